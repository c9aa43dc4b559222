/**
 * Card states as numbers. The filled cells are one number in a mixed radix, `filled`, with a digit for each cell class.
 * An entry only ever adds to it, so the next states of a card have greater numbers.
 */
import type { Bank, CellClass, Plan } from './plan.js';

/** All of a card that the value of the remaining game depends on. */
export interface CardState {
  /** Which cells are filled. */
  readonly filled: number;
  /** The section total that decides the bonus, as `sectionPoints` counts it. */
  readonly total: number;
  /** Saved rolls. */
  readonly bank: number;
}

/** Returns the digit of a class: its number of entries, or if it is flagged, 0 if open, 1 if struck and 2 if scored. */
export const digitOf = ({ place, digits }: CellClass, filled: number): number =>
  Math.floor(filled / place) % digits;

/** Returns how many entries a class has. */
export const entriesIn = (cellClass: CellClass, filled: number): number => {
  const digit = digitOf(cellClass, filled);
  return cellClass.flagged ? Math.min(digit, 1) : digit;
};

export const isFull = (cellClass: CellClass, filled: number): boolean =>
  entriesIn(cellClass, filled) === cellClass.capacity;

/** Whether every number cell of this face is filled. */
export const isNumberFilled = ({ cellClasses }: Plan, filled: number, face: number): boolean =>
  cellClasses.every((cellClass) => cellClass.face !== face || isFull(cellClass, filled));

/** Whether every cell is filled. */
export const isComplete = ({ cellClasses }: Plan, filled: number): boolean =>
  cellClasses.every((cellClass) => isFull(cellClass, filled));

/** Returns how many entries have been made. */
export const entriesMade = ({ cellClasses }: Plan, filled: number): number =>
  cellClasses.reduce((entries, cellClass) => entries + entriesIn(cellClass, filled), 0);

/** Returns how many entries are still to be made. */
export const entriesOpen = ({ cellClasses }: Plan, filled: number): number =>
  cellClasses.reduce((entries, cellClass) => entries + cellClass.capacity - entriesIn(cellClass, filled), 0);

/** Returns the most points that the open cells can still bring, without the section bonus. */
export const maxPointsLeft = (plan: Plan, filled: number): number =>
  pointsLeft(plan, filled, ({ maxPoints }) => maxPoints);

/** Returns the least points that the open cells can still bring, without the section bonus. */
export const leastPointsLeft = (plan: Plan, filled: number): number =>
  pointsLeft(plan, filled, ({ leastPoints }) => leastPoints);

const pointsLeft = ({ cellClasses }: Plan, filled: number, each: (own: CellClass) => number): number =>
  cellClasses.reduce(
    (points, own) => points + (own.capacity - entriesIn(own, filled)) * each(own) * own.times,
    0,
  );

/** Whether an entry has scored, as the rules see it: a box that costs points is not struck. */
export const hasScored = (points: number): boolean => points !== 0;

/**
 * Returns what an entry adds to the section total. That is counted from the least points of each entry, as the steps of
 * the bonus are, so that it is never negative and never falls.
 */
export const sectionPoints = ({ inSection, leastPoints }: CellClass, points: number): number =>
  inSection ? points - leastPoints : 0;

/** Returns `filled` after an entry of these points. */
export function afterEntry(cellClass: CellClass, filled: number, points: number): number {
  return filled + cellClass.place * (cellClass.flagged && hasScored(points) ? 2 : 1);
}

/** Whether play can lead from `from` to `filled`; true if both are equal. */
export function isReachable({ cellClasses }: Plan, filled: number, from: number): boolean {
  return cellClasses.every((cellClass) => {
    const [digit, least] = [digitOf(cellClass, filled), digitOf(cellClass, from)];
    return cellClass.flagged && least > 0 ? digit === least : digit >= least;
  });
}

/** The section totals that are distinguished: lower ones count as `from`, higher ones as `to`. */
export interface TotalRange {
  readonly from: number;
  readonly to: number;
}

/** Returns the section totals that can still lead to different bonuses; 0 alone without a bonus. */
export function totalRangeOf({ cellClasses, ladder }: Plan, filled: number): TotalRange {
  const first = ladder[0];
  const last = ladder.at(-1);
  if (!first || !last) return { from: 0, to: 0 };
  let reached = 0;
  let left = 0;
  for (const cellClass of cellClasses) {
    const entries = entriesIn(cellClass, filled);
    const most = sectionPoints(cellClass, cellClass.maxPoints);
    reached += entries * most;
    left += (cellClass.capacity - entries) * most;
  }
  // From one below the least total that can still reach the first step; it stands for all lower totals.
  const from = Math.max(0, first[0] - 1 - left);
  return { from, to: Math.max(from, Math.min(reached, last[0])) };
}

/** Returns a card state with its section total clamped to the range that values are stored for. */
export function inRange(plan: Plan, { filled, total, bank }: CardState): CardState {
  const { from, to } = totalRangeOf(plan, filled);
  return { filled, total: Math.min(to, Math.max(from, total)), bank };
}

/** Returns the points of the section bonus for a total. */
export function bonusOf({ ladder }: Plan, total: number): number {
  let points = 0;
  for (const [at, worth] of ladder) if (total >= at) points = worth;
  return points;
}

/** Returns the classes that may be filled after a roll (from 1), as a bit set. */
export function legalAfter({ legal, cellClasses }: Plan, filled: number, roll: number): number {
  const masks = legal?.get(filled);
  if (masks) return masks[Math.min(roll, masks.length - 1) - 1] ?? 0;
  return cellClasses.reduce((bits, cellClass, k) => (isFull(cellClass, filled) ? bits : bits | (1 << k)), 0);
}

/** Returns the score class of a throw, from the number of the roll (from 1) and whether all dice were thrown in it. */
export function scoreClassOf({ scoreClasses }: Plan, roll: number, served: boolean): number {
  const last = scoreClasses.length / 2;
  return scoreClasses[(Math.min(roll, last) - 1) * 2 + (served ? 1 : 0)] ?? 0;
}

/** Whether the repeat rule applies: every watched cell is filled. */
export function isRepeatActive({ repeat, cellClasses }: Plan, filled: number): boolean {
  return (
    repeat?.watched.every((k) => {
      const watched = cellClasses[k];
      return watched && isFull(watched, filled);
    }) ?? false
  );
}

/** Whether every watched cell has points; cells without a flag count as scored. */
export function isRepeatScored({ repeat, cellClasses }: Plan, filled: number): boolean {
  return (
    repeat?.watched.every((k) => {
      const watched = cellClasses[k];
      return watched && (!watched.flagged || digitOf(watched, filled) === 2);
    }) ?? false
  );
}

/** Whether a class scores nothing because the class that must score before it has not. */
export function isWorthless({ cellClasses }: Plan, { after }: CellClass, filled: number): boolean {
  const earlier = cellClasses[after];
  return earlier !== undefined && digitOf(earlier, filled) !== 2;
}

/** Whether any roll scores differently if all dice were thrown in it. */
export const doesServedMatter = ({ scoreClasses }: Plan): boolean =>
  scoreClasses.some((own, i) => own !== scoreClasses[i ^ 1]);

/** Whether every unused roll is saved, whatever is scored, no score depends on the roll, and no order bars cells. */
export function savesEveryRoll({ rolls, scoreClasses, legal }: Plan, { zero, points }: Bank): boolean {
  const isSaved = (change: number, i: number): boolean => change === rolls - 1 - i;
  return (
    !legal &&
    zero.every(isSaved) &&
    points.every(isSaved) &&
    scoreClasses.every((own) => own === scoreClasses[0])
  );
}
