/** The messages of a review, in every language in use: those of the review, of choices, and of all games. */
import { rest } from '../locales/en/board.js';
import { games } from '../locales/en/games.js';
import { coach, decision, review } from '../locales/en/more.js';
import { addMessages } from '../words/messages.js';

/** Loads these messages. Settles when they are loaded. */
export const loadReviewWords = (): Promise<unknown> =>
  addMessages({ board: { ...rest, ...games }, more: { ...coach, ...decision, ...review } });
