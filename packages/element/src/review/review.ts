/** Registers `<yahtzee-review>`, which says what luck and what decisions brought in a game. Nothing of it is in the board. */
import type { GameState, Ruleset } from '@yahtzee-game/rules';
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { Advisor, GameReview } from '../game/advisor.js';
import { warnOnce } from '../game/settings.js';
import { Movable } from '../parts/adopt-styles.js';
import { renderEmphasis } from '../parts/emphasis.js';
import { shared, tokens } from '../parts/tokens.js';
import type { Messages, Translate } from '../words/messages.js';
import { ObservedLanguage } from '../words/page-language.js';
import { directionAt } from '../words/place.js';
import { MomentBoard } from './moment-board.js';
import { reviewStyles } from './review-styles.js';
import { reviewView, type ReviewView } from './review-view.js';
import { loadReviewWords } from './review-words.js';
import { scrubber } from './scrubber.js';
import { listOf, type ListActions } from './templates.js';

void loadReviewWords();

/**
 * The review of a game: what was to expect, what the dice brought and the decisions lost, turn by turn; the dearest
 * decisions, and the board as it was at each. It needs `<yahtzee-game>` on its page, which draws that board, and asks its own
 * advisor, else that of boards.
 *
 * @element yahtzee-review
 * @attr {string} game - the game as text, as `save()` of a board returns it
 * @prop {Advisor} advisor - answers what decisions have lost; default: that of boards at this place
 * @prop {Ruleset} ruleset - the ruleset of the game, if it is not a shipped one
 * @prop {Messages} messages - custom messages, by key
 * @csspart review - the whole review
 * @csspart bar - its title, and the player to choose where there are several
 * @csspart list - figures, curve and dearest decisions
 * @csspart sums - the figures that add up to the total
 * @csspart message - the sentence below them
 * @csspart curve - the expected final score after every turn
 * @csspart decision - one of the dearest decisions
 * @csspart losses - losses by size, and by what was decided
 * @csspart print - the button that prints
 * @csspart moment - the board at one decision
 * @csspart scrubber - the bars and keys that lead from decision to decision
 * @csspart sentence - what was chosen there, and what was best
 * @csspart back - the button that leads back to the list
 * @cssprop --yahtzee-* - colours and measures; see `tokens`
 */
export class YahtzeeReview extends Movable {
  static override styles = [tokens, shared, reviewStyles];
  static override properties: PropertyDeclarations = {
    game: {},
    advisor: { attribute: false },
    ruleset: { attribute: false },
    messages: { attribute: false },
    final: { state: true },
    answer: { state: true },
    problem: { state: true },
    seat: { state: true },
    at: { state: true },
  };

  declare game: string | null | undefined;
  declare advisor: Advisor | null | undefined;
  declare ruleset: Ruleset | null | undefined;
  declare messages: Messages | null | undefined;
  /** The game, once it is read. */
  declare protected final: GameState | undefined;
  /** What the advisor says of it. */
  declare protected answer: GameReview | undefined;
  /** The key of what is said if there is no review; empty otherwise. */
  declare protected problem: string;
  declare protected seat: number;
  /** The decision that is looked at; undefined while the list is. */
  declare protected at: number | undefined;

