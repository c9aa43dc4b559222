// The card of house rules with their own columns, and with boxes that cost points, without a page.

import { newGame } from '@yahtzee-game/rules';
import { defineRuleset, free, hand, numberRows } from '@yahtzee-game/rules/define';
import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { TWO_ROWS } from '../../harness/games/house.js';
import { playTurns, position, scoreIn, throwDice } from '../../harness/games/play.js';
import { boxIn, rowIn, shown } from '../snapshots.js';

test('a box that costs points shows them with their sign, before and after', () => {
  const cost = defineRuleset({
    ...TWO_ROWS,
    categories: [...TWO_ROWS.categories, { id: 'trash', section: 'lower', score: (t) => -t.sum }],
  });
  const state = position(cost, '', '34455');
  const box = boxIn(shown(state), 'trash');
  deepEqual([box.look, box.text, box.label], ['points', '−21', 'trash, −21 points']);
  const after = shown(scoreIn(state, 'trash'));
  deepEqual([boxIn(after, 'trash').text, after.card.players[0]?.total], ['−21', '−21']);
});

const columns = defineRuleset({
  ...TWO_ROWS,
  categories: [...numberRows(2), ...TWO_ROWS.categories],
  columns: [
    { id: 'all', order: free },
    { id: 'few', order: free, rows: ['twos', 'chance'], rolls: 2 },
    { id: 'first', order: hand },
  ],
});

test('a row that a column lacks is a gap there, so that boxes stand under their heads', () => {
  const rows = shown(playTurns(newGame(columns), 'ones@first 11123')).card.columns?.groups.flatMap(
    (g) => g.rows,
  );
  const ones = rows?.find(({ id }) => id === 'ones');
  deepEqual(
    ones?.cells.map(({ id, look, text }) => [id, look, text]),
    [
      ['ones@all', 'rest', ''],
      ['ones@few', 'derived', ''],
      ['ones@first', 'filled', '3'],
    ],
  );
  deepEqual(
    rows?.map(({ cells }) => cells.length),
    [3, 3, 3, 3],
  );
});

test('a column that is too late says how many rolls count there', () => {
  const view = shown(throwDice(newGame(columns), '12345 on roll 3'));
  const late = rowIn(view, 'chance').cells.find(({ id }) => id === 'chance@few');
  equal(late?.label, 'Chance (Free), not available: this column takes only the first 2 rolls');
});
