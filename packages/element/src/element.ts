/** Exports the classes; importing this module registers no element. */
import { ContextEvent } from '@lit/context';
import {
  serializeGame,
  type Action,
  type GameState,
  type IllegalAction,
  type ParseResult,
  type Ruleset,
  type RulesetId,
} from '@yahtzee-game/rules';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { aFunction, aText, faultOf, optionsWith } from './basics/checks.js';
import { onKeys } from './basics/keys.js';
import { hasPage, internalsOf } from './basics/platform.js';
import { fetchOrWarn } from './basics/warnings.js';
import { Board } from './board/board.js';
import { advisorContext, boardContext } from './board/context.js';
import { syncStates } from './board/custom-states.js';
import type { BoardElement, Faces } from './board/feature.js';
import { heldDice, holdDice } from './board/held-dice.js';
import type { Opening } from './board/opening.js';
import { RequestedGames, type Unavailable } from './board/requested-games.js';
import type { Advisor } from './game/advisor.js';
import {
  advisorCheck,
  facesCheck,
  keepCheck,
  optionsCheck,
  rulesetCheck,
  seedCheck,
  tableCheck,
} from './game/board-checks.js';
import { checkNewGame, type NewGameOptions } from './game/new-game.js';
import { playersCheck, type Players } from './game/seats.js';
import {
  attributeOf,
  SETTING_NAMES,
  settingCheck,
  settingsOf,
  type OptionValues,
  type Setting,
} from './game/settings.js';
import type { Table } from './game/table.js';
import { KeyQueue } from './keyboard/key-queue.js';
import { FeatureLoader, newFeatures } from './loader.js';
import { loadGames, loadLanguages, loadRuleSheets, loadSeededDice } from './loading.js';
import { adoptStyles } from './parts/adopt-styles.js';
import { FLAG, isAllowed, type CheckedDeclarations } from './parts/checked.js';
import { FormField, formValue } from './parts/form-field.js';
import { framed, frameStyles } from './parts/frame.js';
import { renderName } from './parts/name.js';
import type { BoardPart } from './parts/part.js';
import { gameStyles } from './parts/styles/game-styles.js';
import { shared, tokens } from './parts/styles/tokens.js';
import { PARTS } from './parts/tags.js';
import { Themed } from './parts/themed.js';
import { plainMessage } from './speech/spoken.js';
import { wordsOfGame } from './view/words-of-game.js';
import { addLanguage, speakers, updateBoards } from './words/added-languages.js';
import { BoardLanguage } from './words/board-language.js';
import { messagesCheck } from './words/messages-check.js';
import type { Messages } from './words/messages.js';
import { directionAt, languageAt } from './words/place.js';

export { advisorContext } from './board/context.js';
export { YahtzeeControls } from './parts/controls/controls.js';
export { YahtzeeDice } from './parts/dice/dice.js';
export { YahtzeeScorecard } from './parts/scorecard/scorecard.js';
export { YahtzeeEvent } from './board/events.js';
export type { NewGameOptions } from './game/new-game.js';
export type { Unavailable } from './board/requested-games.js';
export type { Players } from './game/seats.js';
export type { Face, Faces } from './board/feature.js';
export type * from './game/advisor.js';
export type * from './board/events.js';
export type * from './game/table.js';
export type { Message, Messages } from './words/messages.js';
export { addLanguage } from './words/added-languages.js';
export type {
  Action,
  GameState,
  IllegalAction,
  ParseError,
  ParseResult,
  PlayerAction,
  Ruleset,
} from '@yahtzee-game/rules';

/** The names in `part` attributes of the nested elements, exported so that a page can style every box of the board. */
const EXPORTED =
  'tray,dice,die,die-1,die-2,die-3,die-4,die-5,die-6,die-7,die-8,held,face,tag,' +
  'roll,faces,face-key,tools,tool,undo,advice,show-card,help,new-game,message,notice,chip,open-advice,apply-advice,choices,' +
  'card,section,section-upper,section-lower,head,player,win,row,label,tile,chips,bonus,meter,total,' +
  'cell,points,zero,only,plain,rest,barred,filled,waiting,later,derived,last,panel,result,setup,keys';

/** The data that a browser remembers; see the attribute. */
export type Keep = '' | 'game' | 'records' | 'game records' | 'records game' | boolean;

