/** The layout of a whole board on a short screen. Loaded there before the first rendering. */
import type { Feature } from '../../board/feature.js';
import { shortScreens } from '../../parts/styles/short-screen-styles.js';

export const createFeature = (): Feature => ({ styles: { game: [shortScreens] } });
