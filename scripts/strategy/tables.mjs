// The tables in docs/strategy, by name. Each is worked out from a solved game.

import { odds } from '@yahtzee-game/advisor';
import { loadRuleset, newGame, parseGame, play } from '@yahtzee-game/rules';
import { ruleAfter } from './first-roll.mjs';
import { diceText, oneIn, percent, points, signed, table } from './markdown.mjs';
import {
  boxesFor,
  choicesOf,
  choiceText,
  gameName,
  rolled,
  rowName,
  solved,
  throwsOf,
  valueOf,
} from './solved.mjs';
import { atLeast, deviationOf, modeOf, percentileOf } from './totals.mjs';

/** @import { Choice, Solution } from '@yahtzee-game/advisor' */
/** @import { Ruleset } from '@yahtzee-game/rules' */

/** @type {Readonly<Record<string, (...args: string[]) => Promise<string>>>} */
export const TABLES = {
  boxes,
  choices,
  entries,
  'first-roll': firstRoll,
  games,
  high,
  options,
  printed,
  'second-roll': secondRoll,
  'sure-totals': sureTotals,
  straights,
  totals,
  turn,
  zeros,
};

/** What each box brings in a whole game, and how often it gets a zero. @param {string} id */
async function boxes(id) {
  const solution = await solved(id);
  const { cells, bonus, extra } = await solution.statistics();
  const rows = Object.entries(cells).map(([cell, { mean, zero }]) => {
    const entries = entriesOf(solution.ruleset, cell);
    return [
      rowName(solution.ruleset, cell),
      points(mean / entries),
      zero > 0 ? percent(zero / entries) : '–',
    ];
  });
  if (bonus.mean > 0) rows.push(['Upper bonus', points(bonus.mean), percent(bonus.zero)]);
  if (extra > 0) rows.push(['Extra points', points(extra), '']);
  return table(
    ['box', 'average', 'zero'],
    [...rows, ['**Total**', `**${points(solution.expectedTotal)}**`, '']],
  );
}

/** How often this box is filled in a game. @param {Ruleset} ruleset @param {string} cell */
function entriesOf({ spec }, cell) {
  return spec.categories.find(({ id }) => id === cell)?.entries ?? 1;
}

/** The best choices of a position, given as the text of a saved game. @param {readonly string[]} text */
async function choices(...text) {
  const { solution, state } = await positionIn(text.join(' '));
  const rows = choicesOf(solution, state).slice(0, 4);
  const shown = table(
    ['choice', 'expected total', 'cost'],
    rows.map((choice) => [
      choiceText(choice),
      points(choice.value),
      choice.rank === 1 ? '' : points(choice.loss),
    ]),
  );
  return `${shown}\n\n[On a board](${CLASSROOM}#${encodeURIComponent(text.join(' '))})`;
}

/** Shows the position that its address names. It is two folders above the pages of a family. */
const CLASSROOM = '../../examples/classroom/index.html';

