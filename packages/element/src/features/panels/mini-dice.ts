import { html, type TemplateResult } from 'lit';
import { smallDie } from '../../parts/small-die.js';
import type { HelpDie } from './help/view.js';

/** Small dice in a line; those that count are solid. */
export const miniDice = (dice: readonly HelpDie[]): TemplateResult =>
  html`<span class="mini">${dice.map(({ face, colour = '', symbol, counts }) => smallDie(face, `${counts ? 'counts' : ''} ${colour}`, symbol))}</span>`;
