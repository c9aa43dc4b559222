/** The result of a visitor at a kiosk. */
export interface KioskResult {
  /** The name that was entered; empty if none was. */
  readonly name: string;
  readonly total: number;
  /** When the game was over, in milliseconds since 1970. */
  readonly at: number;
  /** The game as text. */
  readonly game: string;
}

const isSameDay = (a: number, b: number): boolean =>
  new Date(a).toDateString() === new Date(b).toDateString();

/** Returns the results of the day of `now`, the best first. */
export const ofToday = (results: readonly KioskResult[], now: number): readonly KioskResult[] =>
  results.filter(({ at }) => isSameDay(at, now)).toSorted((a, b) => b.total - a.total);

/** Returns the place of a total among others, from 1; equal totals share it. */
export const placeOf = (total: number, others: readonly KioskResult[]): number =>
  1 + others.filter((other) => other.total > total).length;
