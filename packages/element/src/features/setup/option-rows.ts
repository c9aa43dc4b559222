/** The rows of the options of the next game. */
import type { OptionValue } from '@yahtzee-game/rules';
import { html, nothing, type TemplateResult } from 'lit';
import type { Translate } from '../../words/messages.js';
import { OPEN } from './icons.js';
import { overlaidList, switchRow } from './inputs.js';
import type { OptionView } from './options-view.js';

/** The number of rows shown at first, in addition to that for the dice. */
const FEW = 3;

export interface OptionRows {
  readonly options: readonly OptionView[];
  /** Whether all rows are shown. */
  readonly isOpen: boolean;
  /** The row for the dice. */
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
          <button class="setup-row more-rules" type="button" aria-expanded=${isOpen} @click=${toggle}>
            ${t('setup.more')}${OPEN}
          </button>`
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
        // If other options exclude the value, the list must show the old one again.
        list.selectedIndex = values.findIndex((value) => value.chosen);
      },
    )}
  </div>`;
}
