/** What a language file holds: a message for every key of the English file of the same name, and for no other. */
import type { Message } from '../messages.js';

export type WordsOf<English> = { readonly [Key in keyof English]: Message };
