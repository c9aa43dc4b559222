import { html, nothing, svg, type PropertyDeclarations, type TemplateResult } from 'lit';
import { cardStyles } from '../styles/card.js';
import { playerStyles } from '../styles/players.js';
import { printStyles } from '../styles/print.js';
import { shared } from '../styles/tokens.js';
import type { GameStore } from '../store.js';
import type { BonusView, CardView, CellView, PlayerView, RowView, SectionView, View } from '../view/index.js';
import { colourOf } from './colour.js';
import { Cover } from './cover.js';
import { BoardPart } from './part.js';
import { tile } from './tile.js';

/** From so many players on, columns keep their width and the table scrolls. */
const MANY = 6;

const HATCH = svg`<defs><pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><path d="M1 0V5" stroke-width="2" /></pattern></defs>`;

/**
 * The card of one player in two halves, or of several in a table; at the end the result, on demand the setup.
 *
 * @element yahtzee-scorecard
 * @csspart card - all boxes
 * @csspart section - a half of the card
 * @csspart section-upper, section-lower - one, by what stands in it
 * @csspart head - the line above a section
 * @csspart player - the head of a player's column
 * @csspart win - a player's chance to win
 * @csspart row - a line of boxes
 * @csspart label - the name before them
 * @csspart tile - the small die before a name
 * @csspart chips - extra points after a name
 * @csspart cell - a box
 * @csspart points, zero, only - a box that may be filled: for points, for nothing, as the only one
 * @csspart plain - a box that may be filled, its worth not told
 * @csspart rest - a box before the first roll
 * @csspart barred, later - a box that may not be filled, or not yet
 * @csspart waiting - an open box of somebody who is not on turn
 * @csspart derived - a box that is worked out from others
 * @csspart filled - a box with its entry
 * @csspart last - the entry that was made last
 * @csspart bonus - the line that tells how far a bonus is
 * @csspart meter - the bar in it
 * @csspart total - the last line
 * @csspart panel - what covers the card
 * @csspart setup, help, keys, result - one, by what it shows
 */
export class YahtzeeScorecard extends BoardPart {
  static override styles = [shared, cardStyles, playerStyles, printStyles];
  static override properties: PropertyDeclarations = { pointed: { state: true } };

  /** The cell under the pointer or in focus, whose effect on the bonus is shown. */
  declare protected pointed: string;
  readonly #cover = new Cover(this);
  #seat = 0;

  constructor() {
    super();
    this.pointed = '';
  }