/** @param {string} text */
async function positionIn(text) {
  const parsed = parseGame(text, [await loadRuleset(text.split(' ')[1]?.split('?')[0] ?? '')]);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.message}`);
  const state = parsed;
  return { state, solution: await solved(state.rules.ruleset.id, state.rules.ruleset.options) };
}

/** What so many of a face in its box are worth as the first entry of a game. @param {string} id */
async function entries(id) {
  const solution = await solved(id);
  const { count } = solution.ruleset.spec.dice;
  const counts = Array.from({ length: count }, (_, i) => i + 1);
  const rows = solution.ruleset.spec.categories
    .filter(({ section }) => section === 'upper')
    .map(({ id: cell }, i) => [
      rowName(solution.ruleset, cell),
      ...counts.map((n) => signed(worthAtFirst(solution, cell, someOf(i + 1, n, count)))),
    ]);
  return table(['', ...counts.map(String)], rows);
}

/** So many dice of a face, the others of different faces. @param {number} face @param {number} n @param {number} count */
function someOf(face, n, count) {
  const others = [1, 2, 3, 4, 5, 6].filter((other) => other !== face);
  return [...Array.from({ length: n }, () => face), ...others].slice(0, count);
}

/** What filling a box at the first turn changes in the expected total. @param {Solution} solution @param {string} cell @param {readonly number[]} dice */
function worthAtFirst(solution, cell, dice) {
  const state = play(rolled(solution.ruleset, dice), { type: 'score', cell });
  return valueOf(solution, state) - solution.expectedTotal;
}

/** What a zero in each box costs at the first turn, the cheapest first. @param {string} id */
async function zeros(id) {
  const solution = await solved(id);
  const found = zeroCosts(solution);
  return table(
    ['zero in', 'costs'],
    found.map(({ cell, cost }) => [rowName(solution.ruleset, cell), points(cost)]),
  );
}

/** @param {Ruleset} ruleset */
const sidesOf = ({ spec: { dice } }) => (typeof dice.sides === 'number' ? dice.sides : dice.sides.length);

/** @param {Solution} solution */
function zeroCosts(solution) {
  const { ruleset } = solution;
  const throws = throwsOf(ruleset.spec.dice.count, sidesOf(ruleset)).map(({ dice }) => dice);
  return boxesFor(ruleset, [1, 2, 3, 4, 6, 6, 6].slice(0, ruleset.spec.dice.count))
    .flatMap(({ id: cell }) => {
      const dice = throws.find((one) =>
        boxesFor(ruleset, one).some(({ id, points: p }) => id === cell && p === 0),
      );
      return dice ? [{ cell, cost: -worthAtFirst(solution, cell, dice) }] : [];
    })
    .toSorted((a, b) => a.cost - b.cost);
}

/** What the rule of thumb comes to. */
async function firstRoll() {
  const after = { first: await ruleAfter(1), second: await ruleAfter(2) };
  const rows = Object.entries(after).map(([roll, all]) => [
    `after the ${roll} roll`,
    String(all.filter(({ cost }) => cost < 5e-7).length),
    points(all.reduce((sum, { chance, cost }) => sum + chance * cost, 0)),
    points(Math.max(...all.map(({ cost }) => cost))),
  ]);
  return table(['', 'right in, of 252', 'costs on average', 'costs at most'], rows);
}

/** Rolls after which the rule of thumb is not best with one roll left. */
async function secondRoll() {
  const missed = (await ruleAfter(2)).filter(({ cost }) => cost > 5e-7).toSorted((a, b) => b.cost - a.cost);
  const rows = missed.map(({ dice, rule, best, cost }) => [
    diceText(dice),
    diceText(rule),
    best.kind === 'hold' ? diceText(best.dice) : diceText(dice),
    points(cost),
  ]);
  return table(['roll', 'the rule keeps', 'best', 'cost'], rows);
}

/** Games side by side. @param {readonly string[]} ids */
async function games(...ids) {
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

/** How often the bonus is reached, and all dice alike scored; unknown for the largest games. @param {Solution} solution */
async function sharesOf(solution) {
  try {
    const { cells, bonus } = await solution.statistics();
    const five = cells.yahtzee && 1 - cells.yahtzee.zero / entriesOf(solution.ruleset, 'yahtzee');
    return [bonus.mean > 0 ? percent(1 - bonus.zero) : '–', five === undefined ? '–' : percent(five)];
  } catch (error) {
    if (error instanceof RangeError) return ['not known', 'not known'];
    throw error;
  }
}

/** How final totals of a game are spread. @param {readonly string[]} ids */
async function totals(...ids) {
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

/** How often a total is reached. @param {string} id @param {readonly string[]} levels */
async function high(id, ...levels) {
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

/** What the options of Yahtzee are worth. */
async function options() {
  const base = (await solved('yahtzee')).expectedTotal;
  const forms = {
    'as on the board: forced jokers': {},
    'free choice of the joker’s box': { joker: 'free' },
    'jokers in the lower section only (1956)': { joker: 'original1956' },
    'no jokers, no further bonus': { joker: 'none' },
    'no 100 for further Yahtzees': { yahtzeeBonus: 0 },
    'no upper bonus': { upperBonus: 0 },
  };
  const rows = [];
  for (const [name, form] of Object.entries(forms)) {
    const { expectedTotal } = await solved('yahtzee', form);
    rows.push([
      name,
      expectedTotal.toFixed(4),
      form === forms['as on the board: forced jokers'] ? '' : signed(expectedTotal - base),
    ]);
  }
  return table(['rules', 'expected total', 'difference'], rows);
}

/** One turn in which only this box counts. @param {string} id */
async function turn(id) {
  const ruleset = await loadRuleset(id);
  const rows = ruleset.spec.categories
    .filter(({ section }) => section !== 'upper')
    .map(({ id: row }) => [
      rowName(ruleset, row),
      percent(odds(ruleset, row).chance),
      points(odds(ruleset, row, { aim: 'points' }).points),
    ]);
  return table(['box', 'chance', 'average points'], rows);
}

/** The chance of a large straight from what is kept. */
async function straights() {
  const ruleset = await loadRuleset('yahtzee');
  const kept = [
    [2, 3, 4, 5],
    [1, 2, 3, 4],
    [1, 2, 3, 5],
    [2, 3, 4],
    [3, 4, 5],
    [2, 4, 5],
    [3, 4],
  ];
  const rows = kept.map((dice) => [
    diceText(dice),
    ...[2, 1].map((rollsLeft) => percent(chanceKeeping(ruleset, dice, rollsLeft))),
  ]);
  return table(['kept', 'two rolls left', 'one roll left'], rows);
}

/** @param {Ruleset} ruleset @param {readonly number[]} kept @param {number} rollsLeft */
function chanceKeeping(ruleset, kept, rollsLeft) {
  const dice = [...kept, ...Array.from({ length: 5 - kept.length }, () => kept[0] ?? 1)];
  const { holds } = odds(ruleset, 'largeStraight', { dice, rollsLeft });
  return holds.find((hold) => hold.dice.join() === kept.join())?.chance ?? 0;
}

/** The totals that play for certainty and best play can come down to. */
async function sureTotals() {
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

/** Widely printed figures beside the right ones. They are about free choice of the joker's box. */
async function printed() {
  const solution = await solved('yahtzee', { joker: 'free' });
  const chances = await solution.distribution();
  const [best, , house] = choicesOf(solution, rolled(solution.ruleset, [1, 1, 1, 6, 6]));
  const small = odds(solution.ruleset, joker('smallStraight', 30, solution.ruleset), {
    dice: [1, 1, 2, 4, 5],
    aim: 'points',
  });
  const keep = (/** @type {string} */ dice) =>
    small.holds.find((hold) => hold.dice.join(' ') === dice)?.points ?? 0;
  const yahtzees = [4, 5, 6, 7, 8].map((k) => [
    `${k} Yahtzees or more, playing for nothing else`,
    YAHTZEES[k] ?? '',
    percentOrPower(binomialFrom(k, 13, odds(solution.ruleset, 'yahtzee').chance)),
  ]);
  return table(
    ['what', 'printed', 'right'],
    [
      ...yahtzees,
      ['400 points or more', '1 in 25.5', oneIn(atLeast(chances, 400))],
      ['99 % of totals are no more than', '473', String(percentileOf(chances, 0.99))],
      [
        '1 1 1 6 6 after the first roll',
        'keep the full house',
        `${best ? choiceText(best, solution.ruleset) : ''}; the house costs ${points(house?.loss ?? 0)}`,
      ],
      [
        '1 1 2 4 5, for a small straight only',
        `keep 2 4: ${points(keep('2 4'))}`,
        `keep 1 2 4 or 2 4 5: ${points(keep('1 2 4'))}`,
      ],
    ],
  );
}

/** What is printed for so many Yahtzees or more. @type {Readonly<Record<number, string>>} */
const YAHTZEES = { 4: '0.210 %', 5: '1.82e-4', 6: '1.17e-5', 7: '5.66e-7', 8: '2.05e-8' };

const percentOrPower = (/** @type {number} */ chance) =>
  chance < 1e-3 ? chance.toExponential(2) : `${(100 * chance).toFixed(3)} %`;

/** The probability of k or more in n tries. @param {number} k @param {number} n @param {number} p */
function binomialFrom(k, n, p) {
  let [sum, ways] = [0, 1];
  for (let i = 0; i <= n; i++) {
    if (i >= k) sum += ways * p ** i * (1 - p) ** (n - i);
    ways = (ways * (n - i)) / (i + 1);
  }
  return sum;
}

/** The score of a box that a joker may fill. @param {string} row @param {number} worth @param {Ruleset} ruleset @returns {import('@yahtzee-game/rules').Score} */
function joker(row, worth, { spec }) {
  const score = spec.categories.find(({ id }) => id === row)?.score;
  return (thrown) => (thrown.counts.includes(5) ? worth : (score?.(thrown) ?? 0));
}
