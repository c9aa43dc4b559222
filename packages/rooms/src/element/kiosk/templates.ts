/** Templates of a kiosk. */
import { dieDrawing, dieLights, isolated, type Translate } from '@yahtzee-game/element/kit';
import { html, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { KioskResult } from './day.js';
import { WARNING } from './idle-watch.js';

/** The best result of today. */
export function bestOf(t: Translate, { name, total }: KioskResult): TemplateResult {
  const args = { player: isolated(name, t), n: t.number(total) };
  return html`<p part="best">${t(name ? 'kiosk.best' : 'kiosk.best.nobody', args)}</p>`;
}

/** Dice that can be seen from afar; decoration. One that shows another value drops anew. */
export const largeDice = (values: readonly number[]): TemplateResult =>
  html`<div class="tray" part="dice" aria-hidden="true">
    <svg class="defs">${dieLights}</svg>
    <div class="dice">
      ${values.map((value, i) => keyed(value, html`<span class="cube t${i % 6}">${dieDrawing(value)}</span>`))}
    </div>
  </div>`;

/** The sentence that asks people to play, while nobody is there. */
export const invitation = (t: Translate, best: KioskResult | undefined): TemplateResult =>
  html`<footer class="foot" part="foot">
    <h2 part="question">${best ? t('kiosk.beat', { n: t.number(best.total) }) : t('kiosk.first')}</h2>
    <button class="big" part="start" type="button">${t('kiosk.play')}</button>
  </footer>`;

/** After a game: the total and its place, and the field for a name. */
export const farewell = (t: Translate, thanks: string, next: (event: SubmitEvent) => void): TemplateResult =>
  html`<form class="foot" part="foot" @submit=${next}>
    <h2>${thanks}</h2>
    <label
      ><span>${t('kiosk.name')}</span
      ><input class="field" part="field" name="name" maxlength="24" autocomplete="off" spellcheck="false"
    /></label>
    <button class="big" part="next">${t('kiosk.next')}</button>
  </form>`;

export interface Answers {
  readonly stay: (event: Event) => void;
  readonly begin: () => void;
}

/** The question whether somebody is still there, with the seconds left to answer it. */
export const warning = (
  t: Translate,
  left: number | undefined,
  spoken: string,
  { stay, begin }: Answers,
): TemplateResult =>
  html`<dialog class="warning" part="warning" aria-labelledby="still" aria-describedby="idle" @cancel=${stay}>
    <p class="count" part="count" aria-hidden="true">${t.number(left ?? WARNING)}</p>
    <h2 id="still">${t('kiosk.still')}</h2>
    <p id="idle">${t('kiosk.idle', { n: left ?? WARNING })}</p>
    <div class="answers">
      <button class="big" part="stay" type="button" autofocus @click=${stay}>${t('kiosk.stay')}</button>
      <button class="button" part="button leave" type="button" @click=${begin}>${t('kiosk.new')}</button>
    </div>
    ${live(spoken)}
  </dialog>`;

/** A live region for screen readers. The dialog needs its own: while it is open, those outside are silent. */
export const live = (spoken: string): TemplateResult => html`<p class="spoken" role="status">${spoken}</p>`;
