/** The event of an answered decision. `detail` is plain JSON data. */
import type { Answer } from './answer.js';

export interface AnswerDetail {
  /** What the answer costs, in points; null if it is only known to cost more than those that are rated. */
  readonly loss: number | null;
  /** The best answer. */
  readonly best: Answer;
  /** The visitor's. */
  readonly answer: Answer;
  readonly ruleset: string;
  /** The game up to the decision, as text. */
  readonly position: string;
}

/** A visitor has answered, and the cost is known. */
export class YahtzeeAnswerEvent extends Event {
  readonly detail: AnswerDetail;

  constructor(detail: AnswerDetail) {
    super('yahtzee-answer', { bubbles: true, composed: true });
    this.detail = detail;
  }
}
