/** Styles that the first rendering does not need: later states, motion, hovering and printing, for each shadow tree. */
import type { CSSResult } from 'lit';
import type { Tree } from '../../board/feature.js';
import { controlsMotion, controlStates } from '../../parts/controls/controls-state-styles.js';
import { diceMotion } from '../../parts/dice/dice-motion-styles.js';
import { dieStates } from '../../parts/dice/dice-state-styles.js';
import { cardMotion, cardStates } from '../../parts/scorecard/scorecard-state-styles.js';
import { laterTokens } from '../../parts/styles/later-tokens.js';
import { playerTokens } from '../../parts/styles/player-tokens.js';
import { printStyles } from '../../parts/styles/print-styles.js';
import { toolMotion } from '../../parts/styles/tool-hover.js';

export const laterStyles: Readonly<Record<Tree, readonly CSSResult[]>> = {
  game: [laterTokens, playerTokens, printStyles],
  dice: [dieStates, ...diceMotion, printStyles],
  controls: [controlStates, controlsMotion, toolMotion, printStyles],
  scorecard: [cardStates, cardMotion, toolMotion, printStyles],
};
