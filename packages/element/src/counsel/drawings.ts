/** What an advisor adds to a board's parts. */
import type { TemplateResult } from 'lit';
import { colourOf } from '../parts/colour.js';
import type { Kit } from '../parts/kit.js';
import { smallDie } from '../parts/small-die.js';
import type { AdviceView, CellView, ChoiceView, MessageView, PlayerView, View } from '../view/view.js';

/** Each draws nothing if there is nothing to draw. */
export interface CounselDrawings {
  /** In a box: what choosing it costs. Its name says so too, in its own words, so this is no text. */
  loss(cell: CellView): TemplateResult | undefined;
  /** After the message: the button that does it, and why. */
  aside(message: MessageView): readonly (TemplateResult | undefined)[];
  /** In the head of a player's column. */
  win(player: PlayerView): TemplateResult | undefined;
  /** The best choices, where there is room for them. */
  list(view: View | undefined): TemplateResult | undefined;
}

export const drawingsWith = (kit: Kit, hold: (held: number) => void): CounselDrawings => ({
  loss: ({ loss }) => (loss ? kit.html`<i class="loss" data-loss=${loss}></i>` : undefined),
  aside: (message) => [holdButton(kit, message, hold), whyDrawing(kit, message)],
  win: (player) => winDrawing(kit, player),
  list: (view) => view?.advice && listDrawing(kit, view.advice),
});

const holdButton = (
  { html }: Kit,
  { hold: own }: MessageView,
  hold: (held: number) => void,
): TemplateResult | undefined =>
  own &&
  html`<button class="follow" part="follow" type="button" data-stop aria-disabled=${own.done} @click=${() => hold(own.held)}>${own.label}</button>`;

const whyDrawing = ({ html }: Kit, { why }: MessageView): TemplateResult | undefined =>
  why ? html`<span class="why" tabindex="0">${why}</span>` : undefined;

const winDrawing = ({ html, svg }: Kit, { win, seat }: PlayerView): TemplateResult | undefined =>
  win &&
  html`<span class="win ${colourOf(seat)}" part="win" role="img" aria-label=${win.label}>${win.text}<svg class="flip">${svg`<rect width="${win.percent}%" height="100%" />`}</svg></span>`;

const listDrawing = (kit: Kit, { title, figures, choices, why }: AdviceView): TemplateResult =>
  kit.html`<div class="counsel"><section class="ranking" part="counsel" aria-label=${title}>
    <h2>${title} <small>${figures}</small></h2>
    <ol>${choices.map((choice) => choiceDrawing(kit, choice))}</ol>
    ${why ? kit.html`<p>${why}</p>` : kit.nothing}
  </section></div>`;

const choiceDrawing = (kit: Kit, { text, dice, value, loss, best }: ChoiceView): TemplateResult =>
  kit.html`<li class=${best ? 'first' : ''}>
    <span class="throw" aria-hidden="true">${dice.map(({ face, kept }) => smallDie(kit, face, kept ? 'kept' : ''))}</span>
    <span>${text}</span>
    <span class="worth"><b>${value}</b> <small>${loss}</small></span>
  </li>`;
