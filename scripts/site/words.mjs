// The English words of the board, all of them.

import * as extra from '../../packages/element/dist/locales/en/extra.js';
import { core } from '../../packages/element/dist/locales/en/core.js';
import { games } from '../../packages/element/dist/locales/en/games.js';
import { how } from '../../packages/element/dist/locales/en/how.js';
import { rules } from '../../packages/element/dist/locales/en/rules.js';
import { teasers } from '../../packages/element/dist/locales/en/teasers.js';
import { english, translator } from '../../packages/element/dist/words/messages.js';

const words = { ...core, ...games, ...rules, ...extra.picker, ...extra.advice, ...how, ...teasers };

/** Returns a message of the board. */
export const t = translator({}, 'en', words, english);
