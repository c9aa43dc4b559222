/**
 * A visitor wants to solve the dearest decisions of a game. If it is cancelled, the puzzle of the page does not change.
 */
export class YahtzeePractiseEvent extends Event {
  /** Games as text, each up to a decision, the dearest first. */
  readonly detail: { readonly positions: readonly string[] };

  constructor(positions: readonly string[]) {
    super('yahtzee-practise', { bubbles: true, composed: true, cancelable: true });
    this.detail = { positions };
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'yahtzee-practise': YahtzeePractiseEvent;
  }
}