/** A game is not loaded because `load` does not accept the options it was called with. */
export interface BadRequest {
  readonly ok: false;
  readonly code: 'bad-request';
  readonly at: 'options';
  readonly message: string;
}

let anyAdvisor: Advisor | undefined;

/**
 * A complete game of the Yahtzee family. Without children it draws the whole board. With `<yahtzee-dice>`,
 * `<yahtzee-controls>` and `<yahtzee-scorecard>` inside, these share its game and the page lays them out.
 *
 * @element yahtzee-game
 * @attr {RulesetId} [ruleset=yahtzee] - id of a shipped ruleset, or the address of a rule sheet, `harbour.json`. The
 *   property also accepts a custom ruleset
 * @attr {string} options - options of the ruleset, such as "joker: free; upperBonus: 0". Every game also accepts
 *   "duplicate: true" (all players get the same dice) and "rollOff: true" (dice decide who starts). The property also
 *   accepts an object
 * @attr {string} [players=1] - names in seat order, or a number. `Uno:human` is a computer of that level (random,
 *   greedy, human or optimal), `computer:human` or `computer` one that the board names. The property also accepts a
 *   number or a list
 * @attr {string} seed - the same seed gives the same dice; random dice if absent. "daily" gives everybody, computers
 *   included, the dice of the day on which the game begins; "daily 2026-11-22" those of another day
 * @attr {game|records|game records} keep - what this browser remembers: "game" is the running game, also after a
 *   reload, "records" the results of finished games; without a value both, and nothing without the attribute
 * @attr {hold|reroll} [selection=hold] - whether selected dice are kept or rerolled
 * @attr {board|real} [dice=board] - whether the board rolls, or people throw real dice and enter what they show
 * @attr {face|position} [digits=face] - whether digit keys name faces or positions
 * @attr {on|off} [hotkeys=on] - letters, digits, Enter and Space while focus is inside
 * @attr {grid|line} [arrows=grid] - whether arrow keys follow the layout or one line, for switches
 * @attr {on|off} [hints=on] - whether open boxes show what they would score
 * @attr {off|score|turn|unlimited} [undo-limit=score] - how far players may undo; `score`: an entry, until the next
 *   roll
 * @attr {off|odds|top|ranked|explain} [advice=top] - what players see of an advisor: nothing, odds, the best choice and
 *   others (`top`), what those cost, or reasons as well
 * @attr {on|off} [coach=off] - whether a decision that cost more than five points is marked after its turn; needs an
 *   advisor
 * @attr {terse|normal|verbose} [speech=normal] - level of detail for screen readers
 * @attr {none|fast|normal|3d} [motion=normal] - animation of rolled dice
 * @attr {normal|fast|instant} [speed=normal] - how long computers and players elsewhere pause between their steps
 * @attr {on|off} [sound=off] - whether dice, entries and turns are heard
 * @attr {on|off} [vibration=off] - whether a phone vibrates
 * @attr {string} [faces=pips] - numerals, letters, squares, diamonds, hearts, stars, or a symbol for each face between
 *   spaces. As a property also a list of symbols and images
 * @attr {string} name - makes the board a form field: it submits the totals by seat under this name once the game is
 *   over, and the game itself under `<name>.game`
 * @attr {boolean} disabled - refuses input, as in a disabled fieldset; a form does not submit the board
 * @attr {boolean} readonly - shows the game; players cannot change it
 * @attr {boolean} required - the form is invalid until the game is over
 * @attr {string} game-name - the name of the game, shown in place of the default
 * @attr {string} five-name - the name of the box for all dice alike, shown in place of the default
 * @attr {string} theme - names of presets whose style sheets the page has, such as `felt`
 * @prop {Table | undefined} table - provides remote players and dice; undefined: all play here, with the board's
 *   dice
 * @prop {GameState | undefined} state - the current game, read-only; undefined while a ruleset is loading
 * @prop {string} gameTitle - the name of the game as the board shows it, read-only; empty while a ruleset is loading
 * @prop {string} message - the sentence under the dice as plain text, read-only; empty while a ruleset is loading
 * @prop {readonly boolean[]} held - whether each die is held, in order of position; setting it holds exactly these dice
 * @prop {Messages} messages - custom messages, by key
 * @fires yahtzee-before-roll - cancelable, once for each roll, before anything changes
 * @fires yahtzee-before-score - cancelable, before a box is filled
 * @fires yahtzee-roll - dice have landed
 * @fires yahtzee-hold - dice were marked or unmarked
 * @fires yahtzee-announce - a box was announced
 * @fires yahtzee-score - a box was filled
 * @fires yahtzee-turn - a turn begins, including the first
 * @fires yahtzee-end - the game is over
 * @fires yahtzee-change - after every change, with its reason: new, load, roll, dice, hold, announce, score or undo
 * @fires yahtzee-advice - an advisor has answered
 * @fires input - as a form field: the submitted value has changed
 * @fires change - as a form field: the game is over
 * @slot - parts that the page lays out, or fallback content for pages without script
 * @slot logo - before the name of the game
 * @slot start - in place of the card until the first roll, such as ways to play; the page removes it once one is chosen
 * @slot face-1 … face-9 - the picture for a value on every die; `alt` or `aria-label` is part of the die's name
 * @csspart board - the whole board; the parts of `<yahtzee-dice>`, `<yahtzee-controls>` and `<yahtzee-scorecard>`
 *   are exported through it
 * @csspart bar - the line at the top, with `name` and `turn`
 * @csspart name - the name of the game; a button for the list of all games, unless the game may not be changed
 * @csspart turn - the current round and player
 * @csspart choices - the list of the best choices
 * @csspart last-turns - the last turns, in its place while there is no advice
 * @cssstate loading - another ruleset is loading; reserve the height of its board
 * @cssstate roll - the player has to make the first roll
 * @cssstate choose - the player has to choose
 * @cssstate over - the game is over
 * @cssstate several - more than one player
 * @cssstate laid-out - the page lays out the parts
 * @cssstate light, dark - the player has chosen this colour scheme in place of the page's
 * @cssstate theme - the player has chosen a theme in place of the one of the attribute; `theme-felt` and so on say
 *   which
 * @cssstate seat-1 … seat-20 - the seat of the player on turn
 * @cssprop --yahtzee-* - colours and measures; see `tokens`
 */
