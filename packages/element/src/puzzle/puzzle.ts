/**
 * Registers `<yahtzee-puzzle>`: one decision a day, and the loss of every answer. The board does not import this code.
 */
import { ContextConsumer } from '@lit/context';
import { serializeGame } from '@yahtzee-game/rules';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { aText, listOf, oneOf } from '../basics/checks.js';
import { onKeys } from '../basics/keys.js';
import { focusedIn, reveal } from '../basics/platform.js';
import { advisorContext } from '../board/context.js';
import { YahtzeePlayOnEvent } from '../board/play-on-event.js';
import type { YahtzeeGame } from '../element.js';
import { pageAddress } from '../features/share/link.js';
import { ShareButton } from '../features/share/share-button.js';
import type { Advisor } from '../game/advisor.js';
import { advisorCheck } from '../game/board-checks.js';
import { rest } from '../locales/en/board.js';
import { games } from '../locales/en/games.js';
import { coach, puzzle, share } from '../locales/en/more.js';
import { FLAG, isAllowed, type CheckedDeclarations } from '../parts/checked.js';
import { renderEmphasis } from '../parts/emphasis.js';
import { framed } from '../parts/frame.js';
import { Framed } from '../parts/framed.js';
import { Announcer } from '../speech/announcer.js';
import { messagesCheck } from '../words/messages-check.js';
import { addMessages, type Messages, type Translate } from '../words/messages.js';
import { ObservedLanguage } from '../words/page-language.js';
import { directionAt } from '../words/place.js';
import { aDay, LEVELS, today, type Difficulty } from './calendar.js';
import { CurrentPuzzle } from './current-puzzle.js';
import { TOPICS, type Topic } from './notation.js';
import { YahtzeeAnswerEvent } from './puzzle-events.js';
import { handleKey, setTabStops } from './puzzle-keys.js';
import { puzzleStyles } from './puzzle-styles.js';
import { answerWords, blankView, chosenIn, puzzleView, type PuzzleView } from './puzzle-view.js';
import type { PuzzleSession } from './session.js';
import { textToShare } from './share-text.js';
import { renderAsking, renderBar, renderTold, renderTray } from './templates.js';

export type { Answer } from './answer.js';
export { YahtzeePlayOnEvent } from '../board/play-on-event.js';
export { YahtzeeAnswerEvent, type AnswerDetail } from './puzzle-events.js';

const TAG = 'yahtzee-puzzle';
let anyAdvisor: Advisor | undefined;
void addMessages({ board: { ...rest, ...games }, more: { ...share, ...coach, ...puzzle } });

/**
 * The decision of the day: dice, a card, and one question. The answer tells what every choice costs. What a visitor
 * answers stays in the page, and in the browser if `keep` is set.
 *
 * @element yahtzee-puzzle
 * @attr {string} [ruleset=yahtzee] - id of a ruleset that has decisions of the day
 * @attr {string} date - the day, such as 2026-11-22; default: today
 * @attr {string} position - a game as text up to the decision, in place of that of a day; an advisor gives the answer.
 *   The address of the page may end in `#puzzle=` and such a text, as `encodeURIComponent` writes it
 * @attr {bonus|chance|endgame|full-house|of-a-kind|straights|zero} topic - what the decision is about
 * @attr {easy|medium|hard} level - how often human-like players err there
 * @attr {boolean} keep - whether the browser keeps the streak and the week
 * @attr {string} theme - names of presets whose style sheets the page has, such as `felt`
 * @prop {readonly string[]} positions - several positions, one after the other, such as the dear decisions of a review
 * @prop {Messages} messages - custom messages, by key
 * @fires {YahtzeeAnswerEvent} yahtzee-answer - a visitor has answered; `detail` has `loss` in points and `best`
 * @fires {YahtzeePlayOnEvent} yahtzee-play-on - cancelable, before the board of the page takes over the game
 * @csspart puzzle - the whole puzzle
 * @csspart bar - its title, the date and the streak
 * @csspart tray - the surface below the dice
 * @csspart dice - the group of all dice
 * @csspart die - each die
 * @csspart held - a die that would be kept
 * @csspart tag - the word below it
 * @csspart sentence - the question, then the verdict
 * @csspart card - the card so far
 * @csspart box - each box of it
 * @csspart tile - the picture of a box
 * @csspart answer - the button that answers
 * @csspart answers - the answers and what they cost
 * @csspart week - the squares of the last seven days
 * @cssprop --yahtzee-surface, --yahtzee-surface-2, --yahtzee-ink, --yahtzee-ink-2, --yahtzee-line,
 *   --yahtzee-line-strong, --yahtzee-tray, --yahtzee-on-tray, --yahtzee-accent, --yahtzee-accent-fill,
 *   --yahtzee-accent-deep, --yahtzee-accent-line, --yahtzee-on-accent, --yahtzee-pencil, --yahtzee-pencil-soft,
 *   --yahtzee-pencil-fill, --yahtzee-on-pencil, --yahtzee-good, --yahtzee-good-soft, --yahtzee-focus,
 *   --yahtzee-focus-tray, --yahtzee-radius, --yahtzee-shadow, --yahtzee-die, --yahtzee-die-edge, --yahtzee-die-line,
 *   --yahtzee-die-gloss, --yahtzee-die-size, --yahtzee-pip, --yahtzee-pip-ace, --yahtzee-pip-red, --yahtzee-pip-green,
 *   --yahtzee-pip-blue - as on the board
 */
