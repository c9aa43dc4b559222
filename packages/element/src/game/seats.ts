/** The seats of a board: people, and computers with a level. */
import { MAX_PLAYERS, newGame, type GameState, type Ruleset } from '@yahtzee-game/rules';
import { aText, listOf, notAllowed, type Check } from '../basics/checks.js';

/** How well a computer plays; see the levels of the advisor package. */
export type Level = 'random' | 'greedy' | 'human' | 'optimal';

export interface Seat {
  /** Often empty; the board then shows a default name. */
  readonly name: string;
  /** The level of a computer; undefined for a person. */
  readonly level: Level | undefined;
}

/** The players in seat order; see the attribute. */
export type Players = string | number | readonly string[] | null | undefined;

/** All levels, the weakest first. */
export const LEVELS: readonly Level[] = ['random', 'greedy', 'human', 'optimal'];

/** The longest name that fits the head of a column; the rules accept longer ones. */
export const MAX_NAME = 40;

/** Stands for a computer that the board names; without a level, the computer has the usual one. */
const COMPUTER = 'computer';
export const USUAL_LEVEL: Level = 'human';

const ALLOWED = `1 to ${MAX_PLAYERS}, or their names`;
const names = listOf(aText, ALLOWED, MAX_PLAYERS);

/** Checks the players: a number, or names in a text or a list. The levels of computers must exist. */
export const playersCheck: Check = (value, place) => {
  if (typeof value === 'object') {
    const sentence = names(value, place);
    if (sentence) return sentence;
  }
  const texts = textsIn(value);
  if (!texts.length || texts.length > MAX_PLAYERS) return notAllowed(place, value, ALLOWED);
  const wrong = texts.find((text) => /^\s*computer\s*:/.test(text) && !seatOf(text).level);
  return wrong && notAllowed(place, wrong, LEVELS.map((level) => `${COMPUTER}:${level}`).join(', '));
};

/**
 * Parses "Ada, computer:human" or a list of such names, or a number of unnamed players; an absent value, or one that is
 * not allowed, means one person. A level after the last colon makes a seat a computer's.
 */
export const seatsOf = (given: unknown): readonly Seat[] =>
  playersCheck(given ?? '', '') ? [seatOf('')] : textsIn(given ?? '').map((text) => seatOf(text));

function textsIn(given: unknown): readonly string[] {
  if (Array.isArray(given)) return given;
  const isCount = typeof given === 'number' || (typeof given === 'string' && /^\s*\d+\s*$/.test(given));
  if (isCount) return Number.isInteger(Number(given)) ? new Array<string>(clamp(Number(given))).fill('') : [];
  // A list written as JSON is refused: its brackets would become part of names.
  return typeof given === 'string' && !/^\s*\[.*\]\s*$/s.test(given) ? given.split(',') : [];
}

const clamp = (count: number): number => Math.min(Math.max(count, 0), MAX_PLAYERS + 1);

function seatOf(given: string): Seat {
  const text = given.trim();
  if (text === COMPUTER) return { name: '', level: USUAL_LEVEL };
  const colon = text.lastIndexOf(':');
  const [name, ending] = [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
  const level = LEVELS.find((one) => colon >= 0 && one === ending);
  if (!level) return { name: cut(text), level };
  return { name: name === COMPUTER ? '' : cut(name), level };
}

const cut = (name: string): string => name.slice(0, MAX_NAME).trimEnd();

/** Returns a seat as `players` names it. */
export const seatText = ({ name, level }: Seat): string => (level ? `${name || COMPUTER}:${level}` : name);

/** Returns the levels of these seats for a game with the same names; no computers for a game of others. */
export const levelsFor = (names: readonly string[], seats: readonly Seat[]): Levels =>
  names.length === seats.length && names.every((name, i) => name === seats[i]?.name)
    ? seats.map(({ level }) => level)
    : [];

/** By seat, the level of a computer; undefined for a person. */
export type Levels = readonly (Level | undefined)[];

/** A game with its computers. */
export interface SeatedGame {
  readonly state: GameState;
  readonly levels: Levels;
}

/** Starts a game of these seats, which must fit the ruleset. */
export const seatedGame = (ruleset: Ruleset, seats: readonly Seat[]): SeatedGame => ({
  state: newGame(ruleset, { players: seats.map(({ name }) => name) }),
  levels: seats.map(({ level }) => level),
});
