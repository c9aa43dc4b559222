/** The controls and texts around the board of a review while it shows one decision. */
import { html, nothing, type TemplateResult } from 'lit';
import { renderEmphasis } from '../parts/emphasis.js';
import type { Translate } from '../words/messages.js';
import type { BesideView, DecisionView, ReviewView } from './review-view.js';
import { scrubber } from './scrubber.js';
import { diceOf } from './templates.js';

export interface MomentActions {
  /** Shows a decision. */
  readonly open: (decision: number) => void;
  /** Goes back to the list. */
  readonly back: () => void;
  /** Plays on from a decision; undefined if nothing takes over the game. */
  readonly playOn: ((decision: DecisionView) => void) | undefined;
}

/** Returns the scrubber, the sentence, the choices and the buttons; without a decision, the scrubber and a button. */
export function momentOf(
  view: ReviewView,
  t: Translate,
  decision: DecisionView | undefined,
  note: string,
  { open, back, playOn }: MomentActions,
): TemplateResult {
  return html`${scrubber(view, t, decision && view.decisions.indexOf(decision), open)}
    <p class="sentence" part="sentence" role="status">
      ${
        decision
          ? html`<span>${decision.when}.</span> ${renderEmphasis(decision.sentence)}&#32;<span class="note"
                >${note}</span
              >`
          : nothing
      }
    </p>
    ${decision ? besideOf(decision, t) : nothing}
    <div class="keys">
      <button type="button" class="button back" part="back" @click=${back}>${t('review.list')}</button>
      ${
        decision && playOn
          ? html`<button type="button" class="button" part="play-on" @click=${() => playOn(decision)}>
              ${t('review.playOn')}
            </button>`
          : nothing
      }
    </div>`;
}

/** The best choice beside the player's. Hidden from screen readers, which read the sentence with the same content. */
const besideOf = ({ beside }: DecisionView, t: Translate): TemplateResult =>
  html`<div class="beside" part="beside" aria-hidden="true">
    <h3>${t('review.beside')}</h3>
    ${beside.map((choice) => besideRow(choice))}
  </div>`;

const besideRow = ({ dice, words, figure, best }: BesideView): TemplateResult =>
  html`<p class=${best ? 'best' : ''}>
    ${dice.length ? diceOf(dice) : nothing}<b>${words}</b> <span>${figure}</span>
  </p>`;
