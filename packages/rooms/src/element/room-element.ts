/** The members of `<yahtzee-room>` that its session and its screens use. */
import type { YahtzeeGame } from '@yahtzee-game/element';
import type { Messages } from '@yahtzee-game/element/kit';
import type { LitElement } from 'lit';
import type { JoinRoom, OpenRoom } from '../client/handle.js';

/** The functions that open and join rooms; a page may replace them, to use another server. */
export interface Doors {
  readonly openRoom: OpenRoom;
  readonly joinRoom: JoinRoom;
}

export interface RoomElement extends LitElement {
  readonly server: string | null | undefined;
  code: string | null | undefined;
  playerName: string | null | undefined;
  readonly link: string | null | undefined;
  readonly messages: Messages | null | undefined;
  readonly doors: Doors;
  readonly board: YahtzeeGame;
}
