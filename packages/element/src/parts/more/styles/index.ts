/** Styles of what only other games have, one sheet for each shadow tree. */
import type { CSSResult } from 'lit';
import type { Css } from '../../kit.js';
import { boxStyles } from './boxes.js';
import { columnStyles } from './columns.js';
import { diceStyles, pipTokens } from './dice.js';
import { entryStyles } from './entries.js';
import { halfStyles } from './halves.js';
import { stepStyles } from './steps.js';
import { tileStyles } from './tiles.js';

export interface Styles {
  readonly game: CSSResult;
  readonly dice: CSSResult;
  readonly card: CSSResult;
}

export function stylesWith(kit: Css): Styles {
  const { css } = kit;
  const card = [tileStyles, halfStyles, boxStyles, entryStyles, stepStyles, columnStyles].map((styles) =>
    styles(kit),
  );
  return {
    game: pipTokens(kit),
    dice: diceStyles(kit),
    card: card.reduce((all, styles) => css`${all}${styles}`),
  };
}
