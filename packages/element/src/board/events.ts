/** Events of the board. `detail` is plain JSON data. */
import type { Action, Outcome } from '@yahtzee-game/rules';
import type { AdvisedChoice } from '../game/advisor.js';

/** The detail of every event: the player who moved, and the totals after the move. */
export interface MoveDetail {
  readonly action: Action;
  /** Identity of the game: unchanged by undo, `save` and `load`, different for every other game. */
  readonly game: string;
  /** The seat that moved, from 0. */
  readonly seat: number;
  readonly player: string;
  /** Grand totals by seat. */
  readonly totals: readonly number[];
}
export interface RollDetail extends MoveDetail {
  readonly dice: readonly number[];
  readonly roll: number;
  readonly rollsLeft: number;
}
export interface HoldDetail extends MoveDetail {
  /** By position: whether the die will be kept. */
  readonly held: readonly boolean[];
}
export interface ScoreDetail extends MoveDetail {
  readonly cell: string;
  readonly points: number;
  /** Extra points, such as a bonus chip. */
  readonly bonus: number;
}
export interface TurnDetail extends Omit<MoveDetail, 'action'> {
  /** The action that ended the previous turn; undefined at the start of a game. */
  readonly action: Action | undefined;
  /** The turn that begins, from 1. */
  readonly turn: number;
}
export interface EndDetail extends MoveDetail, Outcome {
  readonly totals: readonly number[];
  /** Whether an advisor has answered during this game on this board. */
  readonly helped: boolean;
}
/** Why the state of the game changed. */
export type ChangeReason = 'new' | 'load' | 'roll' | 'dice' | 'hold' | 'announce' | 'score' | 'undo';
export interface ChangeDetail extends Omit<MoveDetail, 'action'> {
  readonly reason: ChangeReason;
  /** The action; undefined for `new`, `load` and `undo`. */
  readonly action: Action | undefined;
}
/** The advice of an advisor, after it is shown. It is not a move. */
export interface AdviceDetail extends Omit<MoveDetail, 'action'> {
  readonly action: undefined;
  /** Best first. */
  readonly choices: readonly AdvisedChoice[];
  readonly exact: boolean;
}

export interface YahtzeeEventDetails {
  'yahtzee-before-roll': MoveDetail;
  'yahtzee-before-score': ScoreDetail;
  'yahtzee-roll': RollDetail;
  'yahtzee-hold': HoldDetail;
  'yahtzee-announce': MoveDetail;
  'yahtzee-score': ScoreDetail;
  'yahtzee-turn': TurnDetail;
  'yahtzee-end': EndDetail;
  'yahtzee-advice': AdviceDetail;
  'yahtzee-change': ChangeDetail;
}
export type YahtzeeEventType = keyof YahtzeeEventDetails;

/** Bubbles and crosses shadow roots; a `before` event can be cancelled while it is dispatched. */
export class YahtzeeEvent<T extends YahtzeeEventType = YahtzeeEventType> extends Event {
  readonly detail: YahtzeeEventDetails[T];

  constructor(type: T, detail: YahtzeeEventDetails[T]) {
    super(type, { bubbles: true, composed: true, cancelable: type.startsWith('yahtzee-before') });
    this.detail = detail;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'yahtzee-before-roll': YahtzeeEvent<'yahtzee-before-roll'>;
    'yahtzee-before-score': YahtzeeEvent<'yahtzee-before-score'>;
    'yahtzee-roll': YahtzeeEvent<'yahtzee-roll'>;
    'yahtzee-hold': YahtzeeEvent<'yahtzee-hold'>;
    'yahtzee-announce': YahtzeeEvent<'yahtzee-announce'>;
    'yahtzee-score': YahtzeeEvent<'yahtzee-score'>;
    'yahtzee-turn': YahtzeeEvent<'yahtzee-turn'>;
    'yahtzee-end': YahtzeeEvent<'yahtzee-end'>;
    'yahtzee-advice': YahtzeeEvent<'yahtzee-advice'>;
    'yahtzee-change': YahtzeeEvent<'yahtzee-change'>;
  }
}
