/**
 * The entries of the log of a room, each one line of text. A log can be read aloud, kept by any store, and checked by
 * anybody:
 *
 *     open {"version":1,"ruleset":"yahtzee",…}
 *     sit player Ada 5f3a… Qm9x…  the next seat, with the hashes of the sitter's seed and token
 *     sit computer Robot
 *     start
 *     seed 0 9d2c…                the seed whose hash was given
 *     0 13556                     the first roll of a turn of seat 0
 *     0 h5 264                    a roll that keeps the dice of the bits in 5, and the dice that fell
 *     1 :fours
 *     say 1 wellPlayed
 *     end 77ab…                   the secret whose hash was in the first line
 *
 * Names are percent-encoded; moves are tokens of the game notation.
 */
import { parseActionText, actionText, type Action, type Options, type Ruleset } from '@yahtzee-game/rules';
import { isPhrase, type Phrase } from './phrases.js';

/** The terms of a room, fixed when it is opened. */
export interface Terms {
  readonly version: 1;
  /** The id of a ruleset, and its options. */
  readonly ruleset: string;
  readonly options: Options;
  /** The rule sheet of that game, where it is none of the catalogue. */
  readonly sheet?: object;
  /** The number of seats, 1 to 20. */
  readonly most: number;
  /** `own`: one game, each turn with different dice. `same`: everybody plays alone, with the same dice. */
  readonly dice: 'own' | 'same';
  /** The seconds that a player must be away before the others may give the seat to a computer. */
  readonly away: number;
  /** SHA-256 of the secret from which the dice are made, as 64 hexadecimal digits. */
  readonly commit: string;
  /** The code of the event that this room belongs to: rooms of one event have the same dice. */
  readonly event?: string;
}

/** Who decides for a seat. */
export type Decider = 'player' | 'computer';

/** The hashes that a player gives when sitting down; a computer gives none. */
export interface Hashes {
  /** The hash of the player's seed for the dice; none in a room of an event. */
  readonly commit?: string;
  /** The hash of the token that proves who owns the seat. It stands in the line, so that no seat lacks an owner. */
  readonly owner?: string;
}

export type Entry =
  | { readonly type: 'open'; readonly terms: Terms }
  | ({ readonly type: 'sit'; readonly by: Decider; readonly name: string } & Hashes)
  | { readonly type: 'start' }
  /** A new hash, needed when a player left or returned before all seeds were shown. */
  | { readonly type: 'commit'; readonly seat: number; readonly commit: string }
  | { readonly type: 'seed'; readonly seat: number; readonly seed: string }
  /** A decision. A roll is followed by its dice; the first roll of a turn is its dice alone. */
  | { readonly type: 'move'; readonly seat: number; readonly actions: readonly Action[] }
  | { readonly type: 'decider'; readonly seat: number; readonly by: Decider }
  | { readonly type: 'say'; readonly seat: number; readonly phrase: Phrase }
  /** The room in which the same people play again. */
  | { readonly type: 'next'; readonly code: string }
  /** The game is over. A room of an event reveals nothing: others may still be playing with these dice. */
  | { readonly type: 'end'; readonly secret?: string };

/** Thrown for a line that no room could have written. */
export class LogError extends Error {
  override readonly name = 'LogError';
}

/** Throws a `LogError`: an entry is not possible at its place. */
export function refuse(why: string): never {
  throw new LogError(`log: ${why}`);
}

/** Returns the line of an entry; it has no line break. */
export function entryText(entry: Entry, ruleset: Ruleset): string {
  switch (entry.type) {
    case 'open':
      return `open ${JSON.stringify(entry.terms)}`;
    case 'sit':
      return words('sit', entry.by, wordOfName(entry.name), entry.commit, entry.owner);
    case 'start':
      return 'start';
    case 'commit':
      return words('commit', entry.seat, entry.commit);
    case 'seed':
      return words('seed', entry.seat, entry.seed);
    case 'move':
      return words(entry.seat, ...entry.actions.map((action) => actionText(action, ruleset)));
    case 'decider':
      return words(entry.by, entry.seat);
    case 'say':
      return words('say', entry.seat, entry.phrase);
    case 'next':
      return words('next', entry.code);
    case 'end':
      return words('end', entry.secret);
  }
}

/** Returns a name as a word of a log, percent-encoded. `-` alone is the empty name, as in the game notation. */
export const wordOfName = (name: string): string =>
  encodeURIComponent(name).replace(/^-?$/, (word) => (word ? '%2D' : '-'));