export class YahtzeePuzzle extends Framed {
  static override styles = puzzleStyles;
  static override properties: CheckedDeclarations = {
    ruleset: { check: aText },
    date: { check: aDay },
    position: { check: aText },
    topic: { check: oneOf(Object.values(TOPICS)) },
    level: { check: oneOf(LEVELS) },
    keep: FLAG,
    positions: { check: listOf(aText, 'a list of games as text'), attribute: false },
    advisor: { check: advisorCheck, attribute: false },
    messages: { check: messagesCheck, attribute: false },
  };

  /** The default advisor of all puzzles. */
  static get advisor(): Advisor | undefined {
    return anyAdvisor;
  }
  static set advisor(advisor: Advisor | null | undefined) {
    if (isAllowed(TAG, 'advisor', advisor, advisorCheck)) anyAdvisor = advisor ?? undefined;
  }

  /**
   * Fetches the default advisor of all puzzles; undefined if the page has to set one.
   * @internal
   */
  static fetchAdvisor: (() => Promise<unknown>) | undefined;

  declare ruleset: string | null | undefined;
  declare date: string | null | undefined;
  declare position: string | null | undefined;
  declare positions: readonly string[] | null | undefined;
  declare topic: Topic | null | undefined;
  declare level: Difficulty | null | undefined;
  declare keep: boolean;
  /**
   * Rates answers that the day's decision does not rate, and those of a position; by default the advisor of this part
   * of the page, then `YahtzeePuzzle.advisor`.
   */
  declare advisor: Advisor | null | undefined;
  declare messages: Messages | null | undefined;

