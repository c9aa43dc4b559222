/**
 * The entries of the log of a room, each one line of text. A log can be read aloud, kept by any store, and checked by
 * anybody:
 *
 *     open K7QMX2PA {"version":1,"ruleset":"yahtzee",…}
 *     sit player Ada 5f3a… Qm9x… key:c41e…
 *                                 the next seat, with the hashes of the sitter's seed and token, and a public key
 *     sit computer Robot
 *     start
 *     seed 0 9d2c…                the seed whose hash was given
 *     0 13556                     the first roll of a turn of seat 0
 *     0 h5 264                    a roll that keeps the dice of the bits in 5, and the dice that fell
 *     0 :fours 8ab0…              a score, signed by the player of seat 0
 *     say 0 wellPlayed 90d3…
 *     end 77ab…                   the secret whose hash was in the first line
 *     sign 0 3e5f…                the player of seat 0 has seen all lines before
 *
 * Names are percent-encoded; moves are tokens of the game notation. Every line ends in its link, see `chain.ts`.
 *
 * A signature (Ed25519) is of the link of the line before, a space, and the text of its line up to the signature.
 */
import { parseActionText, actionText, type Action, type Ruleset } from '@yahtzee-game/rules';
import { LogError } from './log-error.js';
import { isPhrase, type Phrase } from './phrases.js';
import { MOST_SEATS, openingText, type Terms } from './terms.js';
import { isCode, isHash, isOwner, isSignature } from './values.js';

/** Who decides for a seat. */
export type Decider = 'player' | 'computer';

/** What a player gives when sitting down; a computer gives nothing. */
export interface Credentials {
  /** The hash of the player's seed for the dice; none in a room of an event. */
  readonly commit?: string;
  /** The hash of the token that proves who owns the seat. It stands in the line, so that no seat lacks an owner. */
  readonly owner?: string;
  /** The public key (Ed25519) of the player's signatures; without one, the player signs nothing. */
  readonly key?: string;
}

/** The signature of the player of the seat, for a player with a key. */
export interface Signed {
  readonly signature?: string;
}

export type Entry =
  | { readonly type: 'open'; readonly code: string; readonly terms: Terms }
  | ({ readonly type: 'sit'; readonly by: Decider; readonly name: string } & Credentials)
  | { readonly type: 'start' }
  /** A new hash, needed when a player left or returned before all seeds were shown. */
  | { readonly type: 'commit'; readonly seat: number; readonly commit: string }
  | { readonly type: 'seed'; readonly seat: number; readonly seed: string }
  /** A decision. A roll is followed by its dice; the first roll of a turn is its dice alone. */
  | ({ readonly type: 'move'; readonly seat: number; readonly actions: readonly Action[] } & Signed)
  | { readonly type: 'decider'; readonly seat: number; readonly by: Decider }
  | ({ readonly type: 'say'; readonly seat: number; readonly phrase: Phrase } & Signed)
  /** After the end: the player of a seat has seen all lines before this one. */
  | ({ readonly type: 'sign'; readonly seat: number } & Signed)
  /** The room in which the same people play again. */
  | { readonly type: 'next'; readonly code: string }
  /** The game is over. A room of an event reveals nothing: others may still be playing with these dice. */
  | { readonly type: 'end'; readonly secret?: string };

