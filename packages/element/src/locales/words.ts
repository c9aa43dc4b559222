/**
 * The messages of a language: one for every key of the English messages of the same name. The only other keys are names
 * of a row in one game or family of games, where English uses the common name.
 */
import type { Message } from '../words/messages.js';

export type WordsOf<English> = { readonly [Key in keyof English]: Message } & {
  readonly [own: `row.${string}.${string}`]: Message;
};
