import { html, nothing, type TemplateResult } from 'lit';
import { miniDice } from '../../parts/dice/mini-dice.js';
import { colourOf } from '../../parts/player-colour.js';
import type { TurnsView, TurnView } from './turns-view.js';

/** Renders the list of turns; undefined while it is empty. */
export const renderTurns = ({ title, turns }: TurnsView): TemplateResult | undefined =>
  turns.length
    ? html`<div class="beside">
        <section class="last-turns" part="last-turns" aria-label=${title}>
          <h2>${title}</h2>
          <ol>
            ${turns.map((turn) => renderTurn(turn))}
          </ol>
        </section>
      </div>`
    : undefined;

const renderTurn = ({ seat, player, box, dice, label, points, bonus }: TurnView): TemplateResult =>
  html`<li>
    <span class="turn-box ${player ? `of-player ${colourOf(seat)}` : ''}"
      >${player ? html`<b>${player}</b> ` : nothing}<span>${box}</span></span
    >
    <span role="img" aria-label=${label}>${miniDice(dice)}</span>
    <b class="turn-points">${bonus ? html`<small><bdi>${bonus}</bdi></small> ` : nothing}${points}</b>
  </li>`;
