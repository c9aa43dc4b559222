/** The lobby of a room before the game: how others get in, and who is there. */
import {
  colourOf,
  dieDrawing,
  dieLights,
  renderEmphasis,
  ROBOT,
  type Translate,
} from '@yahtzee-game/element/kit';
import { html, nothing, type TemplateResult } from 'lit';
import { grouped, spelt } from '../code.js';
import { nameField, sending } from './door.js';
import { aloud } from './aloud.js';
import type { LobbyView, SeatView } from './lobby-view.js';

export interface LobbyState extends LobbyView {
  readonly code: string;
  readonly link: string;
  /** The link as a QR code; undefined until it is drawn. */
  readonly picture: SVGElement | undefined;
  /** The name of the game, as the board shows it, and its number of dice. */
  readonly game: string;
  readonly dice: number;
  readonly name: string;
  readonly problem: string;
  /** A sentence on how others get in, or that the link is copied. */
  readonly hint: string;
}

export interface LobbyActions {
  readonly setName: (name: string) => void;
  readonly sit: () => void;
  /** Lets a computer take the next seat. */
  readonly addComputer: () => void;
  readonly start: () => void;
  /** Copies the link in this field. */
  readonly copy: (field: HTMLInputElement | null) => void;
  readonly leave: () => void;
}

const COPY = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 9h11v11H9zM5 15H4V4h11v1" /></svg>`;

export function lobby(t: Translate, state: LobbyState, actions: LobbyActions): TemplateResult {
  const { code, game } = state;
  return html`<div class="card lobby" part="lobby">
    <div class="head">
      <div class="title">
        <h2 tabindex="-1">
          ${aloud(t('room.title', { code: grouped(code) }), t('room.title', { code: spelt(code) }))}
        </h2>
        <span>${game}</span>
      </div>
      <button class="text" part="leave" type="button" @click=${actions.leave}>${t('room.leave')}</button>
    </div>
    <div class="invite">
      <div class="qr" part="qr">${state.picture ?? nothing}</div>
      <p class="code" part="code" dir="ltr">${aloud(grouped(code), spelt(code))}</p>
      <p class="note">${state.hint}</p>
      ${link(t, state.link, actions)}
      <ul class="seats" part="seats" aria-label=${t('room.seats')}>
        ${state.seats.map((seat, i) => seatRow(seat, i))}
        ${state.hasFree ? freeRow(t, state.isSeated, actions) : nothing}
      </ul>
    </div>
    <div class="dock">
      ${state.problem ? html`<p class="problem" part="problem">${state.problem}</p>` : nothing}
      <svg class="defs" aria-hidden="true">${dieLights}</svg>
      <div class="tray" part="tray" aria-hidden="true">
        <div class="dice">
          ${Array.from({ length: state.dice }, (_, i) => html`<span class="cube t${i % 6}">${dieDrawing(0)}</span>`)}
        </div>
      </div>
      <p class="message" part="message">${renderEmphasis(state.message)}</p>
      ${state.isSeated ? startKey(t, state, actions) : seatForm(t, state, actions)}
    </div>
  </div>`;
}

function link(t: Translate, address: string, { copy }: LobbyActions): TemplateResult {
  const press = ({ currentTarget }: Event): void =>
    copy((currentTarget as Element).parentElement?.querySelector('input') ?? null);
  return html`<div class="link">
    <input
      class="address"
      part="field link"
      dir="ltr"
      readonly
      aria-label=${t('room.link')}
      .value=${address}
      @focus=${(event: FocusEvent) => (event.target as HTMLInputElement).select()}
    />
    <button class="button" part="button copy" type="button" @click=${press}>${COPY}${t('room.copy')}</button>
  </div>`;
}

const seatRow = ({ name, note, isHere, isComputer }: SeatView, seat: number): TemplateResult =>
  html`<li class=${colourOf(seat)} part="seat">
    <i class="dot"></i><b dir="auto">${name}</b>${isComputer ? robot : nothing}&#32;<span
      class="state ${isHere ? 'good' : ''}"
      >${note}</span
    >
  </li>`;

const robot = html`<svg class="robot" viewBox="0 0 24 24" aria-hidden="true"><path d=${ROBOT} /></svg>`;

const freeRow = (t: Translate, isSeated: boolean, { addComputer }: LobbyActions): TemplateResult =>
  html`<li class="free" part="seat free">
    <i class="dot"></i><span>${t('room.free')}</span>${
      isSeated
        ? html`<button
            class="text"
            part="computer"
            type="button"
            aria-label=${`${t('room.free')}: ${t('room.computer')}`}
            @click=${addComputer}
          >
            ${robot}${t('room.computer')}
          </button>`
        : nothing
    }
  </li>`;

const startKey = (t: Translate, { canStart, seats }: LobbyView, { start }: LobbyActions): TemplateResult =>
  html`<button
    class="key ${canStart ? '' : 'off'}"
    part="start"
    type="button"
    aria-disabled=${!canStart}
    @click=${() => canStart && start()}
  >
    <b>${t('room.start')}</b> <span>${t('room.players', { n: seats.length })}</span>
  </button>`;

const seatForm = (
  t: Translate,
  { name, hasFree }: LobbyState,
  { setName, sit }: LobbyActions,
): TemplateResult =>
  hasFree
    ? html`<form class="sit" @submit=${sending(sit)}>
        ${nameField(t, name, setName)}
        <button class="button first" part="button sit">${t('room.sit')}</button>
        <p class="note">${t('room.sit.about')}</p>
      </form>`
    : html`<p class="note">${t('room.full')}</p>`;
