import { MOST_PLAYERS } from '@yahtzee-game/rules';
import type { LitElement, TemplateResult } from 'lit';
import { LONGEST_NAME } from '../../settings.js';
import type { GameStore } from '../../store.js';
import { colourOf } from '../colour.js';
import type { Lit } from '../kit.js';
import { cross, panelTitle } from './title.js';

/** Who plays the next game. It keeps the names while they are typed; the game begins with them, or they are forgotten. */
export class SetupPanel {
  readonly #lit: Lit;
  readonly #host: LitElement;
  #names: string[] | undefined;

  constructor(lit: Lit, host: LitElement) {
    this.#lit = lit;
    this.#host = host;
  }

  draw(store: GameStore): TemplateResult {
    const { t } = store;
    const { html, nothing } = this.#lit;
    this.#names ??= [...(store.state?.players ?? [''])];
    const names = this.#names;
    return html`<section class="panel" part="panel setup" aria-label=${t('newGame')}>
      ${panelTitle(this.#lit, t('newGame'), store)}
      <div class="fields">
        <h3>${t('players')}</h3>
        <div class="chips">
          ${names.map((_, seat) => this.#chip(names, seat, store))}
          ${
            names.length < MOST_PLAYERS
              ? html`<button class="btn" type="button" @click=${() => this.#change([...names, ''], store)}>+ ${t('setup.add')}</button>`
              : nothing
          }
        </div>
      </div>
      <div class="acts"><button class="btn primary" type="button" @click=${() => this.#start(store)}>${t('setup.start')}</button></div>
    </section>`;
  }

  #chip(names: readonly string[], seat: number, store: GameStore): TemplateResult {
    const { t } = store;
    const { html, nothing } = this.#lit;
    const name = names[seat] || t('player', { seat: seat + 1 });
    return html`<span class="pc ${colourOf(seat)}">
      <input
        .value=${names[seat] ?? ''}
        maxlength=${LONGEST_NAME}
        placeholder=${t('player', { seat: seat + 1 })}
        aria-label=${t('setup.name', { seat: seat + 1 })}
        @input=${(event: InputEvent) => this.#rename(seat, event)}
        @keydown=${(event: KeyboardEvent) => event.key === 'Enter' && this.#start(store)}
      />
      ${
        names.length > 1
          ? html`<button class="tool" type="button" aria-label=${t('setup.remove', { player: name })} @click=${() => this.#change(names.toSpliced(seat, 1), store)}>${cross(this.#lit)}</button>`
          : nothing
      }
    </span>`;
  }

  #rename(seat: number, { target }: Event): void {
    if (this.#names && target instanceof HTMLInputElement) this.#names[seat] = target.value;
  }

  #change(names: string[], store: GameStore): void {
    this.#names = names;
    store.refresh();
    void this.#host.updateComplete.then(() => this.#focusLast());
  }

  #focusLast(): void {
    const inputs = this.#host.renderRoot.querySelectorAll<HTMLInputElement>('.panel input');
    inputs[inputs.length - 1]?.focus();
  }

  /** What was typed is gone, however the panel was closed. */
  forget(): void {
    this.#names = undefined;
  }

  #start(store: GameStore): void {
    store.restart(this.#names?.map((name) => name.trim()));
  }
}
