// Rule sheets as JSON say what shipped games say: the same scores for every throw, the same games, the same solution.

import { loadRuleset, withOptions, type GameState, type Ruleset, type Throw } from '@yahtzee-game/rules';
import { rulesetFromJSON } from '@yahtzee-game/rules/define';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { endOf, randomGame } from '../../harness/games/games.js';
import { OPTIONS, SHEETS } from '../../harness/games/sheets.js';
import { throwsOf } from '../../harness/games/bounds.js';
import { atOnce, compile } from '../../advisor/inside.js';

/** The game as it is shipped, and as its sheet makes it. */
async function bothOf(id: string): Promise<readonly [shipped: Ruleset, fromSheet: Ruleset]> {
  const read = rulesetFromJSON({ id: `sheet-${id}`, ...SHEETS[id] });
  if (!read.ok) throw new Error(read.message);
  return [withOptions(await loadRuleset(id), OPTIONS[id] ?? {}), read.ruleset];
}

const scoresOf = ({ spec }: Ruleset, t: Throw): readonly number[] =>
  spec.categories.map(({ score }) => score(t));

/** All that a game says of itself after each action, but for its ruleset. */
const historyOf = (states: readonly GameState[]): readonly unknown[] =>
  states.map(({ cards, turn, seat, log }) => ({ cards, turn, seat, action: log?.action }));

test('twenty shipped games and more are written as sheets', () => ok(Object.keys(SHEETS).length >= 20));

for (const id of Object.keys(SHEETS))
  describe(id, () => {
    test('scores every throw as it does', async () => {
      const [shipped, fromSheet] = await bothOf(id);
      for (const shown of throwsOf(shipped.spec))
        for (let roll = 1; roll <= shipped.spec.rolls; roll++)
          for (const served of [true, false]) {
            const t = { ...shown, roll, served };
            deepEqual(scoresOf(fromSheet, t), scoresOf(shipped, t));
          }
    });

    test('is played as it is', async () => {
      const [shipped, fromSheet] = await bothOf(id);
      for (const seed of [1, 2]) {
        const [one, other] = [shipped, fromSheet].map((ruleset) => randomGame(id, ruleset, 2, seed));
        if (!one || !other) throw new Error('no game');
        deepEqual(historyOf(other.states), historyOf(one.states));
        deepEqual(other.entries, one.entries);
        equal(endOf(other).turn.phase, 'over');
      }
    });

    test('is solved as it is', async () => {
      const [shipped, fromSheet] = await bothOf(id);
      const plans = [shipped, fromSheet].map((ruleset) => atOnce(compile(ruleset)));
      const [one, other] = plans.map((plan) => (plan.ok ? { ...plan.plan, ruleset: '' } : plan.obstacles));
      deepEqual(other, one);
    });
  });
