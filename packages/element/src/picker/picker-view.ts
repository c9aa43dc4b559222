/** The list of games by family, filtered by a chip and by the search text. Pure, and free of the DOM. */
import { games } from '../generated/games.js';
import { rowName } from '../view/names.js';
import { isolated } from '../words/isolated.js';
import type { Translate } from '../words/messages.js';
import type { GameFacts } from './game-facts.js';
import { ORIGINS } from './origins.js';

/** The chips above the list; one at a time. */
export type Filter = 'all' | 'quick' | 'five' | 'more' | 'solved';

export interface PickerView {
  readonly filters: readonly FilterView[];
  readonly families: readonly FamilyView[];
  /** A sentence with the number of games found, or that none was found. */
  readonly found: string;
  /** The number of all games. */
  readonly all: string;
}
export interface FilterView {
  readonly id: Filter;
  readonly name: string;
  readonly chosen: boolean;
}
export interface FamilyView {
  readonly id: string;
  readonly name: string;
  /** The common features of its games. */
  readonly line: string;
  readonly games: readonly GameView[];
}
export interface GameView {
  readonly id: string;
  readonly name: string;
  /** The special feature of the game. */
  readonly teaser: string;
  readonly chosen: boolean;
}

/** The most boxes of a quick game: those that one player fills in 15 minutes, at three quarters of a minute each. */
const QUICK_BOXES = 19;

const FILTERS: Readonly<Record<Filter, (game: GameFacts) => boolean>> = {
  all: () => true,
  quick: ({ boxes }) => boxes <= QUICK_BOXES,
  five: ({ dice }) => dice === 5,
  more: ({ dice }) => dice > 5,
  solved: ({ solved = false }) => solved,
};

export function pickerView(
  t: Translate,
  query: string,
  chosen: string | undefined,
  filter: Filter = 'all',
): PickerView {
  // A number belongs to the word after it: "7 dice".
  const words = plain(query).split(/(?<!\d)\s+/);
  const found = games.filter((game) => {
    if (!FILTERS[filter](game)) return false;
    const text = textOf(t, game);
    return words.every((word) => text.includes(word));
  });
  const families = [...new Set(found.map(({ family }) => family))];
  return {
    filters: filtersOf(t, filter),
    families: families.map((id) => ({
      id,
      name: t(`picker.family.${id}`),
      line: t(`picker.line.${id}`),
      games: found.filter(({ family }) => family === id).map((game) => gameView(t, game, chosen)),
    })),
    found: found.length
      ? t('picker.found', { n: found.length })
      : t('picker.none', { query: isolated(query.trim(), t) }),
    all: t('picker.found', { n: games.length }),
  };
}

function filtersOf(t: Translate, chosen: Filter): readonly FilterView[] {
  const names: Readonly<Record<Filter, string>> = {
    all: t('picker.all'),
    quick: t('picker.quick', { n: 15 }),
    five: t('picker.dice', { n: 5 }),
    more: t('picker.dice.more', { from: 6, to: 7 }),
    solved: t('picker.solved'),
  };
  return (Object.keys(FILTERS) as Filter[]).map((id) => ({ id, name: names[id], chosen: id === chosen }));
}

const gameView = (t: Translate, { id }: GameFacts, chosen: string | undefined): GameView => ({
  id,
  name: nameOf(t, id),
  teaser: t(`teaser.${id}`),
  chosen: id === chosen,
});

const nameOf = (t: Translate, id: string): string => t(`game.${id}`);

const searched = new WeakMap<Translate, Map<string, string>>();

/** Returns all search terms of a game as one text, which is built once for each game and language. */
function textOf(t: Translate, game: GameFacts): string {
  const texts = searched.get(t) ?? new Map<string, string>();
  searched.set(t, texts);
  const text = texts.get(game.id) ?? plain(wordsOf(t, game).join(' '));
  texts.set(game.id, text);
  return text;
}

/** Returns the names of regions. A page may use an invalid tag for its messages; then the names are English. */
function regionNamesIn(lang: string): Intl.DisplayNames {
  try {
    return new Intl.DisplayNames([lang, 'en'], { type: 'region' });
  } catch {
    return new Intl.DisplayNames('en', { type: 'region' });
  }
}

function wordsOf(t: Translate, game: GameFacts): readonly string[] {
  const { id, family, dice, boxes, rolls, rows = '', words = '' } = game;
  const { regions = '', names = '' } = ORIGINS[id] ?? {};
  const regionNames = regionNamesIn(t.lang);
  return [
    id,
    names,
    nameOf(t, id),
    t(`teaser.${id}`),
    t(`picker.family.${family}`),
    t('picker.dice', { n: dice }),
    t('picker.boxes', { n: boxes }),
    t('picker.rolls', { n: rolls }),
    ...listOf(rows).map((row) => rowName(t, { id }, row)),
    ...listOf(words).map((key) => t(key)),
    ...listOf(regions).map((region) => regionNames.of(region) ?? ''),
  ];
}

const listOf = (text: string): readonly string[] => (text ? text.split(' ') : []);

/** Normalizes a text: no case, no accents, American spelling, Latin digits. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(ARABIC_DIGIT, (digit) => `${digit.charCodeAt(0) % 16}`)
    .toLowerCase()
    .replaceAll('colour', 'color')
    .trim();

/** Arabic and Persian digits; the code of each zero is a multiple of 16. */
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;
