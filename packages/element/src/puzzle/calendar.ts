/** The decision of each day. The rule never changes, so that a day has the same decision in every later version. */
import { check } from '../basics/checks.js';
import { dayOf } from '../game/day.js';
import { headingOf, type Heading, type Topic } from './notation.js';

/** The difficulty of a decision, by how often somebody errs who weighs choices by their loss. */
export type Difficulty = 'easy' | 'medium' | 'hard';
export const LEVELS: readonly Difficulty[] = ['easy', 'medium', 'hard'];

export const aDay = check(
  (value) => value === '' || (typeof value === 'string' && dayOf(`daily ${value}`) !== undefined),
  'a day such as 2026-11-22',
);

export interface Kind {
  readonly topic?: Topic | undefined;
  readonly level?: Difficulty | undefined;
}

const DAY = 24 * 60 * 60 * 1000;
/** The percentages of errors from which a decision is medium, and hard. */
const [MEDIUM, HARD] = [35, 65];

/** Returns the number of a day in the local calendar: 1 January 1970 is 0. */
export const dayNumber = (date: Date): number =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;

/** Returns the present time. */
export const now = (): Date => new Date(Date.now());

/** Returns the number of the present day. */
export const today = (): number => dayNumber(now());

/** Returns a day by its number, at its noon. */
export const dateOf = (day: number): Date => new Date(1970, 0, day + 1, 12);

/** Returns the milliseconds until the next day begins. */
export const untilMidnight = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();

/** Returns the line of a day; fitting lines follow each other day by day. Undefined if none is of this kind. */
export function lineOn(day: number, lines: readonly string[], { topic, level }: Kind): string | undefined {
  const fitting = lines.filter((line) => {
    const heading = headingOf(line);
    return (!topic || heading.topic === topic) && (!level || difficultyOf(heading) === level);
  });
  return fitting.at(day % fitting.length);
}

function difficultyOf({ errs }: Heading): Difficulty {
  if (errs < MEDIUM) return 'easy';
  return errs < HARD ? 'medium' : 'hard';
}
