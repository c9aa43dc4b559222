// Games with one free column are played by a small engine, all others by the full one: both play them alike.

import { withOptions, type Spec } from '@yahtzee-game/rules';
import { equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { fullScorecard } from '../../packages/rules/src/games/full-scorecard.js';
import { IS_THOROUGH } from '../harness/extent.js';
import { playBoth, simple } from '../harness/games/both-engines.js';
import { formsOf } from '../harness/games/shipped.js';

const GAMES = IS_THOROUGH ? 100 : 25;

test('Yahtzee, Kniffel and Yatzy are played by the small engine', () => {
  const ids = simple.map(({ id }) => id);
  for (const id of ['yahtzee', 'kniffel', 'yatzy']) ok(ids.includes(id), id);
});

/** Whether a spec has more than one free column of single boxes. */
const needsFull = (spec: Spec): boolean =>
  Boolean(
    spec.columns ??
    spec.derived ??
    spec.tokens ??
    spec.fill ??
    spec.wins ??
    spec.follow ??
    spec.rank ??
    spec.repeat?.opponents,
  ) ||
  spec.categories.some(({ entries, after, counts }) => entries ?? after ?? counts === false) ||
  (spec.bonuses ?? []).some(({ once }) => once);

for (const ruleset of simple) {
  test(`${ruleset.id}: no option asks for more than the small engine knows`, () => {
    for (const [key, choice] of Object.entries(ruleset.choices))
      for (const value of 'from' in choice ? [choice.from, choice.to] : choice)
        equal(needsFull(ruleset.make({ [key]: value })), false, `${key}: ${String(value)}`);
  });

  test(`${ruleset.id}: both engines play ${GAMES} games alike`, () => {
    for (let game = 0; game < GAMES; game++) playBoth(ruleset, game);
  });
}

test('options may ask for anything: the full engine plays them', () => {
  for (const ruleset of simple) {
    equal(withOptions(ruleset, {}).game, fullScorecard, ruleset.id);
    for (const form of formsOf(ruleset).slice(1)) equal(form.ruleset.game, fullScorecard, form.name);
  }
});
