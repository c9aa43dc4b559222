/** The classes alone; importing them registers nothing. */
import { ContextConsumer, ContextProvider } from '@lit/context';
import {
  cryptoDice,
  newGame,
  serializeGame,
  type Action,
  type DiceSource,
  type GameState,
  type IllegalAction,
  type ParseResult,
  type Ruleset,
} from '@yahtzee-game/rules';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { Advisor } from './advisor.js';
import { advisorContext, storeContext } from './context.js';
import type { Wanted } from './extras.js';
import { pressed } from './keyboard.js';
import { Late } from './late.js';
import type { Faces } from './looks/faces.js';
import type { Messages } from './messages.js';
import { fillForm, formValue, showStates } from './page.js';
import { addLanguage, changed, PageLanguage } from './page-language.js';
import { Movable } from './parts/adopt.js';
import { PARTS } from './parts/part.js';
import { orWarn, playersOf, SETTING_NAMES, settingsOf } from './settings.js';
import { GameStore } from './store.js';
import { gameStyles } from './styles/game.js';
import { printStyles } from './styles/print.js';
import { shared, tokens } from './styles/tokens.js';

export { advisorContext } from './context.js';
export { YahtzeeControls } from './parts/controls.js';
export { YahtzeeDice } from './parts/dice.js';
export { YahtzeeScorecard } from './parts/scorecard.js';
export { YahtzeeEvent } from './events.js';
export type { Face, Faces } from './looks/faces.js';
export type * from './advisor.js';
export type * from './events.js';
export type { Message, Messages } from './messages.js';
export { addLanguage } from './page-language.js';

/** The parts of the parts, so that a page reaches every box of the board. */
const EXPORTED =
  'tray,dice,die,die-1,die-2,die-3,die-4,die-5,die-6,die-7,die-8,held,face,tag,' +
  'roll,tools,tool,undo,advice,help,new-game,message,chip,follow,' +
  'card,section,section-upper,section-lower,head,player,win,row,label,tile,chips,bonus,meter,total,' +
  'cell,points,zero,only,plain,rest,barred,filled,waiting,later,derived,last,panel,result,setup,keys';
/** Attributes that decide which game is played; a change begins a new one. */
const GAME_ATTRIBUTES = ['ruleset', 'options', 'players', 'seed'] as const;

let anyAdvisor: Advisor | undefined;

/**
 * A whole game of the Yahtzee family. Alone it is a board; with `<yahtzee-dice>`, `<yahtzee-controls>` and
 * `<yahtzee-scorecard>` inside it is what they share, and the page lays them out.
 *
 * @element yahtzee-game
 * @attr {string} ruleset - id of a shipped ruleset; yahtzee if absent. As a property also a ruleset of your own
 * @attr {string} options - options of the ruleset, such as "joker: free; upperBonus: 0"; of any game also
 *   "duplicate: true" (everybody gets the same dice) and "rollOff: true" (who begins is thrown for)
 * @attr {string} players - names in seat order, or how many; one player if absent
 * @attr {string} seed - the same seed gives the same dice; real dice if absent
 * @attr {hold|reroll} selection - whether marked dice are kept (default) or thrown again
 * @attr {face|position} digits - whether digit keys name faces (default) or positions
 * @attr {on|off} hotkeys - letters, digits, Enter and Space while focus is inside
 * @attr {grid|line} arrows - whether arrows go where the eye sees (default) or on and back in one line, for switches
 * @attr {on|off} hints - what each open box would score
 * @attr {off|score|turn|unlimited} undo - how far a player may take back; a score until the next roll if absent
 * @attr {off|odds|top|ranked|explain} advice - how much an advisor tells: the best three, what every choice costs
 *   (default), or why as well
 * @attr {terse|normal|verbose} speech - how much is told to those who listen
 * @attr {none|fast|normal|3d} motion - how dice fall
 * @attr {on|off} sound - off if absent
 * @attr {on|off} vibration - off if absent
 * @attr {string} faces - numerals, letters, squares, diamonds, hearts, stars, or a symbol for each face between spaces.
 *   As a property also a list of symbols and images
 * @attr {string} name - the board is a field of its form: it sends the totals by seat under this name, once the game is
 *   over, and the game itself under `<name>.game`
 * @attr {string} game-name - what the board calls the game
 * @attr {string} five-name - what the board calls the box for all dice alike
 * @prop {Advisor} advisor - whom players may ask; else the one of `advisorContext`, else `YahtzeeGame.advisor`
 * @prop {GameState | undefined} state - the game as it stands, read only; undefined while a ruleset is loading
 * @prop {Messages} messages - words of your own, by key
 * @fires yahtzee-before-roll - cancelable, before dice are thrown
 * @fires yahtzee-before-score - cancelable, before a box is filled
 * @fires yahtzee-roll - dice have fallen
 * @fires yahtzee-hold - dice were marked or unmarked
 * @fires yahtzee-announce - a box was announced
 * @fires yahtzee-score - a box was filled
 * @fires yahtzee-turn - a turn begins
 * @fires yahtzee-end - the game is over
 * @fires yahtzee-advice - an advisor has said what is best
 * @slot - parts to lay out, or a text for pages without script
 * @slot logo - before the name of the game
 * @slot face-1 … face-9 - the picture that stands for a value on every die; `alt` or `aria-label` is said with it
 * @csspart board - all that is seen; the parts of `<yahtzee-dice>`, `<yahtzee-controls>` and `<yahtzee-scorecard>`
 *   reach through it
 * @csspart bar - the line above, with `name` and `turn`
 * @csspart name - what the game is called
 * @csspart turn - how far it is, and whose turn it is
 * @csspart counsel - the list of the best choices
 * @cssstate loading - another ruleset is on its way; reserve the height of its board
 * @cssstate roll - a first roll is awaited
 * @cssstate choose - a decision is awaited
 * @cssstate over - the game is over
 * @cssstate several - more than one player
 * @cssstate seat-1 … seat-20 - who is on turn
 * @cssprop --yahtzee-* - colours and measures; see `tokens`
 */
