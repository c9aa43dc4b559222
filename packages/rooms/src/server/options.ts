/** The options of `attachRooms`. */
import type { IncomingMessage } from 'node:http';
import type { Ruleset } from '@yahtzee-game/rules';
import type { ComputerPlayer } from './computer-player.js';
import type { Limits } from './limits.js';
import type { Origins } from './origins.js';
import type { LogStore } from './store.js';

/** A request that has been answered. */
export interface Answered {
  /** The kind of the request; `other` if there is none of that name. */
  readonly request: 'open' | 'enter' | 'sit' | 'act' | 'other';
  /** `ok`, or the code of the refusal. */
  readonly answer: string;
  readonly seconds: number;
}

export interface RoomsOptions {
  /** Keeps the logs; the default is `memoryStore()`. */
  readonly store?: LogStore | undefined;
  /** Your own games, in addition to those of the catalogue. */
  readonly rulesets?: readonly Ruleset[] | undefined;
  /** Pages of these origins may connect, such as `https://dice.example`, or `*`; default: those of the same host. */
  readonly origins?: Origins | undefined;
  /** Returns the address for which a request counts; behind a proxy, read it from a header. */
  readonly addressOf?: ((request: IncomingMessage) => string) | undefined;
  readonly limits?: { readonly [K in keyof Limits]?: Limits[K] | undefined } | undefined;
  /** Decides for computers; by default a computer takes the most points that it can have this turn. */
  readonly player?: ComputerPlayer | undefined;
  /** The least time that a computer takes for a decision, in milliseconds; the default is 700. */
  readonly pace?: number | undefined;
  /** The path that Socket.IO answers on; the default is `/socket.io/`. */
  readonly path?: string | undefined;
  /** Called after each request, for figures. */
  readonly onAnswer?: ((answered: Answered) => void) | undefined;
  /** Receives errors that are not the client's fault; by default they are logged as warnings. */
  readonly onError?: ((error: unknown) => void) | undefined;
}
