import type { Pushes } from '../protocol.js';

/** Whoever is connected to rooms: what the requests need of an engine that carries messages. */
export interface Audience {
  /** Sends to everybody in a room, whatever process they are connected to. */
  send<Name extends keyof Pushes>(code: string, name: Name, message: Pushes[Name]): void;
  /** The number of connections in a room, of this process alone. */
  size(code: string): number;
  /** How many of them have no seat there. */
  watchers(code: string): number;
  /** Resolves to the seats whose players are connected to any process, once for each of their pages. */
  seats(code: string): Promise<readonly number[]>;
  /** Resolves to the number of seats in these rooms whose players are connected to any process. */
  players(codes: readonly string[]): Promise<number>;
}

/** One of them. */
export interface Guest {
  readonly id: string;
  readonly address: string;
  /** The rooms that it is in, and the seats that it has there. */
  readonly rooms: ReadonlyMap<string, number | undefined>;
  /** Takes part in a room; with a seat, as its player. */
  join(code: string, seat: number | undefined): Promise<void>;
}
