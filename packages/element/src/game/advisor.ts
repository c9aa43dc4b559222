/** The interface of advisors. The board itself contains no solver. */
import type { GameState, Held } from '@yahtzee-game/rules';
import type { MessageArgs } from '../words/messages.js';
import type { Level } from './seats.js';
import type { TablePlayer } from './table.js';

export interface Advisor {
  /**
   * Returns the choices of the player on turn, best first, or a promise of them. The signal aborts when the game
   * changes.
   */
  advise(state: GameState, signal: AbortSignal): Advice | Promise<Advice>;
  /** Returns the probability (0 to 1) of scoring in each legal cell this turn, if the player aims at it. */
  odds?(state: GameState, signal: AbortSignal): Odds | Promise<Odds>;
  /**
   * Returns what a choice of the player on turn gains and loses compared with another one, box by box, or a promise;
   * undefined if that is not known.
   */
  compare?(
    state: GameState,
    choice: Chosen,
    other: Chosen,
    signal: AbortSignal,
  ): Comparison | undefined | Promise<Comparison | undefined>;
  /** Returns what the player on turn can expect from perfect play, or a promise; undefined if it is not known. */
  prospects?(state: GameState, signal: AbortSignal): Prospects | undefined | Promise<Prospects | undefined>;
  /**
   * Returns the losses and the luck in a game, computed from its log, or a promise; undefined if they are not known.
   */
  review?(state: GameState, signal: AbortSignal): GameReview | undefined | Promise<GameReview | undefined>;
  /** Returns each player's probability of winning, 0 to 1, by seat, or a promise; undefined if it is not known. */
  winProbabilities?(
    state: GameState,
    signal: AbortSignal,
  ): readonly number[] | undefined | Promise<readonly number[] | undefined>;
  /** Returns a player of this level, for seats that computers play. Without this method they play greedily. */
  player?(level: Level): TablePlayer;
  /**
   * Returns how likely each final total is when one player plays the game of this state perfectly from its start. The
   * rolls and entries so far do not matter.
   */
  distribution?(state: GameState, signal: AbortSignal): Distribution | Promise<Distribution>;
}

export interface Distribution {
  /** The probability of each final total, by total from 0. */
  readonly chances: ArrayLike<number>;
  /** False if the probabilities are estimates. */
  readonly exact?: boolean;
}

export interface GameReview {
  /** The mean final total of best play, before the first roll. */
  readonly expectedTotal: number;
  /** False if the figures are estimates. */
  readonly exact?: boolean;
  /** The decisions of all seats, in the order of play. */
  readonly decisions: readonly ReviewedDecision[];
  /** By seat. */
  readonly seats: readonly SeatReview[];
}

/** In points. */
export interface SeatReview {
  /** The points by which the dice were better than expected: expected total + luck − lost is the total. */
  readonly luck: number;
  /** The points that decisions other than the best ones have cost. */
  readonly lost: number;
}

export interface ReviewedDecision {
  readonly seat: number;
  /** Index of the action in the log of the game. */
  readonly step: number;
  readonly best: AdvisedChoice;
  /** The cell that the best choice is for; absent if it is not known. */
  readonly aim?: string;
  /** How much less the expected final total is than after the best choice, in points. */
  readonly loss: number;
  /** How much the dice since the previous decision have raised the expected final total, in points. */
  readonly luck: number;
}

export interface Prospects {
  /** Final totals: one game in ten ends below `from`, and one in ten above `to`. */
  readonly finish: { readonly from: number; readonly to: number };
  /** The probability, 0 to 1, of a section bonus; absent if there is none, or it is not known. */
  readonly bonus?: number;
  /** By id of each open cell, the probability that it will bring points; absent if it is not known. */
  readonly cells?: Readonly<Record<string, number>>;
  /** False if the figures are estimates. */
  readonly exact?: boolean;
}

export interface Comparison {
  readonly choice: Explanation;
  readonly other: Explanation;
  /** The greatest gain or loss first. Together they are the difference between the values of the choices. */
  readonly differences: readonly Difference[];
}

/** The outcomes of a choice if all later choices are the best ones. */
export interface Explanation {
  /** The possible endings of this turn, the likeliest first. */
  readonly endings: readonly TurnEnding[];
  /** The probability, 0 to 1, of a section bonus. */
  readonly bonusChance: number;
}

export interface TurnEnding {
  readonly cell: string;
  readonly chance: number;
  /** The mean of the points that the cell then gets. */
  readonly points: number;
}

/**
 * A difference between two choices: in the points of a cell, in the section bonus, or in extra points such as chips.
 */
export type Difference = (
  { readonly kind: 'cell'; readonly cell: string } | { readonly kind: 'bonus' | 'extra' }
) & {
  /** The mean of the points after the choice; `other` is the mean after the other choice. */
  readonly points: number;
  readonly other: number;
  /** How many more points the choice brings. */
  readonly gain: number;
};

export type Odds = Readonly<Record<string, number>>;

/** A unit of the values of choices. */
export type Unit = 'points' | 'chance' | 'crosses';

export interface Advice {
  /** Best first. The board drops choices that the rules do not allow. */
  readonly choices: readonly AdvisedChoice[];
  /** The value of the best choice; defaults to that of the first choice. */
  readonly value?: number;
  /**
   * The unit of values: 'points' (the default) is the expected final total, 'chance' the probability of winning, 0 to
   * 1, 'crosses' the worth of a turn in a race of crosses.
   */
  readonly unit?: Unit;
  /** False if the values are estimates. */
  readonly exact?: boolean;
  /**
   * Why the best choice is best: a message whose words the page provides. Ids of boxes become their names, and numbers
   * whose names begin with "chance" stand for whole per cents: 40 is written "40%".
   */
  readonly why?: { readonly key: string; readonly args?: MessageArgs };
}

interface Worth {
  /** In the unit of the advice. */
  readonly value: number;
  /** How much lower the value is than that of the best choice. */
  readonly loss: number;
}

/** A choice without its value. */
export type Chosen =
  | {
      readonly kind: 'hold';
      /** Dice that are kept, one bit per position. */
      readonly held: Held;
    }
  | { readonly kind: 'announce' | 'score'; readonly cell: string };

export type AdvisedChoice = Worth & Chosen;
