/** The event fired when a visitor wants to play on from a decision of a puzzle or a review. */

/** If the event is cancelled, the board keeps its game. */
export class YahtzeePlayOnEvent extends Event {
  /** `position` is the game as text. */
  readonly detail: { readonly position: string };

  constructor(position: string) {
    super('yahtzee-play-on', { bubbles: true, composed: true, cancelable: true });
    this.detail = { position };
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'yahtzee-play-on': YahtzeePlayOnEvent;
  }
}
