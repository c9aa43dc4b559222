/** Registers `<yahtzee-picker>`, with which a visitor chooses the game that a board plays. Nothing of it is in the board. */
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { YahtzeeGame } from '../element.js';
import { picker } from '../locales/en/extra.js';
import { games } from '../locales/en/games.js';
import { addMessages, type Messages, type Translate } from '../words/messages.js';
import { PageLanguage } from '../words/page-language.js';
import { Movable } from '../parts/adopt-styles.js';
import { neighbour } from '../parts/neighbour.js';
import { pickerStyles } from './picker-styles.js';
import { shared, tokens } from '../parts/tokens.js';
import { pickerView, type FamilyView, type GameView } from './picker-view.js';

/** The default ruleset of a board. */
const DEFAULT = 'yahtzee';
void addMessages('games', games);
void addMessages('extra', picker);
const BOARD = 'yahtzee-game';
/** Events after which the board may play a game that differs from its attribute. */
const SIGNS_OF_LIFE = ['yahtzee-roll', 'yahtzee-turn', 'yahtzee-end'] as const;
const TICK = html`<svg class="tick" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12.5 10 17.5 19.5 7" /></svg>`;

/** A visitor has chosen a game. If the event is cancelled, the board keeps its game. */
export class YahtzeePickEvent extends Event {
  readonly detail: { readonly ruleset: string };

  constructor(ruleset: string) {
    super('yahtzee-pick', { bubbles: true, composed: true, cancelable: true });
    this.detail = { ruleset };
  }
}

/**
 * A list of all shipped games: search, arrows, Enter. It sets the `ruleset` attribute of its board: the one that `for`
 * names, else the one around it, else the next one in the document.
 *
 * @element yahtzee-picker
 * @attr {string} for - id of the board
 * @prop {Messages} messages - custom messages, by key; defaults to those of the board
 * @fires {YahtzeePickEvent} yahtzee-pick - cancelable, before the board changes its game; `detail.ruleset` is the id
 * @csspart picker - the whole picker
 * @csspart find - the search field and its label
 * @csspart list - the games that were found
 * @csspart family - the heading of a family of games
 * @csspart game - a game
 * @csspart badge - the reliability of its rules
 * @cssprop --yahtzee-surface, --yahtzee-surface-2, --yahtzee-ink, --yahtzee-ink-2, --yahtzee-line, --yahtzee-line-strong,
 *   --yahtzee-pencil, --yahtzee-pencil-soft, --yahtzee-focus, --yahtzee-radius - as on the board
 */
export class YahtzeePicker extends Movable {
  static override styles = [tokens, shared, pickerStyles];
  static override properties: PropertyDeclarations = {
    htmlFor: { attribute: 'for' },
    messages: { attribute: false },
    query: { state: true },
    chosen: { state: true },
  };

  declare htmlFor: string | null | undefined;
  declare messages: Messages | undefined;
  declare protected query: string;
  declare protected chosen: string | undefined;

  readonly #language = new PageLanguage(this);
  #board: YahtzeeGame | undefined;
  #entry: string | undefined;
  readonly #attributes = new MutationObserver(() => void this.#follow());

