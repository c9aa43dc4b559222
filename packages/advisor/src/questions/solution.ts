/** The answers of a solved game, exact or estimated. */
import type { Ruleset } from '@yahtzee-game/rules';
import type { Signal } from '../basics/signal.js';
import type { Advice, Chosen } from './advice.js';
import type { Position } from './position.js';

/** Statistics of a cell, or of the section bonus. */
export interface CellStatistics {
  /** Mean of its points, their multiplier applied. */
  mean: number;
  /** Probability, 0 to 1, that it brings no points. */
  zero: number;
}

/** Statistics of a whole game under best play. */
export interface Statistics {
  /** Mean of the final total, in points. */
  readonly expectedTotal: number;
  /** By cell id. Interchangeable cells share one entry, under the id of the first. */
  readonly cells: Readonly<Record<string, CellStatistics>>;
  readonly bonus: CellStatistics;
  /** Mean of extra points, such as chips. */
  readonly extra: number;
}

/** A cell that a turn may end in. */
export interface TurnEnding {
  /** Id of the cell. */
  readonly cell: string;
  /** Probability, 0 to 1. */
  readonly chance: number;
  /** Mean of the points that the cell then gets. */
  readonly points: number;
}

/** The results of a choice if all later choices are the best ones. All points are means. */
export interface Explanation {
  /** How this turn may end, the likeliest ending first. */
  readonly endings: readonly TurnEnding[];
  /** By cell id (the first of interchangeable cells), the points that it gets from here to the end. */
  readonly cells: Readonly<Record<string, number>>;
  /** The section bonus at the end. */
  readonly bonus: number;
  /** Probability, 0 to 1, of a section bonus. */
  readonly bonusChance: number;
  /** Extra points, such as chips, from here to the end. */
  readonly extra: number;
}

/** The results of best play from a position. */
export interface Outlook {
  /** The probability of each final total, by total, as `Solution.distribution` returns it. */
  readonly distribution: Float64Array;
  /** By id of each open cell, the probability that an entry there brings points. */
  readonly cells: Readonly<Record<string, number>>;
  /** Probability, 0 to 1, of a section bonus. */
  readonly bonus: number;
}

/**
 * Returns how good a final total is, from 0 to 1. It must not decrease as the total grows.
 * `reach` and `beat` make such functions.
 */
export type Utility = (total: number) => number;

/**
 * A solution whose values are mean utilities, such as the probability of reaching a total, instead of points. They are
 * exact (`Advice.exact`) when at most three entries are left. Before that, later turns are assumed to be played for
 * points, so that best play is at least as good; in the first turns of a large game, what follows an entry is
 * estimated.
 */
export interface ObjectiveSolution {
  readonly ruleset: Ruleset;
  /** Resolves to the mean utility of this position, 0 to 1. Rejects with the reason of the signal when aborted. */
  valueOf(position: Position, signal?: Signal): Promise<number>;
  /**
   * Resolves to all choices, best first; values and losses are utilities, 0 to 1. Empty while dice are awaited. Rejects
   * with the reason of the signal when aborted.
   */
  advise(position: Position, signal?: Signal): Promise<Advice>;
}

/** A solved game for one player. */
export interface Solution {
  readonly ruleset: Ruleset;
  /** Whether all values are exact; false for a game so large that they are estimated until its end is near. */
  readonly exact: boolean;
  /** Number of states that have a value. */
  readonly states: number;
  /**
   * Mean of the final total under best play, in points, from an empty card. If it is estimated, it is the mean of games
   * that are played by this solution's advice.
   */
  readonly expectedTotal: number;
  /** The standard error of `expectedTotal`, in points: about 0.6 % of it where that can be had; 0 if it is exact. */
  readonly standardError: number;
  /** Returns the mean of the final total under best play from this position, in points; estimated in the same way. */
  valueOf(position: Position): number;
  /**
   * Returns all choices, best first; empty while dice are awaited. Holds that keep the same sides are one choice, with
   * the first positions that show them. Sides of the same face but other colours are told apart, unless an estimated
   * game has more than about 50,000 ways to hold some of its dice.
   */
  advise(position: Position): Advice;
  /**
   * Returns the probability of each final total, by total, under best play from this position (by default, an empty
   * card). Totals below 0 are left out. If it is estimated, its mean is that of `valueOf`, and its spread that of parts
   * which are played alone. Rejects with the reason of the signal when aborted.
   */
  distribution(position?: Position, signal?: Signal): Promise<Float64Array>;
  /** Returns the cells that this turn may end in after a choice, the likeliest first. Only exact solutions have it. */
  endings?(position: Position, choice: Chosen): Promise<readonly TurnEnding[]>;
  /** Returns what a choice leads to, cell by cell. Only exact solutions have it. */
  explain?(position: Position, choice: Chosen, signal?: Signal): Promise<Explanation>;
  /** Returns what best play from this position still leads to. Only exact solutions have it. */
  outlook?(position: Position, signal?: Signal): Promise<Outlook>;
  /** Returns the same game played for another objective, such as `reach(300)`. Only exact solutions have it. */
  aimingAt?(utility: Utility): Promise<ObjectiveSolution>;
  /**
   * Returns the mean and the zero rate of every cell and of the bonus, from an empty card. If they are estimated, each
   * part is played alone, so that cells bring less than in a whole game, and together less than the expected total.
   */
  statistics(signal?: Signal): Promise<Statistics>;
}
