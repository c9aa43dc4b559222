/** The options that a host gives its rooms. */
import type { IncomingMessage } from 'node:http';
import type { Ruleset } from '@yahtzee-game/rules';
import type { ComputerPlayer } from './computer-player.js';
import type { Limits } from './limits.js';
import type { Origins } from './origins.js';
import type { LogStore } from './store.js';

export interface RoomsOptions {
  /** Where logs are kept; the default is the memory of this process. */
  readonly store?: LogStore | undefined;
  /** Games of your own, besides those of the catalogue. */
  readonly rulesets?: readonly Ruleset[] | undefined;
  /** The pages that may connect, such as `https://dice.example`, or `*`; the default is those of the same host. */
  readonly origins?: Origins | undefined;
  /** Tells whom requests are counted for; behind a proxy the address is in a header. */
  readonly addressOf?: ((request: IncomingMessage) => string) | undefined;
  readonly limits?: { readonly [K in keyof Limits]?: Limits[K] | undefined } | undefined;
  /** Who decides for computers; if nobody, a computer takes the most points that it can have at once. */
  readonly player?: ComputerPlayer | undefined;
  /** The least milliseconds that a computer takes for a decision. */
  readonly pace?: number | undefined;
  /** The path that Socket.IO answers on; the default is `/socket.io/`. */
  readonly path?: string | undefined;
  /** Is told what went wrong and was no mistake of who asked; the default is a warning. */
  readonly onError?: ((error: unknown) => void) | undefined;
}
