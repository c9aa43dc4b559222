// The messages: none that is used is missing, and none is unused.

import { loadRuleset, newGame, type Spec } from '@yahtzee-game/rules';
import { deepEqual, equal, match } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { randomGame, samplesOf } from '../../harness/games/games.js';
import { formsOf, shipped } from '../../harness/games/shipped.js';
import {
  en,
  dayWords,
  enAdvice,
  enOpponents,
  enPicker,
  enReview,
  enRules,
  enSetup,
  languageOf,
  noting,
  ownTranslator,
  PageLanguage,
  settingsOf,
  speaking,
  translator,
  useLanguage,
  type Snapshot,
} from '../inside.js';
import { fullView, snapshotOf } from '../snapshots.js';
import * as view from '../view-model.js';

const PACKAGES = fileURLToPath(new URL('../../../packages', import.meta.url));

const yahtzee = await loadRuleset('yahtzee');
const keys = new Set(Object.keys(en));
const elementSource = sourceOf('element');
const rulesSource = sourceOf('rules');

const STOOD_FOR = named(stoodFor);
/** Games and families of games, which may have their own version of a message. */
const GAMES = new Set(shipped.flatMap(({ id }) => [id, id.split('-')[0] ?? '']));

/** Symbols that dice show in place of pips. */
const SYMBOLS = new Set(
  shipped.flatMap((one) => newGame(one, { players: 2 }).rules.sides.flatMap(({ symbol }) => symbol ?? [])),
);