export class YahtzeeGame extends Movable {
  static override styles = [tokens, shared, gameStyles, printStyles];
  static override properties: PropertyDeclarations = {
    ...Object.fromEntries([...GAME_ATTRIBUTES, ...SETTING_NAMES].map((name) => [name, {}])),
    name: { reflect: true },
    faces: {},
    gameName: { attribute: 'game-name' },
    fiveName: { attribute: 'five-name' },
    messages: { attribute: false },
    advisor: { attribute: false },
  };

  /** A board is a field of its form. */
  static readonly formAssociated = true;
  /** Makes all boards speak a language that is not shipped, or other words of one that is. */
  static readonly addLanguage = addLanguage;

  declare ruleset: string | Ruleset | null | undefined;
  declare options: string | null | undefined;
  declare players: string | null | undefined;
  declare seed: string | null | undefined;
  declare selection: string | null | undefined;
  declare digits: string | null | undefined;
  declare hotkeys: string | null | undefined;
  declare hints: string | null | undefined;
  declare undo: string | null | undefined;
  declare advice: string | null | undefined;
  declare arrows: string | null | undefined;
  declare speech: string | null | undefined;
  declare motion: string | null | undefined;
  declare sound: string | null | undefined;
  declare vibration: string | null | undefined;
  declare name: string | null | undefined;
  declare faces: Faces | null | undefined;
  declare gameName: string | null | undefined;
  declare fiveName: string | null | undefined;
  declare messages: Messages | undefined;
  declare advisor: Advisor | undefined;

  /** Advises boards that are given nobody else. */
  static get advisor(): Advisor | undefined {
    return anyAdvisor;
  }
  static set advisor(advisor: Advisor | undefined) {
    anyAdvisor = advisor;
    changed();
  }

