/** All German messages. */
import type { Messages } from '../../words/messages.js';
import * as board from './board.js';
import * as more from './more.js';

export const messages: Messages = Object.assign({}, ...Object.values(board), ...Object.values(more));
