/** The objects with which a page plays in a room or watches an event. */
import type { GameState, Ruleset } from '@yahtzee-game/rules';
import type { GameEvent, Intent, Phrase, Room } from '../core/index.js';
import type { Place, Playing, Presence, Wanted, WantedEvent } from '../protocol.js';

/** The state of the connection to the server; `gone`: the server answers, but no longer has this room. */
export type Connection = 'connected' | 'connecting' | 'gone' | 'closed';

/**
 * The kind of a change: new lines of the log; another log, since the server has lost lines that were known here; who is
 * here, or the seat of this page; or the connection.
 */
export type RoomChange = 'log' | 'replaced' | 'here' | 'connection';

/** The part of a board that a room uses; `<yahtzee-game>` has it. */
export interface Board extends EventTarget {
  readonly state: GameState | undefined;
  /** Its game, where that has to be given to it. */
  ruleset?: unknown;
  /** The source of its dice, and the players elsewhere; see `Table` of the element. */
  table?: unknown;
  load(text: string, options?: object): Promise<{ readonly ok: boolean }>;
}

export interface PlayOptions {
  /** If everybody plays alone: the seat whose game the board shows. Default: that of this page, else the first. */
  readonly seat?: number | undefined;
  /** Called by "Play again"; by default it opens the next room, whose code all find in `room.next`. */
  readonly again?: (() => void) | undefined;
}

export interface RoomHandle {
  readonly code: string;
  /** The room as far as its log is known here. */
  readonly room: Room;
  /** The lines of the log. */
  readonly lines: readonly string[];
  /** The seat of this page, with the token to return to it; undefined for watchers. */
  readonly place: Place | undefined;
  /** The players by seat: whether each is connected, or for how many seconds not. */
  readonly here: readonly Presence[];
  readonly connection: Connection;
  /**
   * The milliseconds until the next attempt to connect; undefined while connected, during an attempt, and once closed.
   */
  readonly retryIn: number | undefined;
  /** Takes the next seat, for the player of this page. Rejects with a `RoomError` if none is free. */
  sit(name: string): Promise<Place>;
  /**
   * Does something as the seat of this page, such as rolling, starting the game or giving a seat to a computer.
   * Resolves when it is done, or no longer makes sense; rejects with a `RoomError` if it is refused.
   */
  act(intent: Intent): Promise<void>;
  /** Says one of the phrases. Resolves to false, without saying it, if the last one was less than 5 seconds ago. */
  say(phrase: Phrase): Promise<boolean>;
  /**
   * Plays the room on a board: loads the game, lets the seat of this page be played there, and shows what the others
   * do. Before the start it waits. Returns a function that disconnects the board from the room.
   */
  playOn(board: Board, options?: PlayOptions): () => void;
  /** Connects at once instead of waiting. */
  retry(): void;
  /** Opens the room in which the same people play again, unless somebody already has. Resolves to its code. */
  again(): Promise<string>;
  subscribe(listener: (change: RoomChange) => void): () => void;
  /** Closes the connection; the seat stays. */
  close(): void;
}

export interface EventHandle {
  readonly code: string;
  /** The token that can end the event; undefined for watchers without it. Keep it secret. */
  readonly token: string | undefined;
  /** The event as far as its log is known here: its rooms and results. */
  readonly event: GameEvent;
  /** Who is playing now, in the order of the rooms: connected players whose games are not over. Names are any text. */
  readonly playing: readonly Playing[];
  /** The lines of the log. */
  readonly lines: readonly string[];
  readonly connection: Connection;
  /**
   * The milliseconds until the next attempt to connect; undefined while connected, during an attempt, and once closed.
   */
  readonly retryIn: number | undefined;
  /** Ends the event: no more results are added, and the secret of its dice is revealed. Rejects with a `RoomError`. */
  end(): Promise<void>;
  /** Connects at once instead of waiting. */
  retry(): void;
  /** Calls the listener when lines have come, and when the connection has changed. */
  subscribe(listener: () => void): () => void;
  /** Closes the connection; the event goes on. */
  close(): void;
}

/** The error of a request that was refused or got no answer: `code` is stable, the message is for developers. */
export class RoomError extends Error {
  override readonly name = 'RoomError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export interface OpenOptions {
  /** Your own games, in addition to those of the catalogue. */
  readonly rulesets?: readonly Ruleset[] | undefined;
}

export interface JoinOptions extends OpenOptions {
  /** The seat to return to; default: the one that this browser had there. With `null` it only watches. */
  readonly place?: Place | null | undefined;
}

/** Opens a room on a server, such as `https://dice.example`. */
export type OpenRoom = (server: string, wanted: Wanted, options?: OpenOptions) => Promise<RoomHandle>;

/** Joins a room: returns to a seat, or watches. */
export type JoinRoom = (server: string, code: string, options?: JoinOptions) => Promise<RoomHandle>;

/** Opens an event on a server: rooms that are opened with its code have the same game and the same dice. */
export type OpenEvent = (server: string, wanted: Omit<WantedEvent, 'event' | 'key'>) => Promise<EventHandle>;

/** Watches an event; with its `token` it can be ended. */
export type WatchEvent = (
  server: string,
  code: string,
  options?: { readonly token?: string | undefined },
) => Promise<EventHandle>;
