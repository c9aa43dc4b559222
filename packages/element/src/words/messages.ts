/** Translates message keys. */
import { first } from '../locales/en/first.js';
import { TURNS_LEFT } from './isolated.js';
import { WORD_SETS, type WordSet } from './word-sets.js';

/** A message, or its forms by plural category ('one', 'few', 'other', …). */
export type Message = string | Readonly<Record<string, string>>;
/** Messages by key, of a whole language or a part; pages may replace any message. Keys are those of `locales/en`. */
export type Messages = Readonly<Record<string, Message>>;
export type MessageArgs = Readonly<Record<string, string | number | readonly string[]>>;

/** English messages, by the files in which other languages have them. */
export type Words = Readonly<Partial<Record<WordSet, Messages>>>;

/** A language other than English. */
export interface Language {
  readonly tag: string;
  /** The messages that are loaded so far. */
  readonly words: Messages;
  /** Loads the messages of a set, if they are available. */
  load(set: WordSet): Promise<unknown>;
}

type List = (items: readonly string[]) => string;
/** Ways to write a list in a sentence. */
export interface Lists {
  /** "a, b and c". */
  readonly and: List;
  /** "a, b or c". */
  readonly or: List;
  /** "a, b, c". */
  readonly commas: List;
  /** "a; b; c", for items with commas. */
  readonly semicolons: List;
}

/** Returns a message; an unknown key is returned unchanged, so that no text is ever blank. */
export interface Translate {
  (key: string, args?: MessageArgs): string;
  readonly lang: string;
  /** Whether the language is written from right to left. */
  readonly rtl: boolean;
  /** Characters that disturb a sentence: letters of the other direction, direction marks, and asterisks. */
  readonly turning: RegExp;
  readonly list: Lists;
  /** Returns a number in the digits of the language, with a true minus sign. */
  readonly number: (n: number, decimals?: number) => string;
  /**
   * Returns a share, 0 to 1, in per cent with the percent sign, rounded to whole per cents unless decimals are given.
   */
  readonly percent: (share: number, decimals?: number) => string;
  /** Returns points with their sign, for gains and losses. */
  readonly signed: (n: number) => string;
}

/** The English messages that are loaded so far. */
const known: Record<string, Message> = { ...first };
const needed = new Set<WordSet>(['board']);
const languages = new Set<Language>();

/** Adds the messages of a module that is loaded later, in every language in use. Settles when these are loaded. */
export function addMessages(words: Words): Promise<unknown> {
  Object.assign(known, ...Object.values(words));
  for (const set of WORD_SETS) if (words[set]) needed.add(set);
  return Promise.all([...languages].map(useLanguage));
}

/** Loads all sets needed so far in this language; sets of later modules follow automatically. */
export function useLanguage(language: Language): Promise<unknown> {
  languages.add(language);
  return Promise.all([...needed].map((set) => language.load(set)));
}

/** The formats of numbers and lists, and the plural rules, of a language. */
export interface Formats extends Omit<Translate, 'lang'> {
  readonly plural: Pick<Intl.PluralRules, 'select'>;
}

const number: Translate['number'] = (n, decimals) => (n < 0 ? '−' : '') + Math.abs(n).toFixed(decimals);

export const joinedBy =
  (separator: string): List =>
  (items) =>
    items.join(separator);

const endedBy =
  (word: string): List =>
  (items) =>
    items.length > 1 ? `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}` : items.join();

/** Formats English without `Intl`, since creating the first formatter takes longer than the first board of a page. */
export const english: Formats = {
  rtl: false,
  turning: TURNS_LEFT,
  list: { and: endedBy('and'), or: endedBy('or'), commas: joinedBy(', '), semicolons: joinedBy('; ') },
  plural: { select: (n) => (n === 1 ? 'one' : 'other') },
  number,
  percent: (share, decimals) => `${number(100 * share, decimals)}%`,
  signed: (n) => (n > 0 ? '+' : n < 0 ? '' : '±') + number(n),
};

/** Whether a value is a message. Checked again, because a page may change its object of messages later. */
const isMessage = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null);

/** Returns a translator for `lang` that looks up `messages`, then `words`, then English. */
export function translator(
  messages: Messages = {},
  lang = 'en',
  words: Messages = {},
  { plural, ...formats }: Formats = english,
): Translate {
  const translate = (key: string, args: MessageArgs = {}): string => {
    const all = [messages, words, known].find((one) => Object.hasOwn(one, key) && isMessage(one[key]));
    const message = all?.[key];
    if (message === undefined) return key;
    const text: unknown =
      typeof message === 'string'
        ? message
        : (message[plural.select(Number(args.n))] ?? message.other ?? key);
    return String(text).replace(/\{(\w)(\w*)\}/g, (hole, first: string, rest: string) => {
      const value = args[first.toLowerCase() + rest] ?? hole;
      if (typeof value === 'number') return formats.number(value);
      const words = String(value);
      return first > 'Z' ? words : words.charAt(0).toUpperCase() + words.slice(1);
    });
  };
  return Object.assign(translate, { lang, ...formats });
}
