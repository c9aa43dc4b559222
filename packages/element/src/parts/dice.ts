import { html, svg, type TemplateResult } from 'lit';
import { diceStyles } from '../styles/dice.js';
import { printStyles } from '../styles/print.js';
import { shared } from '../styles/tokens.js';
import type { GameStore } from '../store.js';
import type { DieView, View } from '../view/index.js';
import { dieDrawing, dieLights } from './die.js';
import { BoardPart } from './part.js';

const LOCK = svg`<svg viewBox="0 0 10 12" aria-hidden="true"><path d="M2.4 5V3.4a2.6 2.6 0 0 1 5.2 0V5" fill="none" stroke="currentColor" stroke-width="1.5"/><rect x="1" y="5" width="8" height="6.2" rx="1.5" fill="currentColor"/></svg>`;

/**
 * The tray: dice by position, each a toggle.
 *
 * @element yahtzee-dice
 * @csspart tray - what the dice lie on
 * @csspart dice - all of them
 * @csspart die - each
 * @csspart die-1 … die-8 - one, by its place
 * @csspart held - a die that is marked
 * @csspart face - a picture that the page has put on a die
 * @csspart tag - the word below a die that is marked
 */
export class YahtzeeDice extends BoardPart {
  static override styles = [shared, diceStyles, printStyles];

  protected draw(view: View, store: GameStore): TemplateResult {
    const { looks, settings } = store;
    this.wear(store.more?.styles.dice);
    this.wear(looks?.styles);
    return html`<svg class="defs" aria-hidden="true">${dieLights}</svg>
      <div class="tray ${settings.motion === '3d' ? 'solid' : settings.motion}" part="tray">
        <div class="dice" part="dice" role="group" aria-label=${view.diceLabel}>
          ${view.dice.map((die) => this.#die(die, store))}
        </div>
      </div>`;
  }

  #die(die: DieView, store: GameStore): TemplateResult {
    const lies = die.face && !die.marked ? `t${die.tilt}` : '';
    const { looks, t } = store;
    const own = looks?.face(die);
    const pip = store.more?.pip(die.colour) ?? looks?.pip();
    const label = own?.label ? t('die.symbol', { value: die.label, symbol: own.label }) : die.label;
    const thrown = die.thrown ? `roll${die.thrown % 2}` : '';
    return html`<button
      class="die ${die.marked ? 'marked' : ''} ${thrown} ${die.colour} ${die.marks}"
      part="die die-${die.position + 1} ${die.marked ? 'held' : ''}"
      type="button"
      data-stop
      data-die
      aria-pressed=${die.marked}
      aria-disabled=${die.disabled}
      aria-label=${label}
      @click=${(event: MouseEvent) => this.#toggle(die, store, event)}
    >
      <span class="cube ${lies}"><svg viewBox="0 0 100 106" aria-hidden="true">${dieDrawing(own ? 0 : die.face, pip)}</svg>${looks?.drawing(die)}</span>
      <span class="tag" part="tag" aria-hidden="true">${LOCK}<span>${die.tag}</span></span>
    </button>`;
  }

  /** A die toggled without a pointer tells the whole selection. */
  #toggle(die: DieView, store: GameStore, event: MouseEvent): void {
    store.toggle(die.position);
    if (!event.detail) store.saySelection();
  }
}