const words = (...parts: readonly (string | number | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' ');

/**
 * Returns the terms of the first line of a log.
 * @throws LogError if it is no such line
 */
export function termsOf(line: string): Terms {
  const terms = line.startsWith('open ') ? recordOf(line.slice(5)) : undefined;
  if (!terms || !areTerms(terms)) throw new LogError(`log: "${line.slice(0, 80)}" opens no room`);
  return terms;
}

/**
 * Returns the entry of a line after the first.
 * @throws LogError if it is none
 */
export function parseEntry(line: string, ruleset: Ruleset): Entry {
  const [first = '', ...rest] = line.split(' ');
  const entry = /^\d/.test(first) ? moveOf(first, rest, ruleset) : readerOf(first)?.(rest);
  if (!entry) throw new LogError(`log: "${line.slice(0, 80)}" is no entry`);
  return entry;
}

const readerOf = (word: string) => (Object.hasOwn(READERS, word) ? READERS[word] : undefined);

const READERS: Readonly<Record<string, (words: readonly string[]) => Entry | undefined>> = {
  sit: ([by, name, ...words]) => {
    const hashes = hashesIn(words);
    return isDecider(by) && name !== undefined && hashes
      ? { type: 'sit', by, name: nameOfWord(name), ...hashes }
      : undefined;
  },
  start: () => ({ type: 'start' }),
  commit: ([seat, commit]) =>
    isSeat(seat) && isHash(commit) ? { type: 'commit', seat: Number(seat), commit } : undefined,
  seed: ([seat, seed]) =>
    isSeat(seat) && isHash(seed) ? { type: 'seed', seat: Number(seat), seed } : undefined,
  player: ([seat]) => (isSeat(seat) ? { type: 'decider', seat: Number(seat), by: 'player' } : undefined),
  computer: ([seat]) => (isSeat(seat) ? { type: 'decider', seat: Number(seat), by: 'computer' } : undefined),
  say: ([seat, phrase]) =>
    isSeat(seat) && isPhrase(phrase) ? { type: 'say', seat: Number(seat), phrase } : undefined,
  next: ([code]) => (isCode(code) ? { type: 'next', code } : undefined),
  end: ([secret]) =>
    secret === undefined ? { type: 'end' } : isHash(secret) ? { type: 'end', secret } : undefined,
};

/** Reads the hashes of a player, each of which may be missing; undefined if one of the words is not a hash. */
function hashesIn(words: readonly string[]): Hashes | undefined {
  const [commit] = words.filter(isHash);
  const [owner] = words.filter(isOwner);
  const hashes = { ...(commit !== undefined && { commit }), ...(owner !== undefined && { owner }) };
  return Object.keys(hashes).length === words.length ? hashes : undefined;
}

function moveOf(seat: string, tokens: readonly string[], ruleset: Ruleset): Entry | undefined {
  const results = tokens.map((token) => parseActionText(token, ruleset));
  const actions = results.flatMap((result) => (result.ok ? [result.action] : []));
  const isMove = isSeat(seat) && actions.length === tokens.length && MOVES.test(actions.map(typeOf).join());
  return isMove ? { type: 'move', seat: Number(seat), actions } : undefined;
}

/** A roll is always followed by its dice, so that no log ends in the middle of one. */
const MOVES = /^((roll,)?dice|announce|score)$/;

const typeOf = ({ type }: Action): string => type;

/** The most seats of a room. */
export const MOST_SEATS = 20;

/** The longest name, in characters. */
export const LONGEST_NAME = 40;

/** The 31 characters of codes, chosen so that none is mistaken for another when it is read out or written down. */
export const CODE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Whether a value is the code of a room or an event: eight of these characters. */
export const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[2-9A-HJKMNP-Z]{8}$/.test(value);

/** Whether a value is a hash, a seed or a secret: 32 bytes, as hexadecimal digits. */
export const isHash = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{64}$/.test(value);

/** Whether a value is the hash of a token: 32 bytes in base64url, so that it cannot be mistaken for that of a seed. */
export const isOwner = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value);

export const isDecider = (value: unknown): value is Decider => value === 'player' || value === 'computer';

/** Whether a word is the number of a seat. */
export const isSeat = (word: string | undefined): boolean =>
  word !== undefined && /^\d{1,2}$/.test(word) && Number(word) < MOST_SEATS;

const isWithin = (value: unknown, from: number, to: number): boolean =>
  Number.isSafeInteger(value) && Number(value) >= from && Number(value) <= to;

/** The largest value of `away`: a month, in seconds. */
const LONGEST_AWAY = 30 * 86_400;

/** The terms that rooms and events share: a game, and the hash of the secret from which its dice are made. */
export type GameTerms = Pick<Terms, 'version' | 'ruleset' | 'options' | 'sheet' | 'commit'>;

/** The most characters of a rule sheet, as JSON. */
const LONGEST_SHEET = 10_000;

/** Whether a value has the shape of `GameTerms`. */
export function nameGame(value: object): value is GameTerms {
  const { version, ruleset, options, sheet, commit } = value as Record<string, unknown>;
  return (
    version === 1 &&
    typeof ruleset === 'string' &&
    typeof options === 'object' &&
    options !== null &&
    (sheet === undefined || isShortObject(sheet)) &&
    isHash(commit)
  );
}

const isShortObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && JSON.stringify(value).length <= LONGEST_SHEET;

/** Whether a value has the shape of `Terms`. Whether the ruleset exists is checked when the room is opened. */
export function areTerms(value: object): value is Terms {
  const { most, dice, away, event } = value as Record<string, unknown>;
  return (
    nameGame(value) &&
    isWithin(most, 1, MOST_SEATS) &&
    (dice === 'own' || dice === 'same') &&
    isWithin(away, 1, LONGEST_AWAY) &&
    (event === undefined || (isCode(event) && dice === 'same'))
  );
}

/** Returns the object that a JSON text holds; undefined if it holds none. */
export function recordOf(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the name that `wordOfName` has encoded as this word.
 * @throws LogError if it cannot be decoded
 */
export function nameOfWord(word: string): string {
  try {
    return word === '-' ? '' : decodeURIComponent(word);
  } catch {
    throw new LogError(`log: "${word.slice(0, 80)}" is no name`);
  }
}
