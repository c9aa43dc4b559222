import type { ServerOptions } from 'socket.io';

/** Where logs are kept. One contract for memory, a file and Redis; one suite of tests for all. */
export interface LogStore {
  /** How processes that share the store tell each other of new lines. */
  readonly adapter?: NonNullable<ServerOptions['adapter']>;
  /**
   * Adds a line at a position. Resolves to false if the log does not end there: somebody was faster. Of several that
   * add to the same position, in whatever process, one succeeds.
   */
  append(room: string, at: number, line: string): Promise<boolean>;
  /** Resolves to the lines from a position on; none if there is no such room. */
  read(room: string, from: number): Promise<readonly string[]>;
  /** Keeps a value that is no part of the log: secrets, who may end an event, since when somebody is gone. */
  keep(room: string, name: string, value: string): Promise<void>;
  /** Resolves to what was kept by these names; undefined for each that was not. */
  kept(room: string, names: readonly string[]): Promise<readonly (string | undefined)[]>;
  /** Lets a room go after so many seconds, counted anew from every call. */
  expire(room: string, seconds: number): Promise<void>;
  close(): Promise<void>;
}
