/** Registers `<yahtzee-review>`, which separates luck from decisions in a game. The board does not import this code. */
import { serializeGame, type GameRecord, type GameState, type Ruleset } from '@yahtzee-game/rules';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { aFunction, check, isPlain, notAllowed, wholeFrom } from '../basics/checks.js';
import { isChord, onKeys } from '../basics/keys.js';
import { reveal } from '../basics/platform.js';
import { sentenceIn, tryOrWarn, warnOnce } from '../basics/warnings.js';
import { YahtzeePlayOnEvent } from '../board/play-on-event.js';
import type { Advisor, GameReview } from '../game/advisor.js';
import { advisorCheck, ownRulesetCheck } from '../game/board-checks.js';
import { FLAG, numberOrText, type CheckedDeclarations } from '../parts/checked.js';
import { renderEmphasis } from '../parts/emphasis.js';
import { framed, frameStyles } from '../parts/frame.js';
import { Framed } from '../parts/framed.js';
import { buttonStyles } from '../parts/styles/button-styles.js';
import { laterTokens } from '../parts/styles/later-tokens.js';
import { shared, tokens } from '../parts/styles/tokens.js';
import { Announcer } from '../speech/announcer.js';
import { messagesCheck } from '../words/messages-check.js';
import type { Messages, Translate } from '../words/messages.js';
import { ObservedLanguage } from '../words/page-language.js';
import { directionAt } from '../words/place.js';
import { isJSON } from './is-json.js';
import { linkedIn, linkTo } from './link.js';
import { MomentBoard } from './moment-board.js';
import { YahtzeePractiseEvent } from './practise-event.js';
import { recordField, type RecordActions } from './record-field.js';
import { reviewStyles } from './review-styles.js';
import { reviewView, type DecisionView, type ReviewView } from './review-view.js';
import { loadReviewWords } from './review-words.js';
import { scrubber } from './scrubber.js';
import { besideOf, listOf, type ListActions } from './templates.js';

export { YahtzeePlayOnEvent } from '../board/play-on-event.js';
export { YahtzeePractiseEvent } from './practise-event.js';

void loadReviewWords();

/** Text or a record; whether it is a game is known once it is read. */
const aGame = check(
  (value) => typeof value === 'string' || isPlain(value),
  'a game as text or JSON, or its GameRecord',
);

const records = () => import('./record.js');

/** The members of the board and the puzzle of the page that a review needs. */
type PageBoard = HTMLElement & { load(text: string): Promise<unknown> };
type PagePuzzle = HTMLElement & { positions: readonly string[] | null | undefined };

/**
 * The review of a game: what was to expect, what the dice brought and the decisions lost, turn by turn; the dearest
 * decisions, and the board as it was at each. It needs `<yahtzee-game>` on its page, which draws that board, and asks
 * its own advisor, else that of boards.
 *
 * @element yahtzee-review
 * @attr {string} game - the game as text, as `save()` of a board returns it, or as JSON; the property also accepts a
 *   `GameRecord`
 * @attr {number} at - the decision that is looked at: its number in the game, from 1; default: the list of all
 * @attr {boolean} links - a button copies the address of the page with the game and the decision, `#review=…&at=23`,
 *   and an address that ends so is shown; a game that is too long for an address has no such button
 * @attr {string} theme - names of presets whose style sheets the page has, such as `felt`
 * @prop {Advisor} advisor - answers what decisions have lost; default: that of boards at this place
 * @prop {Ruleset} ruleset - the ruleset of the game, if it is not a shipped one
 * @prop {Messages} messages - custom messages, by key
 * @fires {YahtzeePlayOnEvent} yahtzee-play-on - cancelable, before the board of the page takes over the game up to a
 *   decision
 * @fires {YahtzeePractiseEvent} yahtzee-practise - cancelable, before the puzzle of the page takes the dearest
 *   decisions
 * @csspart review - the whole review
 * @csspart bar - its title, and the player to choose where there are several
 * @csspart list - figures, curve and dearest decisions
 * @csspart sums - the figures that add up to the total
 * @csspart message - the sentence below them
 * @csspart curve - the expected final score after every turn
 * @csspart decision - one of the dearest decisions
 * @csspart practise - the button that hands the dearest decisions to the puzzle of the page
 * @csspart losses - losses by size, and by what was decided
 * @csspart themes - losses by what the decisions were about
 * @csspart print - the button that prints
 * @csspart moment - the board at one decision
 * @csspart scrubber - the bars and keys that lead from decision to decision
 * @csspart sentence - what was chosen there, and what was best
 * @csspart beside - both choices side by side, where it is wide
 * @csspart back - the button that leads back to the list
 * @csspart play-on - the button that plays on from there
 * @csspart link - the button that copies an address: below the list, and in the bar of a moment
 * @csspart record - the record of the game, to copy and to exchange
 * @cssprop --yahtzee-* - colours and measures; see `tokens`
 */