  readonly #language = new ObservedLanguage(this);
  readonly #pageAdvisor = new ContextConsumer(this, { context: advisorContext, subscribe: true });
  readonly #share = new ShareButton({
    words: () => this.#words(),
    game: () => this.#session?.puzzle.state,
    say: (text) => this.#say(text()),
    refresh: () => this.requestUpdate(),
  });
  readonly #current = new CurrentPuzzle(this, {
    changed: () => this.#hush(),
    answered: (detail) => this.dispatchEvent(new YahtzeeAnswerEvent(detail)),
    findAdvisor: async () => {
      if (!this.#ownAdvisor()) await YahtzeePuzzle.fetchAdvisor?.();
      return this.#ownAdvisor();
    },
  });
  readonly #announcer = new Announcer();

  /** The board on which a game is played on: the first one of the page; undefined if there is none. */
  get board(): YahtzeeGame | undefined {
    return document.querySelector<YahtzeeGame>('yahtzee-game:defined') ?? undefined;
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#language.update();
    // The last announcement is in the previous language.
    if (changed.has('lang')) this.#hush();
    if (changed.has('positions')) this.#current.goTo(0);
  }

  protected override updated(): void {
    this.#focused();
    this.#share.drawn(this);
  }

  protected override render(): TemplateResult {
    const t = this.#words();
    const session = this.#session;
    const view = session ? puzzleView(t, session.attempt) : blankView(t, this.#current.missing);
    return framed(
      html`<section
        class="puzzle"
        part="puzzle"
        lang=${t.lang}
        dir=${directionAt(this, t)}
        aria-label=${this.#title(t)}
        @keydown=${this.#keyed}
        @focusin=${this.#focused}
      >
        <div class="bar" part="bar">${this.#bar(t)}</div>
        ${renderTray(view, this.#toggle)}
        <p class="sentence" part="sentence">${renderEmphasis(view.sentence)}</p>
        <div class="low">
          ${session?.attempt.result ? this.#told(t, session, view) : this.#asking(t, view)}
        </div>
        <div class="spoken" role="status">
          ${this.#announcer.spoken || (session?.speaks ? view.sentence.replaceAll('*', '') : '')}
        </div>
      </section>`,
    );
  }

  #title(t: Translate): string {
    const isOwn = this.#session && this.#session.puzzle.day === undefined;
    return t(isOwn ? 'puzzle.title.own' : 'puzzle.title');
  }

  #bar(t: Translate): TemplateResult {
    const { streak = 0, puzzle: { day } = {} } = this.#session ?? {};
    const all = this.positions?.length ?? 0;
    return renderBar(t, this.#title(t), { day, streak, place: this.#current.place, all });
  }

  #asking(t: Translate, view: PuzzleView): TemplateResult {
    return renderAsking(t, view, {
      choose: (cell) => this.#session?.choose(cell),
      answer: () => void this.#answer(),
      next: this.#current.missing && this.#next,
    });
  }

  #told(t: Translate, session: PuzzleSession, view: PuzzleView): TemplateResult {
    const { day, state } = session.puzzle;
    const tomorrow = day === today() ? t('puzzle.next') : '';
    const note = this.#share.hasCopied(state) ? t('share.copied') : tomorrow;
    return renderTold(t, view, session.week, note, {
      share: this.#share.draw(() => textToShare(this.#words(), session, pageAddress())),
      next: this.#next,
      playOn: this.board && this.#playOn,
    });
  }

  get #session(): PuzzleSession | undefined {
    return this.#current.session;
  }

  /** Opens the next position; undefined if there is none. */
  get #next(): (() => void) | undefined {
    return this.#current.hasNext ? () => this.#current.next() : undefined;
  }

  readonly #toggle = (position: number): void => {
    const session = this.#session;
    if (!session?.hold(session.attempt.held ^ (1 << position))) this.#current.renew();
  };

  async #answer(): Promise<void> {
    const hadFocus = focusedIn(this.shadowRoot)?.matches('.low *');
    if (!this.#session?.answer()) return;
    await this.updateComplete;
    // The pressed button has disappeared.
    if (hadFocus) this.renderRoot.querySelector<HTMLElement>('.low button')?.focus();
  }

  readonly #playOn = (): void => {
    const state = this.#session?.puzzle.state;
    if (!state) return;
    const position = serializeGame(state);
    if (!this.dispatchEvent(new YahtzeePlayOnEvent(position))) return;
    void this.board?.load(position);
    if (this.board) reveal(this.board);
  };

  readonly #keyed = onKeys((event) => {
    const { target } = event;
    if (!this.#session || !(target instanceof HTMLElement)) return false;
    const { held } = this.#session.attempt;
    if (!handleKey(event, target, this.#session)) return false;
    if (held !== this.#session.attempt.held) this.#saySelection(this.#session);
    return true;
  });

  readonly #focused = (): void => setTabStops(this.renderRoot, focusedIn(this.shadowRoot));

  /** Announces the selection after keys, which may change any die. A pressed die announces its state itself. */
  #saySelection({ attempt }: PuzzleSession): void {
    const answer = chosenIn(attempt);
    if (answer) this.#say(answerWords(this.#words(), attempt.state, answer));
  }

  #say(text: string): void {
    this.#announcer.say(text);
    this.requestUpdate();
  }

  #hush(): void {
    // Announcing the empty text twice would make it non-empty, see `Announcer`.
    if (this.#announcer.spoken) this.#announcer.say('');
    this.requestUpdate();
  }

  #words(): Translate {
    return this.#language.translator(this.messages ?? {});
  }

  #ownAdvisor(): Advisor | undefined {
    return this.advisor ?? this.#pageAdvisor.value ?? YahtzeePuzzle.advisor;
  }
}

if (!customElements.get(TAG)) customElements.define(TAG, YahtzeePuzzle);

declare global {
  interface HTMLElementTagNameMap {
    'yahtzee-puzzle': YahtzeePuzzle;
  }
  interface GlobalEventHandlersEventMap {
    'yahtzee-answer': YahtzeeAnswerEvent;
  }
}
