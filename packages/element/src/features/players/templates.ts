/** Additions to the card of several players. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Board } from '../../game/board.js';
import { colourOf } from '../../parts/player-colour.js';
import { renderStanding } from '../../parts/standing.js';
import type { BonusView, PlayerView } from '../../view/view.js';

/** The players with their totals; each shows their card. */
export const renderHeads = (players: readonly PlayerView[], board: Board): TemplateResult =>
  html`<div class="row phead" role="row">
    <div class="lab" role="none"></div>
    ${players.map(
      (player) =>
        html`<div class="ph" role="columnheader"><button
          class="pl ${colourOf(player.seat)} ${player.shown ? 'shown' : ''}"
          part="player"
          type="button"
          data-stop
          aria-current=${player.active ? 'true' : nothing}
          @click=${() => board.show(player.seat)}
        >
          <span class="nm">${player.name}</span><span class="sc">${player.total}</span>${renderStanding(player)}${board.features.slot('inPlayerHead', player)}
        </button></div>`,
    )}
  </div>`;

/** In a table: everybody's progress towards a bonus. */
export const renderSums = (bonus: BonusView, players: readonly PlayerView[]): TemplateResult =>
  html`<div class="row sums" role="row">
    <div class="lab" role="rowheader">${bonus.long}</div>
    ${bonus.players.map((one, seat) => html`<div class="num ${players[seat]?.active ? 'act' : ''}" role="gridcell"><bdi>${one.count}</bdi></div>`)}
  </div>`;
