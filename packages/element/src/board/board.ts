/**
 * The state of a board; all changes go through this class. It holds the game and the input of its players. It contains
 * no rules: `reduce` applies or refuses every move.
 */
import {
  chance,
  outcome,
  reduce,
  rollsLeft,
  type Action,
  type Cell,
  type Dice,
  type DiceAction,
  type GameState,
  type Held,
  type IllegalAction,
  type Ruleset,
} from '@yahtzee-game/rules';
import { itemAt } from '../basics/item-at.js';
import { randomText } from '../basics/random-text.js';
import { sentenceIn, warnOnce } from '../basics/warnings.js';
import type { Advisor } from '../game/advisor.js';
import { cellsOf, totalsOf } from '../game/answers.js';
import type { Notice, Panel, Snapshot, Waiting } from '../game/board-state.js';
import { realDice, type Dealer, type Dealt } from '../game/dealer.js';
import { fitSeats } from '../game/fit-seats.js';
import { lastCellsOf, lastDecision, type Step } from '../game/history.js';
import { allHeld, forcedHold, mayHold, mayRoll, unmarkedDice } from '../game/holding.js';
import type { Records } from '../game/records.js';
import { seatedGame, type Levels, type Seat } from '../game/seats.js';
import { settingsOf, type Settings } from '../game/settings.js';
import type { Table } from '../game/table.js';
import { dealAgain, takenBack, type TakenBack } from '../game/taken-back.js';
import { allowsUndo, mayUndoAmongOthers } from '../game/undo-rule.js';
import { Announcer } from '../speech/announcer.js';
import { plainVoice, spokenRoll, type Voice } from '../speech/spoken.js';
import { viewOf } from '../view/view-of.js';
import type { View } from '../view/view.js';
import { translator, type Translate } from '../words/messages.js';
import {
  YahtzeeEvent,
  type ChangeReason,
  type MoveDetail,
  type YahtzeeEventDetails,
  type YahtzeeEventType,
} from './events.js';
import type { Features } from './feature.js';
import { heldDice } from './held-dice.js';

/** Milliseconds in which a second roll counts as accidental, whether animated or not. */
const ROLL_LOCK = 250;
/** Milliseconds before a second choice confirms a zero, so that a double click does not. */
const CONFIRM_AFTER = 350;
/** Milliseconds after the end of a game, or after a press that hurried a computer, in which a press is ignored. */
const END_REST = 600;

export interface BoardHost {
  /** Dispatches an event; false if it was cancelled. */
  emit(event: Event): boolean;
  /** Fetches a feature and runs the action of its tool. */
  activate(feature: string): unknown;
}

/** A game to start or restore, with its dice and table. */
export interface Opening {
  readonly state: GameState;
  /** Deals the board's own dice; defaults to the dealer of the board. */
  readonly deal?: Dealer | undefined;
  /** Identity of the game; generated if absent. */
  readonly game?: string | undefined;
  /** Defaults to the current table. */
  readonly table?: Table | undefined;
  /** Which seats computers play; by default none. */
  readonly levels?: Levels;
  /** By seat, the cell filled last; by default none. */
  readonly lastCells?: Snapshot['lastCells'];
  /** Whether an advisor has answered during this game. */
  readonly helped?: boolean;
  /** The dice with which a game goes on; by default dealt anew. */
  readonly dealt?: Dealt;
  /** Throws that were taken back by undo and will be dealt again; by default none. */
  readonly takenBack?: TakenBack;
  /** The unfinished game that this one replaces: undo restores it until the first move. */
  readonly replaces?: Opening | undefined;
}

