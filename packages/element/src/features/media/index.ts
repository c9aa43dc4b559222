/** A board on paper and in forced colours. Loaded once the board is drawn. */
import type { Feature } from '../feature.js';
import { mediaStyles } from './styles.js';

export const createFeature = (): Feature => ({ styles: mediaStyles });
