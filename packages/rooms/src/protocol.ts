/**
 * The messages between a page and a server: four requests, each of which is answered, and three messages that the
 * server sends to everybody in a room. All of it is JSON.
 *
 * An answer to `act` is never lost for good: a page that asks again after the same line is told what followed it.
 */
import type { Intent, RefusalCode, Terms } from './core/index.js';

/**
 * The version of the protocol. A page connects with `auth: { protocol: PROTOCOL }`. The server refuses other versions
 * with an error that has `data: { protocol }`, the version of the server.
 */
export const PROTOCOL = 1;

/** The terms that a page may choose when it opens a room; the server sets the others. */
export type Wanted = Pick<Terms, 'ruleset'> &
  Optional<Pick<Terms, 'options' | 'sheet' | 'most' | 'dice' | 'away' | 'event'>>;

/** All fields may be left out or `undefined`. */
type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Asks for the room in which the same people play again, on the same terms; all of them get the same one. */
export interface Again {
  readonly after: { readonly code: string; readonly token: string };
}

/** Asks for an event: a list of rooms with the same dice, and of their results. Its rooms are opened with its code. */
export interface WantedEvent extends Pick<Terms, 'ruleset'>, Optional<Pick<Terms, 'options' | 'sheet'>> {
  readonly event: 'new';
  /** The public key (Ed25519) of who may end the event. */
  readonly key: string;
}

/** Ends an event; signed by whoever has opened it. */
export interface EndEvent {
  readonly type: 'end';
  readonly signature: string;
}

export interface Requests {
  /** Opens a room or an event. */
  open: {
    ask: Wanted | Again | WantedEvent;
    answer: { readonly code: string };
  };
  /**
   * Watches a room or an event, returns to a seat, or fills a gap in the log. The answer has the lines after the one
   * with the link `known`; all lines if there is none. It also has the `seat` of the token, if it has one.
   */
  enter: {
    ask: { readonly code: string; readonly known?: string; readonly token?: string };
    answer: Lines & { readonly seat?: number; readonly here: readonly Presence[] };
  };
  /** Takes the next seat for a token that the page chooses. Asking again with the same token gives the same seat. */
  sit: {
    ask: {
      readonly code: string;
      readonly name: string;
      readonly token: string;
      readonly commit?: string;
      /** The public key (Ed25519) of the player's signatures. */
      readonly key?: string;
    };
    answer: { readonly seat: number };
  };
  /**
   * Adds the entry that follows from an intent, after the last line that the page knows: that with the link `known`. The
   * answer has the lines after that one, which everybody is sent as well.
   */
  act: {
    ask: {
      readonly code: string;
      /** Not needed to end an event. */
      readonly token?: string;
      readonly known: string;
      readonly intent: Intent | EndEvent;
    };
    answer: Lines & { readonly ok: true };
  };
}

/** Lines of a log, from a position on. */
export interface Lines {
  readonly at: number;
  readonly lines: readonly string[];
}

/** A seat, and the token that proves who owns it. */
export interface Place {
  readonly seat: number;
  readonly token: string;
}

/** Whether the player of a seat is connected; if not, `gone` is the number of seconds since then. */
export interface Presence {
  readonly seat: number;
  readonly gone?: number;
  /** The number of pages that the player has open in this room, if it is more than one. */
  readonly pages?: number;
}

/** A connected player of an event whose game is not over. */
export interface Playing {
  readonly room: string;
  readonly seat: number;
  readonly name: string;
}

/** Why a request was not done. */
export type ServerRefusal =
  | {
      readonly no:
        | RefusalCode
        | 'no-such-room'
        /** The log could not have been written by a room; nothing is added to it. */
        | 'damaged'
        /** The player of the seat has not been away for long enough. */
        | 'not-away'
        | 'failed';
      readonly why?: string;
    }
  /** The log has grown by these lines. They are all its lines if the page knows one that the log does not have. */
  | ({ readonly no: 'stale' } & Lines)
  /** Too many requests: ask again after `wait` milliseconds. */
  | { readonly no: 'slow'; readonly wait: number };

/** The messages that a server sends. Each has a second argument, the code of its room or event. */
export interface Pushes {
  /** New lines. If `at` is beyond the end of the log that the page knows, lines before them were lost. */
  log: Lines;
  /** Which players are connected now. The message may get lost. */
  here: readonly Presence[];
  /** For watchers of an event: who plays now, in the order of the rooms. The message may get lost. */
  playing: readonly Playing[];
}