/** Returns the text of an entry: its line without the link. It has no line break. */
export function entryText(entry: Entry, ruleset: Ruleset): string {
  switch (entry.type) {
    case 'open':
      return openingText('open', entry.code, entry.terms);
    case 'sit':
      return words('sit', entry.by, wordOfName(entry.name), entry.commit, entry.owner, wordOfKey(entry.key));
    case 'start':
      return 'start';
    case 'commit':
      return words('commit', entry.seat, entry.commit);
    case 'seed':
      return words('seed', entry.seat, entry.seed);
    case 'move':
      return words(
        entry.seat,
        ...entry.actions.map((action) => actionText(action, ruleset)),
        entry.signature,
      );
    case 'decider':
      return words(entry.by, entry.seat);
    case 'say':
      return words('say', entry.seat, entry.phrase, entry.signature);
    case 'sign':
      return words('sign', entry.seat, entry.signature);
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

/** The beginning of the word of a key, by which it is told from a hash. */
const KEY = 'key:';

const wordOfKey = (key: string | undefined): string | undefined => key && `${KEY}${key}`;

/**
 * Returns the entry of a text that is not the first of a log.
 * @throws LogError if it is none
 */
export function parseEntry(text: string, ruleset: Ruleset): Entry {
  const [first = '', ...rest] = text.split(' ');
  const entry = /^\d/.test(first) ? moveOf(first, rest, ruleset) : readerOf(first)?.(rest);
  // Each entry has one text: else a line could be changed without changing what follows from it.
  if (!entry || entryText(entry, ruleset) !== text)
    throw new LogError(`log: "${text.slice(0, 80)}" is no entry`);
  return entry;
}

const readerOf = (word: string) => (Object.hasOwn(READERS, word) ? READERS[word] : undefined);

const READERS: Readonly<Record<string, (words: readonly string[]) => Entry | undefined>> = {
  sit: ([by, name, ...words]) => {
    const credentials = credentialsIn(words);
    return isDecider(by) && name !== undefined && credentials
      ? { type: 'sit', by, name: nameOfWord(name), ...credentials }
      : undefined;
  },
  start: () => ({ type: 'start' }),
  commit: ([seat, commit]) =>
    isSeat(seat) && isHash(commit) ? { type: 'commit', seat: Number(seat), commit } : undefined,
  seed: ([seat, seed]) =>
    isSeat(seat) && isHash(seed) ? { type: 'seed', seat: Number(seat), seed } : undefined,
  player: ([seat]) => (isSeat(seat) ? { type: 'decider', seat: Number(seat), by: 'player' } : undefined),
  computer: ([seat]) => (isSeat(seat) ? { type: 'decider', seat: Number(seat), by: 'computer' } : undefined),
  say: ([seat, phrase, signature]) =>
    isSeat(seat) && isPhrase(phrase) && (signature === undefined || isSignature(signature))
      ? { type: 'say', seat: Number(seat), phrase, ...(signature !== undefined && { signature }) }
      : undefined,
  sign: ([seat, signature]) =>
    isSeat(seat) && isSignature(signature) ? { type: 'sign', seat: Number(seat), signature } : undefined,
  next: ([code]) => (isCode(code) ? { type: 'next', code } : undefined),
  end: ([secret]) =>
    secret === undefined ? { type: 'end' } : isHash(secret) ? { type: 'end', secret } : undefined,
};

/** Reads what a player gives, each of which may be missing; undefined if one of the words is something else. */
function credentialsIn(words: readonly string[]): Credentials | undefined {
  const [commit] = words.filter(isHash);
  const [owner] = words.filter(isOwner);
  const [key] = words
    .flatMap((word) => (word.startsWith(KEY) ? [word.slice(KEY.length)] : []))
    .filter(isHash);
  const given = {
    ...(commit !== undefined && { commit }),
    ...(owner !== undefined && { owner }),
    ...(key !== undefined && { key }),
  };
  return Object.keys(given).length === words.length ? given : undefined;
}

function moveOf(seat: string, words: readonly string[], ruleset: Ruleset): Entry | undefined {
  const last = words.at(-1);
  const signature = isSignature(last) ? last : undefined;
  const tokens = signature === undefined ? words : words.slice(0, -1);
  const results = tokens.map((token) => parseActionText(token, ruleset));
  const actions = results.flatMap((result) => (result.ok ? [result.action] : []));
  const isMove = isSeat(seat) && actions.length === tokens.length && MOVES.test(actions.map(typeOf).join());
  return isMove
    ? { type: 'move', seat: Number(seat), actions, ...(signature !== undefined && { signature }) }
    : undefined;
}

/** A roll is always followed by its dice, so that no log ends in the middle of one. */
const MOVES = /^((roll,)?dice|announce|score)$/;

const typeOf = ({ type }: Action): string => type;

/** The longest name, in characters. */
export const LONGEST_NAME = 40;

export const isDecider = (value: unknown): value is Decider => value === 'player' || value === 'computer';

/** Whether a word is the number of a seat. */
export const isSeat = (word: string | undefined): boolean =>
  word !== undefined && /^\d{1,2}$/.test(word) && Number(word) < MOST_SEATS;

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