  protected draw(view: View, store: GameStore): TemplateResult {
    const { card } = view;
    const panel = this.#cover.draw(view.panel, store);
    this.wear(store.more?.styles.card);
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
        ${view.several ? this.#players(card.players, store) : nothing}
        ${
          store.more?.columns(card, (cell, extra) => this.#cell(cell, card.players[cell.seat], extra)) ??
          this.#halves(card)
        }
      </div>
      ${panel}`;
  }

  #players(players: readonly PlayerView[], store: GameStore): TemplateResult {
    return html`<div class="row phead" role="row">
      <div class="lab" role="none"></div>
      ${players.map(
        (player) =>
          html`<div class="ph" role="columnheader"><button
            class="pl ${colourOf(player.seat)} ${player.shown ? 'shown' : ''}"
            part="player"
            type="button"
            data-stop
            aria-current=${player.active ? 'true' : nothing}
            @click=${() => store.show(player.seat)}
          >
            <span class="nm">${player.name}</span><span class="sc">${player.total}</span>${standing(player)}${store.counsel?.win(player)}
          </button></div>`,
      )}
    </div>`;
  }

  /** Two halves, or one if there is nothing for the other; the last one ends with the total. */
  #halves({ sections, cut, players, totalLabel }: CardView): readonly TemplateResult[] {
    const halves = [sections.slice(0, cut), sections.slice(cut)].filter((half) => half.length);
    return halves.map(
      (half) =>
        html`<div class="sec" part="section ${half.map(({ id }) => `section-${id}`).join(' ')}" role="rowgroup">
          ${half.map((section) => this.#section(section, players))}
          ${
            half === halves.at(-1)
              ? html`<div class="row total" part="total" role="row">
                  <div class="lab" role="rowheader">${totalLabel}</div>
                  ${players.map((player) => html`<div class="num ${seatClass(player)}" role="gridcell">${player.total}${standing(player)}</div>`)}
                </div>`
              : nothing
          }
        </div>`,
    );
  }

  #section(section: SectionView, players: readonly PlayerView[]): TemplateResult {
    const shown = players.findIndex((player) => player.shown);
    return html`<div class="row head" part="head" role="row">
        <span role="rowheader">${section.name}</span><span class="num" role="gridcell">${section.sums[shown]}</span>
      </div>
      ${section.rows.map((row) => this.#row(row, players, shown))}
      ${section.bonus ? this.#bonus(section.bonus, players, shown) : nothing}`;
  }

  #row(row: RowView, players: readonly PlayerView[], shown: number): TemplateResult {
    const own = row.cells.filter((cell) => cell.seat === shown);
    const extra = row.extras[shown];
    return html`<div class="row ${own.every((cell) => cell.look === 'filled') ? 'done' : ''}" part="row" role="row">
      <div class="lab" part="label" role="rowheader">
        ${tile(row.tile, this.store?.more?.tile)}<span>${row.name}</span>
        ${extra?.count ? html`<span class="badge" part="chips" aria-label=${extra.label} role="img">${extra.points}</span>` : nothing}
      </div>
      ${row.cells.map((cell) => this.#cell(cell, players[cell.seat], row.extras[cell.seat]))}
    </div>`;
  }

  #cell(
    cell: CellView,
    player: PlayerView | undefined,
    extra: RowView['extras'][number] | undefined,
  ): TemplateResult {
    const marks = `${cell.last ? 'last' : ''} ${cell.asking ? 'asking' : ''} ${cell.marks ?? ''}`;
    return html`<div class="cw ${player ? seatClass(player) : ''}" role="none">
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
        <span class="v">${this.store?.more?.entries(cell) ?? cell.text}</span>${this.store?.counsel?.loss(cell)}
        ${extra?.count ? html`<sup aria-hidden="true">${extra.points}</sup>` : nothing}
      </button>
    </div>`;
  }

  #bonus(bonus: BonusView, players: readonly PlayerView[], shown: number): TemplateResult {
    const now = bonus.players[shown];
    const next = bonus.after[this.pointed];
    const said = next ?? now;
    if (!now || !said) return html``;
    const percent = (n: number): string => `${Math.min(100, (100 * n) / now.at)}%`;
    return html`<div class="bonus ${now.reached ? 'full' : ''}" part="bonus" role="row">
        <b role="rowheader">${bonus.label}</b><span class="end" role="gridcell">${now.count}</span>
        <svg class="meter flip" part="meter" aria-hidden="true">
          ${HATCH}${next ? svg`<rect class="next" width=${percent(next.sum)} height="100%" />` : nothing}
          <rect class="have" width=${percent(now.sum)} height="100%" />
        </svg>
        ${
          this.store?.more?.steps(bonus) ??
          html`<span class="got" role="gridcell">${said.note}</span>${said.par ? html`<span class="end" role="gridcell">${said.par}</span>` : nothing}`
        }
      </div>
      <div class="row sums" role="row">
        <div class="lab" role="rowheader">${bonus.long}</div>
        ${bonus.players.map((one, seat) => html`<div class="num ${players[seat]?.active ? 'act' : ''}" role="gridcell"><bdi>${one.count}</bdi></div>`)}
      </div>`;
  }

  /** A whole row is the target of the box that the player on turn has in it. */
  readonly #choose = (event: Event): void => {
    const { store } = this;
    const id = this.#cellAt(event);
    if (store && id) store.choose(id);
  };

  readonly #point = (event: Event): void => {
    this.pointed = this.#cellAt(event) ?? '';
  };

  readonly #unpoint = (): void => {
    this.pointed = '';
  };

  /** The cell of the player on turn that an event is about. */
  #cellAt(event: Event): string | undefined {
    const seat = String(this.store?.state?.seat);
    const { target } = event;
    if (!(target instanceof Element)) return undefined;
    const own = target.closest<HTMLElement>('[data-cell]');
    if (own) return own.dataset.seat === seat ? own.dataset.cell : undefined;
    const cells = target.closest('.row')?.querySelectorAll<HTMLElement>(`[data-seat="${seat}"]`);
    return cells?.length === 1 ? cells[0]?.dataset.cell : undefined;
  }

  /** Where the players do not all fit, the one on turn is scrolled into the middle; the page stays where it is. */
  #showSeat(seat: number): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    const active = this.renderRoot.querySelector('[aria-current]')?.getBoundingClientRect();
    for (const scroller of this.renderRoot.querySelectorAll('.card, .phead')) {
      const { left, width } = scroller.getBoundingClientRect();
      if (active && scroller.scrollWidth > width) {
        scroller.scrollBy({ left: active.left + active.width / 2 - left - width / 2 });
      }
    }
  }

  protected override updated(): void {
    super.updated();
    this.#showSeat(this.store?.state?.seat ?? 0);
    this.#cover.moveFocus(this.store?.view?.panel);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#cover.loading;
    return super.getUpdateComplete();
  }
}

/** The layout: one card in two halves, or the players beside each other, or the columns of one card. */
function kindOf({ several, card: { players, abreast, columns } }: View): string {
  const kind = several ? 'multi' : columns ? '' : 'solo';
  return several && abreast ? `${kind} abreast ${players.length >= MANY ? 'many' : ''}` : kind;
}

const standing = (player: PlayerView): TemplateResult | typeof nothing =>
  player.standing ? html`<small>${player.standing}</small>` : nothing;

const seatClass = ({ seat, active, shown }: PlayerView): string =>
  `${colourOf(seat)} ${active ? 'act' : ''} ${shown ? 'shown' : ''}`;
