/** French, all of it. */
import type { Messages } from '../../messages.js';
import { advice } from './advice.js';
import { game } from './game.js';
import { help } from './help.js';
import { more } from './more.js';
import { picker } from './picker.js';
import { voice } from './voice.js';

export const messages: Messages = { ...game, ...more, ...help, ...picker, ...advice, ...voice };
