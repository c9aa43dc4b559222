/** The messages of a language: one for every key of English. */
import type { Message } from '@yahtzee-game/element/kit';
import type { words } from './en.js';

export type WordsOf = { readonly [Key in keyof typeof words]: Message };
