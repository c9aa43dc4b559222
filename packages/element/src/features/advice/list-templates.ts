/** Templates for the list of advice: beside the card where there is room, else over it. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Board } from '../../board/board.js';
import { smallDie } from '../../parts/dice/small-die.js';
import type { AdviceView, ChoiceView, HoldView, MessageView } from '../../view/view.js';
import { panelTitle } from '../panels/panel-title.js';
import { renderMore } from './templates.js';

interface Actions {
  /** Holds the best dice. */
  readonly follow: (held: number) => void;
  /** Holds the dice of another choice. */
  readonly hold: (held: number) => void;
  /** Shows the list over the card. */
  readonly open: () => void;
  /** Draws why the best choice is best, if that is known; `own` is the reason in the advisor's words. */
  readonly reasons: (own: string) => TemplateResult | undefined;
}

/**
 * The list under the message of a wide board; where there is too little room, the button that opens it over the card.
 */
export const renderList = (advice: AdviceView, { more }: MessageView, actions: Actions): TemplateResult =>
  html`<div class="choices">
    <section class="ranking" part="choices" aria-label=${advice.title}>
      <h2>${advice.heading}</h2>
      ${contentOf(advice, actions, followButton(advice.hold, actions))}
    </section>
    ${renderMore(more, false, actions.open)}
  </div>`;

export const renderPanel = (advice: AdviceView, board: Board, actions: Actions): TemplateResult =>
  html`<section class="panel" part="panel choices" aria-label=${advice.title}>
    ${panelTitle(advice.title, board)}
    <div class="advice-body" tabindex="0" role="group" aria-label=${advice.title}>
      ${contentOf(advice, actions)}
    </div>
    ${advice.hold ? html`<div class="actions">${followButton(advice.hold, actions)}</div>` : nothing}
  </section>`;

const contentOf = (advice: AdviceView, actions: Actions, button?: TemplateResult): TemplateResult =>
  html`${bestOf(advice, button)}${othersOf(advice, actions)}${actions.reasons(advice.why) ?? ownReason(advice)}`;

const ownReason = ({ why }: AdviceView): TemplateResult | typeof nothing =>
  why ? html`<p class="reason">${why}</p>` : nothing;

const bestOf = ({ best, expected }: AdviceView, button?: TemplateResult): TemplateResult =>
  html`<div class="best">
    ${throwOf(best)}
    <p><b>${best.text}</b> <span class="expected">${expected}</span></p>
    ${button ?? nothing}
  </div>`;

const followButton = (hold: HoldView | undefined, { follow }: Actions): TemplateResult | undefined =>
  hold &&
  html`<button
    class="button apply-advice"
    part="apply-advice"
    type="button"
    aria-disabled=${hold.done}
    @click=${() => follow(hold.held)}
  >
    ${hold.label}
  </button>`;

const othersOf = (
  { or, figures, equals, others }: AdviceView,
  actions: Actions,
): TemplateResult | typeof nothing =>
  equals.length + others.length
    ? html`<p class="or"><span>${or}</span> <span>${figures}</span></p>
        <ol>
          ${[...equals, ...others].map((choice) => html`<li>${choiceOf(choice, actions)}</li>`)}
        </ol>`
    : nothing;

/** A choice of dice is a button that holds them. */
const choiceOf = (choice: ChoiceView, { hold: press }: Actions): TemplateResult => {
  const { hold, label } = choice;
  return hold
    ? html`<button
        class="choice"
        type="button"
        aria-label=${label}
        aria-pressed=${hold.done}
        @click=${() => press(hold.held)}
      >
        ${partsOf(choice)}
      </button>`
    : html`<span class="choice">${partsOf(choice)}</span>`;
};

/** The loss is drawn without text, as in a box; the length of its bar is its share of the largest loss. */
const partsOf = (choice: ChoiceView): TemplateResult => {
  const { text, short, loss, share } = choice;
  return html`${throwOf(choice)}
    <span class="words"><span class="full">${text}</span><span class="brief">${short}</span></span>
    ${
      loss
        ? html`<svg class="cost flip" aria-hidden="true">
              ${svg`<rect width="${100 * share}%" height="100%" />`}</svg
            ><small data-loss=${loss}></small>`
        : nothing
    }`;
};

const throwOf = ({ dice }: ChoiceView): TemplateResult =>
  html`<span class="throw" aria-hidden="true"
    >${dice.map(({ face, symbol, kept }) => smallDie(face, kept ? 'kept' : '', symbol))}</span
  >`;
