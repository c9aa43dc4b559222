/**
 * Registers `<yahtzee-picker>`, with which a visitor chooses the game of a board. The board does not import this code.
 */
import { html, type TemplateResult } from 'lit';
import { aText, demand, notAllowed } from '../basics/checks.js';
import { onKeys } from '../basics/keys.js';
import { warnOnce } from '../basics/warnings.js';
import type { YahtzeeGame } from '../element.js';
import type { CheckedDeclarations } from '../parts/checked.js';
import { pipTokens } from '../parts/dice/coloured-dice-styles.js';
import { framed, frameStyles } from '../parts/frame.js';
import { Framed } from '../parts/framed.js';
import { shared, tokens } from '../parts/styles/tokens.js';
import { messagesCheck } from '../words/messages-check.js';
import type { Messages, Translate } from '../words/messages.js';
import { ObservedLanguage } from '../words/page-language.js';
import { directionAt } from '../words/place.js';
import { gameListStyles } from './game-list-styles.js';
import { GameList } from './game-list.js';
import { loadListWords } from './list-words.js';
import { motifStyles } from './motif-styles.js';
import { pickerStyles } from './picker-styles.js';
import { pickerView } from './picker-view.js';

/** The default ruleset of a board. */
const DEFAULT = 'yahtzee';
void loadListWords();
const TAG = 'yahtzee-picker';
const BOARD = 'yahtzee-game';
/** The event after which the game of the board may differ from its attribute. */
const CHANGE = 'yahtzee-change';

/** A visitor has chosen a game. If the event is cancelled, the board keeps its game. */
export class YahtzeePickEvent extends Event {
  readonly detail: { readonly ruleset: string };

  constructor(ruleset: string) {
    super('yahtzee-pick', { bubbles: true, composed: true, cancelable: true });
    this.detail = { ruleset };
  }
}

/**
 * A list of all shipped games: search, chips, arrows, Enter. It sets the `ruleset` attribute of its board: the one that
 * `for` names, else the one around it, else the next one in the document.
 *
 * @element yahtzee-picker
 * @attr {string} for - id of the board
 * @attr {string} theme - names of presets whose style sheets the page has, such as `felt`
 * @prop {Messages} messages - custom messages, by key; defaults to those of the board
 * @fires {YahtzeePickEvent} yahtzee-pick - cancelable, before the board changes its game; `detail.ruleset` is the id
 * @csspart picker - the whole picker
 * @csspart title - its title and the number of games
 * @csspart find - the search field and the chips
 * @csspart filters - the chips
 * @csspart filter - a chip
 * @csspart list - the games that were found
 * @csspart family - the heading of a family of games, and what they have in common
 * @csspart game - a game
 * @csspart name - its name
 * @csspart teaser - what makes it what it is
 * @cssprop --yahtzee-surface, --yahtzee-surface-2, --yahtzee-ink, --yahtzee-ink-2, --yahtzee-line,
 *   --yahtzee-line-strong, --yahtzee-pencil, --yahtzee-pencil-soft, --yahtzee-focus, --yahtzee-radius, --yahtzee-tray,
 *   --yahtzee-shadow, --yahtzee-die, --yahtzee-die-edge, --yahtzee-die-line, --yahtzee-pip, --yahtzee-pip-ace,
 *   --yahtzee-pip-red, --yahtzee-pip-green, --yahtzee-pip-blue - as on the board
 */
export class YahtzeePicker extends Framed {
  static override styles = [
    tokens,
    pipTokens,
    shared,
    frameStyles,
    motifStyles,
    gameListStyles,
    pickerStyles,
  ];
  static override properties: CheckedDeclarations = {
    htmlFor: { check: aText, attribute: 'for' },
    messages: { check: messagesCheck, attribute: false },
    chosen: { state: true },
  };

  declare htmlFor: string | null | undefined;
  declare messages: Messages | null | undefined;
  declare protected chosen: string | undefined;

