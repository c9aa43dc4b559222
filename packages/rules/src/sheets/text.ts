/**
 * Reads a text of a rule sheet, such as `fixed(20, run(4))`: a number, or a word, followed in brackets by what it
 * takes. Nothing is evaluated as code.
 */
import { didYouMean, Misspelling, nearest } from '../house-rules/checks.js';
import { shown } from '../model/refuse.js';
import { WORDS, type Kind, type Word } from './words.js';

const MAX_LENGTH = 300;
/** The number of times that the words of a whole sheet may be asked for one throw. */
const MAX_QUESTIONS = 6000;

/** The number of dice of a sheet, and what its texts so far ask of each throw. */
export interface Reading {
  readonly dice: number;
  /** How many words are asked for one throw, in all texts so far. */
  questions: number;
}

const TOKEN = /\s*(?:([A-Za-z]\w*)|(-?\d{1,6}(?:\.\d{1,3})?)(?![\w.])|([(),]))/y;
const NAMES: Readonly<Record<Kind, string>> = {
  number: 'a number',
  pattern: 'a pattern',
  score: 'a score',
  rows: 'rows',
  order: 'an order',
  place: 'a place for a repeated throw',
  extra: 'points for a repeated throw',
  strike: 'an effect on opponents',
  change: 'a change of the bank',
};

/** A part of a text that has been read. */
interface Read {
  readonly kind: Kind;
  readonly value: unknown;
  /** How many words are asked for one throw. */
  readonly questions: number;
}

/**
 * The value of a text.
 * @throws RangeError with one sentence: the place, the text, and what is wrong with it
 */
export function readText(place: string, text: unknown, kind: Kind, sheet: Reading): unknown {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) {
    const found = typeof text === 'string' ? `a text of ${text.length} characters` : shown(text);
    throw new RangeError(`${place}: ${found}; allowed: a text of up to ${MAX_LENGTH} characters`);
  }
  try {
    return new Reader(text, sheet).read(kind);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = `${place}: ${JSON.stringify(text)}; ${error.message}`;
    throw error instanceof Misspelling
      ? new Misspelling(message, error.found, error.meant)
      : new RangeError(message, { cause: error });
  }
}

class Reader {
  readonly #text: string;
  readonly #sheet: Reading;
  #at = 0;
  /** The token at this place; empty at the end. */
  #token = '';

  constructor(text: string, sheet: Reading) {
    this.#text = text;
    this.#sheet = sheet;
    this.#next();
  }

  /** The value of the whole text. */
  read(kind: Kind): unknown {
    const { value, questions } = this.#part(kind, 'it');
    this.#sheet.questions += questions;
    if (this.#token) throw new RangeError(`nothing is expected before "${this.#token}"`);
    return value;
  }

  #next(): void {
    TOKEN.lastIndex = this.#at;
    const [all, ...groups] = TOKEN.exec(this.#text) ?? [];
    const rest = this.#text.slice(this.#at).trim();
    if (all === undefined && rest)
      throw new RangeError(`${JSON.stringify(rest.slice(0, 20))} is neither a word nor a number`);
    this.#token = groups.find(Boolean) ?? '';
    this.#at += all?.length ?? 0;
  }

  /** Whether the token is this one; then it goes on to the next. */
  #takes(token: string): boolean {
    if (this.#token !== token) return false;
    this.#next();
    return true;
  }

  /** Reads a part that has to be of this kind; `who` needs it. */
  #part(kind: Kind, who: string): Read {
    const token = this.#token;
    if (!/^[-\w]/.test(token)) throw new RangeError(`${who} lacks ${NAMES[kind]}`);
    this.#next();
    const read = /^[A-Za-z]/.test(token)
      ? this.#called(token, kind)
      : { kind: 'number' as const, value: Number(token), questions: 0 };
    if (read.kind !== kind)
      throw new RangeError(`"${token}" is ${NAMES[read.kind]}, where ${who} needs ${NAMES[kind]}`);
    return read;
  }

  #called(name: string, wanted: Kind): Read {
    const word = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
    if (!word) throw unknownWord(name, wanted);
    const parts = this.#arguments(name, word);
    const inside = parts.reduce((n, { questions }) => n + questions, 0);
    const { kind, takes, means, times } = word;
    const questions = 1 + inside * (times?.(Number(parts[0]?.value), this.#sheet.dice) ?? 1);
    if (questions + this.#sheet.questions > MAX_QUESTIONS)
      throw new RangeError(
        `"${name}" asks too much; allowed: words that a sheet asks ${MAX_QUESTIONS} times for one throw, at most`,
      );
    const value = typeof means === 'function' && takes.length > 0 ? made(means, parts) : means;
    return { kind, value, questions };
  }

  #arguments(name: string, { takes, more: [further, most] = ['number', 0] }: Word): readonly Read[] {
    if (!takes.length) {
      if (this.#token === '(') throw new RangeError(`"${name}" takes nothing in brackets`);
      return [];
    }
    if (!this.#takes('(')) throw new RangeError(`"${name}" needs brackets with ${listOf(takes)}`);
    const parts: Read[] = [];
    for (const kind of takes) {
      if (parts.length && !this.#takes(',')) throw new RangeError(`"${name}" takes ${listOf(takes)}`);
      parts.push(this.#part(kind, `"${name}"`));
    }
    while (parts.length < takes.length + most && this.#takes(','))
      parts.push(this.#part(further, `"${name}"`));
    if (!this.#takes(')'))
      throw new RangeError(
        this.#token ? `"${name}" takes no more before "${this.#token}"` : `"${name}" lacks its ")"`,
      );
    return parts;
  }
}

/** @throws RangeError, as words of the vocabulary do for numbers that are not allowed. */
const made = (means: object, parts: readonly Read[]): unknown =>
  (means as (...values: readonly unknown[]) => unknown)(...parts.map(({ value }) => value));

const listOf = (kinds: readonly Kind[]): string => kinds.map((kind) => NAMES[kind]).join(', ');

function unknownWord(name: string, kind: Kind): RangeError {
  const sentence = `there is no word "${name}"`;
  const words = Object.keys(WORDS).filter((word) => WORDS[word]?.kind === kind);
  // Numbers are no words. For a word of another kind, there is another sentence.
  const meant = kind === 'number' ? undefined : (nearest(name, words) ?? nearest(name, Object.keys(WORDS)));
  if (meant !== undefined) return new Misspelling(`${sentence}; ${didYouMean(meant)}`, name, meant);
  return new RangeError(`${sentence}; allowed: ${words.join(', ') || NAMES[kind]}`);
}
