/** Additions to the card of several players. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Board } from '../../board/board.js';
import { computerFace } from '../../parts/icons/computer-face.js';
import { colourOf } from '../../parts/player-colour.js';
import { renderStanding } from '../../parts/scorecard/standing.js';
import type { BonusView, PlayerView } from '../../view/view.js';

/** The heads: players with their totals; a press on a head shows the card of that player. */
export const renderHeads = (players: readonly PlayerView[], board: Board): TemplateResult =>
  html`<div class="row players-head" role="row">
    <div class="label" role="none"></div>
    ${players.map(
      (player) =>
        html`<div class="player-head" role="columnheader">
          <button
            class="player ${colourOf(player.seat)} ${player.shown ? 'shown' : ''}"
            part="player"
            type="button"
            data-stop
            aria-current=${player.active ? 'true' : nothing}
            @click=${() => board.show(player.seat)}
          >
            <span class="player-name"
              >${player.name}${player.computer === undefined ? nothing : computerIcon(player.computer)}</span
            ><span class="player-score">${player.total}</span
            >${renderStanding(player)}${board.features.slot('inPlayerHead', player)}
          </button>
        </div>`,
    )}
  </div>`;

/** In a table: each player's progress towards a bonus. */
export const renderSums = (bonus: BonusView, players: readonly PlayerView[]): TemplateResult =>
  html`<div class="row sums" role="row">
    <div class="label" role="rowheader">${bonus.long}</div>
    ${bonus.players.map(
      (one, seat) =>
        html`<div class="number ${players[seat]?.active ? 'active' : ''}" role="gridcell">
          <bdi>${one.count}</bdi>
        </div>`,
    )}
  </div>`;

const computerIcon = ({ level, label }: NonNullable<PlayerView['computer']>): TemplateResult =>
  html`<span class="computer" part="computer" role="img" aria-label=${label}>${computerFace(level)}</span>`;
