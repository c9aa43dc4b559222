/** Templates for advice in a board's parts. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { colourOf } from '../../parts/player-colour.js';
import { smallDie } from '../../parts/small-die.js';
import type { AdviceView, CellView, ChoiceView, MessageView, PlayerView } from '../../view/view.js';

/** In a box: the cost of choosing it. Drawn without text, because the accessible name of the box includes it. */
export const renderLoss = ({ loss }: CellView): TemplateResult | undefined =>
  loss ? html`<i class="loss" data-loss=${loss}></i>` : undefined;

/** After the message: the button that holds the advised dice. */
export const renderHold = (
  { hold: own }: MessageView,
  hold: (held: number) => void,
): TemplateResult | undefined =>
  own &&
  html`<button class="apply-advice" part="apply-advice follow" type="button" data-stop aria-disabled=${own.done} @click=${() => hold(own.held)}>${own.label}</button>`;

/** After the button: the reason. */
export const renderWhy = ({ why }: MessageView): TemplateResult | undefined =>
  why ? html`<span class="why" tabindex="0">${why}</span>` : undefined;

/** In the head of a player's column: the probability of winning. */
export const renderWin = ({ win, seat }: PlayerView): TemplateResult | undefined =>
  win &&
  html`<span class="win ${colourOf(seat)} ${win.isStale ? 'stale' : ''}" part="win" role="img" aria-label=${win.label}>${win.text}<svg class="flip">${svg`<rect width="${win.percent}%" height="100%" />`}</svg></span>`;

/** The best choices, where there is room for them. */
export const renderRanking = (
  { title, figures, choices, why }: AdviceView,
  hold: (held: number) => void,
  reasons: TemplateResult | undefined,
): TemplateResult =>
  html`<div class="choices"><section class="ranking" part="choices counsel" aria-label=${title}>
    <h2>${title} <small>${figures}</small></h2>
    <ol>${choices.map((choice) => html`<li class=${choice.best ? 'first' : ''}>${renderChoice(choice, hold)}</li>`)}</ol>
    ${reasons ?? (why ? html`<p>${why}</p>` : nothing)}
  </section></div>`;

/** A choice of dice is a button that holds them. */
const renderChoice = (choice: ChoiceView, press: (held: number) => void): TemplateResult => {
  const { hold: own, label } = choice;
  return own
    ? html`<button class="choice" type="button" aria-label=${label} aria-pressed=${own.done} @click=${() => press(own.held)}>${choiceParts(choice)}</button>`
    : html`<span class="choice">${choiceParts(choice)}</span>`;
};

/** The cost is drawn without text, as in a box; its bar is as long as its part of the largest. */
const choiceParts = ({ text, dice, loss, share }: ChoiceView): TemplateResult =>
  html`<span class="throw" aria-hidden="true">${dice.map(({ face, symbol, kept }) => smallDie(face, kept ? 'kept' : '', symbol))}</span>
    <span class="words">${text}</span>
    ${share ? html`<svg class="cost flip" aria-hidden="true">${svg`<rect width="${100 * share}%" height="100%" />`}</svg>` : nothing}
    <small data-loss=${loss}></small>`;
