import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Board } from '../../board/board.js';
import type { DieView, View } from '../../view/view.js';
import { BoardPart } from '../part.js';
import { shared } from '../styles/tokens.js';
import { diceStyles } from './dice-styles.js';
import { dieDrawing, dieLights } from './die.js';

const LOCK = svg`<svg viewBox="0 0 10 12" aria-hidden="true">
  <path d="M2.4 5V3.4a2.6 2.6 0 0 1 5.2 0V5" fill="none" stroke="currentColor" stroke-width="1.5" />
  <rect x="1" y="5" width="8" height="6.2" rx="1.5" fill="currentColor" />
</svg>`;

/**
 * The tray: dice by position, each a toggle button.
 *
 * @element yahtzee-dice
 * @csspart tray - the surface below the dice
 * @csspart dice - the group of all dice
 * @csspart die - each die
 * @csspart die-1 … die-8 - one die, by its position
 * @csspart held - a selected die
 * @csspart face - a custom picture on a die
 * @csspart tag - the word below a selected die
 */
export class YahtzeeDice extends BoardPart {
  static override styles = [shared, diceStyles];

  protected readonly tree = 'dice';

  protected draw(view: View, board: Board): TemplateResult {
    const { settings } = board;
    return html`<svg class="defs" aria-hidden="true">${dieLights}</svg>
      <div class="tray ${settings.motion === '3d' ? 'solid' : settings.motion}" part="tray">
        ${board.features.slot('onTray')}
        <div class="dice" part="dice" role="group" aria-label=${view.diceLabel}>
          ${view.dice.map((die) => this.#die(die, board))}
        </div>
      </div>`;
  }

  #die(die: DieView, board: Board): TemplateResult {
    const lies = die.face && !die.marked ? `t${die.tilt}` : '';
    const { features, t } = board;
    const own = features.slot('face', die);
    const pip = features.slot('pip', die);
    const label = own?.label ? t('die.symbol', { value: die.label, symbol: own.label }) : die.label;
    const thrown = die.thrown ? `roll${die.thrown % 2} ${die.decides ? 'decides' : ''}` : '';
    return html`<button
      class="die ${die.marked ? 'marked' : ''} ${thrown} ${die.colour} ${die.marks}"
      part="die die-${die.position + 1} ${die.marked ? 'held' : ''}"
      type="button"
      data-stop
      data-die
      aria-pressed=${die.marked}
      aria-disabled=${die.disabled}
      aria-label=${label}
      @click=${(event: MouseEvent) => this.#toggle(die, board, event)}
    >
      <span class="cube ${lies}">${dieDrawing(own ? 0 : die.face, pip)}${features.slot('onDie', die)}</span>
      <span class="tag" part="tag" aria-hidden="true"
        >${die.marked ? LOCK : nothing}<span>${die.tag}</span></span
      >
    </button>`;
  }

  /** Announces the whole selection when a die is toggled without a pointer. */
  #toggle(die: DieView, board: Board, event: MouseEvent): void {
    if (board.toggle(die.position) && !event.detail) board.saySelection();
  }
}
