/** Styles that the first rendering does not need: later states, motion, hovering and printing, for each shadow tree. */
import type { CSSResult } from 'lit';
import type { Tree } from '../feature.js';
import { cardMotion, controlsMotion, diceMotion, toolMotion } from './motion-styles.js';
import { playerTokens } from '../players/player-tokens.js';
import { laterTokens } from './later-tokens.js';
import { printStyles } from './print-styles.js';
import { cardStates, controlStates, dieStates } from './state-styles.js';

export const restStyles: Readonly<Record<Tree, readonly CSSResult[]>> = {
  game: [laterTokens, playerTokens, printStyles],
  dice: [dieStates, ...diceMotion, printStyles],
  controls: [controlStates, controlsMotion, toolMotion, printStyles],
  scorecard: [cardStates, cardMotion, toolMotion, printStyles],
};
