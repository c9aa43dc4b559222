import type { Playing, Pushes } from '../protocol.js';

/** The connections in rooms: the interface between requests and the library that carries the messages. */
export interface Audience {
  /** Sends to all connections in a room, in all processes. */
  send<Name extends keyof Pushes>(code: string, name: Name, message: Pushes[Name]): void;
  /** Sends to the connections in a room that this process has. */
  tell<Name extends keyof Pushes>(code: string, name: Name, message: Pushes[Name]): void;
  /** The number of connections in a room, in this process alone. */
  size(code: string): number;
  /** The number of these connections that have no seat there. */
  watchers(code: string): number;
  /** Resolves to the seats of connected players in all processes, once for each of their pages. */
  seats(code: string): Promise<readonly number[]>;
  /** Resolves to the connected players of these rooms in all processes, each once, in the order of the rooms. */
  players(codes: readonly string[]): Promise<readonly Playing[]>;
}

/** One connection. */
export interface Guest {
  readonly id: string;
  readonly address: string;
  /** The rooms and events that it is in, by code, with its seat there if it has one. */
  readonly rooms: ReadonlyMap<string, number | undefined>;
  /** Enters a room, as the player of a seat, with the name there, or as a watcher. */
  join(code: string, seat: number | undefined, name?: string): Promise<void>;
}