  constructor() {
    super();
    this.query = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // While the page is still being parsed, the board may be further down.
    document.addEventListener('DOMContentLoaded', this.#again);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('DOMContentLoaded', this.#again);
    this.#watch(undefined);
  }

  /** The board that this picker controls; undefined if there is none. */
  get board(): YahtzeeGame | undefined {
    const root = this.getRootNode() as Document | ShadowRoot;
    if (this.htmlFor) return (root.getElementById(this.htmlFor) as YahtzeeGame | null) ?? undefined;
    const around = this.closest(BOARD);
    if (around) return around;
    const all = [...root.querySelectorAll(BOARD)];
    return all.find((one) => this.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  }

  /** Chooses a game like a visitor; returns false if that was cancelled. */
  pick(ruleset: string): boolean {
    if (!this.dispatchEvent(new YahtzeePickEvent(ruleset))) return false;
    this.board?.setAttribute('ruleset', ruleset);
    return true;
  }

  readonly #again = (): void => this.requestUpdate();
  readonly #heard = (): void => void this.#follow();

  #watch(board: YahtzeeGame | undefined): void {
    if (board === this.#board) return;
    this.#attributes.disconnect();
    for (const sign of SIGNS_OF_LIFE) {
      this.#board?.removeEventListener(sign, this.#heard);
      board?.addEventListener(sign, this.#heard);
    }
    this.#board = board;
    if (board) this.#attributes.observe(board, { attributeFilter: ['ruleset'] });
    void this.#follow();
  }

  /** The game that the board is loading or, once it is loaded, plays. */
  async #follow(): Promise<void> {
    const board = this.#board;
    this.chosen = board && (board.getAttribute('ruleset') || DEFAULT);
    if (!board) return;
    await customElements.whenDefined(BOARD);
    await board.updateComplete;
    if (board === this.#board) this.chosen = board.state?.rules.ruleset.id ?? this.chosen;
  }

  protected override willUpdate(): void {
    this.#language.update();
    this.#watch(this.isConnected ? this.board : undefined);
  }

  protected override render(): TemplateResult {
    const t = this.#words();
    const { families, found } = pickerView(t, this.query, this.chosen);
    return html`<div class="picker" part="picker" lang=${t.lang} dir=${this.#language.dir(t)}>
      <label class="find" part="find">
        <span>${t('picker.find')}</span>
        <input type="search" autocomplete="off" .value=${this.query} @input=${this.#search} @keydown=${this.#leaveSearch} />
      </label>
      <div class="list" part="list" role="listbox" tabindex="-1" aria-label=${t('picker.label')} @click=${this.#clicked} @keydown=${this.#keyed} @focusin=${this.#focused}>
        ${families.map((family) => this.#family(family))}
      </div>
      ${families.length ? nothing : html`<p class="none">${found}</p>`}
      <div class="spoken" role="status">${this.query ? found : ''}</div>
    </div>`;
  }

  #words(): Translate {
    return this.#language.translator(this.messages ?? this.#board?.messages ?? {});
  }

  #family({ id, name, games }: FamilyView): TemplateResult {
    return html`<div role="group" aria-labelledby=${id}>
      <div class="family" part="family" id=${id}>${name}</div>
      <div class="games" role="none">${games.map((game) => this.#game(game))}</div>
    </div>`;
  }

  #game({ id, name, facts, status, chosen }: GameView): TemplateResult {
    return html`<div class="game" part="game" role="option" tabindex="-1" aria-selected=${chosen} data-game=${id}>
      <span class="name">${name}</span>${chosen ? TICK : nothing}
      <span class="more"><bdi class="facts">${facts}</bdi>${status ? html` <span class="badge" part="badge">${status}</span>` : nothing}</span>
    </div>`;
  }

  get #options(): readonly HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.game')];
  }

  /** The tab stop: the game focused last, else the chosen one, else the first. */
  get #stop(): HTMLElement | undefined {
    const options = this.#options;
    const named = (id: string | undefined): HTMLElement | undefined =>
      options.find(({ dataset }) => dataset.game === id);
    return named(this.#entry) ?? named(this.chosen) ?? options[0];
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('chosen')) this.#showChosen();
    const stop = this.#stop;
    for (const option of this.#options) option.tabIndex = option === stop ? 0 : -1;
  }

  /** Scrolls the list, not the page, until the chosen game is visible. */
  #showChosen(): void {
    const list = this.renderRoot.querySelector('.list');
    const { offsetTop = 0, offsetHeight = 0 } =
      this.#options.find(({ dataset }) => dataset.game === this.chosen) ?? {};
    if (
      !list ||
      (offsetTop >= list.scrollTop && offsetTop + offsetHeight <= list.scrollTop + list.clientHeight)
    )
      return;
    list.scrollTop = offsetTop - (list.clientHeight - offsetHeight) / 2;
  }

  readonly #search = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) this.query = target.value;
  };

  /**
   * Arrow down and Enter move from the search field into the list. Escape clears the field; if it is empty, the board
   * gets the key.
   */
  readonly #leaveSearch = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.query) this.query = '';
    else if (event.key === 'ArrowDown' || event.key === 'Enter') this.#stop?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly #clicked = ({ target }: Event): void => {
    const option = target instanceof Element ? target.closest<HTMLElement>('.game') : undefined;
    if (option) this.#choose(option);
  };

  readonly #keyed = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey || key === 'Tab' || key === 'Escape')
      return;
    event.stopPropagation();
    if (key === 'Enter' || key === ' ') this.#choose(target);
    // Typing in the list continues the search.
    else if (key.length === 1) return this.renderRoot.querySelector('input')?.focus();
    else if (/^(?:Arrow.*|Home|End)$/.test(key)) neighbour(key, target, this.#options)?.focus();
    else return;
    event.preventDefault();
  };

  readonly #focused = ({ target }: Event): void => {
    if (!(target instanceof HTMLElement)) return;
    this.#entry = target.dataset.game;
    this.requestUpdate();
  };

  #choose({ dataset: { game } }: HTMLElement): void {
    if (game && game !== this.chosen) this.pick(game);
  }
}

if (!customElements.get('yahtzee-picker')) customElements.define('yahtzee-picker', YahtzeePicker);

declare global {
  interface HTMLElementTagNameMap {
    'yahtzee-picker': YahtzeePicker;
  }
  interface GlobalEventHandlersEventMap {
    'yahtzee-pick': YahtzeePickEvent;
  }
}
