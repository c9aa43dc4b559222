/** Shorter and longer announcements. Loaded when a board selects one of them. */
import type { Feature } from '../../board/feature.js';
import { voice } from '../../locales/en/board.js';
import { voices } from '../../speech/voices.js';
import type { Words } from '../../words/messages.js';

export const words: Words = { board: voice };

export const createFeature = (): Feature => ({ voices });
