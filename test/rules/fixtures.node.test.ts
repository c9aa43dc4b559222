// Every worked example of the rule sheets, as the text fixtures have it.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  cellsFor,
  loadRuleset,
  newGame,
  rulesetIds,
  scoreRoll,
  withOptions,
  type Ruleset,
} from '@yahtzee-game/rules';
import { fixtureIds, readFixture, type Part, type Row } from '../harness/fixtures.js';
import { cellOf, dice, offers, playTurns, position, totals } from '../harness/play.js';
import { othersOf, titleOf } from '../harness/shipped.js';

test('every shipped ruleset has a fixture, and every fixture a shipped ruleset', () => {
  deepEqual(fixtureIds.toSorted(), rulesetIds.toSorted());
});

for (const id of rulesetIds) {
  const ruleset = await loadRuleset(id);
  const { base, parts } = readFixture(id);

  describe(id, () => {
    test('names its source', () => equal(ruleset.spec.source, base.source));
    test('declares its boxes, its sheet and its range', () => ok(base.boxes && base.sheet && base.range));
    test('has a part for each value of its own options', () => {
      const titles = new Set(parts.map(({ title }) => title));
      const values = Object.entries(ruleset.choices).flatMap(([key, choice]) =>
        othersOf(choice).map((value) => titleOf({ [key]: value })),
      );
      deepEqual(
        values.filter((title) => !titles.has(title)),
        [],
      );
    });
    for (const part of parts)
      describe(part.title, () => checkPart(withOptions(ruleset, part.options), part, base));
  });
}

function checkPart(ruleset: Ruleset, part: Part, base: Part): void {
  test('has the boxes of its sheet', () => {
    deepEqual(
      ruleset.spec.categories.map((category) => category.id),
      part.sheet ?? base.sheet,
    );
    equal(cellsFor(newGame(ruleset)).length, part.boxes ?? base.boxes);
  });
  for (const row of part.rows) test(row.text, () => checkRow(ruleset, row));
}

function checkRow(ruleset: Ruleset, row: Row): void {
  switch (row.kind) {
    case 'score':
      return equal(scoreRoll(ruleset, row.box, dice(row.dice)), row.points);
    case 'total':
      return deepEqual(totals(playTurns(newGame(ruleset), row.turns)), [row.total]);
    case 'after': {
      const state = position(ruleset, row.turns, row.dice);
      equal(offers(state)[row.box] ?? 'barred', row.offer);
      return equal(cellOf(state, row.box).legal, row.offer !== 'barred');
    }
  }
}
