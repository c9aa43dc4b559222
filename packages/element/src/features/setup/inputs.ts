/** Inputs of the setup: a switch, a few values side by side, a list behind a button. */
import { html, type TemplateResult } from 'lit';

export const switchRow = (name: string, on: boolean, change: (on: boolean) => void): TemplateResult =>
  html`<button class="setup-row" type="button" role="switch" aria-checked=${on} @click=${() => change(!on)}>
    <span class="row-name">${name}</span><span class="switch"></span>
  </button>`;

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly words: string;
}

export const segmentsRow = <Value extends string>(
  id: string,
  name: string,
  chosen: Value,
  segments: readonly Segment<Value>[],
  change: (value: Value) => void,
): TemplateResult =>
  html`<div class="setup-row" role="radiogroup" aria-label=${name}>
    <span class="row-name" aria-hidden="true">${name}</span>
    <span class="segments"
      >${segments.map(
        ({ value, words }) =>
          html`<label
            ><input
              type="radio"
              name=${id}
              .checked=${value === chosen}
              @change=${() => change(value)}
            /><span>${words}</span></label
          >`,
      )}</span
    >
  </div>`;

export interface ListValue {
  readonly words: string;
  readonly chosen: boolean;
}

/** A native list, drawn invisibly over the text that shows its value. */
export const overlaidList = (
  name: string,
  values: readonly ListValue[],
  change: (index: number, list: HTMLSelectElement) => void,
): TemplateResult =>
  html`<select aria-label=${name} @change=${(event: Event) => chosenIn(event, change)}>
    ${values.map(({ words, chosen }) => html`<option .selected=${chosen}>${words}</option>`)}
  </select>`;

function chosenIn({ target }: Event, change: (index: number, list: HTMLSelectElement) => void): void {
  if (target instanceof HTMLSelectElement) change(target.selectedIndex, target);
}
