/** What a page holds of a room. */
import type { GameState, Ruleset } from '@yahtzee-game/rules';
import type { GameEvent, Intent, Phrase, Room } from '../core/index.js';
import type { Place, Presence, Wanted, WantedEvent } from '../protocol.js';

/** How a page stands to the server. */
export type Connection = 'connected' | 'connecting' | 'closed';

/** What has changed: new lines of the log, who is here and where this page sits, or the connection. */
export type RoomChange = 'log' | 'here' | 'connection';

/** A board, as far as a room drives it: `<yahtzee-game>` is one. */
export interface Board extends EventTarget {
  readonly state: GameState | undefined;
  /** Whose dice fall and who plays elsewhere; see `Table` of the element. */
  table?: unknown;
  load(text: string, options?: object): Promise<{ readonly ok: boolean }>;
}

export interface PlayOptions {
  /** Where everybody plays alone: whose game the board shows; by default one's own, else that of the first seat. */
  readonly seat?: number | undefined;
  /** What "Play again" does; by default it opens the next room, whose code all find in `room.next`. */
  readonly again?: (() => void) | undefined;
}

export interface RoomHandle {
  readonly code: string;
  /** The room as far as its log is known here. */
  readonly room: Room;
  /** The lines of the log. */
  readonly lines: readonly string[];
  /** The seat of this page, with the token to come back with; undefined for who watches. */
  readonly place: Place | undefined;
  /** The seats whose players are connected, or for how long no more. */
  readonly here: readonly Presence[];
  readonly connection: Connection;
  /** The milliseconds until it tries to connect again; undefined while it is connected or tries to, and once it is closed. */
  readonly retryIn: number | undefined;
  /** Takes the next seat, for the player of this page. Rejects with a `RoomError` if none is free. */
  sit(name: string): Promise<Place>;
  /** Does something as the seat of this page: starts, gives a seat to the computer, says a phrase. */
  act(intent: Intent): Promise<void>;
  /** Says one of the phrases; resolves to false if the last one was less than 5 seconds ago. */
  say(phrase: Phrase): Promise<boolean>;
  /**
   * Plays the room on a board: loads the game, lets the seat of this page be played there, and shows what the others
   * do. Before the start it waits. Returns a function that leaves the board alone again.
   */
  playOn(board: Board, options?: PlayOptions): () => void;
  /** Connects at once instead of waiting. */
  retry(): void;
  /** Opens the room in which the same people play again, or resolves to the one that somebody has opened. */
  again(): Promise<string>;
  subscribe(listener: (change: RoomChange) => void): () => void;
  /** Closes the connection; the seat stays. */
  close(): void;
}

export interface EventHandle {
  readonly code: string;
  /** What ends the event; undefined for who only watches. Keep it secret. */
  readonly token: string | undefined;
  /** The event as far as its log is known here: its rooms and results. */
  readonly event: GameEvent;
  /** How many people play now: they are connected, and their games are not done. */
  readonly playing: number;
  /** The lines of the log. */
  readonly lines: readonly string[];
  readonly connection: Connection;
  /** The milliseconds until it tries to connect again; undefined while it is connected or tries to, and once it is closed. */
  readonly retryIn: number | undefined;
  /** Ends the event: no results are added any more, and the secret of its dice is told. Rejects with a `RoomError`. */
  end(): Promise<void>;
  /** Connects at once instead of waiting. */
  retry(): void;
  /** Calls the listener when lines have come, and when the connection has changed. */
  subscribe(listener: () => void): () => void;
  /** Closes the connection; the event goes on. */
  close(): void;
}

/** A request that the room refused: `code` is stable, the message is for developers. */
export class RoomError extends Error {
  override readonly name = 'RoomError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export interface OpenOptions {
  /** Games of your own, besides those of the catalogue. */
  readonly rulesets?: readonly Ruleset[] | undefined;
}

export interface JoinOptions extends OpenOptions {
  /** The seat to come back to; by default the one that this browser had there; with `null` only watches. */
  readonly place?: Place | null | undefined;
}

/** Opens a room on a server, such as `https://dice.example`. */
export type OpenRoom = (server: string, wanted: Wanted, options?: OpenOptions) => Promise<RoomHandle>;

/** Joins a room: comes back to a seat, or watches. */
export type JoinRoom = (server: string, code: string, options?: JoinOptions) => Promise<RoomHandle>;

/** Opens an event on a server: rooms that are opened with its code play the same game with the same dice. */
export type OpenEvent = (server: string, wanted: Omit<WantedEvent, 'event'>) => Promise<EventHandle>;

/** Watches an event; with its `token` it can be ended. */
export type WatchEvent = (
  server: string,
  code: string,
  options?: { readonly token?: string | undefined },
) => Promise<EventHandle>;
