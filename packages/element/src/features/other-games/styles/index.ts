/** Styles that only games other than plain Yahtzee need, for each shadow tree. */
import type { CSSResult } from 'lit';
import type { Tree } from '../../feature.js';
import { boxStyles } from './boxes.js';
import { columnStyles } from './columns.js';
import { diceStyles, pipTokens } from './dice.js';
import { entryStyles } from './entries.js';
import { halfStyles } from './halves.js';
import { rowIconStyles } from './row-icons.js';
import { stepStyles } from './steps.js';

export const otherGamesStyles: Partial<Record<Tree, readonly CSSResult[]>> = {
  game: [pipTokens],
  dice: [diceStyles],
  scorecard: [rowIconStyles, halfStyles, boxStyles, entryStyles, stepStyles, columnStyles],
};
