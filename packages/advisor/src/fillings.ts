/** Fillings of a card as numbers, and the section totals that can still matter there. */
import type { Kind, Plan } from './plan.js';

/** The digit of a kind: how many entries it has, or 1 struck and 2 scored where it is flagged. */
export const digitOf = ({ place, digits }: Kind, filling: number): number =>
  Math.floor(filling / place) % digits;

export const entriesIn = (kind: Kind, filling: number): number => {
  const digit = digitOf(kind, filling);
  return kind.flagged ? Math.min(digit, 1) : digit;
};

export const isFull = (kind: Kind, filling: number): boolean => entriesIn(kind, filling) === kind.capacity;

/** Section totals `from` … `to` are told apart; all below are alike, and so are all above. */
export interface Lanes {
  readonly from: number;
  readonly to: number;
}

export function lanesOf({ kinds, ladder }: Plan, filling: number): Lanes {
  const first = ladder[0];
  const last = ladder.at(-1);
  if (!first || !last) return { from: 0, to: 0 };
  let reached = 0;
  let left = 0;
  for (const kind of kinds) {
    if (!kind.inSection) continue;
    const entries = entriesIn(kind, filling);
    reached += entries * kind.most;
    left += (kind.capacity - entries) * kind.most;
  }
  // One below the least total from which the first step can be reached.
  const from = Math.max(0, first[0] - 1 - left);
  return { from, to: Math.max(from, Math.min(reached, last[0])) };
}

/** Points of the section bonus for a total. */
export function bonusOf({ ladder }: Plan, total: number): number {
  let points = 0;
  for (const [at, worth] of ladder) if (total >= at) points = worth;
  return points;
}

/** The most that the open boxes can still bring, the section bonus left aside. */
export const mostLeft = ({ kinds }: Plan, filling: number): number =>
  kinds.reduce((sum, kind) => sum + (kind.capacity - entriesIn(kind, filling)) * kind.most * kind.times, 0);

/** The kind's entry moves a filling to this one. */
export function afterEntry(kind: Kind, filling: number, points: number): number {
  return filling + kind.place * (kind.flagged && points > 0 ? 2 : 1);
}

/** Whether a filling may come about where this one is, or is this one. */
export function mayFollow({ kinds }: Plan, filling: number, from: number): boolean {
  return kinds.every((kind) => {
    const [digit, least] = [digitOf(kind, filling), digitOf(kind, from)];
    return kind.flagged && least > 0 ? digit === least : digit >= least;
  });
}

/** Entries made. */
export const entriesMade = ({ kinds }: Plan, filling: number): number =>
  kinds.reduce((sum, kind) => sum + entriesIn(kind, filling), 0);

/** Whether every box is full. */
export const isComplete = ({ kinds }: Plan, filling: number): boolean =>
  kinds.every((kind) => isFull(kind, filling));

/** Kinds that may be filled after this roll (from 1), as bits. */
export function legalAfter({ legal, kinds }: Plan, filling: number, roll: number): number {
  const masks = legal?.get(filling);
  if (masks) return masks[Math.min(roll, masks.length - 1) - 1] ?? 0;
  return kinds.reduce((bits, kind, k) => (isFull(kind, filling) ? bits : bits | (1 << k)), 0);
}

/** The score class of a throw: after which roll (from 1), and whether all dice fell in it. */
export function classOf({ classes }: Plan, roll: number, served: boolean): number {
  const last = classes.length / 2;
  return classes[(Math.min(roll, last) - 1) * 2 + (served ? 1 : 0)] ?? 0;
}
