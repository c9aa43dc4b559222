/** The event of `<yahtzee-kiosk>`. */
import type { KioskResult } from './day.js';

/** `yahtzee-kiosk-result`: a visitor has finished a game and is gone. It bubbles and crosses shadow roots. */
export class YahtzeeKioskEvent extends Event {
  readonly detail: KioskResult;

  constructor(detail: KioskResult) {
    super('yahtzee-kiosk-result', { bubbles: true, composed: true });
    this.detail = detail;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'yahtzee-kiosk-result': YahtzeeKioskEvent;
  }
}