  readonly #language = new ObservedLanguage(this);
  #board: MomentBoard | undefined;
  /** Aborts the question to the advisor. */
  #request: AbortController | undefined;
  #view: { readonly of: readonly unknown[]; readonly view: ReviewView } | undefined;
  readonly #actions: ListActions = {
    open: (decision) => void this.#goTo(decision),
    print: () => print(),
  };

  constructor() {
    super();
    this.problem = '';
    this.seat = 0;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#request?.abort();
  }

  protected override willUpdate(): void {
    this.#language.update();
  }

  protected override updated(changed: PropertyValues): void {
    this.#board ??= new MomentBoard(this.renderRoot);
    if (['game', 'ruleset', 'advisor'].some((name) => changed.has(name))) void this.#open(this.#board);
    else if (changed.has('at') || changed.has('seat')) void this.#show(this.#board);
  }

  /** Reads the game and asks for its review. */
  async #open(board: MomentBoard): Promise<void> {
    this.#request?.abort();
    const { signal } = (this.#request = new AbortController());
    this.final = this.answer = this.at = undefined;
    this.problem = '';
    this.seat = 0;
    if (!this.game) return;
    const final = await board.open(this.game);
    if (signal.aborted) return;
    this.final = final;
    this.problem = final ? '' : 'review.unread';
    const answer = final && (await this.#ask(board, final, signal));
    if (signal.aborted || !final) return;
    this.answer = answer;
    this.problem = answer ? '' : 'review.none';
  }

  async #ask(board: MomentBoard, final: GameState, signal: AbortSignal): Promise<GameReview | undefined> {
    try {
      const advisor = this.advisor ?? (await board.findAdvisor());
      return await advisor?.review?.(final, signal);
    } catch (error) {
      if (!signal.aborted) warnOnce(`advisor: ${String(error)}`);
      return undefined;
    }
  }

  async #show(board: MomentBoard): Promise<void> {
    const { final, at } = this;
    if (!final) return;
    const decision = at === undefined ? undefined : this.#viewIn(this.#words())?.decisions[at];
    await board.show(decision?.state ?? final, decision?.held);
  }

  /** Leads to a decision, or back to the list; focus follows where the one takes the place of the other. */
  async #goTo(decision: number | undefined): Promise<void> {
    const before = this.at;
    this.at = decision;
    await this.updateComplete;
    const root = this.renderRoot;
    const target =
      decision === undefined
        ? (root.querySelector<HTMLElement>(`[data-decision="${before}"]`) ??
          root.querySelector<HTMLElement>('.dearest button, .button'))
        : before === undefined && root.querySelector('.list')?.getClientRects().length === 0
          ? root.querySelector<HTMLElement>('[role=slider]')
          : undefined;
    target?.focus();
  }

  protected override render(): TemplateResult {
    const t = this.#words();
    const view = this.#viewIn(t);
    const decision = this.at === undefined ? undefined : view?.decisions[this.at];
    return html`<div class="review ${decision ? 'at-moment' : ''}" part="review" lang=${t.lang} dir=${directionAt(this, t)}>
      ${
        view
          ? html`<div class="bar" part="bar"><h2>${view.name}</h2> <span>${decision?.title ?? view.title}</span>${this.#players(view, t)}</div>
            ${listOf(view, t, this.at, this.#actions)}`
          : html`<p class="working" role="status">${this.game ? t(this.problem || 'review.working') : nothing}</p>`
      }
      <yahtzee-game class="moment" part="moment" ?hidden=${!view} readonly advice="off" hints="off" hotkeys="off" undo="off" motion="none" .ruleset=${this.ruleset} .messages=${this.messages}>
        <yahtzee-dice></yahtzee-dice>
        ${
          view
            ? html`${scrubber(view, t, this.at, this.#actions.open)}
              <p class="sentence" part="sentence" role="status">${decision ? html`<span>${decision.when}.</span> ${renderEmphasis(decision.sentence)}` : nothing}</p>
              <button type="button" class="button back" part="back" @click=${() => void this.#goTo(undefined)}>${t('review.list')}</button>`
            : nothing
        }
        <yahtzee-scorecard></yahtzee-scorecard>
      </yahtzee-game>
    </div>`;
  }

  #players({ players }: ReviewView, t: Translate): TemplateResult | typeof nothing {
    if (players.length === 0) return nothing;
    const choose = ({ target }: Event): void => {
      this.seat = (target as HTMLSelectElement).selectedIndex;
      this.at = undefined;
    };
    return html`<select aria-label=${t('review.player')} @change=${choose}>${players.map((player, i) => html`<option ?selected=${i === this.seat}>${player}</option>`)}</select>`;
  }

  /** The same object until what it is made of has changed: a game is replayed for it. */
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
