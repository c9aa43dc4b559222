/** Registers `<yahtzee-kiosk>`, and exports its class and its event. The page registers the board. */
import { YahtzeeKiosk } from './kiosk.js';

export type { KioskResult } from './day.js';
export { YahtzeeKiosk } from './kiosk.js';
export { YahtzeeKioskEvent } from './kiosk-events.js';

if (!customElements.get('yahtzee-kiosk')) customElements.define('yahtzee-kiosk', YahtzeeKiosk);

declare global {
  interface HTMLElementTagNameMap {
    'yahtzee-kiosk': YahtzeeKiosk;
  }
}
