/** The messages of a review, in every language in use: those of the review, of choices, and of all games. */
import { coach } from '../locales/en/coach.js';
import { games } from '../locales/en/games.js';
import { rest } from '../locales/en/rest.js';
import { review } from '../locales/en/review.js';
import { addMessages } from '../words/messages.js';

/** Loads these messages. Settles when they are loaded. */
export const loadReviewWords = (): Promise<unknown> =>
  Promise.all([
    addMessages('core', rest),
    addMessages('games', games),
    addMessages('coach', coach),
    addMessages('review', review),
  ]);
