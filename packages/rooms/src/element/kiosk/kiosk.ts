/** `<yahtzee-kiosk>`: a board in a public place. It plays by itself until a visitor comes, and after they leave. */
import type { ChangeReason, YahtzeeEvent, YahtzeeGame } from '@yahtzee-game/element';
import {
  Announcer,
  buttonStyles,
  diceStyles,
  directionAt,
  framed,
  Framed,
  frameStyles,
  isChord,
  isFree,
  messagesCheck,
  markDone,
  onKeys,
  prefersLessMotion,
  numberFrom,
  numberOrText,
  ScreenLock,
  shared,
  tokens,
  type CheckedDeclarations,
  type Messages,
  type Translate,
} from '@yahtzee-game/element/kit';
import { html, nothing, type TemplateResult } from 'lit';
import { resultsCheck } from '../element-checks.js';
import { kiosk as words } from '../locales/en.js';
import { Words } from '../words.js';
import { ofToday, placeOf, type KioskResult } from './day.js';
import { IdleWatch } from './idle-watch.js';
import { YahtzeeKioskEvent } from './kiosk-events.js';
import { kioskStyles } from './kiosk-styles.js';
import { PageGame } from './page-game.js';
import { bestOf, farewell, invitation, largeDice, live, warning, type Answers } from './templates.js';

/** The seconds left to answer the warning when it is announced once more. */
const LAST_CALL = 5;
/** The milliseconds for which a finished game of the computers is shown. */
const SEEN_FOR = 6000;
/** The players while nobody is there. They need no advisor. */
const COMPUTERS = ['computer:greedy', 'computer:greedy'];
/** The keys that begin a game: characters, and these. Others move the focus, or belong to the browser. */
const PRESSES = /^(?:.|Enter|Escape|Backspace|Arrow\w+)$/u;

/** The changes of a board that begin or restore a game. */
const ANEW: readonly ChangeReason[] = ['new', 'load', 'undo'];

/** `attract`: nobody is there. `play`: a visitor plays. `over`: a visitor has finished a game. */
type Phase = 'attract' | 'play' | 'over';

/**
 * A board for a stall or a shop window. While nobody is there it shows large dice: those of two computers that play, or
 * resting ones if the system asks for reduced motion. Any key or touch begins a game for a visitor, who has the first
 * seat. After a time without input it asks whether somebody is still there, and 15 seconds later the computers go on.
 * Nothing is stored.
 *
 * @element yahtzee-kiosk
 * @attr {number} [idle=60] - the seconds without a key or a touch before it asks whether somebody is still there
 * @attr {string} theme - names of presets whose style sheets the page has, such as `felt`
 * @prop {readonly KioskResult[]} results - the results of visitors; those of today are ranked. A page that stores them
 *   sets them again after a reload
 * @prop {Messages} messages - custom messages, by key
 * @fires {YahtzeeKioskEvent} yahtzee-kiosk-result - a visitor has finished a game and is gone; `detail` has the name,
 *   the total, the time and the game as text
 * @slot - the `<yahtzee-game>` to play on; one is made if there is none
 * @slot brand - the name or the logo of the owner
 * @csspart kiosk - all of it
 * @csspart head, board, foot - its parts
 * @csspart dice - the large dice while nobody is there
 * @csspart best - the best result of today
 * @csspart question - the sentence that asks people to play
 * @csspart start - the button that begins a game
 * @csspart field, next - after a game: the field for a name, and the button for the next visitor
 * @csspart warning, count, stay, leave - the question whether somebody is still there, its seconds, and its two answers
 * @csspart button - a button with words
 * @cssprop --yahtzee-* - as on the board
 */
export class YahtzeeKiosk extends Framed {
  static override styles = [tokens, shared, frameStyles, buttonStyles, diceStyles, kioskStyles];
  static override properties: CheckedDeclarations = {
    idle: { check: numberFrom(0), converter: numberOrText },
    results: { check: resultsCheck, absent: [], attribute: false },
    messages: { check: messagesCheck, attribute: false },
    phase: { state: true },
  };

