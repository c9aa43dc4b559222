/** What a solved game answers, exactly or by estimate. */
import type { Ruleset } from '@yahtzee-game/rules';
import type { Advice, Choice } from './advice.js';
import type { Aim, Utility } from './aim.js';
import type { KindChances } from './chances.js';
import type { Explanation, Lead } from './outlook.js';
import type { Position } from './position.js';

/** What best play brings. */
export interface Statistics {
  readonly expectedTotal: number;
  /** By cell (the first of those that are alike): mean of its points, and chance that it is struck. */
  readonly cells: Readonly<Record<string, KindChances>>;
  readonly bonus: KindChances;
  /** Mean of extra points, such as chips. */
  readonly extra: number;
}

export interface Solution {
  readonly ruleset: Ruleset;
  /** Values are exact; false where a game is too large and they are estimated until its end is near. */
  readonly exact: boolean;
  /** How many states have a value. */
  readonly states: number;
  /** Mean of the final total under best play, from an empty sheet. */
  readonly expectedTotal: number;
  /** Expected final total from here. */
  valueOf(position: Position): number;
  /**
   * Everything that the player may do here, best first. Empty while dice are awaited.
   * Ways to hold the same faces are one choice, of the first positions that show them.
   */
  advise(position: Position): Advice;
  /** The chance of each final total, by total: from this position, or from an empty sheet. Totals below 0 are left out. */
  distribution(position?: Position, signal?: AbortSignal): Promise<Float64Array>;
  /** Boxes that this turn may end in after a choice, the likeliest first. Only where this is exact. */
  leads?(position: Position, choice: Choice): Promise<readonly Lead[]>;
  /** Why: what a choice of this position leads to, box by box. Only where this is exact. */
  explain?(position: Position, choice: Choice, signal?: AbortSignal): Promise<Explanation>;
  /** The same game played for another aim, such as `reach(300)`; its values are chances. Only where this is exact. */
  aimingAt?(utility: Utility, signal?: AbortSignal): Promise<Aim>;
  /** What play brings from an empty sheet, by box and bonus. */
  statistics(signal?: AbortSignal): Promise<Statistics>;
}
