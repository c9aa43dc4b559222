// Every language says everything that English says, with the same arguments and in all forms that it counts in.

import { deepEqual, doesNotMatch, equal, ok } from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import * as view from '@yahtzee-game/element/view';
import { randomGame, samplesOf } from '../harness/games.js';
import { shipped } from '../harness/shipped.js';
import {
  helpView,
  languageOf,
  ownTranslator as translator,
  SETS,
  voices,
  type Snapshot,
  type Translate,
  type WordSet,
} from './inside.js';
import { fullView, snapshotOf } from './snapshots.js';

type Message = string | Readonly<Record<string, string>>;
type Words = Readonly<Record<string, Message>>;

const FOLDER = new URL('../../packages/element/src/locales/', import.meta.url);
const ROOMS = ['locales', 'kiosk/locales', 'leaderboard/locales'];
/** An argument that nobody gave. */
const HOLE = /\{\w+\}/;
/** A message that is not there. */
const KEY = /"(?:say|cell|why|spoken|row|column|die|roll|bonus|standing|hand)\.\w+/;
/** Games whose rules take every kind of sentence. */
const HELPED = new Set(['yahtzee', 'maxi-yatzy', 'kismet', 'yamb', 'generala']);

/** Words that stand in no message of a language: of English, of its neighbours, of another way to address somebody. */
const ENGLISH = 'and choose player rolled rolls the with you your';
/** A hyphen stands for any ending. */
const FOREIGN: Readonly<Record<string, string>> = {
  da: 'av bruk deg etter feil igjen inte meg mye noe noen och poeng poäng seg seier- tilbake uten velg åpen-',
  fa: 'باشید بخواهید بروید خودتان دهید دوستتان شما کردید می‌توانید می‌خواهید هستید',
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

/** Moments of a game of each ruleset. */
const states = shipped.flatMap((ruleset) =>
  samplesOf(randomGame(ruleset.id, ruleset, Math.max(2, ruleset.spec.players?.[0] ?? 2), 7), 8),
);

const languages = readdirSync(FOLDER, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && (!process.env.LOCALE || process.env.LOCALE === entry.name),
);

for (const { name: tag } of languages.filter(({ name }) => name !== 'en')) {
  describe(tag, () => {
    for (const set of SETS) test(set, () => compare(tag, set));
    test('nothing that English does not say, but for rows of a game', async () => {
      const said = Object.assign({}, ...(await Promise.all(SETS.map(english)))) as Words;
      const besides = Object.keys(await withSets(tag, SETS)).filter((key) => !(key in said));
      deepEqual(
        besides.filter((key) => !isOwnRow(key)),
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
    test('no word is foreign', async () => {
      const foreign = anyOf(`${ENGLISH} ${FOREIGN[tag] ?? ''}`.trim());
      for (const [key, message] of await messagesOf(tag))
        for (const text of formsOf(message)) doesNotMatch(text.replace(/\{\w+\}/g, ''), foreign, key);
    });
    test('letters of the keys differ', async () => {
      const words = await withSets(tag, ['core']);
      const letters = Object.keys(await english('core')).flatMap((key) =>
        key.startsWith('key.') ? [words[key]] : [],
      );
      equal(new Set(letters).size, letters.length);
      ok(letters.every((letter) => typeof letter === 'string' && [...letter].length === 1));
    });
  });
}

async function compare(tag: string, set: WordSet): Promise<void> {
  const words = await withSets(tag, [set]);
  for (const [key, said] of Object.entries(await english(set))) {
    const message = words[key];
    ok(message, `${key} is there`);
    for (const text of formsOf(message)) {
      ok(text.trim(), `${key} says something`);
      equal((text.match(/\*/g) ?? []).length % 2, 0, `${key}: every * has its second`);
    }
    deepEqual(argsOf(message), argsOf(said), `${key} has the arguments of English`);
    if (typeof said !== 'string')
      deepEqual(categoriesOf(message), categoriesIn(tag), `${key} has the forms of the language`);
    else equal(typeof message, 'string', `${key} has one form`);
  }
}

/** A row that a shipped game, or its family, calls by a name of its own. */
function isOwnRow(key: string): boolean {
  const [kind, family = '', row] = key.split('.');
  const games = shipped.filter(({ id }) => id === family || id.split('-')[0] === family);
  return kind === 'row' && games.some(({ spec }) => spec.categories.some(({ id }) => id === row));
}

/** What a board says that needs these sets. */
async function withSets(tag: string, sets: readonly WordSet[]): Promise<Words> {
  const language = languageOf(tag);
  ok(language);
  for (const set of sets) await language.load(set);
  return language.words;
}

const english = async (set: WordSet): Promise<Words> =>
  Object.assign(
    {},
    ...Object.values(
      (await import(`../../packages/element/src/locales/en/${set}.ts`)) as Record<string, Words>,
    ),
  ) as Words;

/** All that a language says, on boards and in rooms. */
async function messagesOf(tag: string): Promise<ReadonlyArray<readonly [key: string, message: Message]>> {
  const files = [
    `${tag}/index.ts`,
    ...ROOMS.map((folder) => `../../../rooms/src/element/${folder}/${tag}.ts`),
  ];
  const modules = await Promise.all(files.map((file) => import(new URL(file, FOLDER).href)));
  return modules.flatMap(({ messages, words }) => Object.entries((messages ?? words) as Words));
}

const anyOf = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.replaceAll('-', '\\p{L}*').replaceAll(' ', '|')})(?!\\p{L})`, 'iu');

const speaking = async (tag: string): Promise<Translate> => translator({}, tag, await withSets(tag, SETS));

/** Everything that is shown and said of a board, in one text. */
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

const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

/** A form may leave out the number that it stands for: "one point". Any argument may have a capital letter: "{Dice}". */
function argsOf(message: Message): readonly string[] {
  const args = formsOf(message).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, arg = '']) => arg),
  );
  return [...new Set(args.map((arg) => arg.charAt(0).toLowerCase() + arg.slice(1)))].toSorted();
}

const categoriesOf = (message: Message): readonly string[] => Object.keys(message).toSorted();

/** The forms that whole numbers of a game ask for, and the one for everything else. */
function categoriesIn(tag: string): readonly string[] {
  const rules = new Intl.PluralRules(tag);
  const numbers = Array.from({ length: 1000 }, (_, n) => rules.select(n));
  return [...new Set([...numbers, 'other'])].toSorted();
}
