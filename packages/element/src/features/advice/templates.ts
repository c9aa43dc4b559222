/** Templates for advice in a board's parts. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { colourOf } from '../../parts/player-colour.js';
import type { CellView, PlayerView, WinView } from '../../view/view.js';

/** In a box: the loss from choosing it. Drawn without text, because the accessible name of the box includes it. */
export const renderLoss = ({ loss }: CellView): TemplateResult | undefined =>
  loss ? html`<i class="loss" data-loss=${loss}></i>` : undefined;

/** After the message: the button that shows all of the advice. */
export const renderMore = (
  label: string | undefined,
  isOpen: boolean,
  open: () => void,
): TemplateResult | undefined =>
  label
    ? html`<button
        class="open-advice"
        part="open-advice"
        type="button"
        data-stop
        aria-expanded=${isOpen}
        @click=${open}
      >
        ${label}
      </button>`
    : undefined;

/** In the head of a player's column: the probability of winning; the change by the last roll is hatched. */
export const renderWin = ({ win, seat }: PlayerView): TemplateResult | undefined =>
  win &&
  html`<span
    class="win ${colourOf(seat)} ${win.isStale ? 'stale' : ''}"
    part="win"
    role="img"
    aria-label=${win.label}
    >${win.text}${win.change ? html` <i>${win.changeText}</i>` : nothing}${barOf(win)}</span
  >`;

function barOf({ percent, change }: WinView): TemplateResult {
  const kept = Math.min(percent, percent - change);
  return html`<svg class="flip">
    <rect width="${kept}%" height="100%" />
    ${change ? svg`<line x1="${kept}%" x2="${kept + Math.abs(change)}%" y1="50%" y2="50%" />` : nothing}
  </svg>`;
}
