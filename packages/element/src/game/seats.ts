/** Who sits at a board: people, and computers of some level. */
import { MAX_PLAYERS, newGame, type GameState, type Ruleset } from '@yahtzee-game/rules';
import { textOf, warnOnce } from './settings.js';

/** How well a computer plays; see the levels of the advisor package. */
export type Level = 'random' | 'greedy' | 'human' | 'optimal';

export interface Seat {
  /** Often empty: the board has a name for everybody. */
  readonly name: string;
  /** Of a computer; undefined for a person. */
  readonly level: Level | undefined;
}

/** Who plays, in seat order; see the attribute. */
export type Players = string | number | readonly string[] | null | undefined;

/** From the weakest. */
export const LEVELS: readonly Level[] = ['random', 'greedy', 'human', 'optimal'];

/** The longest name that fits the head of a column; the rules accept longer ones. */
export const MAX_NAME = 40;

/** The name of a computer whose name is left to the board. */
const COMPUTER = 'computer';

/**
 * Parses "Ada, computer:human" or a list of such names, or a number of unnamed players; an absent value means one
 * person. A level after the last colon makes a seat a computer's.
 */
export function seatsOf(given: unknown): readonly Seat[] {
  const seats = textsIn(given ?? '').map((text) => seatOf(text));
  if (seats.length && seats.length <= MAX_PLAYERS) return seats;
  const shown = textOf(given).slice(0, 80);
  warnOnce(`players="${shown}" is not allowed; allowed: 1 to ${MAX_PLAYERS}, or their names`);
  return [seatOf('')];
}

function textsIn(given: unknown): readonly unknown[] {
  if (Array.isArray(given)) return given.slice(0, MAX_PLAYERS + 1);
  const text = textOf(given);
  if (!/^\s*\d+\s*$/.test(text)) return typeof given === 'string' ? text.split(',') : [];
  return new Array<string>(Math.min(Number(text), MAX_PLAYERS + 1)).fill('');
}

function seatOf(given: unknown): Seat {
  const text = textOf(given ?? '').trim();
  const colon = text.lastIndexOf(':');
  const [name, ending] = [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
  const level = LEVELS.find((one) => colon >= 0 && one === ending);
  if (!level && name === COMPUTER)
    warnOnce(`players: "${text.slice(0, 80)}" is a person; levels of a computer: ${LEVELS.join(', ')}`);
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

/** By seat; seats without one are people. */
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
