/**
 * What a page and a server say to each other: four requests, each of which is answered, and three messages that the
 * server sends to everybody in a room. All of it is JSON.
 *
 * An answer to `act` is never lost for good: a page that asks again for the same position is told what happened there.
 */
import type { Intent, RefusalCode, Terms } from './core/index.js';

/**
 * The server refuses connections of another version. A page connects with `auth: { protocol: PROTOCOL }`; the error of
 * a refused one has `data: { protocol }`, the version that the server speaks.
 */
export const PROTOCOL = 1;

/** What a room is opened with; the server chooses the rest. */
export type Wanted = Pick<Terms, 'ruleset'> &
  Optional<Pick<Terms, 'options' | 'most' | 'dice' | 'away' | 'event'>>;

/** What may be left out, also by `undefined`. */
type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Asks for the room in which the same people play again, on the same terms; all of them get the same one. */
export interface Again {
  readonly after: { readonly code: string; readonly token: string };
}

/** Asks for an event: a list of rooms with the same dice, and of results. A room of it is opened with its code. */
export interface WantedEvent extends Pick<Terms, 'ruleset'>, Optional<Pick<Terms, 'options'>> {
  readonly event: 'new';
}

/** Ends an event, with the token of who opened it. */
export interface EndEvent {
  readonly type: 'end';
}

export interface Requests {
  /** Opens a room, or an event, with the token to end it. */
  open: {
    ask: Wanted | Again | WantedEvent;
    answer: { readonly code: string; readonly token?: string };
  };
  /** Watches a room or an event, comes back, or fills a gap: the lines from `from` on. `seat` is the one that the token belongs to. */
  enter: {
    ask: { readonly code: string; readonly from: number; readonly token?: string };
    answer: Lines & { readonly seat?: number; readonly here: readonly Presence[] };
  };
  /** Takes the next seat, which belongs to a token that the page chooses: who asks again has the same seat. */
  sit: {
    ask: { readonly code: string; readonly name: string; readonly token: string; readonly commit?: string };
    answer: { readonly seat: number };
  };
  /** Adds what an intent comes to at position `at`, which is the length of the log that the page knows. */
  act: {
    ask: {
      readonly code: string;
      readonly token: string;
      readonly at: number;
      readonly intent: Intent | EndEvent;
    };
    answer: { readonly ok: true };
  };
}

/** Lines of a log, from a position on. */
export interface Lines {
  readonly at: number;
  readonly lines: readonly string[];
}

/** A seat, and the token that proves whose it is. */
export interface Place {
  readonly seat: number;
  readonly token: string;
}

/** Whose player is connected, or for how many seconds no more. */
export interface Presence {
  readonly seat: number;
  readonly gone?: number;
  /** In how many pages at once, if it is more than one. */
  readonly pages?: number;
}

/** Why a request was not done. */
export type ServerRefusal =
  | {
      readonly no:
        | RefusalCode
        | 'no-such-room'
        /** The log could not have been written by a room; nothing is added to it. */
        | 'damaged'
        /** The seat may not be given away yet. */
        | 'not-away'
        | 'failed';
      readonly why?: string;
    }
  /** Something happened in between: this. No lines are there if the page knew more than the log. */
  | ({ readonly no: 'stale' } & Lines)
  /** Too many requests: ask again after so many milliseconds. */
  | { readonly no: 'slow'; readonly wait: number };

/** Each comes with a second argument, the code of the room that it is about. */
export interface Pushes {
  /** New lines; one that does not follow what the page knows means that some were lost. */
  log: Lines;
  /** Whoever is connected now; may be lost. */
  here: readonly Presence[];
  /** To those who watch an event: how many people are connected whose games are not done; may be lost. */
  playing: number;
}
