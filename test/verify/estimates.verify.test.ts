// The quality of play by parts where the exact value is known: large games are cut down until they can be solved as a
// whole.

import { solve, type Solution } from '@yahtzee-game/advisor';
import { loadRuleset, type Column, type Ruleset } from '@yahtzee-game/rules';
import { announce, defineRuleset, down, free, up } from '@yahtzee-game/rules/define';
import { rulesOf } from '@yahtzee-game/rules/engine';
import { ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { estimate } from '../advisor/inside.js';
import { meanOf, totalPlayed } from '../advisor/played-by-advice.js';
import { figure } from './figures.js';

const GAMES = 200;
/** The least result of play by parts, as a share of the exact mean. */
const LEAST = 0.93;
/** The largest difference between the estimate and the games played, as a share of the exact mean. */
const CLOSE = 0.02;

const yatzy = await loadRuleset('yatzy');

/** Some rows of Yatzy, without the bonus, in these columns. */
function cut(id: string, rows: readonly string[], columns: readonly Column[]): Ruleset {
  const { spec } = yatzy;
  return defineRuleset({
    id,
    source: 'cut down',
    dice: spec.dice,
    rolls: spec.rolls,
    categories: spec.categories.filter((row) => rows.includes(row.id)),
    columns,
  });
}

/** The mean total of seeded games that are played by advice. */
const played = (ruleset: Ruleset, solution: Solution): number =>
  meanOf(Array.from({ length: GAMES }, (_, game) => totalPlayed(ruleset, solution, `estimate ${game}`)));

const games: readonly Ruleset[] = [
  cut(
    'three-ways',
    ['fives', 'sixes', 'twoPairs', 'fullHouse'],
    [
      { id: 'free', order: free },
      { id: 'down', order: down },
      { id: 'up', order: up },
    ],
  ),
  cut(
    'times',
    ['sixes', 'fullHouse', 'chance', 'yahtzee'],
    [
      { id: 'x1', order: free, times: 1 },
      { id: 'x2', order: free, times: 2 },
      { id: 'x3', order: free, times: 3 },
    ],
  ),
  cut(
    'announced',
    ['fours', 'sixes', 'largeStraight', 'chance'],
    [
      { id: 'down', order: down },
      { id: 'free', order: free },
      { id: 'announce', order: announce },
    ],
  ),
];

describe('play by parts', () => {
  for (const ruleset of games) {
    test(`${ruleset.id} brings ${LEAST * 100} % of best play or more`, async () => {
      const exact = await solve(ruleset);
      ok(exact.exact);
      const parts = await estimate(rulesOf(ruleset).ruleset, {});
      const [best, mean] = [played(ruleset, exact), played(ruleset, parts)];
      const share = mean / best;
      figure(
        `${ruleset.id}: exact ${exact.expectedTotal.toFixed(1)}, estimate ${parts.expectedTotal.toFixed(1)}; ${GAMES} games ${best.toFixed(1)} exactly and ${mean.toFixed(1)} by parts, ${(100 * share).toFixed(1)} %`,
      );
      ok(Math.abs(parts.expectedTotal / exact.expectedTotal - share) < CLOSE, String(parts.expectedTotal));
      ok(share >= LEAST, String(share));
    });
  }
});
