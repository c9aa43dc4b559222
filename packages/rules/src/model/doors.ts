/**
 * Checks of what callers hand over, made at the doors of the package alone: everything behind them trusts its caller.
 * Each throws a RangeError with one sentence, as `deny` does.
 */
import { deny, isFields, isWhole, shown } from './refuse.js';
import type { CellInfo, Game, GameState } from './rules.js';
import type { Repeated } from './spec.js';
import type { Card, Throw } from './types.js';

/** The game that a state is of. */
export function gameOf(state: GameState): Game {
  const game = (state as Partial<GameState> | null | undefined)?.rules?.game;
  // A state that has been JSON has lost its functions.
  if (typeof game?.reduce === 'function') return game;
  return deny(
    'state',
    state,
    'a state, such as newGame(ruleset), or a game that parseGame has read (ok: true)',
  );
}

/**
 * Returns an options object, empty if it was left out.
 * @throws RangeError also if it has other keys than these
 */
export function optionsOf<T extends object>(
  options: T | undefined,
  keys: readonly (keyof T & string)[],
  place = 'options',
): Partial<T> {
  if (options === undefined) return {};
  const known: readonly string[] = keys;
  const isObject = isFields(options);
  const unknown = isObject ? Object.keys(options).find((key) => !known.includes(key)) : '';
  if (unknown === undefined) return options;
  const refused = isObject
    ? `there is no option ${shown(unknown)}`
    : `${shown(options)} is no object of options`;
  throw new RangeError(`${place}: ${refused}; options: ${keys.join(', ')}`);
}

/** Checks that a card is one, and that the cell stands on it. */
export function checkCell(card: Card, cell: CellInfo): void {
  checkCard(card);
  const { slot = NaN, entries = NaN } = Object(cell) as Partial<CellInfo>;
  if (!(slot + entries <= card.slots.length))
    deny('cell', cell, 'a cell of the game of this card, such as state.rules.cells[0]');
}

export function checkCard(card: Card): void {
  if (!Array.isArray((card as Partial<Card> | null | undefined)?.slots))
    deny('card', card, 'a card, such as state.cards[0]');
}

/**
 * The throw itself. `name` is the pattern that was asked about it, which may have been called by mistake:
 * `fullHouse()`.
 */
export const thrown = (t: Throw, name: string): Throw =>
  (t as Partial<Throw> | null | undefined)?.counts
    ? t
    : deny(name, t, 'a throw, which the engine hands over; a rule sheet gives a pattern without calling it');

/** Checks what a policy is asked about. `name` is the policy, which may have been called by mistake: `forced()`. */
export function checkRepeated(name: string, r: Repeated, c: unknown): void {
  const isRepeated = Boolean((r as Partial<Repeated> | null | undefined)?.boxes);
  if (isRepeated && Object(c) === c) return;
  deny(
    name,
    isRepeated ? c : r,
    'what the engine hands over; a rule sheet gives a policy without calling it',
  );
}

export function checkFunction(place: string, value: unknown, allowed = 'a function'): void {
  if (typeof value !== 'function') deny(place, value, allowed);
}

export function checkPoints(place: string, value: unknown): void {
  if (!Number.isFinite(value)) deny(place, value, 'a number of points');
}

export function checkWhole(place: string, value: unknown, from: number): void {
  if (!isWhole(value, from, Number.MAX_SAFE_INTEGER)) deny(place, value, `a whole number from ${from}`);
}
