/** Registers `<yahtzee-room>`, and exports its class, its events and their types. The page registers the board. */
import { YahtzeeRoom } from './room.js';

export type { Doors } from './room-element.js';
export { YahtzeeRoom } from './room.js';
export { YahtzeeRoomEvent } from './room-events.js';

if (!customElements.get('yahtzee-room')) customElements.define('yahtzee-room', YahtzeeRoom);

declare global {
  interface HTMLElementTagNameMap {
    'yahtzee-room': YahtzeeRoom;
  }
}
