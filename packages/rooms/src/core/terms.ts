/** The terms of rooms and events, and the first line of a log, which states them. */
import type { Options } from '@yahtzee-game/rules';
import { NO_LINK, textAfter } from './chain.js';
import { LogError } from './log-error.js';
import { isCode, isHash } from './values.js';

/** The most seats of a room. */
export const MOST_SEATS = 20;

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

const isWithin = (value: unknown, from: number, to: number): boolean =>
  Number.isSafeInteger(value) && Number(value) >= from && Number(value) <= to;

/** The largest value of `away`: a month, in seconds. */
const LONGEST_AWAY = 30 * 86_400;

/** Returns the object that a JSON text holds; undefined if it holds none. */
export function recordOf(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the text of the first line of a log: the kind of log, its code, and its terms. */
export const openingText = (kind: 'open' | 'event', code: string, terms: object): string =>
  `${kind} ${code} ${JSON.stringify(terms)}`;

/** What the first line of a log says. */
export interface Opening {
  readonly code: string;
  readonly terms: object;
}

/**
 * Returns what the first line of a log says; undefined if it opens no log of this kind.
 * @throws LogError if its link is wrong
 */
export function openingIn(kind: 'open' | 'event', line: string): Opening | undefined {
  const text = textAfter(NO_LINK, line);
  const [word, code] = text.split(' ', 2);
  if (word !== kind || !isCode(code)) return undefined;
  const terms = recordOf(text.slice(openingText(kind, code, {}).length - '{}'.length));
  return terms && { code, terms };
}

/**
 * Returns the code and the terms of a room from the first line of its log.
 * @throws LogError if it is no such line
 */
export function roomIn(line: string): { readonly code: string; readonly terms: Terms } {
  const { code = '', terms = {} } = openingIn('open', line) ?? {};
  if (!areTerms(terms)) throw new LogError(`log: "${line.slice(0, 80)}" opens no room`);
  return { code, terms };
}

/**
 * Returns the terms of the first line of the log of a room.
 * @throws LogError if it is no such line
 */
export const termsOf = (line: string): Terms => roomIn(line).terms;
