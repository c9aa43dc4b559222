// The results of best play in a whole game.

import {
  atLeast,
  deviationOf,
  modeOf,
  oneIn,
  percent,
  percentileOf,
  points,
  signed,
  table,
} from './text.mjs';
import { gameName, rowName, solved } from './solved.mjs';
import { zeroCosts } from './first-turn.mjs';

/** @import { Solution } from '@yahtzee-game/advisor' */
/** @import { Ruleset } from '@yahtzee-game/rules' */

/**
 * The mean points of each box in a whole game, and how often it gets a zero.
 * @param {string} id
 */
export async function boxes(id) {
  const solution = await solved(id);
  const { cells, bonus, extra } = await solution.statistics();
  const rows = Object.entries(cells).map(([cell, { mean, zero }]) => [
    rowName(solution.ruleset, cell),
    points(mean / entriesOf(solution.ruleset, cell)),
    zero > 0 ? percent(zero) : '–',
  ]);
  if (bonus.mean > 0) rows.push(['Upper bonus', points(bonus.mean), percent(bonus.zero)]);
  if (extra > 0) rows.push(['Extra points', points(extra), '']);
  return table(
    ['box', 'average', 'zero'],
    [...rows, ['**Total**', `**${points(solution.expectedTotal)}**`, '']],
  );
}

/**
 * How often this box is filled in a game.
 * @param {Ruleset} ruleset
 * @param {string} cell
 */
function entriesOf({ spec }, cell) {
  return spec.categories.find(({ id }) => id === cell)?.entries ?? 1;
}

/**
 * Games side by side.
 * @param {...string} ids
 */
export async function games(...ids) {
  const rows = [];
  for (const id of ids) {
    const solution = await solved(id);
    const [cheapest] = zeroCosts(solution);
    rows.push([
      gameName(id),
      points(solution.expectedTotal),
      ...(await sharesOf(solution)),
      cheapest ? `${rowName(solution.ruleset, cheapest.cell)}, ${points(cheapest.cost)}` : '',
    ]);
  }
  return table(['game', 'expected total', 'bonus reached', 'all dice alike', 'cheapest zero'], rows);
}

/**
 * How often the bonus is reached, and all dice alike scored; unknown for the largest games.
 * @param {Solution} solution
 */
async function sharesOf(solution) {
  try {
    const { cells, bonus } = await solution.statistics();
    const five = cells.yahtzee && 1 - cells.yahtzee.zero;
    return [bonus.mean > 0 ? percent(1 - bonus.zero) : '–', five === undefined ? '–' : percent(five)];
  } catch (error) {
    if (error instanceof RangeError) return ['not known', 'not known'];
    throw error;
  }
}

/**
 * How final totals of a game are spread.
 * @param {...string} ids
 */
export async function totals(...ids) {
  const rows = [];
  for (const id of ids) {
    const solution = await solved(id);
    const chances = await solution.distribution();
    rows.push([
      gameName(id),
      points(solution.expectedTotal),
      points(deviationOf(chances)),
      String(percentileOf(chances, 0.01)),
      String(percentileOf(chances, 0.25)),
      String(percentileOf(chances, 0.5)),
      String(percentileOf(chances, 0.75)),
      String(percentileOf(chances, 0.99)),
      String(modeOf(chances)),
    ]);
  }
  return table(['game', 'mean', 'deviation', '1 %', '25 %', 'median', '75 %', '99 %', 'most frequent'], rows);
}

/**
 * How often a total is reached.
 * @param {string} id
 * @param {...string} levels
 */
export async function high(id, ...levels) {
  const chances = await (await solved(id)).distribution();
  const rows = levels.map((level) => {
    const chance = atLeast(chances, Number(level));
    return [
      level,
      chance < 1e-4 ? chance.toExponential(2) : percent(chance),
      chance < 0.5 ? oneIn(chance) : '',
    ];
  });
  return table(['total', 'reached in', 'odds'], rows);
}

/** The effect of the options of Yahtzee on the expected total. */
export async function options() {
  const base = (await solved('yahtzee')).expectedTotal;
  /** @type {Readonly<Record<string, Readonly<Record<string, string | number>>>>} */
  const forms = {
    'free choice of the joker’s box': { joker: 'free' },
    'jokers in the lower section only (1956)': { joker: 'original1956' },
    'no jokers, no further bonus': { joker: 'none' },
    'no 100 for further Yahtzees': { yahtzeeBonus: 0 },
    'no upper bonus': { upperBonus: 0 },
  };
  const rows = [['as on the board: forced jokers', base.toFixed(4), '']];
  for (const [name, form] of Object.entries(forms)) {
    const { expectedTotal } = await solved('yahtzee', form);
    rows.push([name, expectedTotal.toFixed(4), signed(expectedTotal - base)]);
  }
  return table(['rules', 'expected total', 'difference'], rows);
}

/** The totals that play for certainty and best play can come down to. */
export async function sureTotals() {
  const chances = await (await solved('yahtzee', { joker: 'free' })).distribution();
  return table(
    ['total', 'chance'],
    [
      ['1,575, the highest there is', (chances[1575] ?? 0).toExponential(2)],
      [
        `${chances.findIndex((chance) => chance > 0)}, the lowest of best play`,
        (chances.find((chance) => chance > 0) ?? 0).toExponential(1),
      ],
    ],
  );
}
