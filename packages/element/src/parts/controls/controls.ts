import { html, nothing, type TemplateResult } from 'lit';
import type { Board } from '../../board/board.js';
import { isSetup } from '../../game/board-state.js';
import type { RollView, View } from '../../view/view.js';
import { renderEmphasis } from '../emphasis.js';
import { BoardPart } from '../part.js';
import { shared } from '../styles/tokens.js';
import { controlsStyles } from './controls-styles.js';

const UNDO = html`<svg class="flip" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-3" />
</svg>`;
const HELP = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="12" cy="12" r="9" />
  <path d="M9 9.5a3 3 0 1 1 4 2.5q-1 .5-1 2M12 17h0" />
</svg>`;
const BULB = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M9 16a6 6 0 1 1 6 0M9 17h6M10 20h4" />
</svg>`;
const CARD = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M6 4h12v16H6zM6 9h12M6 14.5h12M12 9v11" />
</svg>`;
const NEW = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 5v14M5 12h14" /></svg>`;

/** The most letters of the Roll button that are drawn large; twice as many fit if they are small. */
const MOST_LETTERS = 8;

/**
 * The Roll button, the tools beside the game's name, and the message: one tab stop.
 *
 * @element yahtzee-controls
 * @csspart roll - the Roll button
 * @csspart faces - in its place, the faces of real dice while they are entered
 * @csspart face-key - each of these faces
 * @csspart tools - the small buttons
 * @csspart tool - each small button
 * @csspart undo, advice, help, new-game, show-card - one small button, by its action
 * @csspart message - the sentence under the dice
 * @csspart notice - in its place, a question or a notice about a kept or a shared game
 * @csspart chip - the figure before the message
 * @csspart open-advice - the button after the message, which shows all of the advice
 */
export class YahtzeeControls extends BoardPart {
  static override styles = [shared, controlsStyles];

  protected readonly tree = 'controls';

  protected draw(view: View, board: Board): TemplateResult {
    const { t } = board;
    const undo = t('undo');
    const help = t('help');
    const fresh = t('newGame');
    const isOver = view.roll.kind === 'again';
    const second = t(isOver ? 'card' : 'advice');
    return html`<div class="group" role="toolbar" aria-label=${t('controls')}>
        ${board.features.slot('key') ?? this.#key(view.roll, board)}
        <div class="tools ${board.advisor ? 'with-advice' : ''}" part="tools">
          ${
            board.settings.undoLimit === 'off'
              ? nothing
              : html`<button
                  class="tool"
                  part="tool undo"
                  type="button"
                  data-stop
                  aria-label=${undo}
                  title=${undo}
                  aria-disabled=${!view.canUndo}
                  @click=${() => board.undo()}
                >
                  ${UNDO}
                </button>`
          }
          ${
            isOver || board.advisor
              ? html`<button
                  class="tool"
                  part="tool ${isOver ? 'show-card' : 'advice'}"
                  type="button"
                  data-stop
                  aria-label=${second}
                  title=${second}
                  aria-pressed=${isOver ? !view.panel : nothing}
                  @click=${() => (isOver ? board.open(view.panel ? undefined : 'result') : board.activate('advice'))}
                >
                  ${isOver ? CARD : BULB}
                </button>`
              : nothing
          }
          <button
            class="tool"
            part="tool help"
            type="button"
            data-stop
            aria-label=${help}
            title=${help}
            aria-expanded=${view.panel === 'help'}
            @click=${() => board.togglePanel('help')}
          >
            ${HELP}
          </button>
          <button
            class="tool"
            part="tool new-game"
            type="button"
            data-stop
            aria-label=${fresh}
            title=${fresh}
            aria-expanded=${isSetup(view.panel)}
            @click=${() => board.togglePanel('setup')}
          >
            ${NEW}
          </button>
        </div>
      </div>
      <p class="say" part="message">
        ${view.message.chip ? html`<span class="chip" part="chip">${view.message.chip}</span>` : nothing}
        <span dir=${t.rtl ? 'rtl' : 'ltr'}>${renderEmphasis(view.message.text)}</span
        >${board.features.slot('afterMessage', view.message)}
      </p>
      ${board.features.slot('notice')}`;
  }

  #key(roll: RollView, board: Board): TemplateResult {
    const kind = roll.kind === 'ready' ? '' : roll.kind;
    const length = roll.label.length > MOST_LETTERS ? 'wordy' : '';
    return html`<button
      class="roll ${kind} ${length}"
      part="roll"
      type="button"
      data-stop
      aria-disabled=${roll.kind === 'off'}
      @click=${() => board.press()}
    >
      <b>${roll.label}</b>
      ${
        roll.most || roll.note
          ? html`<span class="left"
              >${roll.most ? pips(roll) : nothing}${roll.note ? html`<span>${roll.note}</span>` : nothing}</span
            >`
          : nothing
      }
    </button>`;
  }
}

const pips = ({ left, most }: RollView): TemplateResult =>
  html`<span class="pips" aria-hidden="true"
    >${Array.from({ length: most }, (_, i) => html`<i class=${i < left ? 'on' : ''}></i>`)}</span
  >`;
