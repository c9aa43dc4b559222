/** Draws why a choice is best. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { reveal } from '../../basics/platform.js';
import type { Prospects } from '../../game/advisor.js';
import type { Snapshot } from '../../game/board-state.js';
import { openBoxesView, type OpenBoxesView } from './open-boxes.js';
import { finishWords, whyView, type Compared, type WhyView } from './why-view.js';

interface Answers {
  readonly compared: Compared | undefined;
  readonly prospects: Prospects | undefined;
  /** Whether the comparison takes so long that the drawing says that it is on its way. */
  readonly isLate: boolean;
  /** The advisor's own reason, shown in place of the comparison. */
  readonly own: string;
}

export function draw(
  { compared, prospects, isLate, own }: Answers,
  snapshot: Snapshot,
): TemplateResult | undefined {
  if (!compared && !prospects && !isLate) return undefined;
  const reason = own || (isLate ? snapshot.t('advice.thinking') : '');
  return html`<div class="reasons">
    ${compared ? drawComparison(whyView(compared, snapshot)) : sentence(reason)}
    ${prospects ? drawProspects(prospects, snapshot) : nothing}
  </div>`;
}

function drawProspects(prospects: Prospects, snapshot: Snapshot): TemplateResult {
  const boxes = openBoxesView(prospects, snapshot);
  return html`${sentence(finishWords(prospects, snapshot))}${boxes ? drawBoxes(boxes) : nothing}`;
}

/** Scrolls the unfolded boxes into view, since they may be below the end of the list. */
const show = ({ currentTarget }: Event): void => {
  const boxes = currentTarget as HTMLDetailsElement;
  if (boxes.open) reveal(boxes);
};

/** The open boxes, folded because the list may be long. */
const drawBoxes = ({ title, rows }: OpenBoxesView): TemplateResult =>
  html`<details class="open-boxes" @toggle=${show}>
    <summary>${title}</summary>
    <table aria-label=${title}>
      <tbody>
        ${rows.map(
          ({ name, chance }) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>${chance}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;

const sentence = (text: string): TemplateResult | typeof nothing => (text ? html`<p>${text}</p>` : nothing);

const drawComparison = (view: WhyView): TemplateResult =>
  html`${view.rows.length ? drawTable(view) : nothing}${sentence(view.sentence)}`;

const drawTable = ({ title, heads, notes, rows }: WhyView): TemplateResult =>
  html`<table class="compared">
    <thead>
      <tr>
        <th scope="col">${title}</th>
        ${heads.map(
          (head, i) =>
            html`<th scope="col">
              <b>${head}</b>${notes[i] ? html`&#32;<small>${notes[i]}</small>` : nothing}
            </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, figures, bars }) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${figures.map((figure, i) => drawFigure(figure, bars[i] ?? 0, bars[1 - i] ?? 0))}
          </tr>`,
      )}
    </tbody>
  </table>`;

/** A figure with its bar; the greater one of two stands out. */
const drawFigure = (figure: string, own: number, other: number): TemplateResult =>
  html`<td class=${own > other ? 'greater' : ''}>
    <svg class="length" aria-hidden="true">
      ${svg`<rect class="whole" width="100%" height="100%" rx="3" />
        <rect width="${100 * own}%" height="100%" rx="3" />`}
    </svg>
    ${figure}
  </td>`;
