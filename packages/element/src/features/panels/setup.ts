import { MAX_PLAYERS } from '@yahtzee-game/rules';
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { MAX_NAME, seatsOf, seatText } from '../../game/seats.js';
import type { Board } from '../../game/board.js';
import { colourOf } from '../../parts/player-colour.js';
import { isolated } from '../../words/isolated.js';
import { cross, panelTitle } from './panel-title.js';

/** Who plays the next game. It keeps the names while they are typed; the game begins with them, or they are forgotten. */
export class SetupPanel {
  readonly #host: LitElement;
  #names: string[] | undefined;

  constructor(host: LitElement) {
    this.#host = host;
  }

  draw(board: Board): TemplateResult {
    const { t } = board;
    this.#names ??= board.seats.map((seat) => seatText(seat));
    const names = this.#names;
    return html`<section class="panel" part="panel setup" aria-label=${t('newGame')}>
      ${panelTitle(t('newGame'), board)}
      <div class="fields">
        <h3>${t('players')}</h3>
        <div class="chips">
          ${names.map((_, seat) => this.#chip(names, seat, board))}
          ${
            names.length < MAX_PLAYERS
              ? html`<button class="button" type="button" @click=${() => this.#change([...names, ''], board)}>+ ${t('setup.add')}</button>`
              : nothing
          }
        </div>
      </div>
      <div class="actions"><button class="button primary" type="button" @click=${() => this.#start(board)}>${t('setup.start')}</button></div>
    </section>`;
  }

  #chip(names: readonly string[], seat: number, board: Board): TemplateResult {
    const { t } = board;
    const name = isolated(names[seat] ?? '', t) || t('player', { seat: seat + 1 });
    return html`<span class="player-chip ${colourOf(seat)}">
      <input
        .value=${names[seat] ?? ''}
        maxlength=${MAX_NAME}
        placeholder=${t('player', { seat: seat + 1 })}
        aria-label=${t('setup.name', { seat: seat + 1 })}
        @input=${(event: InputEvent) => this.#rename(seat, event)}
        @keydown=${(event: KeyboardEvent) => event.key === 'Enter' && this.#start(board)}
      />
      ${
        names.length > 1
          ? html`<button class="tool" type="button" aria-label=${t('setup.remove', { player: name })} @click=${() => this.#change(names.toSpliced(seat, 1), board)}>${cross}</button>`
          : nothing
      }
    </span>`;
  }

  #rename(seat: number, { target }: Event): void {
    if (this.#names && target instanceof HTMLInputElement) this.#names[seat] = target.value;
  }

  #change(names: string[], board: Board): void {
    this.#names = names;
    board.refresh();
    void this.#host.updateComplete.then(() => this.#focusLast());
  }

  #focusLast(): void {
    const inputs = this.#host.renderRoot.querySelectorAll<HTMLInputElement>('.panel input');
    inputs[inputs.length - 1]?.focus();
  }

  /** Discards the typed names, however the panel was closed. */
  forget(): void {
    this.#names = undefined;
  }

  #start(board: Board): void {
    board.again(this.#names && seatsOf(this.#names));
  }
}
