/** See `en/setup`. */
import type { setup as english } from '../en/setup.js';
import type { WordsOf } from '../words.js';

export const setup: WordsOf<typeof english> = {};
