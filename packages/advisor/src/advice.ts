/** What may be done, ranked by what it is worth. */
import type { Held, Why } from '@yahtzee-game/rules';

interface Worth {
  /** Expected final total. */
  readonly value: number;
  /** How much less that is than the best choice. */
  readonly loss: number;
  /** From 1; choices that are worth the same share one. */
  readonly rank: number;
}
/** Hold these positions and roll the other dice. */
export interface HoldChoice extends Worth {
  readonly kind: 'hold';
  readonly held: Held;
  /** Faces of the dice that are held, ascending. */
  readonly dice: readonly number[];
}
/** Name this cell. */
export interface AnnounceChoice extends Worth {
  readonly kind: 'announce';
  readonly cell: string;
}
/** Fill this cell. */
export interface ScoreChoice extends Worth {
  readonly kind: 'score';
  readonly cell: string;
  /** Points that it brings, its multiplier applied. */
  readonly points: number;
  /** Extra points besides. */
  readonly bonus: number;
}
export type Choice = HoldChoice | AnnounceChoice | ScoreChoice;

export interface Advice {
  /** Best first; those that are worth the same stand together. */
  readonly choices: readonly Choice[];
  /** Expected final total under best play. */
  readonly value: number;
  /** The values are exact, not estimated. */
  readonly exact: boolean;
  /** Why the best is best: a message key with its arguments; those that are ids of cells are to be said by their names. */
  readonly why?: Why;
}

/** Differences below this are those of rounding. */
const SAME = 1e-6;

/** Choices without their ranks, in any order, become ranked ones, best first. */
export function ranked(choices: readonly Unranked[]): readonly Choice[] {
  const sorted = choices.toSorted((a, b) => b.value - a.value);
  let rank = 0;
  return sorted.map((choice, i) => {
    const before = sorted[i - 1];
    if (!before || before.value - choice.value > SAME) rank = i + 1;
    return { ...choice, rank };
  });
}

type WithoutRank<C> = C extends Choice ? Omit<C, 'rank'> : never;
export type Unranked = WithoutRank<Choice>;
