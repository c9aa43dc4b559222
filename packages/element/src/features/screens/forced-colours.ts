/** The board in forced colours. */
import type { Feature } from '../../board/feature.js';
import { forcedColours } from '../../parts/styles/forced-colours-styles.js';

export const createFeature = (): Feature => ({ styles: forcedColours });
