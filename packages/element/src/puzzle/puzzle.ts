/**
 * Registers `<yahtzee-puzzle>`: one decision a day, and the loss of every answer. The board does not import this code.
 */
import { ContextConsumer } from '@lit/context';
import { serializeGame } from '@yahtzee-game/rules';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { aText, check, listOf, oneOf } from '../basics/checks.js';
import { onKeys } from '../basics/keys.js';
import { focusedIn, reveal } from '../basics/platform.js';
import { tryOrWarn } from '../basics/warnings.js';
import { advisorContext } from '../board/context.js';
import { YahtzeePlayOnEvent } from '../board/play-on-event.js';
import type { YahtzeeGame } from '../element.js';
import { pageAddress } from '../features/share/link.js';
import { ShareButton, type Sharing } from '../features/share/share-button.js';
import type { Advisor } from '../game/advisor.js';
import { advisorCheck } from '../game/board-checks.js';
import { dayOf } from '../game/day.js';
import { rest } from '../locales/en/board.js';
import { games } from '../locales/en/games.js';
import { coach, puzzle, share } from '../locales/en/more.js';
import { FLAG, isAllowed, type CheckedDeclarations } from '../parts/checked.js';
import { diceStyles as colourStyles, pipTokens } from '../parts/dice/coloured-dice-styles.js';
import { dieStates } from '../parts/dice/dice-state-styles.js';
import { diceStyles } from '../parts/dice/dice-styles.js';
import { miniDiceStyles } from '../parts/dice/mini-dice.js';
import { renderEmphasis } from '../parts/emphasis.js';
import { framed, frameStyles } from '../parts/frame.js';
import { Framed } from '../parts/framed.js';
import { rowIconStyles } from '../parts/icons/other-row-icon-styles.js';
import { diceInForcedColours } from '../parts/styles/forced-colours-styles.js';
import { laterTokens } from '../parts/styles/later-tokens.js';
import { tileStyles } from '../parts/styles/tile-styles.js';
import { shared, tokens } from '../parts/styles/tokens.js';
import { Announcer } from '../speech/announcer.js';
import { gameName } from '../view/names.js';
import { dayWords } from '../words/dates.js';
import { messagesCheck } from '../words/messages-check.js';
import { addMessages, type Messages, type Translate } from '../words/messages.js';
import { ObservedLanguage } from '../words/page-language.js';
import { directionAt } from '../words/place.js';
import { dateOf, dayNumber, untilMidnight, type Difficulty } from './calendar.js';
import { TOPICS, type Topic } from './notation.js';
import { openPuzzle, type NoPuzzle, type WantedPuzzle } from './open-puzzle.js';
import { YahtzeeAnswerEvent } from './puzzle-events.js';
import { handleKey, setTabStops } from './puzzle-keys.js';
import { puzzleStyles } from './puzzle-styles.js';
import { answerWords, blankView, chosenIn, puzzleView, weekWords, type PuzzleView } from './puzzle-view.js';
import { PuzzleSession, type SessionHost } from './session.js';
import { linkTo, positionIn, shareText } from './share-text.js';
import { renderAnswers, renderCard, renderFitting, renderKey, renderTray, renderWeek } from './templates.js';

export type { Answer } from './answer.js';
export { YahtzeePlayOnEvent } from '../board/play-on-event.js';
export { YahtzeeAnswerEvent, type AnswerDetail } from './puzzle-events.js';

