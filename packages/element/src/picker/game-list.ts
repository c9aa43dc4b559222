/**
 * A list of all shipped games for any element: chips, search, rows by family. It stores the search text and the focus;
 * the element that shows it passes the chosen game and is told of another choice.
 */
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { isChord, onKeys } from '../basics/keys.js';
import { neighbour } from '../keyboard/neighbour.js';
import type { Translate } from '../words/messages.js';
import { motifOf } from './motif.js';
import { pickerView, type FamilyView, type Filter, type FilterView, type GameView } from './picker-view.js';

const LENS = html`<svg class="lens" viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="10.5" cy="10.5" r="6" />
  <path d="m15 15 5 5" />
</svg>`;

export class GameList {
  readonly #host: LitElement;
  readonly #choose: (id: string) => void;
  #query = '';
  #filter: Filter = 'all';
  #chosen: string | undefined;
  #entry: string | undefined;
  /** The game that was last scrolled to. */
  #shown: string | undefined;

  /** `host` renders what `draw` returns, with `gameListStyles`; `choose` is called with the id of a game. */
  constructor(host: LitElement, choose: (id: string) => void) {
    this.#host = host;
    this.#choose = choose;
  }

  /** Returns the list; `t` needs the messages of `loadListWords`. */
  draw(t: Translate, chosen: string | undefined): TemplateResult {
    this.#chosen = chosen;
    const { filters, families, found } = pickerView(t, this.#query, chosen, this.#filter);
    return html`<div class="game-list">
      <div class="find" part="find">
        <div class="search">
          ${LENS}<input
            type="search"
            autocomplete="off"
            aria-label=${t('picker.find')}
            placeholder=${t('picker.hint')}
            .value=${this.#query}
            @input=${this.#search}
            @keydown=${this.#leaveSearch}
          />
        </div>
        <div class="filters" part="filters" role="group" tabindex="-1" aria-label=${t('picker.filter')}>
          ${filters.map((filter) => this.#chip(filter))}
        </div>
      </div>
      <div
        class="list"
        part="list"
        tabindex="-1"
        @click=${this.#clicked}
        @keydown=${this.#keyed}
        @focusin=${this.#focused}
      >
        ${
          families.length
            ? html`<div role="listbox" tabindex="-1" aria-label=${t('picker.label')}>
                ${families.map((family) => familyOf(family, t))}
              </div>`
            : html`<p class="none">
                ${found}&#32;<button type="button" class="show-all" @click=${this.#showAll}>
                  ${t('picker.showAll')}
                </button>
              </p>`
        }
      </div>
      <div class="spoken" role="status">${this.#query || this.#filter !== 'all' ? found : ''}</div>
    </div>`;
  }

  /** Must be called after the host has rendered the list. */
  drawn(): void {
    const stop = this.#stop;
    for (const option of this.#options) option.tabIndex = option === stop ? 0 : -1;
    if (this.#chosen !== this.#shown && stop) this.#showChosen();
  }

  #chip({ id, name, chosen }: FilterView): TemplateResult {
    return html`<button
      type="button"
      class="filter"
      part="filter"
      aria-pressed=${chosen}
      @click=${() => this.#change({ filter: id })}
    >
      ${name}
    </button>`;
  }

  #change({ query = this.#query, filter = this.#filter }: { query?: string; filter?: Filter }): void {
    this.#query = query;
    this.#filter = filter;
    this.#host.requestUpdate();
  }

  get #options(): readonly HTMLElement[] {
    return [...this.#host.renderRoot.querySelectorAll<HTMLElement>('.game')];
  }

  get #input(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.search input');
  }

  #option(id: string | undefined): HTMLElement | undefined {
    return this.#options.find(({ dataset }) => dataset.game === id);
  }

  /** The tab stop: the game focused last, else the chosen one, else the first. */
  get #stop(): HTMLElement | undefined {
    return this.#option(this.#entry) ?? this.#option(this.#chosen) ?? this.#options[0];
  }

  /** Scrolls the list, not the page, until the chosen game is visible. */
  #showChosen(): void {
    this.#shown = this.#chosen;
    const list = this.#host.renderRoot.querySelector('.list');
    const { offsetTop = 0, offsetHeight = 0 } = this.#option(this.#chosen) ?? {};
    if (
      !list ||
      (offsetTop >= list.scrollTop && offsetTop + offsetHeight <= list.scrollTop + list.clientHeight)
    )
      return;
    list.scrollTop = offsetTop - (list.clientHeight - offsetHeight) / 2;
  }

  readonly #search = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) this.#change({ query: target.value });
  };

  readonly #showAll = (): void => {
    this.#change({ query: '', filter: 'all' });
    this.#input?.focus();
  };

  /**
   * Arrow down and Enter move from the search field into the list. Escape clears the field; if it is empty, the key is
   * left to the elements around the list.
   */
  readonly #leaveSearch = onKeys(({ key }) => {
    if (key === 'Escape' && this.#query) this.#change({ query: '' });
    else if (key === 'ArrowDown' || key === 'Enter') this.#stop?.focus();
    else return false;
    return true;
  });

  readonly #clicked = ({ target }: Event): void => {
    const option = target instanceof Element ? target.closest<HTMLElement>('.game') : undefined;
    if (option) this.#take(option);
  };

  readonly #keyed = onKeys((event) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || !target.matches('.game') || isChord(event)) return false;
    if (key === 'Enter' || key === ' ') return (this.#take(target), true);
    if (key.length > 1) return this.#move(key, target);
    // Typing in the list continues the search.
    this.#input?.focus();
    return 'natively';
  });

  #move(key: string, from: HTMLElement): boolean {
    const to = this.#neighbour(key, from);
    to?.focus();
    return to !== undefined && to !== from;
  }

  /** Up and down visit every game in order, in any number of columns; sideways moves by position on the screen. */
  #neighbour(key: string, game: HTMLElement): HTMLElement | undefined {
    const all = this.#options;
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    return step ? all[all.indexOf(game) + step] : neighbour(key, game, all);
  }

  readonly #focused = ({ target }: Event): void => {
    if (!(target instanceof HTMLElement) || !target.dataset.game) return;
    this.#entry = target.dataset.game;
    this.#host.requestUpdate();
  };

  #take({ dataset: { game } }: HTMLElement): void {
    if (game) this.#choose(game);
  }
}

const familyOf = ({ id, name, line, games }: FamilyView, t: Translate): TemplateResult =>
  html`<div role="group" aria-labelledby="family-${id}">
    <div class="family" part="family" role="presentation">
      <b id="family-${id}">${name}</b> <small>${line}</small>
    </div>
    <div class="games" role="none">${games.map((game) => gameOf(game, t))}</div>
  </div>`;

const gameOf = ({ id, name, teaser, chosen }: GameView, t: Translate): TemplateResult =>
  html`<div class="game" part="game" role="option" tabindex="-1" aria-selected=${chosen} data-game=${id}>
    ${motifOf(id)}
    <span class="about">
      <span class="heading"
        ><b class="name" part="name">${name}</b
        >${chosen ? html` <span class="playing">${t('picker.playing')}</span>` : nothing}</span
      >
      <span class="teaser" part="teaser">${teaser}</span>
    </span>
  </div>`;
