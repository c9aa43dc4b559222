/** Serbian, all of it. */
import type { Messages } from '../../messages.js';
import { messages as croatian } from '../hr/index.js';
import { advice } from './advice.js';
import { game } from './game.js';
import { help } from './help.js';
import { more } from './more.js';
import { picker } from './picker.js';

export const messages: Messages = { ...croatian, ...game, ...more, ...help, ...picker, ...advice };
