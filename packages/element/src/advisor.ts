/** Whom a board may ask what to do: anybody who answers like this. The board itself knows no solver. */
import type { GameState, Held } from '@yahtzee-game/rules';
import type { MessageArgs } from './messages.js';

export interface Advisor {
  /** What the player on turn may do, best first; at once or later. The signal aborts when the game goes on. */
  advise(state: GameState, signal: AbortSignal): Advice | Promise<Advice>;
  /** By cell that may be filled, the chance (0 to 1) that this turn scores there, if it is aimed at. */
  odds?(state: GameState, signal: AbortSignal): Odds | Promise<Odds>;
  /** By seat, the chance to win, 0 to 1. */
  winProbabilities?(state: GameState, signal: AbortSignal): readonly number[] | Promise<readonly number[]>;
}

export type Odds = Readonly<Record<string, number>>;

export interface Advice {
  /** Best first. What the rules do not allow is left out. */
  readonly choices: readonly AdvisedChoice[];
  /** What the best is worth; that of the first choice if absent. */
  readonly value?: number;
  /** False: the values are estimates. */
  readonly exact?: boolean;
  /** Why the best is best: a message, its words brought by the page. */
  readonly why?: { readonly key: string; readonly args?: MessageArgs };
}

interface Worth {
  /** Usually the expected final total. */
  readonly value: number;
  /** How much less that is than the best choice. */
  readonly loss: number;
}
export type AdvisedChoice =
  | (Worth & {
      readonly kind: 'hold';
      /** Dice that are kept, one bit per position. */
      readonly held: Held;
    })
  | (Worth & { readonly kind: 'announce' | 'score'; readonly cell: string });