export class YahtzeeGame extends Themed implements BoardElement {
  static override styles = [tokens, shared, frameStyles, gameStyles];
  static override properties: CheckedDeclarations = {
    ruleset: { check: rulesetCheck },
    options: { check: optionsCheck },
    players: { check: playersCheck },
    seed: { check: seedCheck },
    ...Object.fromEntries(
      SETTING_NAMES.map((name) => [name, { check: settingCheck(name), attribute: attributeOf(name) }]),
    ),
    keep: { check: keepCheck },
    name: { check: aText, reflect: true },
    disabled: { ...FLAG, reflect: true },
    readOnly: { ...FLAG, reflect: true, attribute: 'readonly' },
    required: { ...FLAG, reflect: true },
    faces: { check: facesCheck },
    gameName: { check: aText, attribute: 'game-name' },
    fiveName: { check: aText, attribute: 'five-name' },
    messages: { check: messagesCheck, attribute: false },
    advisor: { check: advisorCheck, attribute: false },
    table: { check: tableCheck, attribute: false },
  };

  /** Makes the board a form field. */
  static readonly formAssociated = true;
  /** Adds a language, or replaces messages of a shipped one, for all boards. */
  static readonly addLanguage = addLanguage;

  /** The game: the id of a shipped ruleset, by default `yahtzee`, the address of a rule sheet, or a custom ruleset. */
  declare ruleset: RulesetId | `${string}.json` | Ruleset | null | undefined;
  /** Options of the ruleset, such as `joker: free; upperBonus: 0`, or as an object. */
  declare options: string | OptionValues | null | undefined;
  /** Names in seat order, or the number of players; by default one. `Uno:human` is a computer of that level. */
  declare players: Players;
  /** The same seed gives the same dice; `daily` gives those of the day. Without one, dice are random. */
  declare seed: string | number | null | undefined;
  /** The data that this browser remembers: the running game, results, or (also `''` and true) both; by default none. */
  declare keep: Keep | null | undefined;
  /** Whether selected dice are kept, as by default, or rerolled. */
  declare selection: Setting<'selection'>;
  /** Whether the board rolls, as by default, or people throw real dice and enter them. */
  declare dice: Setting<'dice'>;
  /** Whether digit keys name faces, as by default, or positions. */
  declare digits: Setting<'digits'>;
  /** Letters, digits, Enter and Space while focus is inside; on by default. */
  declare hotkeys: Setting<'hotkeys'>;
  /** Whether open boxes show what they would score; on by default. */
  declare hints: Setting<'hints'>;
  /** How far players may undo; by default an entry, until the next roll. */
  declare undoLimit: Setting<'undoLimit'>;
  /** How much players see of an advisor's answers; by default the best choice and others. */
  declare advice: Setting<'advice'>;
  /** Whether a decision that cost more than five points is marked after its turn; off by default. */
  declare coach: Setting<'coach'>;
  /** Whether arrow keys follow the layout, as by default, or one line, for switches. */
  declare arrows: Setting<'arrows'>;
  /** The level of detail for screen readers; by default `normal`. */
  declare speech: Setting<'speech'>;
  /** The animation of rolled dice; by default `normal`. */
  declare motion: Setting<'motion'>;
  /** How long computers and players elsewhere pause between their steps; by default `normal`. */
  declare speed: Setting<'speed'>;
  /** Off by default. */
  declare sound: Setting<'sound'>;
  /** Off by default. */
  declare vibration: Setting<'vibration'>;
  /** Makes the board a form field of this name. */
  declare name: string | null | undefined;
  /** Refuses input, as in a disabled fieldset. */
  declare disabled: boolean;
  /** Shows the game; players cannot change it. */
  declare readOnly: boolean;
  /** As a form field, the board is invalid until the game is over. */
  declare required: boolean;
  /** The pictures or symbols of the faces, in place of dots. */
  declare faces: Faces | null | undefined;
  /** The name of the game, in place of the default. */
  declare gameName: string | null | undefined;
  /** The name of the box for all dice alike, in place of the default. */
  declare fiveName: string | null | undefined;
  /** Custom messages, by key. */
  declare messages: Messages | null | undefined;
  /** Answers requests for advice; by default the advisor of this part of the page, then `YahtzeeGame.advisor`. */
  declare advisor: Advisor | null | undefined;

