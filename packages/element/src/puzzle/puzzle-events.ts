/** The event of an answered decision. `detail` is plain JSON data. */
import type { Answer } from './answer.js';

export interface AnswerDetail {
  /** The loss of the answer, in points; null if it is only known to lose more than the rated ones. */
  readonly loss: number | null;
  /** The best answer. */
  readonly best: Answer;
  /** The visitor's answer. */
  readonly answer: Answer;
  readonly ruleset: string;
  /** The game up to the decision, as text. */
  readonly position: string;
}

/** Fired when a visitor has answered, and the loss is known. */
export class YahtzeeAnswerEvent extends Event {
  readonly detail: AnswerDetail;

  constructor(detail: AnswerDetail) {
    super('yahtzee-answer', { bubbles: true, composed: true });
    this.detail = detail;
  }
}
