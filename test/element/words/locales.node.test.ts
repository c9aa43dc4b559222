// Every language has all messages that English has, with the same arguments and with all its plural forms.

import type { Ruleset } from '@yahtzee-game/rules';
import { deepEqual, doesNotMatch, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { faultsIn, textsOf } from '../../../scripts/words/faults.mjs';
import { languages, partsOf, type Message, type Part } from '../../../scripts/words/parts.mjs';
import { american } from '../../harness/american.js';
import { IS_THOROUGH } from '../../harness/extent.js';
import { randomGame, samplesOf } from '../../harness/games/games.js';
import { shipped } from '../../harness/games/shipped.js';
import {
  helpView,
  languageOf,
  ownTranslator as translator,
  SETS,
  translator as inEnglish,
  voices,
  type Snapshot,
  type Translate,
} from '../inside.js';
import { fullView, snapshotOf } from '../snapshots.js';
import * as view from '../view-model.js';

/** An argument without a value. */
const HOLE = /\{\w+\}/;
/** The key of a missing message. */
const KEY = /"(?:say|cell|why|spoken|row|column|die|roll|bonus|standing|hand)\.\w+/;
/** Games whose rules use every kind of sentence. */
const HELPED = new Set(['yahtzee', 'maxi-yatzy', 'kismet', 'yamb', 'generala']);

/**
 * Words that must not occur in the messages of a language: of English, of related languages, of the other form of
 * address.
 */
const ENGLISH = 'and choose player rolled rolls the with you your';
/** A hyphen stands for any ending. */
const FOREIGN: Readonly<Record<string, string>> = {
  da: 'av bruk deg etter feil igjen inte meg mye noe noen och poeng poäng seg seier- tilbake uten velg åpen-',
  fa: 'باشید بخواهید بروید خودتان دهید دوستتان شما کردید کنید می‌توانید می‌خواهید هستید',
  hr:
    'deo dobija- dobijen- drugde džoker- gde kent- ko kolon- mest- možeš niko ovde pobed- pobeđ- poen- ponovo ' +
    'posle poslednj- pre prosek- računar- reč savet- sledeć- tabel- tačk- tačn- tebe triling- tvog tvoj- tvom ' +
    'uvek vred- zbir- šta',
  nb: 'af dig efter fejl igen mig noget och point poäng række- sejr- sig tilbage uden vælg- åben-',
  sr:
    'bod boda bodov- cijel- dečk- dijel- dio dobiv- drugdje gdje gumb- inačic- ispun- križić- kupnj- mjest- možeš ' +
    'najprije nakon natrag nitko odaber- ondje ovdje pobjed- pobjeđ- ponovno(?!\\sbacanj) posljednj- poslužitelj- ' +
    'poveznic- preglednik- prije primjer- prosjek- provjer- računal- redak redaka redci retk- rješ- savjet- skal- ' +
    'sljedeć- stupac stupaca stupc- svatko tablic- tebe tijek- tipk- tko točk- točn- tris- tvog tvoj- tvom ' +
    'umjesto uopće uvijek vjer- vrijed- zaslon- zbraj- zbroj- što(?=[^.]*\\?)',
  sv: 'af deg ikke jeg meg og poeng point spill tilbage tilbake uden uten',
};

const NO_BREAK = '\u00A0';
/** By language: its quotes, and the spaces before ! ? : ; and before an ellipsis at the end of a text. */
const TYPOGRAPHY: Readonly<Record<string, readonly string[]>> = {
  da: ['»', '«', '', NO_BREAK],
  de: ['„', '“', '', NO_BREAK],
  en: ['“', '”', '', ''],
  es: ['«', '»', '', ''],
  fa: ['«', '»', '', ''],
  fi: ['”', '”', '', NO_BREAK],
  fr: [`«${NO_BREAK}`, `${NO_BREAK}»`, NO_BREAK, ''],
  hr: ['„', '”', '', ''],
  it: ['«', '»', '', ''],
  nb: ['«', '»', '', NO_BREAK],
  sr: ['„', '”', '', ''],
  sv: ['”', '”', '', NO_BREAK],
};
const MARKS = [/(\s*)[!?:;؟؛]+/gu, /(\s*)…(?! )/gu];
/** Signs that no message has, except for pairs of quotes: percentages are written by `Intl`. */
const STRAY = /[«»„“”‘‚‹›"'`´%٪]|\.\.\./;

/** Moments of a game of each ruleset. Another test checks that all messages have the arguments of the English ones. */
const states = shipped.flatMap((ruleset) =>
  samplesOf(
    randomGame(ruleset.id, ruleset, Math.max(2, ruleset.spec.players?.[0] ?? 2), 7),
    IS_THOROUGH ? 8 : 2,
  ),
);

const tags = languages().filter((tag) => !process.env.LOCALE || process.env.LOCALE === tag);
const spoken = await Promise.all(tags.map(async (tag) => ({ tag, parts: await partsOf(tag) })));
const english = { tag: 'en', parts: await partsOf('en') };

for (const { tag, parts } of spoken) {
  describe(tag, () => {
    for (const part of parts) test(`${part.file}: ${part.section}`, () => deepEqual(faultsIn(tag, part), []));
    test('rows that English does not have are those of a game', () => {
      const own = parts.flatMap(({ english, words }) =>
        Object.keys(words).filter((key) => !(key in english)),
      );
      deepEqual(
        own.filter((key) => !isOwnRow(key)),
        [],
      );
    });
    test('no game is told with a hole, or in half', async () => {
      const t = await speaking(tag);
      for (const state of states) {
        const said = everything(snapshotOf(state, { t, held: state.turn.roll }));
        doesNotMatch(said, HOLE, state.rules.ruleset.id);
        doesNotMatch(said, KEY, state.rules.ruleset.id);
      }
      for (const ruleset of shipped.filter(({ id }) => HELPED.has(id)))
        doesNotMatch(JSON.stringify(helpView(ruleset, t)), HOLE, ruleset.id);
    });
    test('no word is foreign', () => {
      const foreign = anyOf(`${ENGLISH} ${FOREIGN[tag] ?? ''}`.trim());
      for (const [key, text] of textsIn(parts)) doesNotMatch(text.replace(/\{\w+\}/g, ''), foreign, key);
    });
    test('letters of the keys differ', () => {
      const letters = textsIn(parts).flatMap(([key, text]) => (/^key\.\w+$/.test(key) ? [text] : []));
      equal(new Set(letters).size, letters.length);
      ok(letters.every((letter) => [...letter].length === 1));
    });
  });
}

test('American English has all that it spells in another way, and nothing else', async () => {
  const { messages } = await import('../../../packages/element/src/locales/en-US/index.js');
  const spelt = english.parts.flatMap(({ words }) =>
    Object.entries(words).map(([key, message]) => [key, message, inAmerican(message)] as const),
  );
  const others = spelt.filter(([, british, american]) => !isDeepStrictEqual(british, american));
  deepEqual(messages, Object.fromEntries(others.map(([key, , american]) => [key, american])));
  ok(others.length > 5);
});

const inAmerican = (message: Message): Message =>
  typeof message === 'string'
    ? american(message)
    : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, american(text)]));