  /** The default advisor of all boards. */
  static get advisor(): Advisor | undefined {
    return anyAdvisor;
  }
  static set advisor(advisor: Advisor | null | undefined) {
    if (!isAllowed('yahtzee-game', 'advisor', advisor, advisorCheck)) return;
    anyAdvisor = advisor ?? undefined;
    updateBoards();
  }

  /**
   * Fetches the default advisor of all boards, for games against computers; undefined if the page has to set one.
   * @internal
   */
  static fetchAdvisor: (() => Promise<unknown>) | undefined;

  readonly #internals = internalsOf(this);
  readonly #field = new FormField(this.#internals, this);
  readonly #board: Board = new Board(
    {
      emit: (event) => this.#emit(event),
      activate: (feature) => (this.#activated = this.#loader.activate(feature)),
    },
    newFeatures(),
  );
  readonly #loader: FeatureLoader = new FeatureLoader(this.#board, this);
  readonly #keys: KeyQueue = new KeyQueue(this.#board, () => this.#loader.load('every-board'));
  readonly #language = new BoardLanguage(this, loadLanguages);
  /** The ruleset whose words the board has. */
  #named: Ruleset | undefined;
  readonly #games: RequestedGames = new RequestedGames(this, this.#board, {
    load: (feature) => this.#loader.load(feature),
    tryLoad: (feature) => this.#loader.tryLoad(feature),
    openGame: async () => (await loadGames()).openGame,
    ruleSheets: loadRuleSheets,
    language: () => this.#language.loading,
  });
  /** The advisor from the `advisorContext` provider around the board. */
  #pageAdvisor: Advisor | undefined;
  /** Unsubscribes from that provider. */
  #unsubscribe: (() => void) | undefined;
  /** Settles when dice can be dealt from a seed; undefined until that has been requested. */
  #dealer: Promise<void> | undefined;
  /** Settles when the rest of the board is loaded, or cannot be; undefined until the board is drawn. */
  #everyBoard: Promise<void> | undefined;
  /** Settles when the action of the last pressed tool is complete or under way. */
  #activated: Promise<void> | undefined;
  constructor() {
    super();
    this.disabled = this.readOnly = this.required = false;
    // The board of an element never changes, so requests need no subscription.
    this.addEventListener('context-request', (request) => {
      if (request.context !== boardContext) return;
      request.stopPropagation();
      request.callback(this.#board);
    });
    this.#board.subscribe(() => this.requestUpdate());
    this.addEventListener('invalid', () => {
      this.#field.point(this.#parts, this.#missing);
    });
    // Clicking the label of a form field dispatches a click on the field.
    this.addEventListener('click', (event) => {
      if (event.composedPath()[0] === this) this.focus();
    });
    this.addEventListener(
      'keydown',
      onKeys((event) => this.#keys.press(event)),
    );
    for (const type of ['focusin', 'pointerover'] as const)
      this.addEventListener(type, () => (this.#dealer ??= this.#loadDealer()), { once: true });
  }

  /** The current game; undefined while a ruleset is loading. */
  get state(): GameState | undefined {
    return this.#board.state;
  }

  /** The name of the game as the board shows it; empty while a ruleset is loading. */
  get gameTitle(): string {
    return this.#board.view?.name ?? '';
  }

  /** The sentence under the dice as plain text, in the language of the board; empty while a ruleset is loading. */
  get message(): string {
    const { view } = this.#board;
    return view ? plainMessage(view.message) : '';
  }

  /**
   * Whether each die is held, in order of position; empty while there are no dice. Setting it holds exactly these dice;
   * what cannot be held warns once, and changes nothing.
   */
  get held(): readonly boolean[] {
    const { snapshot } = this.#board;
    return snapshot ? heldDice(snapshot.state.turn.dice.length, snapshot.held) : [];
  }
  set held(held: readonly boolean[] | null | undefined) {
    if (held !== null && held !== undefined) holdDice(this.#board, held);
  }

  /** Provides remote players and dice; undefined if all play at this board with its own dice. */
  get table(): Table | undefined {
    return this.#board.table;
  }
  set table(table: Table | null | undefined) {
    this.#board.table = table ?? undefined;
  }

  /**
   * Starts a new game; what the options do not say stays as it is. With a `ruleset` or a `seed` it begins once their
   * code is loaded: `await board.updateComplete`. If that fails, it warns once, and the present game goes on.
   * @throws RangeError, one sentence, if an option is unknown, or has a value that is not allowed.
   */
  newGame(options: NewGameOptions = {}): void {
    checkNewGame(options);
    this.#games.newGame(options, tableIn(options));
  }

  /**
   * Applies exactly one action of the rules, dice included. Returns the new state, the current one if a listener
   * cancelled the action, or the reason for a refusal.
   */
  dispatch(action: Action): GameState | IllegalAction {
    return this.#board.dispatch(action);
  }

  /**
   * Rolls the dice that are not held. If dice are awaited already, as at the start of a turn, rolls those. Resolves to
   * the state after the roll, or to the reason for a refusal.
   */
  roll(): Promise<GameState | IllegalAction> {
    return this.#board.roll();
  }

  /**
   * Takes back the last decision made at this board, as far as `undoLimit` allows, as the Undo button does. Returns
   * whether something was taken back.
   */
  undo(): boolean {
    return this.#board.undo();
  }

  /**
   * Starts a new game from the attributes. Drops the present or kept game and the settings that players have chosen.
   */
  reset(): void {
    this.#board.preferences = {};
    this.#board.looks = [];
    this.requestUpdate('lang');
    this.#games.catchUp(false);
  }

  /** Returns the game as text for `load`; empty if there is no game. */
  save(): string {
    const { state, game, seed } = this.#board;
    return state ? serializeGame(state, { game, ...(seed !== undefined && { seed }) }) : '';
  }

  /**
   * Loads a saved game, and its table if `table` is given. Computers play the seats that `players` names, by default
   * the attribute, if the names are those of the game. Resolves to its state, or to a parse error that leaves the
   * board unchanged; the code is `unavailable` if a required file cannot be fetched, or another game was requested
   * since, and `bad-request` if the options are not allowed.
   */
  async load(
    text: string,
    options: { players?: Players; table?: Table | null | undefined } = {},
  ): Promise<ParseResult<GameState> | Unavailable | BadRequest> {
    const message = faultOf(loadCheck, options, 'load');
    if (message) return { ok: false, code: 'bad-request', at: 'options', message };
    return this.#games.load(text, options.players ?? this.players, tableIn(options));
  }

  /** The submitted value: the totals by seat, once the game is over. */
  get value(): string {
    return formValue(this.state);
  }

  /** The form that the board belongs to. Templates may set it to the id of a form, as the attribute does. */
  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }
  set form(id: string | null | undefined) {
    if (!isAllowed(this.localName, 'form', id, aText)) return;
    if (id) this.setAttribute('form', id);
    else this.removeAttribute('form');
  }
  /** The labels of the board, as other form fields have them. */
  get labels(): NodeList {
    return this.#internals.labels;
  }
  /** Whether the form accepts the value: a board that is `required` is invalid until its game is over. */
  get validity(): ValidityState {
    return this.#internals.validity;
  }
  /** The reason why the form cannot be submitted, in the language of the board; empty if it can. */
  get validationMessage(): string {
    return this.#internals.validationMessage;
  }
  /** Whether validity counts: not while the board is disabled or read-only. */
  get willValidate(): boolean {
    return this.#internals.willValidate;
  }
  /** Returns whether the form accepts the value, and fires `invalid` if not. */
  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }
  /** The same as `checkValidity()`, and shows the visitor what is missing. */
  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }

  /** Focuses the Roll button, or the first part if the page lays them out. */
  override focus(options?: FocusOptions): void {
    const parts = this.#parts;
    (parts.find(({ localName }) => localName === 'yahtzee-controls') ?? parts[0])?.focus(options);
  }

  /** The parts: those of the page if it lays them out, otherwise those in the shadow tree. */
  get #parts(): readonly BoardPart[] {
    const root = this.#isLaidOut ? this : this.renderRoot;
    return [...root.querySelectorAll<BoardPart>(PARTS)];
  }

  /** The sentence that the browser shows when a form is sent before the game is over. */
  get #missing(): string {
    return this.#board.t('form.required');
  }

  /** Updates the form value and dispatches an event of the board; its listeners may submit the form at once. */
  #emit(event: Event): boolean {
    this.#field.update(this.#missing);
    const goesOn = this.dispatchEvent(event);
    if (event.type === 'yahtzee-change') this.#field.tell();
    return goesOn;
  }

  /** Starts a new game when the form is reset. */
  formResetCallback(): void {
    this.newGame();
  }

  /** Restores the unfinished game when the visitor returns to the page. */
  async formStateRestoreCallback(game: string | File | FormData | null): Promise<void> {
    await this.updateComplete;
    // A game that the board has kept is newer than the one that the browser has stored with the form.
    const isKept = this.#games.keeps && this.state?.log;
    if (!isKept && typeof game === 'string' && game !== this.save()) await this.load(game);
  }

  /** Refuses input while the board or its fieldset is disabled. */
  formDisabledCallback(disabled: boolean): void {
    this.toggleAttribute('inert', disabled);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    speakers.delete(this);
    this.#board.connected = false;
    this.#takeAdvisor(undefined);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#board.connected = true;
    this.dispatchEvent(new ContextEvent(advisorContext, this, this.#takeAdvisor, true));
    speakers.add(this);
  }

  readonly #takeAdvisor = (advisor: Advisor | undefined, unsubscribe?: () => void): void => {
    if (unsubscribe !== this.#unsubscribe) this.#unsubscribe?.();
    if (isAllowed(this.localName, 'advisor', advisor, advisorCheck)) this.#pageAdvisor = advisor;
    this.#unsubscribe = unsubscribe;
    this.requestUpdate();
  };

  /** The advisor set on this board, else that of the provider around it, else the default of all boards. */
  #ownAdvisor(): Advisor | undefined {
    return this.advisor ?? this.#pageAdvisor ?? anyAdvisor;
  }

  /**
   * Resolves to the advisor of this board, fetched by `fetchAdvisor` if it is set; undefined if there is none.
   * @internal
   */
  async findAdvisor(): Promise<Advisor | undefined> {
    if (!this.#ownAdvisor()) await YahtzeeGame.fetchAdvisor?.();
    return this.#ownAdvisor();
  }

  /**
   * Returns milliseconds, to distinguish a second roll from an accidental double press. Tests replace it.
   * @internal
   */
  get clock(): () => number {
    return this.#board.clock;
  }
  /** @internal */
  set clock(clock: () => number) {
    if (clock && isAllowed(this.localName, 'clock', clock, aFunction)) this.#board.clock = clock;
  }

  protected override shouldUpdate(properties: PropertyValues): boolean {
    const speaksOtherwise = this.#language.update();
    this.#games.catchUp();
    const board = this.#board;
    const advisor = this.advice === 'off' || this.advice === false ? undefined : this.#ownAdvisor();
    if (speaksOtherwise || properties.size || advisor !== board.advisor || board.ruleset !== this.#named) {
      board.advisor = advisor;
      board.readOnly = this.readOnly;
      board.settings = { ...settingsOf(this), ...board.preferences };
      this.#translate();
      board.refresh();
    }
    this.#loader.update();
    adoptStyles(this, board.features.stylesOf('game'));
    const looks = this.#isLaidOut ? [...board.looks, 'laid-out'] : board.looks;
    syncStates(this.#internals, this.state, board.view?.name ?? '', this.#games.loading !== undefined, looks);
    return this.#takesOver();
  }

  /**
   * Returns whether to render. A prerendered board stays until the game is loaded, and is removed in the same update.
   */
  #takesOver(): boolean {
    const { renderOptions, renderRoot, state } = this;
    if (state && renderOptions.renderBefore) {
      renderOptions.renderBefore = null;
      renderRoot.replaceChildren();
    }
    return Boolean(state) || !renderRoot.firstChild;
  }

  /** Loads seeded dice. Until then, dice are random and have no seed. */
  async #loadDealer(): Promise<void> {
    const module = await fetchOrWarn(loadSeededDice);
    if (module) this.#board.dealer = module.drawnDice;
  }

  /** Messages of the page take precedence over those of the game, and these over built-in ones. */
  #translate(): void {
    const messages = this.messages ?? {};
    const { ruleset } = this.#board;
    this.#named = ruleset;
    const names = {
      ...(ruleset && wordsOfGame(ruleset, languageAt(this))),
      ...(this.gameName && { 'name.game': this.gameName }),
      ...(this.fiveName && { 'name.yahtzee': this.fiveName }),
    };
    this.#board.t = this.#language.translator(messages, names);
  }

  protected override updated(): void {
    if (this.state && hasPage)
      this.#everyBoard ??= afterPaint().then(() => this.#loader.tryLoad('every-board'));
    this.#field.update(this.#missing);
    this.#field.tell();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#language.loading;
    while (this.#games.loading) await this.#games.loading;
    await this.#everyBoard;
    await this.#keys.done;
    await this.#dealer;
    await this.#activated;
    // A loaded feature may request others.
    do await super.getUpdateComplete();
    while (await this.#loader.settled());
    return super.getUpdateComplete();
  }

  protected override render(): TemplateResult {
    const isLaidOut = this.#isLaidOut;
    return html`${isLaidOut ? nothing : framed(this.#renderBoard())}
      <slot ?hidden=${!isLaidOut} @slotchange=${this.#slotted}></slot>
      <div class="spoken" role="status" aria-live="polite" lang=${this.#board.t.lang}>
        ${this.#board.spoken}
      </div>`;
  }

  /** Whether the page lays out the parts. */
  get #isLaidOut(): boolean {
    return this.querySelector(PARTS) !== null;
  }

  /** Whether the page has something in place of the card of a game that has not begun. */
  get #showsStart(): boolean {
    const { view, state } = this.#board;
    const hasBegun = !state || state.log || view?.panel;
    return !hasBegun && this.querySelector(':scope > [slot="start"]') !== null;
  }

  readonly #slotted = (): void => this.requestUpdate();

  #renderBoard(): TemplateResult {
    const { view, t } = this.#board;
    return html`<div
      class="board${view && view.dice.length > 5 ? ' many' : ''}${this.#showsStart ? ' starting' : ''}"
      part="board"
      lang=${t.lang}
      dir=${directionAt(this, t)}
      ?hidden=${!view}
    >
      <div class="bar" part="bar">
        <slot name="logo"></slot>${renderName(this.#board)}
        <span class="turn" part="turn"
          ><span class="long">${view?.turn}</span><span class="short">${view?.turnShort}</span></span
        >
      </div>
      <yahtzee-dice exportparts=${EXPORTED}></yahtzee-dice>
      <yahtzee-controls exportparts=${EXPORTED}></yahtzee-controls>
      <yahtzee-scorecard exportparts=${EXPORTED}></yahtzee-scorecard>
      <slot name="start" @slotchange=${this.#slotted}></slot>
      ${view && this.#board.features.slot('below', view)}
    </div>`;
  }
}

/** Returns the table if the options have one, where null means undefined; otherwise an empty object. */
const tableIn = (options: { readonly table?: Table | null | undefined }): Pick<Opening, 'table'> =>
  'table' in options ? { table: options.table ?? undefined } : {};

const loadCheck = optionsWith({ players: playersCheck, table: tableCheck });

const afterPaint = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
