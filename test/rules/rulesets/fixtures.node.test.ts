// Every worked example of the rule sheets, from the text fixtures.

import {
  loadRuleset,
  playerTotals,
  rulesetIds,
  scoreRoll,
  standings,
  withOptions,
  type GameState,
  type Ruleset,
  type Spec,
} from '@yahtzee-game/rules';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fixtureIds, readFixture, type Part, type Row } from '../../harness/games/fixtures.js';
import {
  cellOf,
  dice,
  fallOf,
  newSolo,
  offers,
  playTurns,
  position,
  totals,
} from '../../harness/games/play.js';
import { othersOf, titleOf } from '../../harness/games/shipped.js';

/** In games of hands all boxes are worth the same; this one stands for all. */
const FIRST = 'round1';

test('every shipped ruleset has a fixture, and every fixture a shipped ruleset', () => {
  deepEqual(fixtureIds.toSorted(), rulesetIds.toSorted());
});

for (const id of rulesetIds) {
  const ruleset = await loadRuleset(id);
  const { base, parts } = readFixture(id);

  describe(id, () => {
    test('names its source, and how sure it is', () => {
      equal(ruleset.spec.source, base.source);
      equal(ruleset.spec.status ?? 'documented', base.status);
    });
    test('has its dice, its rolls and its players', () => {
      deepEqual(diceOf(ruleset.spec), base.dice);
      deepEqual(ruleset.spec.players ?? [1, 20], base.players);
    });
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

function diceOf({ dice: { count, sides }, rolls }: Spec): readonly number[] {
  const faces = typeof sides === 'number' ? sides : new Set(sides.map(({ face }) => face)).size;
  return [count, faces, rolls];
}

function checkPart(ruleset: Ruleset, part: Part, base: Part): void {
  test('has the boxes of its sheet', () => {
    const { categories, columns = [{ id: '' }] } = ruleset.spec;
    deepEqual(
      categories.map(({ id }) => id),
      part.sheet ?? base.sheet,
    );
    deepEqual(
      columns.map(({ id }) => id),
      part.columns ?? base.columns ?? [''],
    );
    equal(newSolo(ruleset).cards[0]?.slots.length, part.boxes ?? base.boxes);
  });
  for (const row of part.rows) test(row.text, () => checkRow(ruleset, row));
}

function checkRow(ruleset: Ruleset, row: Row): void {
  switch (row.kind) {
    case 'score':
      return equal(pointsOf(ruleset, row.box, row.dice), row.points);
    case 'after':
      return checkOffer(position(ruleset, row.turns, row.dice, row.box), row.box.replace('!', ''), row.offer);
    case 'total':
      return deepEqual(totals(played(ruleset, row.turns)), row.totals);
    case 'column':
      return equal(columnTotal(played(ruleset, row.turns), row.column), row.points);
    case 'bank':
      return equal(played(ruleset, row.turns).cards[0]?.tokens, row.rolls);
    case 'standings':
      return deepEqual(standings(played(ruleset, row.turns)), row.standings);
    case 'hand':
      return equal(handOf(ruleset, row.dice), `hand.${row.hand}`);
    case 'hands':
      return checkOrder(row.places.map((equals) => equals.map((hand) => pointsOf(ruleset, FIRST, hand))));
  }
}

function played(ruleset: Ruleset, turns: string): GameState {
  return playTurns(newSolo(ruleset), turns);
}

function pointsOf(ruleset: Ruleset, box: string, text: string): number {
  const { values, roll, served } = fallOf(text);
  return scoreRoll(ruleset, box, dice(values), { roll, served });
}

function checkOffer(state: GameState, box: string, offer: string): void {
  equal(offers(state)[box] ?? 'barred', offer);
  equal(cellOf(state, box).legal, offer !== 'barred');
}

/** The points of the first player in a column, before its multiplier. */
function columnTotal(state: GameState, column: string): number {
  const at = state.rules.columns.findIndex(({ id }) => id === column);
  const { sections = {}, bonuses = {} } = playerTotals(state)[0]?.columns[at] ?? {};
  return [...Object.values(sections), ...Object.values(bonuses)].reduce((a, b) => a + b, 0);
}

function handOf(ruleset: Ruleset, hand: string): string | undefined {
  const box = ruleset.spec.categories.find(({ id }) => id === FIRST);
  return box?.stands?.(pointsOf(ruleset, FIRST, hand)).key;
}

/** Checks that all hands of a place are worth the same, and more than those of the next place. */
function checkOrder(places: readonly (readonly number[])[]): void {
  for (const equals of places) equal(new Set(equals).size, 1);
  const worths = places.map(([worth = NaN]) => worth);
  deepEqual(
    worths,
    [...new Set(worths)].toSorted((a, b) => b - a),
  );
}