  declare idle: number | null | undefined;
  declare results: readonly KioskResult[];
  declare messages: Messages | null | undefined;
  declare protected phase: Phase;

  readonly #words = new Words(this, words);
  readonly #announcer = new Announcer();
  readonly #screen = new ScreenLock();
  readonly #game = new PageGame();
  readonly #watch = new IdleWatch({
    patience: () => this.idle || 60,
    canAsk: () => this.phase === 'play',
    asked: (left) => this.#asked(left),
    gone: () => void this.#attract(),
  });
  /** The result of a finished game, until the visitor is gone. */
  #ended: Omit<KioskResult, 'name'> | undefined;
  #thrown: readonly number[] = [6, 6, 6, 6, 6];
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.addEventListener(
      'keydown',
      onKeys(({ key }) => key === 'Escape' && this.#watch.stay()),
    );
    this.results = [];
    this.phase = 'attract';
  }

  /** The board inside; it is created if there is none. */
  get board(): YahtzeeGame {
    const found = this.querySelector('yahtzee-game');
    if (found) return found;
    const made = this.ownerDocument.createElement('yahtzee-game');
    this.append(made);
    return made;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('yahtzee-end', this.#whenOver);
    this.addEventListener('yahtzee-change', this.#whenChanged);
    this.addEventListener('pointerdown', this.#touched);
    this.ownerDocument.addEventListener('keydown', this.#pressed, true);
    this.#screen.keepOn(true);
    if (this.hasUpdated) void this.#attract();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('yahtzee-end', this.#whenOver);
    this.removeEventListener('yahtzee-change', this.#whenChanged);
    this.removeEventListener('pointerdown', this.#touched);
    this.ownerDocument.removeEventListener('keydown', this.#pressed, true);
    this.#screen.keepOn(false);
    this.#watch.stop();
    clearTimeout(this.#pause);
  }

  protected override firstUpdated(): void {
    void this.#attract();
  }

  protected override updated(): void {
    const dialog = this.renderRoot.querySelector('dialog');
    if (dialog?.open === (this.#watch.left !== undefined)) return;
    if (dialog?.open) dialog.close();
    else dialog?.showModal();
  }

  protected override render(): TemplateResult {
    const t = this.#t;
    const { spoken } = this.#announcer;
    const [best] = ofToday(this.results, Date.now());
    const isInviting = this.phase === 'attract';
    return framed(
      html`<section
        class="kiosk ${isInviting ? 'inviting' : ''}"
        part="kiosk"
        lang=${t.lang}
        dir=${directionAt(this, t)}
        @click=${() => this.start()}
      >
        <header class="head" part="head">
          <slot name="brand"></slot>${best ? bestOf(t, best) : nothing}
        </header>
        ${isInviting ? largeDice(this.#dice) : nothing}
        <div class="board" part="board" ?hidden=${isInviting}><slot></slot></div>
        ${this.#foot(t, best)} ${warning(t, this.#watch.left, spoken, this.#answers)} ${live(spoken)}
      </section>`,
    );
  }

  /** The dice that were thrown last; five sixes before that. */
  get #dice(): readonly number[] {
    const { dice = [] } = this.querySelector('yahtzee-game')?.state?.turn ?? {};
    if (dice.length > 0) this.#thrown = dice;
    return this.#thrown;
  }

  #foot(t: Translate, best: KioskResult | undefined): TemplateResult | typeof nothing {
    if (this.phase === 'attract') return invitation(t, best);
    const ended = this.#ended;
    if (this.phase !== 'over' || !ended) return nothing;
    return farewell(t, this.#thanks(t, ended.total, ended.at), this.#next);
  }

  get #t(): Translate {
    return this.#words.translator(this.messages ?? {});
  }

  /** Begins a game for a visitor, unless one is there already. */
  start(): void {
    if (this.phase === 'attract') void this.#begin();
  }

  #thanks(t: Translate, total: number, at: number): string {
    return t('kiosk.done', { n: total, place: t.number(placeOf(total, ofToday(this.results, at))) });
  }

  async #attract(): Promise<void> {
    this.#leaveResult();
    this.phase = 'attract';
    this.#watch.stop();
    await this.#play(prefersLessMotion() ? undefined : COMPUTERS);
  }

  async #begin(): Promise<void> {
    this.#leaveResult();
    this.phase = 'play';
    this.#announcer.say('');
    clearTimeout(this.#pause);
    this.#watch.start();
    await this.#play(undefined);
    await this.updateComplete;
    this.board.focus({ preventScroll: true });
  }

  /** Begins a new game with the players of the page, or with others. */
  async #play(others: readonly string[] | undefined): Promise<void> {
    await customElements.whenDefined('yahtzee-game');
    await this.#game.begin(this.board, others);
  }

  /** Draws the warning, and announces it once more. */
  #asked(left: number | undefined): void {
    if (left === LAST_CALL) this.#announcer.say(this.#t('kiosk.idle', { n: left }));
    this.requestUpdate();
  }

  /** A key shows that somebody is there. The first one begins a game, and has no other effect. */
  readonly #pressed = (event: KeyboardEvent): void => {
    const isHere = event.composedPath().includes(this);
    const isNowhere = event.target === this.ownerDocument.body;
    if (this.phase !== 'attract') return void (isHere && this.#touched());
    if (!(isHere || isNowhere) || !isFree(event) || isChord(event) || !PRESSES.test(event.key)) return;
    markDone(event);
    // A key that is held down was pressed for the game before.
    if (!event.repeat) this.start();
  };

  readonly #touched = (): void => {
    if (this.phase !== 'attract') this.#watch.touch();
  };

  readonly #answers: Answers = {
    stay: (event) => {
      event.stopPropagation();
      this.#watch.stay();
    },
    begin: () => void this.#begin(),
  };

  readonly #next = (event: SubmitEvent): void => {
    event.preventDefault();
    void this.#begin();
  };

  readonly #whenOver = ({ detail }: YahtzeeEvent<'yahtzee-end'>): void => {
    if (this.phase === 'attract') {
      clearTimeout(this.#pause);
      this.#pause = setTimeout(() => this.#showOn(), SEEN_FOR);
    } else if (this.#game.isOn(this.board)) {
      // Results of other games, which a visitor may have set up, do not count.
      const [total = 0] = detail.totals;
      const at = Date.now();
      this.#ended = { total, at, game: this.board.save() };
      this.phase = 'over';
      this.#announcer.say(this.#thanks(this.#t, total, at));
      this.#watch.start();
    }
  };

  /** Lets the computers play again. Also draws anew: another day may have begun, with no best result yet. */
  #showOn(): void {
    if (this.phase === 'attract') this.board.newGame();
    this.requestUpdate();
  }

  /** Draws what the computers throw; afterwards, handles the board's own buttons for another game and for undoing. */
  readonly #whenChanged = ({ detail }: YahtzeeEvent<'yahtzee-change'>): void => {
    if (this.phase === 'attract') this.requestUpdate();
    if (this.phase !== 'over' || !ANEW.includes(detail.reason)) return;
    if (detail.reason === 'undo') this.#ended = undefined;
    this.#leaveResult();
    this.phase = 'play';
  };

  /** Adds the result of the visitor, under the name that has been entered by now. */
  #leaveResult(): void {
    const ended = this.#ended;
    this.#ended = undefined;
    if (!ended) return;
    const name = this.renderRoot.querySelector<HTMLInputElement>('[name=name]')?.value.trim() ?? '';
    const result = { name, ...ended };
    this.results = [...this.results, result];
    this.dispatchEvent(new YahtzeeKioskEvent(result));
  }
}