const TAG = 'yahtzee-puzzle';
const LEVELS: readonly Difficulty[] = ['easy', 'medium', 'hard'];
const aDay = check(
  (value) => value === '' || (typeof value === 'string' && dayOf(`daily ${value}`) !== undefined),
  'a day such as 2026-11-22',
);
let anyAdvisor: Advisor | undefined;
void addMessages({ board: rest, games, more: { ...share, ...coach, ...puzzle } });

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
  static override styles = [
    tokens,
    laterTokens,
    pipTokens,
    shared,
    frameStyles,
    diceStyles,
    dieStates,
    colourStyles,
    tileStyles,
    rowIconStyles,
    miniDiceStyles,
    puzzleStyles,
    diceInForcedColours,
  ];
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
  readonly #share = new ShareButton(this.#sharing());
  /** The request of the attributes, and the day, when the decision was opened. */
  #asked = '';
  #day = NaN;
  /** Whether the next update may replace the decision by that of another day; not in updates that show a verdict. */
  #looksAtDay = false;
  /** The index of the shown position in `positions`. */
  #place = 0;
  /** Whether focus moves to the next position once it is loaded. */
  #takesFocus = false;
  #session: PuzzleSession | undefined;
  /** The reason why there is no decision; undefined if there is one, or while it is being opened. */
  #missing: NoPuzzle | undefined;
  readonly #announcer = new Announcer();
  #midnight: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#again);
    document.addEventListener('visibilitychange', this.#again);
    this.#awaitMidnight();
    this.#again();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#again);
    document.removeEventListener('visibilitychange', this.#again);
    clearTimeout(this.#midnight);
  }

  /** The board on which a game is played on: the first one of the page; undefined if there is none. */
  get board(): YahtzeeGame | undefined {
    return document.querySelector<YahtzeeGame>('yahtzee-game:defined') ?? undefined;
  }

  readonly #again = (): void => {
    this.#looksAtDay = true;
    this.requestUpdate();
  };

  #awaitMidnight(): void {
    const again = (): void => {
      this.#again();
      this.#awaitMidnight();
    };
    this.#midnight = setTimeout(again, untilMidnight(now()));
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#language.update();
    // The last announcement is in the previous language.
    if (changed.has('lang')) this.#hush();
    if (changed.has('positions')) this.#goTo(0);
    const wanted = this.#wanted();
    const day = dayNumber(wanted.date);
    const asked = JSON.stringify({ ...wanted, date: this.date, keep: this.keep });
    // At midnight, a visitor who has begun to answer keeps the decision.
    const isNextDay = this.#looksAtDay && day !== this.#day && !this.#session?.isBusy;
    this.#looksAtDay = false;
    if (asked === this.#asked && !isNextDay) return;
    this.#asked = asked;
    this.#day = day;
    void this.#open(wanted, () => asked === this.#asked && day === this.#day);
  }

  #wanted(): WantedPuzzle {
    return {
      ruleset: this.ruleset || 'yahtzee',
      date: (this.date && dayOf(`daily ${this.date}`)) || now(),
      position: (this.positions?.[this.#place] ?? this.position) || positionIn(location.hash),
      topic: Object.values(TOPICS).find((one) => one === this.topic),
      level: this.level || undefined,
    };
  }

  async #open(wanted: WantedPuzzle, isWanted: () => boolean): Promise<void> {
    const found = await tryOrWarn('puzzle', () => openPuzzle(wanted), TAG);
    if (!isWanted()) return;
    const opened = typeof found === 'object' ? found : undefined;
    this.#session?.end();
    this.#missing = typeof found === 'object' ? undefined : (found ?? 'puzzle.none');
    const isToday = opened?.day === dayNumber(now());
    this.#session =
      opened && new PuzzleSession(opened, this.keep && isToday && !wanted.topic && !wanted.level, this.#host);
    this.#hush();
    if (!this.#takesFocus) return;
    this.#takesFocus = false;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('[data-stop][tabindex="0"]')?.focus();
  }

  readonly #host: SessionHost = {
    changed: () => this.#hush(),
    answered: (detail) => this.dispatchEvent(new YahtzeeAnswerEvent(detail)),
    findAdvisor: async () => {
      if (!this.#ownAdvisor()) await YahtzeePuzzle.fetchAdvisor?.();
      return this.#ownAdvisor();
    },
  };

  #ownAdvisor(): Advisor | undefined {
    return this.advisor ?? this.#pageAdvisor.value ?? YahtzeePuzzle.advisor;
  }

  #words(): Translate {
    return this.#language.translator(this.messages ?? {});
  }

  protected override render(): TemplateResult {
    const t = this.#words();
    const session = this.#session;
    const view = session ? puzzleView(t, session.attempt) : blankView(t, this.#missing);
    return framed(html`<section class="puzzle" part="puzzle" lang=${t.lang} dir=${directionAt(this, t)} aria-label=${this.#title(t)} @keydown=${this.#keyed} @focusin=${this.#focused}>
      <div class="bar" part="bar">${this.#bar(t)}</div>
      ${renderTray(view, this.#toggle)}
      <p class="sentence" part="sentence">${renderEmphasis(view.sentence)}</p>
      <div class="low">${session?.attempt.result ? this.#told(t, session, view) : this.#asking(t, view)}</div>
      <div class="spoken" role="status">${this.#announcer.spoken || (session?.isFresh ? view.sentence.replaceAll('*', '') : '')}</div>
    </section>`);
  }

  /**
   * The card and the button to answer, if there is a decision; with an invalid position, the button for the next one.
   */
  #asking(t: Translate, view: PuzzleView): TemplateResult {
    return html`${renderCard(view, (cell) => this.#session?.choose(cell))}${view.key ? renderKey(view.key, this.#answer) : nothing}
      ${this.#missing && this.#hasNext ? html`<p class="next">${this.#nextButton(t)}</p>` : nothing}`;
  }

  #told(t: Translate, session: PuzzleSession, { rows }: PuzzleView): TemplateResult {
    const {
      week,
      puzzle: { day, state },
    } = session;
    return html`${renderAnswers(rows)}
      <div class="share">
        ${week.length ? renderWeek(week, weekWords(t, week)) : nothing}
        ${this.#share.draw(() => this.#shared(session))}
      </div>
      <p class="next">
        ${this.#share.hasCopied(state) ? t('share.copied') : day === dayNumber(now()) ? t('puzzle.next') : nothing}
        ${this.#hasNext ? this.#nextButton(t) : nothing}
        ${this.board ? html`<button type="button" @click=${this.#playOn}>${t('puzzle.playOn')}</button>` : nothing}
      </p>`;
  }

  get #hasNext(): boolean {
    return this.#place + 1 < (this.positions?.length ?? 0);
  }

  #nextButton(t: Translate): TemplateResult {
    return html`<button type="button" @click=${this.#next}>${t('puzzle.another')}</button>`;
  }

  readonly #next = (): void => {
    this.#goTo(this.#place + 1);
    this.#takesFocus = true;
    this.requestUpdate();
  };

  /** Opens the position at this index, even if it equals the previous one. */
  #goTo(place: number): void {
    this.#place = place;
    this.#asked = '';
  }

  #title(t: Translate): string {
    const isOwn = this.#session && this.#session.puzzle.day === undefined;
    return t(isOwn ? 'puzzle.title.own' : 'puzzle.title');
  }

  #bar(t: Translate): TemplateResult {
    const { streak: n = 0, puzzle: { day } = {} } = this.#session ?? {};
    const [title, short] = [this.#title(t), t('puzzle.title.short')];
    const all = this.positions?.length ?? 0;
    return html`<p class="name">${day === undefined ? title : renderFitting(title, short)}</p>
      ${day === undefined ? nothing : html`<span class="long">${dayWords(t.lang, dateOf(day).getTime())}</span>`}
      ${n ? html`<span class="streak">${renderFitting(t('puzzle.streak', { n }), t('puzzle.streak.short', { n }))}</span>` : nothing}
      ${all > 1 ? html`<span class="streak">${renderEmphasis(t('puzzle.place', { n: this.#place + 1, all }))}</span>` : nothing}`;
  }

  readonly #toggle = (position: number): void => {
    const session = this.#session;
    if (!session?.hold(session.attempt.held ^ (1 << position))) this.#again();
  };

  readonly #answer = async (): Promise<void> => {
    const hadFocus = focusedIn(this.shadowRoot)?.matches('.low *');
    if (!this.#session?.answer()) return;
    await this.updateComplete;
    // The pressed button has disappeared.
    if (hadFocus) this.renderRoot.querySelector<HTMLElement>('.low button')?.focus();
  };

  readonly #keyed = onKeys((event) => {
    const { target } = event;
    if (!this.#session || !(target instanceof HTMLElement)) return false;
    const { held } = this.#session.attempt;
    if (!handleKey(event, target, this.#session)) return false;
    if (held !== this.#session.attempt.held) this.#saySelection(this.#session);
    return true;
  });

  /** Announces the selection after keys, which may change any die. A pressed die announces its state itself. */
  #saySelection({ attempt }: PuzzleSession): void {
    const answer = chosenIn(attempt);
    if (answer) this.#say(answerWords(this.#words(), attempt.state, answer));
  }

  readonly #focused = (): void => setTabStops(this.renderRoot, focusedIn(this.shadowRoot));

  protected override updated(): void {
    this.#focused();
    this.#share.drawn(this);
  }

  #hush(): void {
    // Announcing the empty text twice would make it non-empty, see `Announcer`.
    if (this.#announcer.spoken) this.#announcer.say('');
    this.requestUpdate();
  }

  #say(text: string): void {
    this.#announcer.say(text);
    this.requestUpdate();
  }

  #sharing(): Sharing {
    const words = (): Translate => this.#words();
    const session = (): PuzzleSession | undefined => this.#session;
    return {
      get t() {
        return words();
      },
      get state() {
        return session()?.puzzle.state;
      },
      say: (text) => this.#say(text()),
      refresh: () => this.requestUpdate(),
    };
  }

  /** The text to share: the signs of the week and the address, which includes a position. */
  #shared({ week, puzzle: { state, day } }: PuzzleSession): string {
    const t = this.#words();
    const game = gameName(t, state.rules.ruleset);
    const title =
      day === undefined
        ? t('puzzle.share.own', { game })
        : t('puzzle.share', { game, date: dayWords(t.lang, dateOf(day).getTime()) });
    return shareText(title, week, linkTo(pageAddress(), day === undefined ? serializeGame(state) : ''));
  }

  readonly #playOn = (): void => {
    const state = this.#session?.puzzle.state;
    if (!state) return;
    const position = serializeGame(state);
    if (!this.dispatchEvent(new YahtzeePlayOnEvent(position))) return;
    void this.board?.load(position);
    if (this.board) reveal(this.board);
  };
}

const now = (): Date => new Date(Date.now());

if (!customElements.get(TAG)) customElements.define(TAG, YahtzeePuzzle);

declare global {
  interface HTMLElementTagNameMap {
    'yahtzee-puzzle': YahtzeePuzzle;
  }
  interface GlobalEventHandlersEventMap {
    'yahtzee-answer': YahtzeeAnswerEvent;
  }
}
