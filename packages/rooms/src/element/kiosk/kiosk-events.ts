/** What a kiosk tells its page. */
import type { KioskResult } from './day.js';

/** `yahtzee-kiosk-result`: somebody has played a game to its end, and has gone. It bubbles and crosses shadow roots. */
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
