/** Dice that have been thrown by hand, while they are entered one by one. Pure. */
import type { Chance, GameState } from '@yahtzee-game/rules';

export interface Entry {
  /** The positions at which the thrown dice lie, in order. */
  readonly places: readonly number[];
  /** By place, the number of the side that was entered; undefined while there is none. */
  readonly sides: readonly (number | undefined)[];
}

/** Returns an entry without dice: all that are owed, which are those that are not held. */
export function emptyEntry({ count }: Chance, { turn, rules }: GameState): Entry {
  const positions = Array.from({ length: rules.spec.dice.count }, (_, position) => position);
  const places = positions.filter((position) => !((turn.held >> position) & 1)).slice(0, count);
  return { places, sides: places.map(() => undefined) };
}

/** Returns the first empty place; -1 if there is none. */
export const nextPlace = ({ sides }: Entry): number => sides.indexOf(undefined);

/** Returns the entered sides in order of position. */
export const enteredIn = ({ sides }: Entry): readonly number[] => sides.flatMap((side) => side ?? []);

export const missingIn = (entry: Entry): number => entry.sides.length - enteredIn(entry).length;

/** Returns the entry with this side at a place, or with the place empty. */
export const withSide = (entry: Entry, place: number, side: number | undefined): Entry => ({
  ...entry,
  sides: entry.sides.with(place, side),
});
