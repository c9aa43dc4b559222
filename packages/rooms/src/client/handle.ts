/** What a page holds of a room. */
import type { Intent, Phrase, Room } from '../core/index.js';
import type { Place, Presence } from '../protocol.js';
import type { ConnectionState } from './connection.js';

/** What has changed: the log, who is here, or the connection. */
export type RoomChange = 'log' | 'here' | 'connection';

/** A board, as far as a room drives it: `<yahtzee-game>` is one. */
export interface Board extends EventTarget {
  /** The game on it, which may have been made by another copy of the rules: only its log is looked at. */
  readonly state: { readonly log: BoardLog | undefined } | undefined;
  load(text: string, options: { readonly table: object | undefined }): Promise<unknown>;
}

interface BoardLog {
  readonly before: BoardLog | undefined;
}

/** How a board follows a room. */
export interface PlayOptions {
  /** For how many milliseconds the dice that somebody elsewhere keeps can be seen before the others fall; the default is 700. */
  readonly pace?: number;
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
  readonly connection: ConnectionState;
  /** The milliseconds until it tries to connect again; undefined while connected. */
  readonly retryIn: number | undefined;
  /** Takes the next seat, for the player of this page. Rejects with a `RoomError` if none is free. */
  sit(name: string): Promise<Place>;
  /** Does something as the seat of this page: starts, adds a computer, gives a seat to it. Rejects with a `RoomError` if refused. */
  act(intent: Intent): Promise<void>;
  /** Says one of the phrases; resolves to false if the last one was less than 5 seconds ago. */
  say(phrase: Phrase): Promise<boolean>;
  /**
   * Plays the room on a board: loads the game, lets the seat of this page be played there, and shows what the others
   * do. Returns a function that leaves the board alone again.
   */
  playOn(board: Board, options?: PlayOptions): () => void;
  /** Connects at once instead of waiting. */
  retry(): void;
  /** Resolves to the code of the room in which the same people play again, which is opened if nobody has. */
  again(): Promise<string>;
  /** Adds a listener for every change. Returns a function that removes it. */
  subscribe(listener: (change: RoomChange) => void): () => void;
  /** Closes the connection; the seat stays. */
  close(): void;
}
