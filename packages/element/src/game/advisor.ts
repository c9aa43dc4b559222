/** The interface of advisors. The board itself contains no solver. */
import type { GameState, Held } from '@yahtzee-game/rules';
import type { MessageArgs } from '../words/messages.js';
import type { Level } from './seats.js';
import type { TablePlayer } from './table.js';

export interface Advisor {
  /** Returns the choices of the player on turn, best first, or a promise. The signal aborts when the game changes. */
  advise(state: GameState, signal: AbortSignal): Advice | Promise<Advice>;
  /** Returns the probability (0 to 1) of scoring in each legal cell this turn, if the player aims at it. */
  odds?(state: GameState, signal: AbortSignal): Odds | Promise<Odds>;
  /** Returns each player's probability of winning, 0 to 1, by seat. */
  winProbabilities?(state: GameState, signal: AbortSignal): readonly number[] | Promise<readonly number[]>;
  /** Returns a player of this level, for seats that computers play. Without it they play greedily. */
  player?(level: Level): TablePlayer;
  /**
   * Returns how likely each final total is when one player plays the game of this state perfectly from its start. What
   * has been rolled and filled in it does not matter.
   */
  distribution?(state: GameState, signal: AbortSignal): Distribution | Promise<Distribution>;
}

export interface Distribution {
  /** The probability of each final total, by total from 0. */
  readonly chances: ArrayLike<number>;
  /** False if the probabilities are estimates. */
  readonly exact?: boolean;
}

export type Odds = Readonly<Record<string, number>>;

export interface Advice {
  /** Best first. The board drops choices that the rules do not allow. */
  readonly choices: readonly AdvisedChoice[];
  /** The value of the best choice; defaults to that of the first choice. */
  readonly value?: number;
  /** What values are: 'points' (the default) is the expected final total, 'chance' the probability of winning, 0 to 1. */
  readonly unit?: 'points' | 'chance';
  /** False if the values are estimates. */
  readonly exact?: boolean;
  /** Why the best choice is best: a message whose words the page provides. */
  readonly why?: { readonly key: string; readonly args?: MessageArgs };
}

interface Worth {
  /** In the unit of the advice. */
  readonly value: number;
  /** How much lower that is than for the best choice. */
  readonly loss: number;
}
export type AdvisedChoice =
  | (Worth & {
      readonly kind: 'hold';
      /** Dice that are kept, one bit per position. */
      readonly held: Held;
    })
  | (Worth & { readonly kind: 'announce' | 'score'; readonly cell: string });
