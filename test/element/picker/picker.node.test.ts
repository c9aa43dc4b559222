// The list of games to choose from: it agrees with the rulesets, and is easy to search.

import { newGame, rulesetIds } from '@yahtzee-game/rules';
import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { shipped } from '../../harness/games/shipped.js';
import {
  en,
  enPicker,
  games,
  MOTIFS,
  noting,
  pickerView,
  speaking,
  translator,
  type Translate,
} from '../inside.js';

const t = translator();

/** The games that a search finds, in their order. */
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
      const { dice, rolls, players = [1] } = spec;
      const { family, dice: count, rolls: most, boxes } = games.find((game) => game.id === id) ?? {};
      equal(typeof family, 'string');
      deepEqual(
        { dice: count, rolls: most, boxes },
        { dice: dice.count, rolls, boxes: newGame(ruleset, { players: players[0] }).rules.slots },
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

  test('tells what makes each game what it is, and what those of a family share', () => {
    const [family] = pickerView(t, 'lucky 7', undefined).families;
    deepEqual(family, {
      id: 'more',
      name: 'Modern variants',
      line: 'colours, seven sides, a race',
      games: [
        {
          id: 'lucky7',
          name: 'Lucky 7',
          teaser: 'Yahtzee with seven-sided dice and a row of Sevens',
          chosen: false,
        },
      ],
    });
  });

  test('has a picture of every game, with its dice', () => {
    deepEqual(Object.keys(MOTIFS).toSorted(), rulesetIds.toSorted());
    for (const { id, dice } of games) {
      const [kind, ...rest] = MOTIFS[id]?.split(' ') ?? [];
      equal(kind === 'pad' || 1 + rest.length === dice, true, id);
    }
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

  test('is searched by other names, countries, dice, boxes, teasers and options as well', () => {
    deepEqual(found('jamb'), ['yamb']);
    deepEqual(found('Germany'), ['kniffel', 'sachsenkniffel']);
    deepEqual(found('7 dice'), ['seven-yatzy']);
    deepEqual(found('Yarborough'), ['kismet']);
    deepEqual(found('worst roll'), ['yams-16']);
    deepEqual(found('joker').includes('yahtzee'), true);
    deepEqual(found('joker').includes('yacht'), false);
    deepEqual(found('king ace'), ['poker-dice', 'escalero']);
  });

  test('knows countries in the language of the page', () => {
    deepEqual(found('Österreich', translator({}, 'de')), ['kniffel', 'escalero']);
  });

  test('takes digits of any script for those of the page', async () => {
    const persian = await speaking('fa');
    for (const query of ['۷ تاس', '7 تاس', '٧ تاس']) deepEqual(found(query, persian), ['seven-yatzy'], query);
    deepEqual(found('۷ dice'), ['seven-yatzy']);
  });

  test('takes British spelling for American, and American for British', async () => {
    const coloured = ['kismet', 'tricolor', 'rainbow'];
    deepEqual(found('colors'), coloured);
    deepEqual(found('Colours'), coloured);
    deepEqual(found('colours', await speaking('en-US')), coloured);
  });

  test('is narrowed by one chip at a time', () => {
    const of = (filter: Parameters<typeof pickerView>[3], query = ''): readonly string[] =>
      pickerView(t, query, undefined, filter).families.flatMap((family) => family.games.map(({ id }) => id));
    deepEqual(
      pickerView(t, '', undefined, 'quick').filters.map(({ name, chosen }) => `${name}${chosen ? ' *' : ''}`),
      ['All', 'Quick, under 15 min *', '5 dice', '6–7 dice', 'Solved exactly'],
    );
    deepEqual(of('more'), [
      'maxi-yatzy',
      'maxi-yatzy-saved',
      'maxi-yatzy-fi',
      'seven-yatzy',
      'sachsenkniffel',
    ]);
    deepEqual([of('quick').includes('yahtzee'), of('quick').includes('yamb')], [true, false]);
    deepEqual([of('solved').includes('yatzy'), of('solved').includes('yamb')], [true, false]);
    deepEqual(of('five', 'crag'), []);
  });

  test('finds the names that a page gives', () => {
    deepEqual(found('кости', translator({ 'game.yahtzee': 'Кости' })), ['yahtzee']);
  });

  test('leaves no word over', () => {
    const template = ['label', 'find', 'hint', 'filter', 'playing', 'showAll'];
    const asked = new Set(template.map((key) => `picker.${key}`));
    const recorded = noting(t, asked);
    for (const query of ['', 'zonk']) pickerView(recorded, query, undefined);
    deepEqual(
      [...asked].filter((key) => !(key in en) && !/^(?:row|name)\./.test(key)),
      [],
    );
    deepEqual(
      Object.keys(enPicker).filter((key) => !asked.has(key)),
      [],
    );
  });
});
