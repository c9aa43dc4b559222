/** The layout of a whole board that does not fit on its screen; on short ones loaded before the first rendering. */
import type { Feature } from '../../board/feature.js';
import { shortScreens, tallBoards } from '../../parts/styles/short-screen-styles.js';

export const createFeature = (): Feature => ({ styles: { game: [shortScreens, tallBoards] } });
