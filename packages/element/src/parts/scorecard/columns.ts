/** The card as a table: a column for each column of the sheet. */
import { html, nothing, type TemplateResult } from 'lit';
import type { RenderCell } from '../../board/feature.js';
import type { CardView, ColumnsView, GroupView, HeadView, RowView, SumView } from '../../view/view.js';
import { rowIconOf } from '../icons/other-row-icons.js';
import { rowIcon } from '../icons/row-icon.js';

/** With this many columns or more, a narrow board scrolls them. */
const MANY = 5;

/** @param afterTotal the content beside the name of the total */
export function renderColumns(
  card: CardView,
  columns: ColumnsView,
  cell: RenderCell,
  afterTotal: TemplateResult | undefined,
): TemplateResult {
  const seat = card.players.findIndex(({ shown }) => shown);
  const total = card.players[seat];
  const scrolls = columns.heads.length >= MANY;
  return html`<div
    class="sheet"
    role="rowgroup"
    aria-label=${scrolls ? card.label : nothing}
    tabindex=${scrolls ? 0 : nothing}
  >
    <div class="row heads" role="row">
      <div class="label" role="columnheader"><span>${columns.corner}</span></div>
      ${columns.heads.map((head) => renderHead(head))}
    </div>
    ${columns.groups.map((group) => renderGroup(group, seat, cell))}
    <div class="row total" part="total" role="row">
      <div class="label" role="rowheader">
        ${icon('text:Σ')}<span
          >${card.totalLabel}&#32;<b class="number shown">${total?.total}</b
          >${total?.standing ? html` <small>${total.standing}</small>` : nothing}</span
        >${afterTotal}
      </div>
      ${columns.totals.map(
        (sum) =>
          html`<div class="column-value" role="gridcell">
            <b><bdi>${sum}</bdi></b>
          </div>`,
      )}
    </div>
    <div class="grand" aria-hidden="true">
      ${card.totalLabel}${total?.standing ? html` <small>${total.standing}</small>` : nothing}${afterTotal}<b
        >${total?.total}</b
      >
    </div>
  </div>`;
}

/** The tile of a row in any game. */
const icon = (name: string): TemplateResult => rowIcon(name, rowIconOf);

const renderHead = ({ name, tile: sign }: HeadView): TemplateResult =>
  html`<div class="ch" role="columnheader">${icon(sign)}<span>${name}</span></div>`;

const renderGroup = (group: GroupView, seat: number, cell: RenderCell): readonly TemplateResult[] => [
  ...group.rows.map((row) => renderRow(row, seat, cell)),
  ...group.sums.map((sum) => renderSum(sum)),
];

function renderRow(row: RowView, seat: number, cell: RenderCell): TemplateResult {
  const extra = row.extras[seat];
  return html`<div
    class="row ${row.cells.every(({ look }) => look === 'filled' || look === 'derived') ? 'done' : ''}"
    part="row"
    role="row"
  >
    <div class="label" part="label" role="rowheader">
      ${icon(row.tile)}<span>${row.name}</span>
      ${
        extra?.count
          ? html`<span class="badge" part="chips" aria-label=${extra.label} role="img">${extra.points}</span>`
          : nothing
      }
    </div>
    ${row.cells.map((one) => cell(one))}
  </div>`;
}

const renderSum = ({ label, tile: sign, values }: SumView): TemplateResult =>
  html`<div class="row colsum" part="row" role="row">
    <div class="label" part="label" role="rowheader">${icon(sign)}<span>${label}</span></div>
    ${values.map(
      ({ text, gain }) =>
        html`<div class="column-value" role="gridcell">
          <bdi>${text}</bdi>${gain ? html`<sup>${gain}</sup>` : nothing}
        </div>`,
    )}
  </div>`;
