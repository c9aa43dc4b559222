import { html, nothing, svg, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Board } from '../../board/board.js';
import type { Slots, RowIcon } from '../../board/feature.js';
import type {
  BonusView,
  CardView,
  CellView,
  PlayerView,
  RowView,
  SectionView,
  View,
} from '../../view/view.js';
import { rowIcon } from '../icons/row-icon.js';
import { BoardPart } from '../part.js';
import { colourOf } from '../player-colour.js';
import { tileStyles } from '../styles/tile-styles.js';
import { shared } from '../styles/tokens.js';
import { cardStyles } from './scorecard-styles.js';
import { renderStanding } from './standing.js';

/** With this many players or more, columns keep their width and the table scrolls. */
const MANY = 6;

const HATCH = svg`
  <defs>
    <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
      <path d="M1 0V5" stroke-width="2" />
    </pattern>
  </defs>`;

/**
 * The card of one player in two halves, or of several in a table. It also shows the result and the other panels.
 *
 * @element yahtzee-scorecard
 * @csspart card - all boxes
 * @csspart section - a half of the card
 * @csspart section-upper, section-lower - one section, by its rows
 * @csspart head - the line above a section
 * @csspart player - the head of a player's column
 * @csspart win - a player's probability of winning
 * @csspart row - a line of boxes
 * @csspart label - the name of the row
 * @csspart tile - the small die before a name
 * @csspart chips - extra points after a name
 * @csspart cell - a box
 * @csspart points, zero, only - a box that may be filled: for points, for nothing, as the only one
 * @csspart plain - a box that may be filled, without its points
 * @csspart rest - a box before the first roll
 * @csspart barred, later - a box that may not be filled, or not yet
 * @csspart waiting - an open box of a player who is not on turn
 * @csspart derived - a box that is computed from others
 * @csspart filled - a box with its entry
 * @csspart last - the newest entry
 * @csspart bonus - the line that shows the progress towards a bonus
 * @csspart meter - the bar in that line
 * @csspart total - the last line
 * @csspart panel - a panel over the card
 * @csspart setup, help, keys, result, choices - one panel, by its content
 * @csspart apply-advice - in the list of choices, the button that holds the best dice
 */
export class YahtzeeScorecard extends BoardPart {
  static override styles = [shared, tileStyles, cardStyles];
  static override properties: PropertyDeclarations = { pointed: { state: true } };

  /** The cell under the pointer or in focus, whose effect on the bonus is shown. */
  declare protected pointed: string;

  constructor() {
    super();
    this.pointed = '';
  }

  protected readonly tree = 'scorecard';

  protected draw(view: View, board: Board): TemplateResult {
    const { card } = view;
    const panel = board.features.slot('panel', view.panel, this);
    return html`<div
        class="card ${kindOf(view)} ${panel ? 'covered' : ''}"
        part="card"
        role="grid"
        tabindex="-1"
        aria-label=${card.label}
        @click=${this.#choose}
        @pointerover=${this.#point}
        @pointerleave=${this.#unpoint}
        @focusin=${this.#point}
        @focusout=${this.#unpoint}
      >
        ${board.features.slot('playerHeads', card.players)}
        ${
          board.features.slot('boxes', card, (cell, extra) =>
            this.#cell(cell, card.players[cell.seat], extra),
          ) ?? this.#halves(card)
        }
      </div>
      ${panel}`;
  }

  /** Two halves, or one if the other would be empty; the last one ends with the total. */
  #halves({ sections, cut, players, totalLabel }: CardView): readonly TemplateResult[] {
    const halves = [sections.slice(0, cut), sections.slice(cut)].filter((half) => half.length);
    return halves.map(
      (half) =>
        html`<div
          class="section"
          part="section ${half.map(({ id }) => `section-${id}`).join(' ')}"
          role="rowgroup"
        >
          ${half.map((section) => this.#section(section, players))}
          ${
            half === halves.at(-1)
              ? html`<div class="row total" part="total" role="row">
                  <div class="label" role="rowheader">${totalLabel}${this.#slot('afterTotalLabel')}</div>
                  ${unlisted(
                    players.map(
                      (player) =>
                        html`<div class="number ${seatClass(player)}" role="gridcell">
                          ${player.total}${renderStanding(player)}
                        </div>`,
                    ),
                  )}
                </div>`
              : nothing
          }
        </div>`,
    );
  }

