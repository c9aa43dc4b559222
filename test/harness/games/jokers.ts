/** Helpers that the tests of extra fives of a kind share. */

/** By cell: its offer, or the reason why there is none. */
export type Told = Readonly<Record<string, string>>;

/** Turns that strike every lower box except the one for five of a kind. */
export const LOWER_STRUCK =
  'threeOfAKind 12456, fourOfAKind 12456, fullHouse 12456, smallStraight 12456, largeStraight 12456, chance 12456';

/** The same offers, each with this many extra points. */
export const withExtra = (points: number, offers: Told): Told =>
  Object.fromEntries(Object.entries(offers).map(([cell, literal]) => [cell, `${literal} + ${points}`]));

/** The same reason for each cell. */
export const allFor = (why: string, cells: readonly string[]): Told =>
  Object.fromEntries(cells.map((cell) => [cell, why]));