/** Keys that are put together: the possible endings for each beginning. */
const FAMILIES: Readonly<Record<string, ReadonlySet<string>>> = {
  game: new Set(shipped.map(({ id }) => id)),
  row: named((spec) =>
    [...spec.categories, ...(spec.derived ?? [])].flatMap(({ id }) => [id, id.replace(/\d+$/, '')]),
  ),
  column: named((spec) => (spec.columns ?? []).flatMap(({ id, order }) => [id, order.name])),
  hand: STOOD_FOR,
  standing: named(({ standing = '' }) => [standing]),
  total: named(({ standing = '' }) => [standing]),
  colour: named(coloursOf),
  letter: named(coloursOf),
  section: named((spec) => spec.categories.map(({ section }) => section)),
  bonus: named((spec) => (spec.bonuses ?? []).map(({ id }) => id)),
  why: new Set(
    [...rulesSource.matchAll(/(?:\bkey: |\bwhy\()'([\w-]+)'/g)]
      .map(([, key = '']) => key)
      .concat('rolling', 'over', 'any', 'none'),
  ),
  roll: new Set(['dice', 'elsewhere']),
  say: new Set(['dice', 'elsewhere']),
  face: new Set([...SYMBOLS].filter((symbol) => !Number(symbol))),
  same: new Set(['1', '2', '3', '4', '5', '6', '7', ...SYMBOLS]),
  run: new Set(['1', '2', '3', '4', '5', '6', '7']),
  house: new Set(['1', '2', '3', '4', '5', '6', '7']),
  kept: new Set(['1', '2', '3', '4', '5', '6', '7', '8', ...SYMBOLS]),
  count: new Set(['2', '3', '4', '5', '6', '7', '8']),
};

/** The sentence about a friend without a name is requested by the key of the one about a friend with a name. */
const namedOf = (key: string): string =>
  keys.has(key.replace(/\.friend$/, '')) ? key.replace(/\.friend$/, '') : key;

test('no message is left over', () => {
  deepEqual(
    [...keys].filter(
      (key) =>
        !elementSource.includes(`'${namedOf(commonOf(key))}'`) &&
        !isOfFamily(key) &&
        !isNone(key) &&
        !hasOwnTest(key),
    ),
    [],
  );
});

test('every key that the sources name has a message', () => {
  const calls = [...elementSource.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key);
  deepEqual(
    calls.filter((key) => !keys.has(key)),
    [],
  );
  equal(calls.length > 40, true);
});

test('every key that a game asks for has a message', () => {
  const asked = new Set<string>();
  const recorded = noting(translator(), asked);
  for (const { name, ruleset } of [
    ...shipped.flatMap((one) => formsOf(one).slice(0, 1)),
    ...formsOf(yahtzee),
  ]) {
    for (const [players, selection] of [
      [ruleset.spec.players?.[0] ?? 1, 'hold'],
      [3, 'reroll'],
    ] as const)
      for (const state of samplesOf(randomGame(name, ruleset, players, 7), 10))
        say(snapshotOf(state, { settings: settingsOf({ selection }), t: recorded, held: state.turn.roll }));
  }
  // Some messages need not exist: a family's own word for a row (else the common word is used), and words for rounds
  // (which have numbers) or for a count of one die.
  const maybe = /^count\.1$|^name\.|^row\.round\d+$/;
  deepEqual(
    [...asked].filter((key) => !keys.has(key) && commonOf(key) === key && !maybe.test(key)),
    [],
  );
  equal(asked.size > 80, true);
});

test('every message that counts has a form for whatever is left', () => {
  const forms = Object.entries(en).filter(([, message]) => typeof message !== 'string');
  equal(forms.length > 5, true);
  deepEqual(
    forms.filter(([, message]) => typeof message === 'string' || !('other' in message)),
    [],
  );
});

describe('translator', () => {
  test('fills in arguments, and leaves a hole where one is missing', () => {
    equal(translator()('say.entry', { points: 30, row: 'Chance' }), 'Chance: 30.');
    equal(translator()('say.entry', { points: 30 }), '{row}: 30.');
  });

  test('writes a true minus', () => equal(translator()('left', { n: -3 }), '−3 left'));

  test('gives an argument a capital letter where a sentence begins with it', () => {
    const t = translator({ 'say.choose': '{Dice}. *Choose.*', 'say.held': 'Holding {dice}.' });
    equal(t('say.choose', { dice: 'two sixes' }), 'Two sixes. *Choose.*');
    equal(t('say.held', { dice: 'two sixes' }), 'Holding two sixes.');
    equal(t('say.choose', { dice: '6 6 1' }), '6 6 1. *Choose.*');
    equal(t('say.choose'), '{Dice}. *Choose.*');
  });

  test('spells as Americans do where they are spoken to, and nowhere else', async () => {
    const pairs = async (tag: string): Promise<string> => (await speaking(tag))('row.twoPairsSameColour');
    for (const tag of ['en-US', 'en-us', 'en-US-posix']) equal(await pairs(tag), 'Same-color pairs', tag);
    for (const tag of ['en', 'en-GB', 'en-AU']) equal(await pairs(tag), 'Same-colour pairs', tag);
  });

  test('an argument is never read as a pattern', () => {
    equal(translator()('spoken.turn', { player: '{turn}$&' }), '{turn}$&’s turn.');
  });

  test('takes the words of a page before its own', () => {
    const t = translator({ roll: 'Würfeln' });
    deepEqual([t('roll'), t('undo')], ['Würfeln', 'Undo']);
  });

  test('chooses the form of the language', () => {
    const t = translator({ left: { one: '{n} kast', few: '{n} kasty', other: '{n} kastů' } }, 'cs');
    deepEqual(
      [t('left', { n: 1 }), t('left', { n: 3 }), t('left', { n: 5 })],
      ['1 kast', '3 kasty', '5 kastů'],
    );
  });

  test('takes the form for others where a language has no more, and the key where there is none', () => {
    const t = translator({ left: { other: '{n} übrig' }, roll: { one: 'Wurf' } }, 'de');
    deepEqual([t('left', { n: 1 }), t('roll', { n: 2 })], ['1 übrig', 'roll']);
  });

  test('signs a number in every language, a zero as well, and on its left', () => {
    const signed = (lang: string): readonly string[] => [3, 0, -3].map(ownTranslator({}, lang).signed);
    deepEqual(signed('en'), ['+3', '±0', '−3']);
    deepEqual(signed('de'), ['+3', '±0', '−3']);
    deepEqual(signed('fa'), ['\u2066+۳\u2069', '\u2066±۰\u2069', '\u2066−۳\u2069']);
  });

  test('ends a list with the “and” or the “or” that the language has before the last word', () => {
    const list = (lang: string, items: string, by: 'and' | 'or'): string =>
      ownTranslator({}, lang).list[by](items.split(' '));
    deepEqual([list('en', 'A', 'and'), list('en', 'A B C', 'and')], ['A', 'A, B and C']);
    deepEqual([list('it', 'A B C', 'and'), list('es', '7 8', 'or')], ['A, B e C', '7 u 8']);
    for (const tag of ['hr', 'sr', 'sr-RS']) equal(list(tag, 'Iva Ana', 'and'), 'Iva i Ana', tag);
    equal(list('fa', 'A B C', 'or').replace('\u200F', ''), 'A، B، یا C');
    equal(list('no such language', 'A B', 'or'), 'A or B');
  });

  test('separates what has no word between by the signs of the script', () => {
    const list = (lang: string): readonly string[] =>
      (['commas', 'semicolons'] as const).map((by) => ownTranslator({}, lang).list[by](['A', 'B', 'C']));
    deepEqual(list('de'), ['A, B, C', 'A; B; C']);
    deepEqual(list('fa'), ['A، B، C', 'A؛ B؛ C']);
  });

  test('writes per cents as the language does', () => {
    const written: Readonly<Record<string, string>> = {
      en: '80%',
      da: '80_%',
      de: '80_%',
      es: '80_%',
      fa: '۸۰٪',
      fi: '80_%',
      fr: '80_%',
      hr: '80_%',
      it: '80%',
      nb: '80_%',
      sr: '80%',
      sv: '80_%',
    };
    for (const [lang, text] of Object.entries(written))
      equal(ownTranslator({}, lang).percent(0.8).replace(/\s/, '_'), text, lang);
  });

  test('writes decimals of per cents, and a true minus', () => {
    const loss = (lang: string): string => ownTranslator({}, lang).percent(-0.1315, 1);
    deepEqual(['en', 'de', 'fa'].map(loss), ['−13.2%', '−13,2\u00A0%', '\u2066−۱۳٫۲٪\u2069']);
  });

  test('asks for dates and lists in the letters that the words are written in', async () => {
    const place = { getAttribute: () => 'sr-Cyrl' };
    const language = new PageLanguage({ closest: () => place, requestUpdate() {} } as never, useLanguage);
    language.update();
    await language.loading;
    const { lang, list } = language.translator();
    const day = dayWords(lang, new Date(2026, 10, 22).getTime());
    deepEqual([list.and(['Iva', 'Ana']), day], ['Iva i Ana', '22. novembar']);
  });

  test('writes a date as the language does, and as the browser does where there is no such language', () => {
    const day = new Date(2026, 10, 22).getTime();
    deepEqual([dayWords('en', day), dayWords('de', day)], ['22 November', '22. November']);
    match(dayWords('no such language', day), /22/);
  });

  test('a wrong language tag or an unknown key breaks nothing', () => {
    equal(translator({}, 'no such language')('roll'), 'Roll');
    equal(translator()('toString'), 'toString');
    equal(translator()('no.such.key'), 'no.such.key');
  });
});

describe('a name in a sentence', () => {
  const turnOf = async (name: string, lang: string): Promise<string> => {
    const { words } = languageOf(lang) ?? {};
    await languageOf(lang)?.load('board');
    const t = ownTranslator({}, lang, words ?? en);
    return view.spokenTurn(snapshotOf(newGame(yahtzee, { players: [name, 'Grace'] }), { t }));
  };

  test('is left alone where it is written as the sentence is', async () => {
    equal(await turnOf('Ada 2', 'en'), 'Ada 2’s turn.');
    equal(await turnOf('سارا', 'fa'), 'نوبت سارا است.');
  });

  test('is set apart where it is written the other way', async () => {
    equal(await turnOf('דנה', 'en'), '\u2068דנה\u2069’s turn.');
    equal(await turnOf('Ada', 'fa'), 'نوبت \u2068Ada\u2069 است.');
  });

  test('turns nothing but itself around', async () => {
    equal(await turnOf('\u202Edrow', 'en'), '\u2068\u202Edrow\u2069’s turn.');
    equal(await turnOf('a\u2069\u202Eb', 'en'), '\u2068a\u202Eb\u2069’s turn.');
  });

  test('nor is anything emphasized by a name', async () => {
    equal(await turnOf('*Ada*', 'en'), '\u2068∗Ada∗\u2069’s turn.');
    equal(await turnOf('آدا*', 'fa'), 'نوبت \u2068آدا∗\u2069 است.');
  });

  test('is set apart as well where a page has given it to a row', async () => {
    const t = translator({ 'name.yahtzee': 'יאצי' });
    const state = newGame(yahtzee, { players: ['Ada'] });
    const notice = { kind: 'zero', cell: 'yahtzee' } as const;
    match(view.viewOf(snapshotOf(state, { t, notice })).message.text, /\u2068יאצי\u2069/);
  });
});

/** Requests all messages that a board shows and speaks. */
function say(snapshot: Snapshot): void {
  fullView(snapshot);
  view.spokenRoll(snapshot);
  view.spokenEntry(snapshot);
  view.spokenTurn(snapshot);
  view.spokenSelection(snapshot);
  view.spokenScores(snapshot);
  view.spokenSheet(snapshot);
}

function isOfFamily(key: string): boolean {
  const [family = '', ...rest] = key.split('.');
  return STOOD_FOR.has(key) || (FAMILIES[family]?.has(rest.at(-1) ?? '') ?? false);
}

/**
 * Messages of the rules, the picker, the review, advice, computers and the setup. Other tests check that all of them
 * are used.
 */
const hasOwnTest = (key: string): boolean =>
  [enRules, enReview, enPicker, enAdvice, enOpponents, enSetup].some((words) => key in words) ||
  /^(?:key|how|teaser)\./.test(key);

/** The common key of a message that a game has its own version of: `say.announce` for `say.sachsenkniffel.announce`. */
function commonOf(key: string): string {
  const [kind = '', game = '', ...rest] = key.split('.');
  return rest.length > 0 && GAMES.has(game) ? [kind, ...rest].join('.') : key;
}

/** Whether this is the form for none of another message: `spoken.hold.none` belongs to `spoken.hold`. */
const isNone = (key: string): boolean => key.endsWith('.none') && keys.has(key.slice(0, -'.none'.length));

function named(idsOf: (spec: Spec) => readonly string[]): ReadonlySet<string> {
  return new Set(shipped.flatMap((ruleset) => formsOf(ruleset).flatMap((form) => idsOf(form.ruleset.spec))));
}

/** Keys of the hands that entries can stand for, for a range of entries. */
function stoodFor({ categories }: Spec): readonly string[] {
  const keys = categories.flatMap(({ stands }) =>
    stands ? Array.from({ length: 9 }, (_, i) => stands(i * 7 ** 5).key) : [],
  );
  return keys.flatMap((key) => [key, key.replace('hand.', '')]);
}

function coloursOf({ dice: { sides } }: Spec): readonly string[] {
  return typeof sides === 'number' ? [] : sides.flatMap(({ colour = [] }) => colour);
}

/** All sources of a package except the messages. */
function sourceOf(name: string): string {
  const folder = path.join(PACKAGES, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('locales/'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}