  #section(section: SectionView, players: readonly PlayerView[]): TemplateResult {
    const shown = players.findIndex((player) => player.shown);
    return html`<div class="row head" part="head" role="row">
        <span role="rowheader">${section.name}</span
        ><span class="number" role="gridcell">${section.sums[shown]}</span>
      </div>
      ${section.rows.map((row) => this.#row(row, players, shown))}
      ${section.bonus ? this.#bonus(section.bonus, players, shown) : nothing}`;
  }

  #row(row: RowView, players: readonly PlayerView[], shown: number): TemplateResult {
    const own = row.cells.filter((cell) => cell.seat === shown);
    const extra = row.extras[shown];
    return html`<div
      class="row ${own.every((cell) => cell.look === 'filled') ? 'done' : ''}"
      part="row"
      role="row"
    >
      <div class="label" part="label" role="rowheader">
        ${rowIcon(row.tile, this.#otherIcon)}<span>${row.name}</span>
        ${
          extra?.count
            ? html`<span class="badge" part="chips" aria-label=${extra.label} role="img"
                >${extra.points}</span
              >`
            : nothing
        }
      </div>
      ${unlisted(row.cells.map((cell) => this.#cell(cell, players[cell.seat], row.extras[cell.seat])))}
    </div>`;
  }

  #cell(
    cell: CellView,
    player: PlayerView | undefined,
    extra: RowView['extras'][number] | undefined,
  ): TemplateResult {
    const marks = `${cell.last ? 'last' : ''} ${cell.asking ? 'asking' : ''} ${cell.marks ?? ''}`;
    return html`<div class="cell-box ${player ? seatClass(player) : ''}" role="none">
      <button
        class="cell ${cell.look} ${marks}"
        part="cell ${cell.look} ${cell.last ? 'last' : ''}"
        type="button"
        role="gridcell"
        data-stop
        data-cell=${cell.id}
        data-seat=${cell.seat}
        aria-label=${cell.label}
        aria-disabled=${cell.disabled}
      >
        <span class="value">${this.#slot('inCell', cell) ?? cell.text}</span>${this.#slot('afterCell', cell)}
        ${extra?.count ? html`<sup aria-hidden="true">${extra.points}</sup>` : nothing}
      </button>
    </div>`;
  }

  #bonus(bonus: BonusView, players: readonly PlayerView[], shown: number): TemplateResult {
    const now = bonus.players[shown];
    const next = bonus.after[this.pointed];
    const said = next ?? now;
    if (!now || !said) return html``;
    const percent = (n: number): string => `${n < now.at ? Math.max(0, (100 * n) / now.at) : 100}%`;
    return html`<div class="bonus ${now.reached ? 'full' : ''}" part="bonus" role="row">
        <b role="rowheader">${bonus.label}</b><span class="end" role="gridcell">${now.count}</span>
        <svg class="meter flip" part="meter" aria-hidden="true">
          ${HATCH}${next ? svg`<rect class="next" width=${percent(next.sum)} height="100%" />` : nothing}
          <rect class="have" width=${percent(now.sum)} height="100%" />
        </svg>
        ${
          this.#slot('bonusSteps', bonus) ??
          html`<span class="got" role="gridcell">${said.note}</span
            >${said.par ? html`<span class="end" role="gridcell">${said.par}</span>` : nothing}`
        }
      </div>
      ${this.#slot('afterBonus', bonus, players)}`;
  }

  #slot<Name extends keyof Slots>(
    name: Name,
    ...args: Parameters<Slots[Name]>
  ): ReturnType<Slots[Name]> | undefined {
    return this.board?.features.slot(name, ...args);
  }

  readonly #otherIcon = (name: string): RowIcon | undefined => this.#slot('rowIcon', name);

  /** Selects the box of the player on turn for a click anywhere in its row. */
  readonly #choose = (event: Event): void => {
    const { board } = this;
    const id = this.#cellAt(event);
    if (board && id) board.choose(id);
  };

  readonly #point = (event: Event): void => {
    this.pointed = this.#cellAt(event) ?? '';
  };

  readonly #unpoint = (): void => {
    this.pointed = '';
  };

  /** Returns the cell of the player on turn that an event targets. */
  #cellAt(event: Event): string | undefined {
    const seat = String(this.board?.state?.seat);
    const { target } = event;
    if (!(target instanceof Element)) return undefined;
    const own = target.closest<HTMLElement>('[data-cell]');
    if (own) return own.dataset.seat === seat ? own.dataset.cell : undefined;
    const cells = target.closest('.row')?.querySelectorAll<HTMLElement>(`[data-seat="${seat}"]`);
    return cells?.length === 1 ? cells[0]?.dataset.cell : undefined;
  }
}

/** Returns the layout: one card in two halves, players side by side, or the columns of one card. */
function kindOf({ several, card: { players, abreast, columns } }: View): string {
  const kind = several ? 'multi' : columns ? '' : 'solo';
  return several && abreast ? `${kind} abreast ${players.length >= MANY ? 'many' : ''}` : kind;
}

const seatClass = ({ seat, active, shown }: PlayerView): string =>
  `${colourOf(seat)} ${active ? 'active' : ''} ${shown ? 'shown' : ''}`;

/** Returns a single item without its list, because Lit adds marker nodes for each item of a list. */
const unlisted = <Item>(items: readonly Item[]): Item | readonly Item[] =>
  items.length === 1 && items[0] !== undefined ? items[0] : items;
