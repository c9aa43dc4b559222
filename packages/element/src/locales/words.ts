/**
 * What a language file holds: a message for every key of the English file of the same name. Beside them only a game, or
 * its family, may call a row by a name of its own, which English has no need for.
 */
import type { Message } from '../words/messages.js';

export type WordsOf<English> = { readonly [Key in keyof English]: Message } & {
  readonly [own: `row.${string}.${string}`]: Message;
};
