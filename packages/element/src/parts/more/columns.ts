/** The card as a table: a column for each column of the sheet. */
import type { TemplateResult } from 'lit';
import type { CardView, ColumnsView, GroupView, HeadView, RowView, SumView } from '../../view/view.js';
import type { Kit } from '../kit.js';
import type { DrawCell } from './index.js';

/** From so many columns on, a narrow board scrolls them. */
const MANY = 5;

export function columnsDrawing(
  kit: Kit,
  card: CardView,
  columns: ColumnsView,
  cell: DrawCell,
): TemplateResult {
  const { html, nothing, tile } = kit;
  const seat = card.players.findIndex(({ shown }) => shown);
  const total = card.players[seat];
  const scrolls = columns.heads.length >= MANY;
  return html`<div class="sheet" role="rowgroup" aria-label=${scrolls ? card.label : nothing} tabindex=${scrolls ? 0 : nothing}>
    <div class="row heads" role="row">
      <div class="lab" role="columnheader"><span>${columns.corner}</span></div>
      ${columns.heads.map((head) => headDrawing(kit, head))}
    </div>
    ${columns.groups.map((group) => groupDrawing(kit, group, seat, cell))}
    <div class="row total" part="total" role="row">
      <div class="lab" role="rowheader">
        ${tile('text:Σ')}<span>${card.totalLabel} <b class="num shown">${total?.total}</b>${total?.standing ? html` <small>${total.standing}</small>` : nothing}</span>
      </div>
      ${columns.totals.map((sum) => html`<div class="cv" role="gridcell"><b><bdi>${sum}</bdi></b></div>`)}
    </div>
    <div class="grand" aria-hidden="true">
      ${card.totalLabel}${total?.standing ? html` <small>${total.standing}</small>` : nothing}<b>${total?.total}</b>
    </div>
  </div>`;
}

const headDrawing = ({ html, tile }: Kit, { name, tile: sign }: HeadView): TemplateResult =>
  html`<div class="ch" role="columnheader">${tile(sign)}<span>${name}</span></div>`;

const groupDrawing = (
  kit: Kit,
  group: GroupView,
  seat: number,
  cell: DrawCell,
): readonly TemplateResult[] => [
  ...group.rows.map((row) => rowDrawing(kit, row, seat, cell)),
  ...group.sums.map((sum) => sumDrawing(kit, sum)),
];

function rowDrawing(
  { html, nothing, tile }: Kit,
  row: RowView,
  seat: number,
  cell: DrawCell,
): TemplateResult {
  const extra = row.extras[seat];
  return html`<div class="row ${row.cells.every(({ look }) => look === 'filled') ? 'done' : ''}" part="row" role="row">
    <div class="lab" part="label" role="rowheader">
      ${tile(row.tile)}<span>${row.name}</span>
      ${extra?.count ? html`<span class="badge" part="chips" aria-label=${extra.label} role="img">${extra.points}</span>` : nothing}
    </div>
    ${row.cells.map((one) => cell(one))}
  </div>`;
}

const sumDrawing = ({ html, nothing, tile }: Kit, { label, tile: sign, values }: SumView): TemplateResult =>
  html`<div class="row colsum" part="row" role="row">
    <div class="lab" part="label" role="rowheader">${tile(sign)}<span>${label}</span></div>
    ${values.map(({ text, gain }) => html`<div class="cv" role="gridcell"><bdi>${text}</bdi>${gain ? html`<sup>${gain}</sup>` : nothing}</div>`)}
  </div>`;
