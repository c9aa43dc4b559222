/** From message keys to words. */
import { game } from './locales/en/game.js';

/** A message, or its forms by plural category ('one', 'few', 'other', …). */
export type Message = string | Readonly<Record<string, string>>;
/** A language, or part of one: hosts may replace any message. Keys are those of `locales/en`. */
export type Messages = Readonly<Record<string, Message>>;
export type MessageArgs = Readonly<Record<string, string | number>>;

/** The files of a language: a board loads those that it needs. */
export type WordSet = 'game' | 'more' | 'help' | 'picker' | 'advice' | 'voice';

/** A language other than English. */
export interface Language {
  readonly tag: string;
  /** Its messages, as far as they are there. */
  readonly words: Messages;
  /** Brings the words of a set, if they can be had. */
  learn(set: WordSet): Promise<unknown>;
}

/** Says a message; an unknown key is said as it is, so that nothing is ever blank. */
export interface Translate {
  (key: string, args?: MessageArgs): string;
  readonly lang: string;
  /** Written from right to left. */
  readonly rtl: boolean;
  /** Between the things of a list, with its space. */
  readonly comma: string;
  /** A number in the digits of the language, with a true minus sign. */
  readonly number: (n: number, decimals?: number) => string;
  /** Points with their sign, for what is gained or lost. */
  readonly signed: (n: number) => string;
}

/** The English that is there so far. */
const known: Record<string, Message> = { ...game };
const needed = new Set<WordSet>(['game']);
const languages = new Set<Language>();

/** Takes in the words that a late module brings, in every language that is spoken. */
export function learn(set: WordSet, words: Messages): Promise<unknown> {
  Object.assign(known, words);
  needed.add(set);
  return Promise.all([...languages].map((language) => language.learn(set)));
}

/** Brings all words that are needed so far in this language, and from now on those that late modules bring. */
export function speak(language: Language): Promise<unknown> {
  languages.add(language);
  return Promise.all([...needed].map((set) => language.learn(set)));
}

/** Words for `lang`, taken from `messages`, then from `words`, and otherwise from English. */
export function translator(messages: Messages = {}, lang = 'en', words: Messages = {}): Translate {
  const { plural, number: digits } = formatsOf(lang);
  const rtl = isRtl(lang);
  // A sign stays to the left of its number, whatever stands around them.
  const isolated = (text: string): string => (rtl && !/^\p{Nd}/u.test(text) ? `\u2066${text}\u2069` : text);
  const number = (n: number, decimals?: number): string => isolated(digits(n, decimals));
  const translate = (key: string, args: MessageArgs = {}): string => {
    const all = [messages, words, known].find((one) => Object.hasOwn(one, key));
    const message = all?.[key] ?? key;
    const text =
      typeof message === 'string'
        ? message
        : (message[plural.select(Number(args.n))] ?? message.other ?? key);
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const value = args[name] ?? hole;
      return typeof value === 'number' ? number(value) : value;
    });
  };
  const signed = (n: number): string => isolated((n > 0 ? '+' : n < 0 ? '' : '±') + digits(n));
  return Object.assign(translate, { lang, rtl, comma: ARABIC.test(lang) ? '، ' : ', ', number, signed });
}

/** Languages in Arabic letters. */
const ARABIC = /^(?:ar|ckb|fa|ps|sd|ug|ur)\b/;
const isRtl = (lang: string): boolean => ARABIC.test(lang) || /^(?:dv|he|yi)\b/.test(lang);

interface Formats {
  readonly plural: Pick<Intl.PluralRules, 'select'>;
  readonly number: Translate['number'];
}
/** English is told here: the first formatter that a page makes takes longer than its first board. */
const english: Formats = {
  plural: { select: (n) => (n === 1 ? 'one' : 'other') },
  number: (n, decimals) => (n < 0 ? '−' : '') + Math.abs(n).toFixed(decimals),
};
const formats = new Map<string, Formats>();

/** They are dear to make, so every language makes them once. A tag that is no tag must not break the board. */
function formatsOf(lang: string): Formats {
  const made = /^en\b/.test(lang) ? english : formats.get(lang);
  if (made) return made;
  try {
    const by = [0, 1].map(
      (digits) =>
        new Intl.NumberFormat(lang, {
          useGrouping: false,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }),
    );
    const number = (n: number, decimals = 0): string =>
      (n < 0 ? '−' : '') + (by[decimals]?.format(Math.abs(n)) ?? n);
    const fresh = { plural: new Intl.PluralRules(lang), number };
    formats.set(lang, fresh);
    return fresh;
  } catch {
    return english;
  }
}
