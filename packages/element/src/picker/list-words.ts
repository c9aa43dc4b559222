/** The words of a list of games, in every language in use. */
import { picker } from '../locales/en/extra.js';
import { games } from '../locales/en/games.js';
import { teasers } from '../locales/en/teasers.js';
import { addMessages } from '../words/messages.js';

/** Loads these words. Settles when they are loaded. */
export const loadListWords = (): Promise<unknown> =>
  Promise.all([addMessages('games', games), addMessages('extra', picker), addMessages('teasers', teasers)]);
