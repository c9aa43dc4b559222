import { css, html, type CSSResult, type TemplateResult } from 'lit';
import type { MiniDie } from '../../view/mini-die.js';
import { smallDie } from './small-die.js';

/** Small dice in a line; those that count are solid. */
export const miniDice = (dice: readonly MiniDie[]): TemplateResult =>
  html`<span class="mini"
    >${dice.map(({ face, colour = '', symbol, counts }) =>
      smallDie(face, `${counts ? 'counts' : ''} ${colour}`, symbol),
    )}</span
  >`;

export const miniDiceStyles: CSSResult = css`
  .mini {
    display: flex;
    gap: 0.125em;
    direction: ltr;
  }
  .mini svg {
    inline-size: 1.0625em;
    block-size: 1.0625em;
    overflow: visible;
    fill: var(--yahtzee-line-strong);
    --ground: var(--yahtzee-ink);
    --mark: var(--yahtzee-surface);
  }
  .mini rect {
    fill: none;
    stroke: var(--yahtzee-line-strong);
    stroke-width: 6;
    stroke-dasharray: 10 8;
  }
  .mini .counts {
    fill: var(--mark);
  }
  .mini .counts rect {
    fill: var(--ground);
    stroke: var(--ground);
    stroke-dasharray: none;
  }
  .mini .red {
    --ground: var(--yahtzee-pip-red, light-dark(#c0281c, #ff8a6b));
  }
  .mini .green {
    --ground: var(--yahtzee-pip-green, light-dark(#14713f, #74d3a4));
  }
  .mini .blue {
    --ground: var(--yahtzee-pip-blue, light-dark(#2450b8, #93b4ff));
  }
  .mini text {
    font-size: 60px;
    font-weight: 700;
    text-anchor: middle;
  }
`;