export class Board {
  readonly features: Features;
  readonly #host: BoardHost;
  readonly #listeners = new Set<() => void>();
  readonly #announcer = new Announcer();
  #opening: Opening | undefined;
  /** The unfinished game that this one has replaced; undefined after the first move. */
  #replaced: Opening | undefined;
  #state: GameState | undefined;
  #game = '';
  #levels: Levels = [];
  #hasComputers = true;
  #dealt: Dealt = realDice();
  /** The dice that the board itself dealt for the last roll: a roll with other dice ends the use of the seed. */
  #own: Dice | undefined;
  #takenBack: TakenBack = {};
  #table: Table | undefined;
  /** The state for which `yahtzee-before-roll` has been dispatched. */
  #heralded: GameState | undefined;
  /** Aborts the request for dice; undefined while none are awaited. */
  #awaited: AbortController | undefined;
  #helped = false;
  /** The snapshot and the view are computed once after each change. */
  #snapshot: Snapshot | undefined;
  #view: View | undefined;
  #held = 0;
  #notice: Notice | undefined;
  #lastCells: Snapshot['lastCells'] = [];
  #shown = 0;
  #panel: Panel;
  #rolls = 0;
  #rolledAt = -Infinity;
  #askedAt = -Infinity;
  #endedAt = -Infinity;
  /** Returns milliseconds that never decrease; tests replace it. */
  clock: () => number = () => performance.now();
  settings: Settings = settingsOf({});
  /** Settings that a player has chosen, which take precedence over those of the page. */
  preferences: Partial<Settings> = {};
  /** Custom states for how a player wants the board to look, such as `dark`. */
  looks: readonly string[] = [];
  t: Translate = translator();
  /** Answers requests for advice; undefined if there is no advisor. */
  advisor: Advisor | undefined;
  /** The finished games that this browser remembers; undefined unless the page asks for them. */
  records: Records | undefined;
  readOnly = false;
  /** Whether games get random identities and seeds; not on a server, where a page renders the same every time. */
  draws = true;
  #dealer = realDice;
  #connected = true;

  constructor(host: BoardHost, features: Features) {
    this.#host = host;
    this.features = features;
  }

  get voice(): Voice {
    const voice = this.features.first(({ voices }) => voices?.[this.settings.speech]) ?? plainVoice;
    return this.features.all.reduce((all, feature) => feature.voice?.(all) ?? all, voice);
  }

