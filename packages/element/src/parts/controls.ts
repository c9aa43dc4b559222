import { html, nothing, type TemplateResult } from 'lit';
import { controlsStyles } from '../styles/controls.js';
import { printStyles } from '../styles/print.js';
import { shared } from '../styles/tokens.js';
import type { GameStore } from '../store.js';
import type { RollView, View } from '../view/index.js';
import { emphasised } from './emphasised.js';
import { BoardPart } from './part.js';

const UNDO = html`<svg class="flip" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-3" /></svg>`;
const HELP = html`<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9" /><path d="M9 9.5a3 3 0 1 1 4 2.5q-1 .5-1 2M12 17h0" /></svg>`;
const BULB = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 16a6 6 0 1 1 6 0M9 17h6M10 20h4" /></svg>`;
const NEW = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 5v14M5 12h14" /></svg>`;

/**
 * The roll key, the tools beside the game's name, and the message: one tab stop.
 *
 * @element yahtzee-controls
 * @csspart roll - the roll key
 * @csspart tools - the small buttons
 * @csspart tool - each of them
 * @csspart undo, advice, help, new-game - one, by what it does
 * @csspart message - the sentence under the dice
 * @csspart chip - the figure before it
 * @csspart follow - the button after it, which does what is advised
 */
export class YahtzeeControls extends BoardPart {
  static override styles = [shared, controlsStyles, printStyles];

  protected draw(view: View, store: GameStore): TemplateResult {
    const { t } = store;
    const undo = t('undo');
    const help = t('help');
    const fresh = t('newGame');
    const advice = t('advice');
    return html`<div class="group" role="toolbar" aria-label=${t('controls')}>
        ${this.#key(view.roll, store)}
        <div class="tools" part="tools">
          ${
            store.settings.undo === 'off'
              ? nothing
              : html`<button class="tool" part="tool undo" type="button" data-stop aria-label=${undo} title=${undo} aria-disabled=${!view.canUndo} @click=${() => store.undo()}>${UNDO}</button>`
          }
          ${
            store.advisor
              ? html`<button class="tool" part="tool advice" type="button" data-stop aria-label=${advice} title=${advice} @click=${() => store.ask()}>${BULB}</button>`
              : nothing
          }
          <button class="tool" part="tool help" type="button" data-stop aria-label=${help} title=${help} aria-expanded=${view.panel === 'help'} @click=${() => store.togglePanel('help')}>${HELP}</button>
          <button class="tool" part="tool new-game" type="button" data-stop aria-label=${fresh} title=${fresh} aria-expanded=${view.panel === 'setup'} @click=${() => store.togglePanel('setup')}>${NEW}</button>
        </div>
      </div>
      <p class="say ${store.settings.advice}" part="message">
        ${view.message.chip ? html`<span class="chip" part="chip">${view.message.chip}</span>` : nothing}
        <span dir="auto">${emphasised(view.message.text)}</span>${store.counsel?.aside(view.message)}
      </p>`;
  }

  #key(roll: RollView, store: GameStore): TemplateResult {
    const kind = roll.kind === 'ready' ? '' : roll.kind;
    return html`<button class="roll ${kind}" part="roll" type="button" data-stop aria-disabled=${roll.kind === 'off'} @click=${() => store.roll()}>
      <b>${roll.label}</b>
      ${
        roll.most || roll.note
          ? html`<span class="left">${roll.most ? pips(roll) : nothing}${roll.note ? html`<span>${roll.note}</span>` : nothing}</span>`
          : nothing
      }
    </button>`;
  }
}

const pips = ({ left, most }: RollView): TemplateResult =>
  html`<span class="pips" aria-hidden="true">${Array.from({ length: most }, (_, i) => html`<i class=${i < left ? 'on' : ''}></i>`)}</span>`;
