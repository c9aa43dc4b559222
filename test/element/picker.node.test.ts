// The list of games to choose from: true to the rulesets, and easy to search.

import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newGame, rulesetIds } from '@yahtzee-game/rules';
import { shipped } from '../harness/shipped.js';
import { enPicker, games, pickerView, noting, translator, type Translate } from './inside.js';

const t = translator();

/** The games that are found, in their order. */
const found = (query: string, own: Translate = t): readonly string[] =>
  pickerView(own, query, undefined).families.flatMap((family) => family.games.map(({ id }) => id));

describe('the facts about the games', () => {
  test('are there for every game, in the order of the catalog', () => {
    deepEqual(
      games.map(({ id }) => id),
      rulesetIds,
    );
  });

  for (const ruleset of shipped) {
    test(`of ${ruleset.id} are those of its rules`, () => {
      const { id, spec } = ruleset;
      const { status = 'documented', dice, rolls, players = [1] } = spec;
      const { family, ...facts } = games.find((game) => game.id === id) ?? {};
      equal(typeof family, 'string');
      deepEqual(
        { status: 'documented', ...facts },
        { id, status, dice: dice.count, rolls, boxes: newGame(ruleset, { players: players[0] }).rules.slots },
      );
    });
  }
});

describe('the list', () => {
  test('has every game once, by family', () => {
    const { families, found: count } = pickerView(t, '', 'yatzy');
    deepEqual(
      families.map(({ name }) => name),
      ['Yahtzee family', 'Yatzy family', 'Older relatives', 'Modern variants'],
    );
    deepEqual(found('').toSorted(), rulesetIds.toSorted());
    equal(count, `${rulesetIds.length} games`);
    deepEqual(
      families.flatMap((family) => family.games.filter(({ chosen }) => chosen).map(({ id }) => id)),
      ['yatzy'],
    );
  });

  test('tells what each game takes, and what is not sure of it', () => {
    const [game] = pickerView(t, 'lucky', undefined).families[0]?.games ?? [];
    deepEqual(game, {
      id: 'lucky7',
      name: 'Lucky 7',
      facts: '5 dice · 14 boxes · 3 rolls',
      status: 'our reconstruction',
      chosen: false,
    });
  });

  test('is searched by name, id and family, whatever the case and the accents', () => {
    deepEqual(found('KNIF'), ['kniffel', 'sachsenkniffel']);
    deepEqual(found('maxi finn'), ['maxi-yatzy-fi']);
    deepEqual(found('osto'), ['yatzy-osto', 'yatzy-osto-strict']);
    deepEqual(found('relatives yacht'), ['yacht']);
    deepEqual(found('généralà'), ['generala']);
    deepEqual(found('zonk'), []);
    equal(pickerView(t, 'zonk', undefined).found, 'No game found for “zonk”');
  });

  test('takes British spelling for American, and American for British', () => {
    deepEqual(found('color'), ['tricolor']);
    deepEqual(found('Colour'), ['tricolor']);
  });

  test('finds the names that a page gives', () => {
    deepEqual(found('кости', translator({ 'game.yahtzee': 'Кости' })), ['yahtzee']);
  });

  test('leaves no word over', () => {
    const asked = new Set(['picker.label', 'picker.find']);
    const recorded = noting(t, asked);
    for (const query of ['', 'zonk']) pickerView(recorded, query, undefined);
    deepEqual(
      Object.keys(enPicker).filter((key) => !asked.has(key)),
      [],
    );
  });
});
