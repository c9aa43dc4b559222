/** The events of `<yahtzee-room>`. */

interface Details {
  /** This page has entered a room; `seat` is undefined for watchers. */
  readonly 'yahtzee-room-join': { readonly code: string; readonly seat: number | undefined };
  /** The game begins, with these players by seat. */
  readonly 'yahtzee-room-start': { readonly code: string; readonly players: readonly string[] };
  /** The game is over, with these totals by seat. */
  readonly 'yahtzee-room-end': { readonly code: string; readonly totals: readonly number[] };
}

export type RoomEventName = keyof Details;

/** An event of `<yahtzee-room>`. It bubbles and cannot be cancelled; `detail` is plain data. */
export class YahtzeeRoomEvent<Name extends RoomEventName = RoomEventName> extends Event {
  declare readonly type: Name;
  readonly detail: Details[Name];

  constructor(type: Name, detail: Details[Name]) {
    super(type, { bubbles: true, composed: true });
    this.detail = detail;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'yahtzee-room-join': YahtzeeRoomEvent<'yahtzee-room-join'>;
    'yahtzee-room-start': YahtzeeRoomEvent<'yahtzee-room-start'>;
    'yahtzee-room-end': YahtzeeRoomEvent<'yahtzee-room-end'>;
  }
}
