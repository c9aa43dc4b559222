/** The rules of the next game that may be chosen. */
import type { OptionValue } from '@yahtzee-game/rules';
import { html, nothing, type TemplateResult } from 'lit';
import type { Translate } from '../../words/messages.js';
import { OPEN } from './icons.js';
import { overlaidList, switchRow } from './inputs.js';
import type { OptionView } from './options-view.js';

/** Rows that are seen at once, beside that for the dice. */
const FEW = 3;

export interface OptionRows {
  readonly options: readonly OptionView[];
  /** Whether all of them are shown. */
  readonly isOpen: boolean;
  /** What is chosen of the dice. */
  readonly dice: TemplateResult;
  readonly toggle: () => void;
  readonly change: (key: string, value: OptionValue) => void;
}

export const optionRows = (
  { options, isOpen, dice, toggle, change }: OptionRows,
  t: Translate,
): TemplateResult =>
  html`${options.slice(0, FEW).map((option) => optionRow(option, t, change))} ${dice}
    ${
      options.length > FEW
        ? html`${isOpen ? options.slice(FEW).map((option) => optionRow(option, t, change)) : nothing}
            <button class="setup-row more-rules" type="button" aria-expanded=${isOpen} @click=${toggle}>${t('setup.more')}${OPEN}</button>`
        : nothing
    }`;

function optionRow(
  { key, name, chosen, values, on }: OptionView,
  t: Translate,
  change: OptionRows['change'],
): TemplateResult {
  if (on !== undefined) return switchRow(name, on, (value) => change(key, value));
  return html`<div class="setup-row">
    <span class="row-name">${name}<small>${chosen}</small></span>
    <span class="change button" aria-hidden="true">${t('setup.change')}</span>${overlaidList(
      name,
      values,
      (index, list) => {
        const one = values[index];
        if (one) change(key, one.value);
        // Where other options rule the value out, the list shows the old one again.
        list.selectedIndex = values.findIndex((value) => value.chosen);
      },
    )}
  </div>`;
}
