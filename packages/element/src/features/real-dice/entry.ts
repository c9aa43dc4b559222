/** A throw of real dice while it is entered die by die. Pure. */
import type { Chance, GameState } from '@yahtzee-game/rules';

export interface Entry {
  /** The positions of the thrown dice, in order. */
  readonly places: readonly number[];
  /** By index in `places`, the number of the entered side; undefined while there is none. */
  readonly sides: readonly (number | undefined)[];
}

/** Returns an empty entry for the awaited dice, which are those that are not held. */
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

/** Returns the entry with this side at a place; undefined empties the place. */
export const withSide = (entry: Entry, place: number, side: number | undefined): Entry => ({
  ...entry,
  sides: entry.sides.with(place, side),
});
