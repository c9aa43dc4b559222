// House rules, and a board that plays them.

import {
  defineRuleset,
  ends,
  fixed,
  groups,
  numberRows,
  run,
  sum,
  upperBonus,
} from '../../packages/element/dist/cdn/rules.js';

/** Boxes are filled from either end of the card; 60 points above are worth 40 more. */
const harbour = defineRuleset({
  id: 'harbour',
  source: 'our kitchen table',
  dice: { count: 5, sides: 6 },
  rolls: 3,
  columns: [{ id: '', order: ends }],
  categories: [
    ...numberRows(6),
    { id: 'twoPairs', section: 'lower', score: groups(2, 2) },
    { id: 'street', section: 'lower', score: fixed(30, run(4)) },
    { id: 'lowTide', section: 'lower', score: fixed(25, (t) => t.sum <= 10) },
    { id: 'highTide', section: 'lower', score: fixed(25, (t) => t.sum >= 25) },
    { id: 'oddFish', section: 'lower', score: fixed(40, (t) => t.sides.every(({ face }) => face % 2 === 1)) },
    { id: 'chance', section: 'lower', score: sum },
  ],
  bonuses: upperBonus(60, 40),
});

const board = document.querySelector('yahtzee-game');
board.messages = {
  'game.harbour': 'Harbour',
  'row.street': 'Harbour street',
  'row.lowTide': 'Low tide',
  'row.highTide': 'High tide',
  'row.oddFish': 'Odd fish',
};
board.ruleset = harbour;