  /** Adds a listener for every change. Returns a function that removes it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get state(): GameState | undefined {
    return this.#state;
  }
  get ruleset(): Ruleset | undefined {
    return this.#state?.rules.ruleset;
  }
  /** Identity of the game, see `MoveDetail`. */
  get game(): string {
    return this.#game;
  }
  /** By seat, the level of a computer; undefined for a person. */
  get levels(): Levels {
    return this.#levels;
  }
  /** The players in order, as `restart` takes them. */
  get seats(): readonly Seat[] {
    return this.#state?.players.map((name, seat) => ({ name, level: this.#levels[seat] })) ?? [];
  }
  /** The seed of the dice, once the game is over, or at once if it is public. Any other would reveal future dice. */
  get seed(): string | number | undefined {
    const { seed, isPublic } = this.#dealt;
    return isPublic || this.#state?.turn.phase === 'over' ? seed : undefined;
  }
  /** The dice of the game. Their seed reveals future dice: it may be stored, but not shown. */
  get dealt(): Dealt {
    return this.#dealt;
  }
  /** The throws that were taken back in this game. */
  get takenBack(): TakenBack {
    return this.#takenBack;
  }
  /** Whether an advisor has answered during this game. */
  get helped(): boolean {
    return this.#helped;
  }
  /** The view-model; undefined until a game is loaded. */
  get view(): View | undefined {
    return (this.#view ??= this.snapshot && viewOf(this.snapshot, this.features.all));
  }
  /** The text of the live region. */
  get spoken(): string {
    return this.#announcer.spoken;
  }

  get table(): Table | undefined {
    return this.#table;
  }
  set table(table: Table | undefined) {
    if (table === this.#table) return;
    this.#table = table;
    this.stopWaiting();
    this.refresh();
  }

  /**
   * Whether the board is in a page. When that changes, a request for dice is aborted, and features that ask remote
   * players or advisors, or listen to the page, begin or end.
   */
  get connected(): boolean {
    return this.#connected;
  }
  set connected(connected: boolean) {
    if (connected === this.#connected) return;
    this.#connected = connected;
    this.stopWaiting();
    this.refresh();
  }

  get waiting(): Waiting {
    const state = this.#state;
    if (this.#awaited) return 'dice';
    if (state && state.turn.phase !== 'over' && this.isElsewhere(state.seat)) return 'elsewhere';
    return this.readOnly ? 'nobody' : 'here';
  }

  /**
   * Whether a computer or a remote person decides for a seat, instead of a person at this board. Until the feature for
   * such seats is loaded, a table blocks input for every seat.
   */
  isElsewhere(seat: number): boolean {
    const state = this.#state;
    if (!state || !(this.#table ?? this.#levels[seat])) return false;
    const answers = this.features.all.map((feature) => feature.decides?.(seat, state));
    return answers.every((answer) => answer === undefined) || answers.includes(true);
  }

  /** Turns the seats of computers into seats of people, because the code that plays them cannot be fetched. */
  seatPeople(): void {
    this.#hasComputers = false;
    if (!this.#levels.some(Boolean)) return;
    this.#levels = [];
    this.refresh();
  }

  get snapshot(): Snapshot | undefined {
    return (this.#snapshot ??= this.#state && this.#snapshotOf(this.#state));
  }

  #snapshotOf(state: GameState): Snapshot {
    const snapshot: Snapshot = {
      state,
      waiting: this.waiting,
      held: forcedHold(state) ?? this.#held,
      notice: this.#notice,
      lastCells: this.#lastCells,
      shown: this.#shown,
      panel: this.#panel,
      canUndo: this.canUndo,
      rolls: this.#rolls,
      settings: this.settings,
      advised: Boolean(this.advisor),
      t: this.t,
      reasons: {},
      joker: undefined,
      levels: this.#levels,
      names: this.features.first((feature) => feature.names?.(this.#levels)) ?? [],
      wrote: '',
      besides: '',
      decider: '',
      ending: '',
    };
    return this.features.all.reduce((all, feature) => ({ ...all, ...feature.facts?.(all) }), snapshot);
  }

  /** Starts a new game, or restores a saved one. */
  begin(opening: Opening, reason: 'new' | 'load' | 'undo'): void {
    const { state } = opening;
    this.#opening = opening;
    this.#game = opening.game ?? (this.draws ? randomText(3) : '');
    this.#levels = this.#hasComputers ? (opening.levels ?? []) : [];
    if ('table' in opening) this.#table = opening.table;
    // A seed drawn now would not reproduce the dice that a loaded game has rolled before.
    this.#dealt = opening.dealt ?? (state.log && !opening.deal ? { dice: this.#deal().dice } : this.#deal());
    this.#takenBack = opening.takenBack ?? {};
    this.#helped = opening.helped ?? false;
    this.#lastCells = opening.lastCells ?? state.players.map(() => undefined);
    this.#rolls = 0;
    this.#rolledAt = -Infinity;
    this.#endedAt = -Infinity;
    this.#replace(state);
    this.#replaced = opening.replaces;
    this.#settle(state, state.turn.phase === 'over' ? 'result' : undefined);
    if (reason === 'new') this.#tellTurn(state, undefined);
    this.#tellChange(state, reason, undefined);
  }

  /** Sets the default dealer. It also applies to the current game if no dice have been rolled, unless a seed deals them. */
  set dealer(dealer: Dealer) {
    this.#dealer = dealer;
    const { seed, from = seed } = this.#dealt;
    if (this.#opening && !this.#state?.log && from === undefined) this.#dealt = this.#deal();
  }

  #deal(): Dealt {
    return ((this.draws && this.#opening?.deal) || this.#dealer)();
  }

  /**
   * Restarts the game, with the same players and rules unless others are given. `deal` deals the dice of this game
   * only, `dealer` also those of later games.
   */
  restart(
    seats: readonly Seat[] = this.seats,
    {
      ruleset = this.ruleset,
      deal: once,
      dealer: deal = this.#opening?.deal,
      ...table
    }: { table?: Table | undefined; ruleset?: Ruleset | undefined; deal?: Dealer; dealer?: Dealer } = {},
  ): void {
    if (!ruleset || !this.#opening) return;
    const game = seatedGame(ruleset, fitSeats(seats, ruleset.spec));
    this.begin({ ...game, deal: once ?? deal, ...table, replaces: this.underWay }, 'new');
    if (this.#opening.state === game.state) this.#opening = { ...this.#opening, deal };
    this.#rolledAt = this.clock();
    this.say((snapshot) => [this.t('say.newGame'), this.voice.turn(snapshot)].join(' '));
  }

  /** The game as it stands, if it is under way. */
  get underWay(): Opening | undefined {
    return this.#state?.log && this.#state.turn.phase !== 'over' ? this.standing : undefined;
  }

  /** The game as it stands, as an opening that can restore it. */
  get standing(): Opening | undefined {
    const state = this.#state;
    return (
      state && {
        ...this.#opening,
        state,
        levels: this.#levels,
        lastCells: this.#lastCells,
        game: this.#game,
        table: this.#table,
        dealt: this.#dealt,
        takenBack: this.#takenBack,
        helped: this.#helped,
        replaces: undefined,
      }
    );
  }

  /** Starts another game, through `table.again` if the table has it. */
  again(seats?: readonly Seat[], rules?: { ruleset: Ruleset; dealer: Dealer }): void {
    if (this.readOnly) return this.#refuse();
    if (this.#table?.again) this.#table.again();
    else this.restart(seats, rules);
  }

  /** Recomputes the view after a change of messages, settings or features. */
  refresh(): void {
    this.#snapshot = undefined;
    this.#view = undefined;
    for (const listener of this.#listeners) listener();
  }

  /** Handles the Roll button: rolls, or starts another game at the end. Refuses an immediate second press. */
  press(): void {
    const state = this.#state;
    const now = this.clock();
    if (!state || now - this.#rolledAt < ROLL_LOCK) return;
    // Players who press repeatedly may not have noticed yet that the computer's turn or the game is over.
    if (this.#hurries() || now - this.#endedAt < END_REST) return void (this.#endedAt = now);
    if (state.turn.phase === 'over') return this.again();
    const { snapshot } = this;
    if (!snapshot || this.waiting !== 'here' || !mayRoll(state) || allHeld(snapshot)) return this.#refuse();
    void this.roll();
  }

  /**
   * Rolls the dice that are not held, or the awaited ones. Resolves to the state after the roll, to the current state
   * if the page cancelled the roll, or to the reason for a refusal.
   */
  async roll(): Promise<GameState | IllegalAction> {
    const state = this.#state;
    if (!state) return refusal('the game is not loaded yet');
    if (this.waiting === 'dice' || this.waiting === 'elsewhere') return refusal(REFUSALS[this.waiting]);
    if (state.turn.phase === 'rolling') return this.throwDice();
    const rolling = this.dispatch({ type: 'roll', held: forcedHold(state) ?? this.#held });
    // A listener may have cancelled the roll or started another game.
    const rolled = rolling.ok && rolling.log !== undefined && rolling.log.before === state.log;
    return rolled ? this.throwDice() : rolling;
  }

  /** Rolls the awaited dice: those of the table, else the board's own. */
  async throwDice(): Promise<GameState | IllegalAction> {
    const state = this.#state;
    const owed = state && chance(state);
    if (!state || !owed || !this.#opening) return refusal('no dice are awaited');
    if (!this.#herald(state)) return this.#state ?? state;
    const { signal } = (this.#awaited = new AbortController());
    try {
      const thrown =
        this.features.first((feature) => feature.throwDice?.(owed, state, signal)) ??
        (this.#own = dealAgain(this.#takenBack, this.#dealt.dice, owed));
      // A table is the page's own code, which may throw anything.
      const isLater = 'then' in Object(thrown);
      if (isLater) this.refresh();
      const values = isLater ? await thrown : (thrown as Dice);
      if (signal.aborted) return this.#state ?? state;
      const landed = this.dispatch({ type: 'dice', values });
      if (!landed.ok) throw new RangeError(landed.message);
      return landed;
    } catch (error) {
      if (!signal.aborted) {
        this.#awaited = undefined;
        warnOnce(`table.throwDice: ${sentenceIn(error)}`);
        this.refresh();
      }
      return this.#state ?? state;
    }
  }

  /** Hurries the computer on turn to the end of its turn; returns whether there is one. */
  #hurries(): boolean {
    return this.features.all.some((feature) => feature.hurry?.());
  }

  /** Handles a press on a die; returns false if a feature or a hurried computer has used the press. */
  toggle(position: number): boolean {
    if (this.features.all.some((feature) => feature.pressDie?.(position)) || this.#hurries()) return false;
    this.hold(this.#held ^ (1 << position));
    return true;
  }

  /** Holds exactly these dice. */
  hold(held: Held): void {
    const state = this.#state;
    if (!state || held === this.#held) return;
    if (!mayHold(state) || this.waiting !== 'here') return this.#refuse();
    this.preview(held);
  }

  /** Shows dice as held, whether by a player here or elsewhere. */
  preview(held: Held): void {
    const state = this.#state;
    if (!state || !mayHold(state) || held === this.#held) return;
    this.#held = held;
    this.#notice = undefined;
    this.refresh();
    const action: Action = { type: 'roll', held };
    this.emit('yahtzee-hold', state, action, {
      held: heldDice(state.turn.dice.length, held),
    });
    this.#tellChange(state, 'hold', action);
  }

  /** Fills a cell, or announces it if required. A zero needs confirmation if another cell would give points. */
  choose(id: string): void {
    const state = this.#state;
    if (!state || state.turn.phase === 'over') return;
    if (this.waiting !== 'here') return this.#refuse();
    const cells = cellsOf(state);
    const cell = cells.find((c) => c.id === id);
    if (!cell) return;
    if (!cell.legal) return this.#announceOrRefuse(state, cell);
    if (this.#asksFirst(state, cell, cells)) return;
    this.dispatch({ type: 'score', cell: id });
  }

  /** Dismisses a question, or closes the panel over the card. After the game, shows the result again. */
  cancel(): void {
    this.#notice = undefined;
    this.open(this.#ownPanel);
  }

  /** The panel that is open unless players have chosen otherwise. */
  get #ownPanel(): Panel {
    return this.#state?.turn.phase === 'over' ? 'result' : undefined;
  }

  /** Cancels for Escape; returns false if there was no question and the panel was the default one. */
  dismiss(): boolean {
    if (this.#panel === this.#ownPanel && this.#notice?.kind !== 'zero') return false;
    this.cancel();
    return true;
  }

  /** Opens a panel, or closes it if it is open. */
  togglePanel(panel: Panel): void {
    if (this.#panel === panel) this.cancel();
    else this.open(panel);
  }

  /** Covers the card with a panel, or uncovers it. */
  open(panel: Panel): void {
    if (panel === 'setup' && this.#table?.again) return this.again();
    this.#panel = panel;
    this.refresh();
  }

  /** Shows a player's card where there is room for one only. */
  show(seat: number): void {
    this.#shown = seat;
    this.refresh();
  }

  get canUndo(): boolean {
    const state = this.#state;
    const table = this.#table;
    if (!state || !(table?.undo ?? !table?.throwDice) || this.readOnly) return false;
    const instead = this.#replaced ?? this.features.first((feature) => feature.undo?.());
    if (instead) return this.settings.undoLimit !== 'off';
    const hasOthers = (table && 'player' in table) || this.#levels.some(Boolean);
    if (hasOthers) return mayUndoAmongOthers(this.settings, state, (seat) => this.isElsewhere(seat));
    return allowsUndo(this.settings, state.log?.action, state);
  }

  /**
   * Undoes the last decision made at this board, or the start of a game in place of another, as far as the settings
   * allow. Returns whether there was something to undo.
   */
  undo(): boolean {
    const state = this.#state;
    if (!state || !this.canUndo) return false;
    const instead = this.features.first((feature) => feature.undo?.());
    const last = lastDecision(state, (seat) => this.isElsewhere(seat));
    if (instead) instead();
    else if (this.#replaced) this.#bringBack(this.#replaced);
    else if (last) this.goBack(last);
    else return false;
    return true;
  }

  #bringBack(game: Opening): void {
    this.begin(game, 'undo');
    this.#notice = { kind: 'undone', cell: undefined };
    this.refresh();
    this.#sayUndone();
  }

  /** Goes back to the state before a step. */
  goBack({ action, before }: Step): void {
    if (this.#state) this.#takenBack = takenBack(this.#takenBack, this.#state, before);
    this.#replace(before);
    this.#lastCells = lastCellsOf(before);
    const cell = 'cell' in action ? action.cell : undefined;
    this.#settle(before, undefined, { kind: 'undone', cell });
    this.#sayUndone();
    this.#tellChange(before, 'undo', undefined);
  }

  #sayUndone(): void {
    this.say((snapshot) => [snapshot.wrote, spokenRoll(snapshot)].join(' '));
  }

  /** Fetches a feature if necessary and runs the action of its tool. */
  activate(feature: string): unknown {
    return this.#host.activate(feature);
  }

  /** Announces the selected dice; if none can be selected, the reason has already been announced. */
  saySelection(): void {
    const state = this.#state;
    if (state && (mayHold(state) || !state.turn.dice.length)) this.say(this.voice.selection);
  }

  /** Announces something again or on request, without any other change. */
  say(words: (snapshot: Snapshot) => string): void {
    const { snapshot } = this;
    if (snapshot) this.#say(words(snapshot));
  }

  /**
   * Applies exactly one action of the rules, dice included. Returns the new state, the current one if the page
   * cancelled the action or changed the game meanwhile, or the reason for a refusal.
   */
  dispatch(action: Action): GameState | IllegalAction {
    const state = this.#state;
    if (!state) return refusal('the game is not loaded yet');
    const next = reduce(state, action);
    if (!next.ok) return next;
    switch (action.type) {
      case 'roll':
        return this.#roll(state, next, action);
      case 'dice':
        return this.#land(state, next, action);
      case 'announce':
        return this.#announce(next, action);
      case 'score':
        return this.#score(state, next, action);
    }
  }

  #roll(state: GameState, next: GameState, action: Action & { type: 'roll' }): GameState {
    if (!this.#herald(state, action)) return this.#state ?? state;
    this.#heralded = next;
    this.#held = action.held;
    this.#replace(next);
    this.refresh();
    this.#tellChange(next, 'roll', action);
    return next;
  }

  /**
   * Dispatches `yahtzee-before-roll` once for each roll. Returns false if a listener cancels it or changes the game.
   */
  #herald(state: GameState, action: Action = { type: 'roll', held: 0 }): boolean {
    if (this.#heralded === state) return true;
    if (!this.emit('yahtzee-before-roll', state, action, {}) || this.#state !== state) return false;
    this.#heralded = state;
    return true;
  }

  #land(state: GameState, next: GameState, action: DiceAction): GameState {
    if (!this.#herald(state)) return this.#state ?? state;
    const over = next.turn.phase === 'over';
    if (action.values !== this.#own) this.#dealt = { dice: this.#dealt.dice };
    this.#replace(next);
    this.#shown = next.seat;
    this.#rolls++;
    this.#rolledAt = this.clock();
    this.#held = unmarkedDice({ state: next, settings: this.settings });
    if (over) this.#panel = 'result';
    this.refresh();
    const { dice, roll } = next.turn;
    this.emit('yahtzee-roll', next, action, { dice, roll, rollsLeft: rollsLeft(next) });
    this.#sayOf(next, (snapshot) =>
      [this.voice.rolled(snapshot), ...(over ? [this.voice.turn(snapshot)] : [])].join(' '),
    );
    if (over) this.#tellEnd(next, action);
    this.#tellChange(next, 'dice', action);
    return next;
  }

  #announce(next: GameState, action: Action): GameState {
    this.#replace(next);
    this.refresh();
    this.emit('yahtzee-announce', next, action, {});
    this.#sayOf(next, () => this.#message);
    this.#tellChange(next, 'announce', action);
    return next;
  }

  #score(state: GameState, next: GameState, action: Action & { type: 'score' }): GameState {
    const { cell } = action;
    const { seat } = state;
    const { points = 0, bonus = 0 } = cellsOf(state).find((c) => c.id === cell) ?? {};
    const entry = { cell, points, bonus, seat };
    const about = { ...entry, player: itemAt(state.players, seat) };
    if (!this.emit('yahtzee-before-score', state, action, about) || this.#state !== state)
      return this.#state ?? state;
    const over = next.turn.phase === 'over';
    this.#replace(next);
    this.#lastCells = this.#lastCells.with(seat, cell);
    // A panel stays open after the move of a computer or a remote player, because somebody here may be reading it.
    const panel = this.isElsewhere(seat) ? this.#panel : undefined;
    // The next player's card is shown with the next roll, so that every entry can be seen.
    this.#settle(next, over ? 'result' : panel, { kind: 'entry', ...entry }, seat);
    this.emit('yahtzee-score', next, action, about);
    this.#sayOf(next, this.voice.entry);
    if (over) this.#tellEnd(next, action);
    else if (next.turn.phase === 'rolling') this.#tellTurn(next, action);
    this.#tellChange(next, 'score', action);
    return next;
  }

  /** Sets the current state; requests about the previous one are aborted. */
  #replace(state: GameState): void {
    this.stopWaiting();
    this.#state = state;
    this.#replaced = undefined;
    this.#notice = undefined;
    if (state.turn.phase === 'over') this.#endedAt = this.clock();
  }

  /** Aborts the request for dice; `throwDice` may request them again. */
  stopWaiting(): void {
    this.#awaited?.abort();
    this.#awaited = undefined;
  }

  /** Resets input to the start of a decision: no question, the card of this player in view. */
  #settle(state: GameState, panel: Panel, notice?: Notice, shown = state.seat): void {
    this.#held = unmarkedDice({ state, settings: this.settings });
    this.#notice = notice;
    this.#panel = panel;
    this.#shown = shown;
    this.refresh();
  }

  /** Announces which action is possible in place of the refused one. */
  #refuse(): void {
    const { view } = this;
    if (view) this.#say(this.waiting === 'here' ? view.roll.label : view.message.text);
  }

  #announceOrRefuse(state: GameState, cell: Cell): void {
    const action: Action = { type: 'announce', cell: cell.id };
    if (reduce(state, action).ok) this.dispatch(action);
    else this.#tell({ kind: 'barred', cell: cell.id, why: cell.why });
  }

  #asksFirst(state: GameState, cell: Cell, cells: readonly Cell[]): boolean {
    const asked = this.#notice?.kind === 'zero' && this.#notice.cell === cell.id;
    const hasMore = mayRoll(state) || cells.some((c) => c.legal && c.points);
    if (cell.points || cell.bonus || !hasMore) return false;
    if (asked) return this.clock() - this.#askedAt < CONFIRM_AFTER;
    this.#askedAt = this.clock();
    this.#tell({ kind: 'zero', cell: cell.id });
    return true;
  }

  /** Shows a notice in place of the message, and announces it. */
  #tell(notice: Notice): void {
    this.#notice = notice;
    this.refresh();
    this.#say(this.#message);
  }

  #tellTurn(state: GameState, action: Action | undefined): void {
    this.emit('yahtzee-turn', state, action, { turn: itemAt(state.cards, state.seat).turns + 1 });
  }

  #tellEnd(state: GameState, action: Action): void {
    const end = outcome(state);
    if (end) this.emit('yahtzee-end', state, action, { ...end, helped: this.#helped });
  }

  #tellChange(state: GameState, reason: ChangeReason, action: Action | undefined): void {
    this.emit('yahtzee-change', state, action, { reason });
  }

  /** Dispatches an event about a state. Returns false if a listener cancels it. */
  emit<T extends YahtzeeEventType>(
    type: T,
    state: GameState,
    action: YahtzeeEventDetails[T]['action'],
    more: Omit<YahtzeeEventDetails[T], keyof MoveDetail> & Partial<MoveDetail>,
  ): boolean {
    if (type === 'yahtzee-advice') this.#helped = true;
    const { seat, players } = state;
    const totals = totalsOf(state).map(({ total }) => total);
    const about = { action, seat, player: itemAt(players, seat), totals, game: this.#game };
    // `about` and `more` together are the complete detail; TypeScript cannot combine generic parts.
    const detail = { ...about, ...more } as unknown as YahtzeeEventDetails[T];
    return this.#host.emit(new YahtzeeEvent(type, detail));
  }

  get #message(): string {
    return this.view?.message.text ?? '';
  }

  /** Announces something about a state, unless a listener has changed the state. */
  #sayOf(state: GameState, words: (snapshot: Snapshot) => string): void {
    if (state === this.#state) this.say(words);
  }

  #say(words: string): void {
    this.#announcer.say(words);
    this.refresh();
  }
}

const REFUSALS = {
  dice: 'the dice are on their way',
  elsewhere: 'the player on turn is not at this board',
};

const refusal = (reason: string): IllegalAction => ({
  ok: false,
  code: 'wrong-phase',
  message: `wrong phase: ${reason}`,
  why: undefined,
});
