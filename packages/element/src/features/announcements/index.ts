/** Shorter and longer announcements. Loaded when a board selects one of them. */
import type { Feature } from '../../board/feature.js';
import { voices } from '../../speech/voices.js';

export const wordSet = 'extra';
export { voice as words } from '../../locales/en/extra.js';

export const createFeature = (): Feature => ({ voices });
