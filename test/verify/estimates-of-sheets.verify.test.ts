// The expected total of a random rule sheet that is too large to be solved is what games by its advice bring.

import { solve } from '@yahtzee-game/advisor';
import { rulesetFromJSON, type RuleSheet } from '@yahtzee-game/rules/define';
import { ok } from 'node:assert/strict';
import { test } from 'node:test';
import { meanOf, totalPlayed } from '../advisor/played-by-advice.js';
import { pick, randomFrom, type Random } from '../harness/random.js';
import { figure } from './figures.js';

const SHEETS = 200;
const GAMES = 1000;
/** The most that an estimate may be off, as a share of the mean of the games, beyond what their luck explains. */
const CLOSE = 0.02;

const SCORES = [
  'sum',
  'groups(2)',
  'groups(2, 2)',
  'groups(3)',
  'fixed(20, run(3))',
  'fixed(25, allEqual)',
  'sumIf(ofAKind(3), 5)',
  'fixed(15, sumFrom(15))',
  'fixed(15, sumTo(7))',
  'less(8, sum)',
  'plus(10, groups(3))',
  'best(groups(2), fixed(12, run(3)))',
  'byRoll(ofAKind(3), 30, 20, 10)',
];
const ORDERS = ['free', 'down', 'up', 'ends', 'announce', 'hand'];

/** A game of two or three columns, with or without number boxes and a bonus. */
function sheetOf(number: number): RuleSheet {
  const random = randomFrom(number);
  const hasNumbers = random(2) === 0;
  const listOf = <T>(count: number, make: (i: number) => T): T[] =>
    Array.from({ length: count }, (_, i) => make(i));
  return {
    id: `sheet-${number}`,
    dice: { count: 2 + random(4) },
    rolls: 2 + random(2),
    rows: [
      ...(hasNumbers ? ['numbers(6)'] : []),
      ...listOf(2 + random(4), (i) => ({ id: `row${i}`, score: pick(random, SCORES) })),
    ],
    columns: listOf(2 + random(2), (i) => columnOf(random, i)),
    ...(hasNumbers && { bonus: [20 + random(20), 10 + random(30)] as const }),
  };
}

const columnOf = (random: Random, i: number): { id: string; order: string; times: number } => ({
  id: `column${i}`,
  order: pick(random, ORDERS),
  times: 1 + random(2),
});

test('what is expected of rule sheets is what their advice brings', async () => {
  const shares: number[] = [];
  for (let number = 1; number <= SHEETS; number++) {
    const read = rulesetFromJSON(sheetOf(number));
    if (!read.ok) throw new Error(read.message);
    const solution = await solve(read.ruleset);
    if (solution.exact) continue;
    const totals = Array.from({ length: GAMES }, (_, i) =>
      totalPlayed(read.ruleset, solution, `${number}/${i}`),
    );
    const mean = meanOf(totals);
    const luck = Math.sqrt(meanOf(totals.map((total) => (total - mean) ** 2)) / GAMES);
    const off = Math.abs(solution.expectedTotal - mean);
    const isClose =
      off <= CLOSE * Math.abs(mean) + 3 * luck || off <= 3 * Math.hypot(luck, solution.standardError);
    ok(isClose, `sheet ${number}: ${solution.expectedTotal} expected, ${mean} ± ${luck} played`);
    shares.push(off / Math.abs(mean));
  }
  const worst = Math.max(...shares);
  const close = shares.filter((share) => share <= CLOSE).length;
  figure(
    `${shares.length} of ${SHEETS} random sheets are estimated: ${close} within 2 % of ${GAMES} games by their advice, the worst ${(worst * 100).toFixed(1)} %`,
  );
});
