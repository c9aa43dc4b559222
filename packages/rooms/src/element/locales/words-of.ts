/** The messages of a language: one for every key of the English messages of the same name. */
import type { Message } from '@yahtzee-game/element/kit';

export type WordsOf<English> = { readonly [Key in keyof English]: Message };
