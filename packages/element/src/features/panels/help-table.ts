/** A table of the rules: real cells with their heads, and throws as small dice. */
import { html, type TemplateResult } from 'lit';
import { miniDice } from '../../parts/dice/mini-dice.js';
import type { HelpCell, HelpTable } from './help/view.js';

export const tableOf = ({ title, heads, rows }: HelpTable): TemplateResult =>
  html`<table class="ranks">
    <caption>
      ${title}
    </caption>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, ...cells]) =>
          html`<tr>
            <th scope="row">${name ? contentOf(name) : ''}</th>
            ${cells.map((cell) => html`<td>${contentOf(cell)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;

const contentOf = (cell: HelpCell): string | TemplateResult =>
  typeof cell === 'string'
    ? cell
    : html`<span class="throws" role="img" aria-label=${cell.label}
        >${cell.throws.map((dice) => miniDice(dice))}</span
      >`;
