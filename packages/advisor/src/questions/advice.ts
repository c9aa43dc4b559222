/** The choices of a player, ranked by value. */
import type { Held, Why } from '@yahtzee-game/rules';

interface Valued {
  /** The value of this choice if all later choices are the best ones, in the unit of the advice. */
  readonly value: number;
  /** The value of the best choice minus this value; 0 for the best. */
  readonly loss: number;
  /** From 1; choices of equal value share a rank. */
  readonly rank: number;
}
/** Hold some dice and reroll the others. */
export interface HoldChoice extends Valued {
  readonly kind: 'hold';
  /** Held positions, one bit each. */
  readonly held: Held;
  /** Faces of the held dice, ascending. */
  readonly dice: readonly number[];
}
/** Announce a cell. */
export interface AnnounceChoice extends Valued {
  readonly kind: 'announce';
  /** Id of the cell. */
  readonly cell: string;
}
/** Fill a cell. */
export interface ScoreChoice extends Valued {
  readonly kind: 'score';
  /** Id of the cell. */
  readonly cell: string;
  /** Points of the entry, its multiplier applied. */
  readonly points: number;
  /** Extra points, such as a chip. */
  readonly bonus: number;
}
export type Choice = HoldChoice | AnnounceChoice | ScoreChoice;

/** A choice without its value: only the fields that identify it. */
export type Chosen =
  | Pick<HoldChoice, 'kind' | 'held'>
  | Pick<AnnounceChoice, 'kind' | 'cell'>
  | Pick<ScoreChoice, 'kind' | 'cell'>;

export interface Advice {
  /** Best first; choices of equal value are next to each other. */
  readonly choices: readonly Choice[];
  /** The value of best play, in the unit of the advice. */
  readonly value: number;
  /**
   * The unit of all values. 'points' (if absent): the mean of the final total. 'chance': the probability to win, alone
   * or with others. 'crosses': the worth of the turn in a race of crosses, that is the mean number of its crosses, with
   * more weight in rows that fill slowly, plus a fixed number if another turn follows.
   */
  readonly unit?: 'points' | 'chance' | 'crosses';
  /** Whether all values are exact; false if they are estimates. */
  readonly exact: boolean;
  /**
   * The reason for the best choice: a message key with its arguments. Arguments that are cell ids are shown by name.
   */
  readonly why?: Why;
}

/** Values that differ by less count as equal, since rounding causes such differences. */
const ROUNDING = 1e-6;

/** Sorts choices, best first, and ranks them. */
export function ranked(choices: readonly Unranked[]): readonly Choice[] {
  const sorted = choices.toSorted((a, b) => b.value - a.value);
  let rank = 0;
  return sorted.map((choice, i) => {
    const before = sorted[i - 1];
    if (!before || before.value - choice.value > ROUNDING) rank = i + 1;
    return { ...choice, rank };
  });
}

type WithoutRank<C> = C extends Choice ? Omit<C, 'rank'> : never;
/** A choice before it is ranked. */
export type Unranked = WithoutRank<Choice>;