describe('quotes, spaces and ellipses are those of the language', () => {
  for (const { tag, parts } of [english, ...spoken])
    test(tag, () => {
      const wrong = textsIn(parts).filter(([, text]) => !isWellSet(text, TYPOGRAPHY[tag] ?? []));
      deepEqual(
        wrong.map(([key, text]) => `${key}: ${text.replaceAll(NO_BREAK, '⍽')}`),
        [],
      );
    });
});

function isWellSet(text: string, [open = '', close = '', ...spaces]: readonly string[]): boolean {
  const quoted = new RegExp(`${open}[^«»„“”]*${close}`, 'gu');
  const isSpaced = (mark: RegExp, i: number): boolean =>
    [...text.matchAll(mark)].every(([, space]) => space === spaces[i]);
  return !STRAY.test(text.replace(quoted, '')) && MARKS.every(isSpaced);
}

describe('the sentences of a game leave its scores to the rest of the help', () => {
  const scores = new Map(shipped.map((ruleset) => [ruleset.id, scoresOf(ruleset)]));
  for (const { tag, parts } of [english, ...spoken])
    test(tag, () => {
      const repeated = textsIn(parts).filter(([key, text]) => {
        const [set, id = ''] = key.split('.');
        return set === 'how' && numbersIn(text).some((n) => scores.get(id)?.has(n));
      });
      deepEqual(repeated, []);
    });
});

/** Numbers that the help derives from the rules: points of boxes, and the threshold and the points of a bonus. */
function scoresOf(ruleset: Ruleset): ReadonlySet<number> {
  return new Set([
    ...(ruleset.spec.bonuses ?? []).flatMap(({ ladder }) => ladder.flat()),
    ...helpView(ruleset, inEnglish()).sections.flatMap(({ rows }) =>
      rows.flatMap(({ text }) => [...text.matchAll(/: (\d+) points/g)].map(([, points]) => Number(points))),
    ),
  ]);
}

/** Numbers in digits, Persian ones too; the dice of a throw such as 1-1-2 do not count. */
const numbersIn = (text: string): readonly number[] =>
  (
    text
      .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - '۰'.charCodeAt(0)))
      .match(/\d+(?:-\d+)*/g) ?? []
  ).map(Number);

/** Whether this is a shipped game's, or its family's, own name for one of its rows. */
function isOwnRow(key: string): boolean {
  const [kind, family = '', row] = key.split('.');
  const games = shipped.filter(({ id }) => id === family || id.split('-')[0] === family);
  return kind === 'row' && games.some(({ spec }) => spec.categories.some(({ id }) => id === row));
}

/** Every text of a language, each plural form separately. */
function textsIn(parts: readonly Part[]): ReadonlyArray<readonly [key: string, text: string]> {
  const messages = parts.flatMap(({ words }) => Object.entries(words));
  return messages.flatMap(([key, message]) => textsOf(message).map((text) => [key, text] as const));
}

const anyOf = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.replaceAll('-', '\\p{L}*').replaceAll(' ', '|')})(?!\\p{L})`, 'iu');

async function speaking(tag: string): Promise<Translate> {
  const language = languageOf(tag);
  ok(language);
  for (const set of SETS) await language.load(set);
  return translator({}, tag, language.words);
}

/** All texts that a board shows and speaks, joined. */
const everything = (snapshot: Snapshot): string =>
  JSON.stringify([
    fullView(snapshot),
    view.resultView(snapshot),
    view.spokenScores(snapshot),
    view.spokenSheet(snapshot),
    ...[view.plainVoice, ...Object.values(voices)].flatMap((voice) =>
      voice ? [voice.rolled(snapshot), voice.entry(snapshot), voice.selection(snapshot)] : [],
    ),
  ]);