export class YahtzeeReview extends Framed {
  static override styles = [tokens, laterTokens, shared, frameStyles, buttonStyles, reviewStyles];
  static override properties: CheckedDeclarations = {
    game: { check: aGame },
    at: { check: wholeFrom(1), converter: numberOrText },
    links: FLAG,
    takeOver: { check: aFunction, attribute: false },
    advisor: { check: advisorCheck, attribute: false },
    ruleset: { check: ownRulesetCheck, attribute: false },
    messages: { check: messagesCheck, attribute: false },
    final: { state: true },
    answer: { state: true },
    problem: { state: true },
    seat: { state: true },
    note: { state: true },
  };

  declare game: string | GameRecord | null | undefined;
  declare at: number | null | undefined;
  declare links: boolean;
  /**
   * Takes over a game that is played on; null if games cannot be played on. By default the first board of the page.
   * @internal
   */
  declare takeOver: ((state: GameState) => void) | null | undefined;
  declare advisor: Advisor | null | undefined;
  declare ruleset: Ruleset | null | undefined;
  declare messages: Messages | null | undefined;
  /** The game, once it is read. */
  declare protected final: GameState | undefined;
  /** The advisor's review of the game. */
  declare protected answer: GameReview | undefined;
  /** The key of the message shown if there is no review; empty otherwise. */
  declare protected problem: string;
  declare protected seat: number;
  /** The key of the message about the result of the last request for the record; often empty. */
  declare protected note: string;
  /** Announces the texts requested by keys. */
  readonly #announcer = new Announcer();
  /** The focused element of the list when a decision was opened. */
  #left: HTMLElement | null | undefined;
  /** The hash of the address when the element was removed from the page. */
  #hash: string | undefined;
  readonly #language = new ObservedLanguage(this);
  #board: MomentBoard | undefined;
  /** The game as text. */
  #text = '';
  /** Counts requests for the record: only the last one shows a message. */
  #requests = 0;
  /** Aborts the request to the advisor. */
  #request: AbortController | undefined;
  #view: { readonly of: readonly unknown[]; readonly view: ReviewView } | undefined;
  readonly #open = (decision: number): void => void this.#goTo(decision);
  readonly #recordActions: RecordActions = {
    copy: (text) => void this.#copy(text),
    open: (text) => void this.#exchange(text),
  };

  constructor() {
    super();
    this.problem = this.note = '';
    this.seat = 0;
    this.links = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#follow);
    const { hash } = location;
    if ((this.#hash ?? hash) !== hash) this.#follow();
    // A reading that was aborted by the removal from the page is repeated, like after a change of the advisor.
    if (this.#request?.signal.aborted && !this.answer && !this.problem) this.requestUpdate('advisor', []);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#follow);
    this.#hash = location.hash;
    this.#request?.abort();
  }

  /** Shows the game and the decision in the address of the page. */
  readonly #follow = (): void => {
    const linked = this.links ? linkedIn(location.hash) : undefined;
    if (!linked) return;
    ({ game: this.game, at: this.at } = linked);
    // Also if the number is the same, since it may belong to another game.
    this.requestUpdate('at');
  };

  protected override willUpdate(changed: PropertyValues): void {
    this.#language.update();
    if (changed.has('links')) this.#follow();
    if (changed.has('game') && !changed.has('at')) this.at = undefined;
    const asked = this.at && this.answer?.decisions[this.at - 1];
    if (asked) this.seat = asked.seat;
  }

  protected override updated(changed: PropertyValues): void {
    this.#board ??= new MomentBoard(this.renderRoot);
    const has = (...names: readonly string[]): boolean => names.some((name) => changed.has(name));
    if (has('at', 'answer')) this.#checkPlace();
    if (has('game', 'ruleset', 'advisor')) void this.#read(this.#board);
    else if (has('at', 'seat') || (has('answer') && this.#decision)) void this.#show(this.#board);
  }

  /** Reads the game and asks for its review. */
  async #read(board: MomentBoard): Promise<void> {
    this.#request?.abort();
    const { signal } = (this.#request = new AbortController());
    this.final = this.answer = undefined;
    this.problem = this.note = '';
    this.seat = 0;
    if (!this.game) return;
    const text = await this.#textOf(this.game);
    const final = text === undefined ? undefined : await board.open(text);
    if (signal.aborted) return;
    this.#text = text ?? '';
    this.final = final;
    this.problem = final ? '' : 'review.unread';
    const answer = final && (await this.#ask(board, final, signal));
    if (signal.aborted || !final) return;
    this.answer = answer;
    this.problem = answer ? '' : 'review.none';
  }

  /** Resolves to the game as text. Only JSON and records are converted; the board reads text itself. */
  async #textOf(game: string | GameRecord): Promise<string | undefined> {
    if (typeof game === 'string' && !isJSON(game)) return game;
    return this.#readRecord(game);
  }

  #readRecord(game: string | GameRecord): Promise<string | undefined> {
    return tryOrWarn(
      'record',
      async () => (await records()).readRecord(game, [this.ruleset]),
      'yahtzee-review',
    );
  }

  async #ask(board: MomentBoard, final: GameState, signal: AbortSignal): Promise<GameReview | undefined> {
    try {
      const advisor = this.advisor ?? (await board.findAdvisor());
      return await advisor?.review?.(final, signal);
    } catch (error) {
      if (!signal.aborted) warnOnce(`advisor: ${sentenceIn(error)}`, 'yahtzee-review');
      return undefined;
    }
  }

  async #show(board: MomentBoard): Promise<void> {
    const { final } = this;
    if (!final) return;
    const decision = this.#decision;
    await board.show(decision?.state ?? final, decision?.held);
  }

  /** Warns if `at` is too large, which is known once the game has been reviewed. */
  #checkPlace(): void {
    const { length } = this.answer?.decisions ?? [];
    if (this.at && length && this.at > length)
      warnOnce(notAllowed('at', this.at, `1 to ${length} in this game`), 'yahtzee-review');
  }

  /** The decision that is shown; undefined while the list is shown. */
  get #decision(): DecisionView | undefined {
    return this.#viewIn(this.#words())?.decisions.find(({ number }) => number === this.at);
  }

  /** The letter keys of the board announce the shown facts, wherever focus is, except in fields for text. */
  readonly #readOut = onKeys((event) => {
    if (isChord(event) || (event.target as Element).matches('textarea, select')) return false;
    const words = this.#board?.readOut(event);
    if (words === undefined) return false;
    this.#announcer.say(words);
    this.requestUpdate();
    return true;
  });

  /** Goes to a decision, or back to the list; moves focus if one replaces the other. */
  async #goTo(place: number | undefined): Promise<void> {
    const before = this.#decision;
    const decisions = this.#viewIn(this.#words())?.decisions ?? [];
    if (!before) this.#left = this.renderRoot.querySelector('.list :focus');
    this.at = place === undefined ? undefined : decisions[place]?.number;
    this.note = '';
    await this.updateComplete;
    if (place === undefined) this.#returnTo(before && decisions.indexOf(before));
    else if (!before && this.renderRoot.querySelector('.list')?.getClientRects().length === 0)
      this.renderRoot.querySelector<HTMLElement>('[role=slider]')?.focus();
  }

  /** Focuses the decision in the list; else the element that had focus before, else the first button. */
  #returnTo(decision: number | undefined): void {
    const find = (selector: string): HTMLElement | null => this.renderRoot.querySelector(selector);
    const left = this.#left?.isConnected ? this.#left : undefined;
    (find(`[data-decision="${decision}"]`) ?? left ?? find('.dearest button, .button'))?.focus();
  }

  /** The function that takes over a game that is played on; undefined if there is none. */
  get #taker(): ((state: GameState) => void) | undefined {
    if (this.takeOver !== undefined) return this.takeOver ?? undefined;
    const board = document.querySelector<PageBoard>('yahtzee-game:defined');
    if (!board) return undefined;
    return (state) => {
      void board.load(serializeGame(state));
      reveal(board);
      board.focus({ preventScroll: true });
    };
  }

  #playOn({ state }: DecisionView): void {
    const position = serializeGame(state);
    if (this.dispatchEvent(new YahtzeePlayOnEvent(position))) this.#taker?.(state);
  }

  /** Copies a text. If that fails, visitors can still copy it from the field, or from the address of the page. */
  async #copy(text: string): Promise<void> {
    const request = this.#beginRequest();
    try {
      await navigator.clipboard.writeText(text);
      if (request === this.#requests) this.note = 'review.copied';
    } catch {
      // The browser does not allow it.
    }
  }

  #beginRequest(): number {
    this.note = '';
    return ++this.#requests;
  }

  /** Shows another game in place of this one, if it can be read. */
  async #exchange(text: string): Promise<void> {
    const request = this.#beginRequest();
    const record = await this.#readRecord(text);
    if (request !== this.#requests) return;
    if (record === undefined) this.note = 'review.unread';
    else this.game = record;
  }

  protected override render(): TemplateResult {
    const t = this.#words();
    const view = this.#viewIn(t);
    const decision = this.#decision;
    const place = decision && view?.decisions.indexOf(decision);
    return framed(html`<div class="review ${decision ? 'at-moment' : ''}" part="review" lang=${t.lang} dir=${directionAt(this, t)} @keydown=${this.#readOut}>
      ${
        view
          ? html`<div class="bar" part="bar"><h2>${view.name}</h2> <span>${decision?.title ?? view.title}</span>${this.#players(view, t)}${decision ? this.#linkButton(t) : nothing}</div>
            ${listOf(view, t, place, this.#listActions(view), [this.#linkButton(t), this.#record(t)])}`
          : html`<p class="working" role="status">${this.game ? t(this.problem || 'review.working') : nothing}</p>
            ${this.problem ? html`<div class="list">${this.#record(t)}</div>` : nothing}`
      }
      <yahtzee-game class="moment" part="moment" ?hidden=${!view} readonly advice="off" hints="off" hotkeys="off" undo-limit="off" motion="none" .ruleset=${this.ruleset} .messages=${this.messages}>
        <yahtzee-dice></yahtzee-dice>
        ${
          view
            ? html`${scrubber(view, t, place, this.#open)}
              <p class="sentence" part="sentence" role="status">${decision ? html`<span>${decision.when}.</span> ${renderEmphasis(decision.sentence)} <span class="note">${this.note && t(this.note)}</span>` : nothing}</p>
              ${decision ? besideOf(decision, t) : nothing}
              <div class="keys">
                <button type="button" class="button back" part="back" @click=${() => void this.#goTo(undefined)}>${t('review.list')}</button>
                ${decision && this.#taker ? html`<button type="button" class="button" part="play-on" @click=${() => this.#playOn(decision)}>${t('review.playOn')}</button>` : nothing}
              </div>`
            : nothing
        }
        <yahtzee-scorecard></yahtzee-scorecard>
      </yahtzee-game>
      <div class="unseen" role="status">${this.#announcer.spoken}</div>
    </div>`);
  }

  #listActions({ decisions, dearest }: ReviewView): ListActions {
    const puzzle = document.querySelector<PagePuzzle>('yahtzee-puzzle:defined');
    const practise = (): void => {
      const positions = dearest.flatMap((i) => decisions[i] ?? []).map(({ state }) => serializeGame(state));
      if (!puzzle || !this.dispatchEvent(new YahtzeePractiseEvent(positions))) return;
      puzzle.positions = positions;
      reveal(puzzle);
    };
    return { open: this.#open, print: () => print(), practise: puzzle ? practise : undefined };
  }

  /** The button below the list, or in the bar of a moment, which may replace the list. */
  #linkButton(t: Translate): TemplateResult | typeof nothing {
    const address = this.links && linkTo(location.href, { game: this.#text, at: this.at ?? undefined });
    if (!address) return nothing;
    const copy = (): void => {
      history.replaceState(history.state, '', address);
      void this.#copy(address);
    };
    return html`<button type="button" class="button" part="link" @click=${copy}>${t('review.link')}</button>`;
  }

  #record(t: Translate): TemplateResult {
    const { final, note } = this;
    const text = final ? this.#text : '';
    const json = async (): Promise<string> => (final ? (await records()).recordJSON(final, text) : '');
    return recordField({ text, json, note: note && t(note) }, t, this.#recordActions);
  }

  #players({ players }: ReviewView, t: Translate): TemplateResult | typeof nothing {
    if (players.length === 0) return nothing;
    const choose = ({ target }: Event): void => {
      this.at = undefined;
      this.seat = (target as HTMLSelectElement).selectedIndex;
    };
    return html`<select aria-label=${t('review.player')} @change=${choose}>${players.map((player, i) => html`<option .selected=${i === this.seat}>${player}</option>`)}</select>`;
  }

  /** The view; the same object until its input changes, since a game is replayed for it. */
  #viewIn(t: Translate): ReviewView | undefined {
    const { final, answer, seat } = this;
    if (!final || !answer) return undefined;
    const of = [t.lang, t('review'), this.messages, final, answer, seat];
    if (!this.#view || of.some((one, i) => one !== this.#view?.of[i]))
      this.#view = { of, view: reviewView(t, final, answer, seat) };
    return this.#view.view;
  }

  #words(): Translate {
    return this.#language.translator(this.messages ?? {});
  }
}

if (!customElements.get('yahtzee-review')) customElements.define('yahtzee-review', YahtzeeReview);

declare global {
  interface HTMLElementTagNameMap {
    'yahtzee-review': YahtzeeReview;
  }
}