  readonly #language = new ObservedLanguage(this);
  #board: YahtzeeGame | undefined;
  readonly #list = new GameList(this, (id) => {
    this.#watch();
    if (id !== this.chosen) this.pick(id);
  });
  readonly #attributes = new MutationObserver(() => {
    this.chosen = this.#board && wantedBy(this.#board);
    void this.#follow();
  });

  constructor() {
    super();
    this.addEventListener('keydown', onKeys());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The board may be further down in a page that is still being parsed.
    document.addEventListener('DOMContentLoaded', this.#again);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('DOMContentLoaded', this.#again);
    this.#watch();
  }

  /** The board that this picker controls; undefined if there is none. */
  get board(): YahtzeeGame | undefined {
    const root = this.getRootNode() as Document | ShadowRoot | Element;
    if (this.htmlFor)
      return root.querySelector<YahtzeeGame>(`${BOARD}#${CSS.escape(this.htmlFor)}`) ?? undefined;
    const around = this.closest(BOARD);
    if (around) return around;
    const all = [...root.querySelectorAll(BOARD)];
    return all.find((one) => this.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  }

  /**
   * Chooses a game like a visitor; returns false if that was cancelled.
   * @throws RangeError, one sentence, if the id is not text.
   */
  pick(ruleset: string): boolean {
    demand(aText, ruleset, 'pick: ruleset');
    if (!this.dispatchEvent(new YahtzeePickEvent(ruleset))) return false;
    this.#watch();
    const { board } = this;
    if (!board) return true;
    const { state, ruleset: wanted } = board;
    // If the board plays another game than its attribute says, setting the attribute to the same value changes nothing.
    if (state && state.rules.ruleset.id !== ruleset && (wanted || DEFAULT) === ruleset) board.reset();
    else board.setAttribute('ruleset', ruleset);
    return true;
  }

  readonly #again = (): void => this.requestUpdate();
  /** Warns if the board that `for` names does not exist once the page has been parsed and its scripts have run. */
  readonly #miss = (): void => {
    if (!this.htmlFor || !this.isConnected || this.board || document.readyState === 'loading') return;
    warnOnce(notAllowed('for', this.htmlFor, `the id of a <${BOARD}> in the same tree`), TAG);
  };
  readonly #heard = (): void => void this.#follow();

  /** Follows its board, which may have been added or replaced. */
  #watch(): void {
    const board = this.isConnected ? this.board : undefined;
    if (board === this.#board) return;
    this.#attributes.disconnect();
    this.#board?.removeEventListener(CHANGE, this.#heard);
    board?.addEventListener(CHANGE, this.#heard);
    this.#board = board;
    this.chosen = board && (board.state?.rules.ruleset.id ?? wantedBy(board));
    if (board) this.#attributes.observe(board, { attributeFilter: ['ruleset'] });
    void this.#follow();
  }

  /** Shows the game that the board is loading and, once it is loaded, the game that it plays. */
  async #follow(): Promise<void> {
    const board = this.#board;
    if (!board) return;
    await customElements.whenDefined(BOARD);
    await board.updateComplete;
    if (board === this.#board) this.chosen = board.state?.rules.ruleset.id ?? this.chosen;
  }

  protected override willUpdate(): void {
    this.#language.update();
    this.#watch();
  }

  protected override render(): TemplateResult {
    const t = this.#words();
    return framed(
      html`<div class="picker" part="picker" lang=${t.lang} dir=${directionAt(this, t)}>
        <p class="title" part="title">
          <b>${t('picker.find')}</b> <span>${pickerView(t, '', undefined).all}</span>
        </p>
        ${this.#list.draw(t, this.chosen)}
      </div>`,
    );
  }

  #words(): Translate {
    return this.#language.translator(this.messages ?? this.#board?.messages ?? {});
  }

  protected override updated(): void {
    if (this.htmlFor && !this.#board) setTimeout(this.#miss);
    this.#list.drawn();
  }
}

/** The game that the attribute of a board names. */
const wantedBy = (board: YahtzeeGame): string => board.getAttribute('ruleset') || DEFAULT;

if (!customElements.get(TAG)) customElements.define(TAG, YahtzeePicker);

declare global {
  interface HTMLElementTagNameMap {
    'yahtzee-picker': YahtzeePicker;
  }
  interface GlobalEventHandlersEventMap {
    'yahtzee-pick': YahtzeePickEvent;
  }
}
