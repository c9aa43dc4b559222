/** The board in forced colours. */
import type { Feature } from '../feature.js';
import { forcedColours } from './styles.js';

export const createFeature = (): Feature => ({ styles: forcedColours });
