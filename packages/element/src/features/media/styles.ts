/** Styles for paper and for forced colours, for each shadow tree. */
import type { CSSResult } from 'lit';
import type { Tree } from '../feature.js';
import { cardInForcedColours, controlsInForcedColours, diceInForcedColours } from './forced-colours.js';
import { printStyles } from './print-styles.js';

export const mediaStyles: Readonly<Record<Tree, readonly CSSResult[]>> = {
  game: [printStyles],
  dice: [diceInForcedColours, printStyles],
  controls: [controlsInForcedColours, printStyles],
  scorecard: [cardInForcedColours, printStyles],
};