  readonly #internals = this.attachInternals();
  readonly #store: GameStore = new GameStore({
    emit: (event) => this.dispatchEvent(event),
    counsel: () => this.#late.counsel(),
  });
  readonly #late = new Late(this, this.#store);
  readonly #given = new ContextConsumer(this, { context: advisorContext, subscribe: true });
  readonly #language = new PageLanguage(this);
  /** Another game, on its way. */
  #loading: Promise<void> | undefined;
  /** Games are asked for one after the other; one that comes late must not replace one that was asked for later. */
  #asks = 0;
  #newest = 0;
  /** What the attributes said when the game that is played was begun. */
  #played: readonly unknown[] = [];

  constructor() {
    super();
    // Set before the script came, it would hide the true one.
    Reflect.deleteProperty(this, 'state');
    // oxlint-disable-next-line eslint/no-new -- it adds itself to its host
    new ContextProvider(this, { context: storeContext, initialValue: this.#store });
    this.#store.subscribe(() => this.requestUpdate());
    this.addEventListener('keydown', (event) => {
      if (pressed(event, this.#store)) event.preventDefault();
    });
  }

  /** The game as it stands; undefined while a ruleset is loading. */
  get state(): GameState | undefined {
    return this.#store.state;
  }

  /** A new game with the same players, or with these. */
  newGame(players?: readonly string[]): void {
    this.#store.restart(players);
  }

  /** Does what an action says, as if a player had done it; returns the new state, or why it is refused. */
  dispatch(action: Action): GameState | IllegalAction {
    return this.#store.dispatch(action);
  }

  /** The game as text, for `load`; empty while there is none. */
  save(): string {
    return this.state ? serializeGame(this.state) : '';
  }

  /**
   * Goes on with a saved game, unless another one is asked for meanwhile; resolves to it, or to what is wrong with the
   * text, and then nothing has changed.
   */
  async load(text: string): Promise<ParseResult<GameState>> {
    const ask = ++this.#asks;
    const { diceFor, savedGame } = await this.#late.extras();
    const loaded = await savedGame(text, [this.ruleset, this.#store.ruleset]);
    if (loaded.ok && ask > this.#newest) {
      this.#newest = ask;
      this.#played = this.#wanted();
      this.#loading = undefined;
      this.#store.begin(loaded, diceFor(this));
    }
    return loaded;
  }

  /** What a form sends under the name of the board: the totals by seat, once the game is over. */
  get value(): string {
    return formValue(this.state);
  }

  /** The form that the board belongs to. */
  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  /** A form that is reset begins a new game. */
  formResetCallback(): void {
    this.newGame();
  }

  /** A page that is come back to goes on with the game that was left there. */
  async formStateRestoreCallback(game: string): Promise<void> {
    await this.updateComplete;
    await this.load(game);
  }

  /** A disabled fieldset keeps players out. */
  formDisabledCallback(disabled: boolean): void {
    this.toggleAttribute('inert', disabled);
  }

  /** The clock that tells a second roll from a slip of the hand; tests replace it. */
  set clock(clock: () => number) {
    this.#store.clock = clock;
  }

  protected override shouldUpdate(properties: PropertyValues): boolean {
    this.#language.follow();
    const wanted = this.#wanted();
    if (!(this.state ?? this.#loading) || wanted.some((value, i) => value !== this.#played[i])) {
      this.#played = wanted;
      this.#begin();
    }
    const advisor =
      this.advice === 'off' ? undefined : (this.advisor ?? this.#given.value ?? YahtzeeGame.advisor);
    const { counsel, view } = this.#store;
    if (advisor?.winProbabilities && view?.several && !counsel) void this.#late.counsel();
    if (properties.size || advisor !== this.#store.advisor) {
      this.#store.advisor = advisor;
      this.#store.settings = settingsOf(this);
      this.#speak();
      this.#store.refresh();
    }
    this.#late.dress();
    showStates(this.#internals, this.state, this.#loading !== undefined);
    return this.#takesOver();
  }

  /** A board that came with the page stays until there is a game, and goes in the moment in which that is drawn. */
  #takesOver(): boolean {
    const { renderOptions, renderRoot, state } = this;
    if (state && renderOptions.renderBefore) {
      renderOptions.renderBefore = null;
      renderRoot.replaceChildren();
    }
    return Boolean(state) || !renderRoot.firstChild;
  }

  /** What the attributes say of the game that is to be played. */
  #wanted(): readonly unknown[] {
    return GAME_ATTRIBUTES.map((name) => this[name]);
  }

  #begin(): void {
    const players = playersOf(this.players);
    const ruleset = this.ruleset || yahtzee.id;
    const { options, seed } = this;
    const ask = (this.#newest = ++this.#asks);
    this.#loading = undefined;
    const plain = ruleset === yahtzee.id && !options && !seed;
    if (plain && !this.#language.loading) {
      this.#store.begin(...plainGame(players));
      return;
    }
    const wanted = { ruleset, options, seed, players };
    const fetched = plain ? plainGame(players) : this.#fetch(wanted);
    this.#loading = Promise.all([fetched, this.#language.loading]).then(([[state, dice]]) => {
      if (ask !== this.#newest) return;
      this.#loading = undefined;
      this.#store.begin(state, dice);
    });
  }

  /** The game that is wanted. A file that cannot be fetched leaves a game that can be played. */
  async #fetch(wanted: Wanted): Promise<readonly [GameState, DiceSource]> {
    const fetched = await orWarn(`${yahtzee.id} is played`, async () => {
      const { diceFor, gameFor } = await this.#late.extras();
      return [await gameFor(wanted, yahtzee), diceFor(wanted)] as const;
    });
    return fetched ?? plainGame(wanted.players);
  }

  /** The words of the page before our own. */
  #speak(): void {
    this.#store.t = this.#language.translator(this.messages, {
      ...(this.gameName && { 'name.game': this.gameName }),
      ...(this.fiveName && { 'name.yahtzee': this.fiveName }),
    });
  }

  protected override updated(): void {
    fillForm(this.#internals, this);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#language.loading;
    await this.#loading;
    return super.getUpdateComplete();
  }

  protected override render(): TemplateResult {
    const composed = this.querySelector(PARTS) !== null;
    return html`${composed ? nothing : this.#board()}
      <slot ?hidden=${!composed} @slotchange=${() => this.requestUpdate()}></slot>
      <div class="spoken" role="status" aria-live="polite" lang=${this.#store.t.lang}>${this.#store.spoken}</div>`;
  }

  #board(): TemplateResult {
    const { view, t } = this.#store;
    return html`<div class="board" part="board" lang=${t.lang} dir=${this.#language.dir(t)} ?hidden=${!view}>
      <div class="bar" part="bar">
        <slot name="logo"></slot><span class="name" part="name">${view?.name}</span>
        <span class="turn" part="turn"><span class="long">${view?.turn}</span><span class="short">${view?.turnShort}</span></span>
      </div>
      <yahtzee-dice exportparts=${EXPORTED}></yahtzee-dice>
      <yahtzee-controls exportparts=${EXPORTED}></yahtzee-controls>
      <yahtzee-scorecard exportparts=${EXPORTED}></yahtzee-scorecard>
      ${this.#store.counsel?.list(view)}
    </div>`;
  }
}

const plainGame = (players: readonly string[]): readonly [GameState, DiceSource] => [
  newGame(yahtzee, { players }),
  cryptoDice(),
];
