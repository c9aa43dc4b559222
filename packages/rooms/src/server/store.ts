import type { ServerOptions } from 'socket.io';
import type { Rate, SharedLimit } from './limits.js';

/** Where several processes share a store: which players are connected to each of them. */
export interface SharedPresence {
  /**
   * Says for which seats of a room this process has connections, once for each, and resolves to those of all processes.
   * @param own returns those of this process; called again when the store has been away
   */
  share(room: string, own: () => readonly number[]): Promise<readonly number[]>;
}

/** Keeps logs. Memory, a file and Redis have the same contract and the same suite of tests. */
export interface LogStore {
  /** The Socket.IO adapter by which processes that share the store tell each other of new lines. */
  readonly adapter?: NonNullable<ServerOptions['adapter']>;
  /** Calls the listener when the adapter works again after a time in which messages were lost. */
  readonly onBack?: (listener: () => void) => void;
  /** Without it, processes with an adapter ask each other. */
  readonly presence?: SharedPresence;
  /** Returns a limit that all processes share, by its name. Without it each process has its own. */
  readonly limit?: (name: string, rate: Rate) => SharedLimit;
  /**
   * Adds a line at a position, after the line `before`. Resolves to false if the log does not end there with that line:
   * another line was faster, or the store has lost lines. If several processes add at the same position, exactly one
   * succeeds.
   * @param before undefined for the first line
   */
  append(room: string, at: number, line: string, before: string | undefined): Promise<boolean>;
  /** Resolves to the lines from a position on; none if there is no such room. */
  read(room: string, from: number): Promise<readonly string[]>;
  /** Keeps a value beside the log: the secret, or since when a player has been gone. */
  keep(room: string, name: string, value: string): Promise<void>;
  /** Resolves to the values that were kept under these names; undefined for each that was not. */
  kept(room: string, names: readonly string[]): Promise<readonly (string | undefined)[]>;
  /** Deletes the log and the values of a room `seconds` after this call, which replaces earlier calls. */
  expire(room: string, seconds: number): Promise<void>;
  close(): Promise<void>;
}
