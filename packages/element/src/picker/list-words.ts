/** The words of a list of games, in every language in use. */
import { games } from '../locales/en/games.js';
import { picker } from '../locales/en/more.js';
import { addMessages } from '../words/messages.js';

/** Loads these words. Settles when they are loaded. */
export const loadListWords = (): Promise<unknown> => addMessages({ board: games, more: picker });
