/** The bar of a review, and its list: figures, curve, dearest decisions. */
import { html, nothing, type TemplateResult } from 'lit';
import { smallDie } from '../parts/dice/small-die.js';
import { renderEmphasis } from '../parts/emphasis.js';
import type { Translate } from '../words/messages.js';
import { curveChart } from './curve-chart.js';
import type { DecisionView, MiniDie, ReviewView, SumView } from './review-view.js';

export interface ListActions {
  /** Shows a decision. */
  readonly open: (decision: number) => void;
  readonly print: () => void;
  /** Hands the dearest decisions to the puzzle of the page; undefined if the page has none. */
  readonly practise: (() => void) | undefined;
}

/** Returns the title and what stands beside it. */
export const barOf = (
  { name, title }: ReviewView,
  decision: DecisionView | undefined,
  beside: readonly unknown[],
): TemplateResult =>
  html`<div class="bar" part="bar">
    <h2>${name}</h2>
    <span>${decision?.title ?? title}</span>${beside}
  </div>`;

/** Returns the list of the players, if there are several; `choose` is called with the seat of the chosen one. */
export function playersOf(
  { players }: ReviewView,
  t: Translate,
  seat: number,
  choose: (seat: number) => void,
): TemplateResult | typeof nothing {
  if (players.length === 0) return nothing;
  const chosen = ({ target }: Event): void => choose((target as HTMLSelectElement).selectedIndex);
  return html`<select aria-label=${t('review.player')} @change=${chosen}>
    ${players.map((player, i) => html`<option .selected=${i === seat}>${player}</option>`)}
  </select>`;
}

/** Returns the button that copies the address of the moment. */
export const linkButton = (t: Translate, copy: () => void): TemplateResult =>
  html`<button type="button" class="button" part="link" @click=${copy}>${t('review.link')}</button>`;

/** Returns the list; `at` is the shown decision, `more` is the content at the end. */
export function listOf(
  view: ReviewView,
  t: Translate,
  at: number | undefined,
  { open, print, practise }: ListActions,
  more: readonly unknown[],
): TemplateResult {
  const openTurn = (turn: number): void => {
    const first = view.decisions.findIndex((one) => one.turn === Math.max(1, turn));
    if (first >= 0) open(first);
  };
  const now = at === undefined ? undefined : view.decisions[at]?.turn;
  return html`<div class="list" part="list" role="group" aria-label=${t('review')}>
    <div class="sums" part="sums">
      ${view.sums.map(
        (sum, i) =>
          html`${
            i === view.sums.length - 1 ? html`<span class="equals" aria-hidden="true">=</span>` : nothing
          }${sumOf(sum)}`,
      )}
    </div>
    <p class="message" part="message">${renderEmphasis(view.message)}</p>
    ${view.note ? html`<p class="note">${view.note}</p>` : nothing}
    <div class="curve" part="curve">${curveChart(view.curve, t, now, openTurn)}</div>
    <h3>${view.dearestTitle}</h3>
    <ol class="dearest">
      ${view.dearest.map((i) => dearest(view.decisions[i], i, i === at, open))}
    </ol>
    ${
      practise && view.dearest.length
        ? html`<button type="button" class="button" part="practise" @click=${practise}>
            ${t('review.practise')}
          </button>`
        : nothing
    }
    <div class="losses" part="losses">${view.losses.map((loss) => sumOf(loss))}</div>
    ${
      view.themes.length
        ? html`<h3 class="themes">${view.themesTitle}</h3>
            <div class="losses themes" part="themes">${view.themes.map((theme) => sumOf(theme))}</div>`
        : nothing
    }
    <div class="row">
      <button type="button" class="button" part="print" @click=${print}>${t('review.print')}</button>${more}
    </div>
  </div>`;
}

const sumOf = ({ value, label, good }: SumView): TemplateResult =>
  html`<p class="sum ${good ? 'good' : ''}"><b>${value}</b> <span>${label}</span></p>`;

const dearest = (
  decision: DecisionView | undefined,
  place: number,
  isOpen: boolean,
  open: (decision: number) => void,
): TemplateResult | typeof nothing =>
  decision
    ? html`<li>
        <button
          type="button"
          part="decision"
          data-decision=${place}
          aria-pressed=${isOpen}
          @click=${() => open(place)}
        >
          <span class="when">${decision.name}</span>
          ${diceOf(decision.dice)}
          <span class="better">${decision.better}</span>
          <b class="cost">${decision.loss}</b>
        </button>
      </li>`
    : nothing;

export const diceOf = (dice: readonly MiniDie[]): TemplateResult =>
  html`<span class="dice" aria-hidden="true"
    >${dice.map((die) => smallDie(die.face, die.kept ? 'kept' : '', die.symbol))}</span
  >`;
