/** Draws why a choice is best. Fetched with the first answer. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Prospects } from '../../game/advisor.js';
import type { Snapshot } from '../../game/board-state.js';
import { finishWords, whyView, type Compared, type WhyView } from './why-view.js';

export { explain as words } from '../../locales/en/explain.js';

export function draw(
  compared: Compared | undefined,
  prospects: Prospects | undefined,
  snapshot: Snapshot,
): TemplateResult | undefined {
  if (!compared && !prospects) return undefined;
  return html`<div class="reasons">
    ${compared ? drawComparison(whyView(compared, snapshot)) : nothing}
    ${prospects ? html`<p>${finishWords(prospects, snapshot)}</p>` : nothing}
  </div>`;
}

const drawComparison = ({ title, heads, rows, sentence }: WhyView): TemplateResult =>
  html`${rows.length ? drawTable(title, heads, rows) : nothing}${sentence ? html`<p>${sentence}</p>` : nothing}`;

const drawTable = (title: string, heads: readonly string[], rows: WhyView['rows']): TemplateResult =>
  html`<table>
      <thead>
        <tr>
          <th scope="col">${title}</th>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ name, figures: [own, other] }) =>
            html`<tr><th scope="row">${name}</th><td><b>${own}</b></td><td>${other}</td></tr>`,
        )}
      </tbody>
    </table>`;
