/** Styles that only games other than plain Yahtzee need, for each shadow tree. */
import type { CSSResult } from 'lit';
import type { Tree } from '../../board/feature.js';
import { diceStyles, pipTokens } from '../../parts/dice/coloured-dice-styles.js';
import { rowIconStyles } from '../../parts/icons/other-row-icon-styles.js';
import { boxStyles } from '../../parts/scorecard/boxes-styles.js';
import { columnStyles } from '../../parts/scorecard/columns-styles.js';
import { entryStyles } from '../../parts/scorecard/entries-styles.js';
import { halfStyles } from '../../parts/scorecard/halves-styles.js';
import { stepStyles } from '../../parts/scorecard/steps-styles.js';

export const otherGamesStyles: Partial<Record<Tree, readonly CSSResult[]>> = {
  game: [pipTokens],
  dice: [diceStyles],
  scorecard: [rowIconStyles, halfStyles, boxStyles, entryStyles, stepStyles, columnStyles],
};
