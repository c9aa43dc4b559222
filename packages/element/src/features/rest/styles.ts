/** What the first picture does without: motion, the pointer, paper and forced colours, for each shadow tree. */
import type { CSSResult } from 'lit';
import type { Tree } from '../feature.js';
import {
  cardInForcedColours,
  controlsInForcedColours,
  diceInForcedColours,
  toolsInForcedColours,
} from './forced-colours.js';
import { cardMotion, controlsMotion, diceMotion, toolMotion } from './motion-styles.js';
import { printStyles } from './print-styles.js';

export const restStyles: Readonly<Record<Tree, readonly CSSResult[]>> = {
  game: [printStyles],
  dice: [...diceMotion, diceInForcedColours, printStyles],
  controls: [controlsMotion, toolMotion, controlsInForcedColours, toolsInForcedColours, printStyles],
  scorecard: [cardMotion, toolMotion, cardInForcedColours, printStyles],
};
