/** The form in which a visitor opens a room, or enters the code of one. */
import type { Translate } from '@yahtzee-game/element/kit';
import { html, nothing, type TemplateResult } from 'lit';
import { LONGEST_NAME } from '../../core/index.js';
import { strayIn } from '../code.js';

export interface DoorState {
  readonly name: string;
  /** The text in the field for a code. */
  readonly typed: string;
  readonly isSame: boolean;
  readonly isSlow: boolean;
  /** The name of the game, as the board shows it. */
  readonly game: string;
  /** A sentence that says why something failed; empty if nothing has. */
  readonly problem: string;
}

export interface DoorActions {
  /** Stores values that were entered. */
  readonly set: (change: Partial<Pick<DoorState, 'name' | 'typed' | 'isSame' | 'isSlow'>>) => void;
  readonly open: () => void;
  readonly join: () => void;
}

export function door(t: Translate, state: DoorState, { set, open, join }: DoorActions): TemplateResult {
  const stray = strayIn(state.typed);
  return html`<div class="card door" part="door">
    <div class="head">
      <div class="title">
        <h2 tabindex="-1">${t('room.open')}</h2>
        <span>${state.game}</span>
      </div>
    </div>
    ${state.problem ? html`<p class="problem" part="problem">${state.problem}</p>` : nothing}
    <form class="open" @submit=${sending(open)}>
      ${nameField(t, state.name, (name) => set({ name }))}
      ${toggle(t('room.same'), state.isSame, (isSame) => set({ isSame }))}
      <fieldset class="segments">
        <legend>${t('room.pace')}</legend>
        ${segment(t('room.live'), !state.isSlow, () => set({ isSlow: false }))}
        ${segment(t('room.slow'), state.isSlow, () => set({ isSlow: true }))}
      </fieldset>
      <button class="button first" part="button open">${t('room.open')}</button>
    </form>
    <form class="join" @submit=${sending(join)}>
      <h3>${t('room.join.title')}</h3>
      <label class="field">
        <span>${t('room.code')}</span>
        <input
          class="typed"
          part="field code-field"
          dir="ltr"
          required
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          maxlength="20"
          aria-describedby="hint"
          aria-invalid=${stray !== undefined}
          .value=${state.typed}
          @input=${(event: Event) => set({ typed: valueOf(event) })}
        />
      </label>
      <p class="note" id="hint">
        <strong role="status"
          >${stray === undefined ? nothing : t('room.code.stray', { character: stray })}</strong
        >&#32;${t('room.code.hint')}
      </p>
      <button class="button" part="button join">${t('room.join')}</button>
    </form>
  </div>`;
}

/** Shown while a room is being opened or joined. */
export const waiting = (t: Translate): TemplateResult =>
  html`<div class="card door" part="door">
    <div class="head"><h2 tabindex="-1">${t('room.connecting')}</h2></div>
  </div>`;

export const nameField = (t: Translate, name: string, set: (name: string) => void): TemplateResult =>
  html`<label class="field">
    <span>${t('room.name')}</span>
    <input
      class="name"
      part="field name-field"
      required
      pattern=".*\\S.*"
      autocomplete="nickname"
      maxlength=${LONGEST_NAME}
      .value=${name}
      @input=${(event: Event) => set(valueOf(event))}
    />
  </label>`;

export const toggle = (label: string, isOn: boolean, set: (isOn: boolean) => void): TemplateResult =>
  html`<label class="switch">
    <span>${label}</span>
    <input
      type="checkbox"
      role="switch"
      .checked=${isOn}
      @change=${(event: Event) => set((event.target as HTMLInputElement).checked)}
    />
  </label>`;

const segment = (label: string, isChosen: boolean, choose: () => void): TemplateResult =>
  html`<label
    ><input type="radio" name="pace" .checked=${isChosen} @change=${choose} /><span>${label}</span></label
  >`;

/** Returns a handler of `submit` that calls `send` instead of loading another page. */
export const sending =
  (send: () => void) =>
  (event: Event): void => {
    event.preventDefault();
    send();
  };

const valueOf = ({ target }: Event): string => (target as HTMLInputElement).value;
