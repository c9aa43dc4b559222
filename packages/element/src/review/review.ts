/** Registers `<yahtzee-review>`, which separates luck from decisions in a game. The board does not import this code. */
import { serializeGame, type GameRecord, type GameState, type Ruleset } from '@yahtzee-game/rules';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { aFunction, check, isPlain, wholeFrom } from '../basics/checks.js';
import { isChord, onKeys } from '../basics/keys.js';
import { YahtzeePlayOnEvent } from '../board/play-on-event.js';
import type { Advisor } from '../game/advisor.js';
import { advisorCheck, ownRulesetCheck } from '../game/board-checks.js';
import { FLAG, numberOrText, type CheckedDeclarations } from '../parts/checked.js';
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
import { FollowedAddress } from './followed-address.js';
import { linkTo } from './link.js';
import { MomentBoard } from './moment-board.js';
import { momentOf } from './moment-templates.js';
import { pagePractice, pageTakeOver } from './page-elements.js';
import { YahtzeePractiseEvent } from './practise-event.js';
import { recordField } from './record-field.js';
import { RecordRequests } from './record-requests.js';
import { ReviewSession } from './review-session.js';
import { reviewStyles } from './review-styles.js';
import type { DecisionView, ReviewView } from './review-view.js';
import { loadReviewWords } from './review-words.js';
import { barOf, linkButton, listOf, playersOf, type ListActions } from './templates.js';

export { YahtzeePlayOnEvent } from '../board/play-on-event.js';
export { YahtzeePractiseEvent } from './practise-event.js';

void loadReviewWords();

/** Text or a record; whether it is a game is known once it is read. */
const aGame = check(
  (value) => typeof value === 'string' || isPlain(value),
  'a game as text or JSON, or its GameRecord',
);

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

  readonly #language = new ObservedLanguage(this);
  readonly #session = new ReviewSession(this);
  readonly #requests = new RecordRequests(this, this.#session);
  readonly #address = new FollowedAddress(this);
  /** Announces the texts requested by keys. */
  readonly #announcer = new Announcer();
  #board: MomentBoard | undefined;
  /** The focused element of the list when a decision was opened. */
  #left: HTMLElement | null | undefined;

  constructor() {
    super();
    this.links = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#language.update();
    if (changed.has('links')) this.#address.follow();
    if (changed.has('game') && !changed.has('at')) this.at = undefined;
    if (isOther(changed)) {
      this.#session.forget();
      this.#requests.clearNote();
    }
    this.#session.lookAt(this.at);
  }

  protected override updated(changed: PropertyValues): void {
    this.#board ??= new MomentBoard(this.renderRoot);
    if (isOther(changed)) void this.#session.read(this.#board);
    else this.#session.show(this.#board, this.#decision);
  }

  get #view(): ReviewView | undefined {
    return this.#session.viewIn(this.#words());
  }

  /** The decision that is shown; undefined while the list is shown. */
  get #decision(): DecisionView | undefined {
    return this.#view?.decisions.find(({ number }) => number === this.at);
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

  readonly #open = (decision: number): void => void this.#goTo(decision);

  /** Goes to a decision, or back to the list; moves focus if one replaces the other. */
  async #goTo(place: number | undefined): Promise<void> {
    const before = this.#decision;
    const decisions = this.#view?.decisions ?? [];
    if (!before) this.#left = this.renderRoot.querySelector('.list :focus');
    this.at = place === undefined ? undefined : decisions[place]?.number;
    this.#requests.clearNote();
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

  protected override render(): TemplateResult {
    const t = this.#words();
    const view = this.#session.viewIn(t);
    const decision = this.#decision;
    return framed(
      html`<div
        class="review ${decision ? 'at-moment' : ''}"
        part="review"
        lang=${t.lang}
        dir=${directionAt(this, t)}
        @keydown=${this.#readOut}
      >
        ${view ? this.#list(view, t, decision) : this.#status(t)}
        <yahtzee-game
          class="moment"
          part="moment"
          ?hidden=${!view}
          readonly
          advice="off"
          hints="off"
          hotkeys="off"
          undo-limit="off"
          motion="none"
          .ruleset=${this.ruleset}
          .messages=${this.messages}
        >
          <yahtzee-dice></yahtzee-dice>
          ${view ? this.#moment(view, t, decision) : nothing}
          <yahtzee-scorecard></yahtzee-scorecard>
        </yahtzee-game>
        <div class="unseen" role="status">${this.#announcer.spoken}</div>
      </div>`,
    );
  }

  #list(view: ReviewView, t: Translate, decision: DecisionView | undefined): TemplateResult {
    const place = decision && view.decisions.indexOf(decision);
    const players = playersOf(view, t, this.#session.seat, (seat) => {
      this.at = undefined;
      this.#session.choosePlayer(seat);
    });
    const link = this.#link(t);
    return html`${barOf(view, decision, [players, decision ? link : nothing])}
    ${listOf(view, t, place, this.#listActions(view), [link, this.#record(t)])}`;
  }

  /** The message while the review is awaited, or if there is none. */
  #status(t: Translate): TemplateResult {
    const { problem } = this.#session;
    return html`<p class="working" role="status">${this.game ? t(problem || 'review.working') : nothing}</p>
      ${problem ? html`<div class="list">${this.#record(t)}</div>` : nothing}`;
  }

  /** The function that takes over a game that is played on; null or undefined if there is none. */
  get #taker(): YahtzeeReview['takeOver'] {
    return this.takeOver === undefined ? pageTakeOver() : this.takeOver;
  }

  #moment(view: ReviewView, t: Translate, decision: DecisionView | undefined): TemplateResult {
    const playOn = ({ state }: DecisionView): void => {
      if (this.dispatchEvent(new YahtzeePlayOnEvent(serializeGame(state)))) this.#taker?.(state);
    };
    return momentOf(view, t, decision, this.#note(t), {
      open: this.#open,
      back: () => void this.#goTo(undefined),
      playOn: this.#taker ? playOn : undefined,
    });
  }

  #listActions({ decisions, dearest }: ReviewView): ListActions {
    const ask = pagePractice();
    const practise = (): void => {
      const positions = dearest.flatMap((i) => decisions[i] ?? []).map(({ state }) => serializeGame(state));
      if (this.dispatchEvent(new YahtzeePractiseEvent(positions))) ask?.(positions);
    };
    return { open: this.#open, print: () => print(), practise: ask && practise };
  }

  /** The button below the list, or in the bar of a moment, which may replace the list. */
  #link(t: Translate): TemplateResult | typeof nothing {
    const { text: game } = this.#session;
    const address = this.links && linkTo(location.href, { game, at: this.at ?? undefined });
    if (!address) return nothing;
    return linkButton(t, () => {
      history.replaceState(history.state, '', address);
      void this.#requests.copy(address);
    });
  }

  #record(t: Translate): TemplateResult {
    const json = (): Promise<string> => this.#session.json();
    return recordField({ text: this.#session.text, json, note: this.#note(t) }, t, this.#requests);
  }

  #note(t: Translate): string {
    const { note } = this.#requests;
    return note && t(note);
  }

  #words(): Translate {
    return this.#language.translator(this.messages ?? {});
  }
}

/** Whether the review is that of another game, or by another advisor. */
const isOther = (changed: PropertyValues): boolean =>
  ['game', 'ruleset', 'advisor'].some((name) => changed.has(name));

if (!customElements.get('yahtzee-review')) customElements.define('yahtzee-review', YahtzeeReview);

declare global {
  interface HTMLElementTagNameMap {
    'yahtzee-review': YahtzeeReview;
  }
}
