/**
 * All that is known of a board: its game, the input since the last action, its players and settings, and the view that
 * is computed from them. The classes that extend this one play the game.
 */
import type { GameState, Ruleset } from '@yahtzee-game/rules';
import type { Advisor } from '../game/advisor.js';
import type { Notice, Panel, Snapshot, Waiting } from '../game/board-state.js';
import type { Dealt } from '../game/dealer.js';
import { forcedHold } from '../game/holding.js';
import type { Records } from '../game/records.js';
import type { Levels, Seat } from '../game/seats.js';
import { settingsOf, type Settings } from '../game/settings.js';
import type { Table } from '../game/table.js';
import type { TakenBack } from '../game/taken-back.js';
import { allowsUndo, mayUndoAmongOthers } from '../game/undo-rule.js';
import { Announcer } from '../speech/announcer.js';
import { plainVoice, type Voice } from '../speech/spoken.js';
import { viewOf } from '../view/view-of.js';
import type { View } from '../view/view.js';
import { translator, type Translate } from '../words/messages.js';
import { DiceSupply } from './dice-supply.js';
import type { Features } from './feature.js';
import type { Opening } from './opening.js';

export interface BoardHost {
  /** Dispatches an event; false if it was cancelled. */
  emit(event: Event): boolean;
  /** Fetches a feature and runs the action of its tool. */
  activate(feature: string): unknown;
}

export abstract class BoardFacts {
  readonly features: Features;
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
  /** Returns milliseconds that never decrease; tests replace it. */
  clock: () => number = () => performance.now();

  protected readonly host: BoardHost;
  protected readonly dice = new DiceSupply();
  protected opening: Opening | undefined;
  /** The unfinished game that this one has replaced; undefined after the first move. */
  protected replaced: Opening | undefined;
  /** The state of the game. */
  protected current: GameState | undefined;
  protected id = '';
  /** By seat, the level of a computer; undefined for a person. */
  protected computers: Levels = [];
  protected wasHelped = false;
  protected tableOfGame: Table | undefined;
  /** Aborts the request for dice; undefined while none are awaited. */
  protected awaited: AbortController | undefined;
  /** Dice to keep, one bit per position. */
  protected held = 0;
  protected notice: Notice | undefined;
  protected lastCells: Snapshot['lastCells'] = [];
  protected shown = 0;
  protected panel: Panel;
  protected rolls = 0;

  readonly #listeners = new Set<() => void>();
  readonly #announcer = new Announcer();
  #hasComputers = true;
  #connected = true;
  /** The snapshot and the view are computed once after each change. */
  #snapshot: Snapshot | undefined;
  #view: View | undefined;

  constructor(host: BoardHost, features: Features) {
    this.host = host;
    this.features = features;
  }

  get state(): GameState | undefined {
    return this.current;
  }
  get ruleset(): Ruleset | undefined {
    return this.current?.rules.ruleset;
  }
  /** Identity of the game, see `MoveDetail`. */
  get game(): string {
    return this.id;
  }
  /** By seat, the level of a computer; undefined for a person. */
  get levels(): Levels {
    return this.computers;
  }
  /** The players in order, as `restart` takes them. */
  get seats(): readonly Seat[] {
    return this.current?.players.map((name, seat) => ({ name, level: this.computers[seat] })) ?? [];
  }
  /** The seed of the dice, once the game is over, or at once if it is public. Any other would reveal future dice. */
  get seed(): string | number | undefined {
    const { seed, isPublic } = this.dice.dealt;
    return isPublic || this.current?.turn.phase === 'over' ? seed : undefined;
  }
  /** The dice of the game. Their seed reveals future dice: it may be stored, but not shown. */
  get dealt(): Dealt {
    return this.dice.dealt;
  }
  /** The throws that were taken back in this game. */
  get takenBack(): TakenBack {
    return this.dice.takenBack;
  }
  /** Whether games get random identities and seeds. */
  set draws(draws: boolean) {
    this.dice.draws = draws;
  }
  /** Whether an advisor has answered during this game. */
  get helped(): boolean {
    return this.wasHelped;
  }

  get table(): Table | undefined {
    return this.tableOfGame;
  }
  set table(table: Table | undefined) {
    if (table === this.tableOfGame) return;
    this.tableOfGame = table;
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
    const state = this.current;
    if (this.awaited) return 'dice';
    if (state && state.turn.phase !== 'over' && this.isElsewhere(state.seat)) return 'elsewhere';
    return this.readOnly ? 'nobody' : 'here';
  }

  /**
   * Whether a computer or a remote person decides for a seat, instead of a person at this board. Until the feature for
   * such seats is loaded, a table blocks input for every seat.
   */
  isElsewhere(seat: number): boolean {
    const state = this.current;
    if (!state || !(this.tableOfGame ?? this.computers[seat])) return false;
    const answers = this.features.all.map((feature) => feature.decides?.(seat, state));
    return answers.every((answer) => answer === undefined) || answers.includes(true);
  }

  get canUndo(): boolean {
    const { current: state, table } = this;
    if (!state || !(table?.undo ?? !table?.throwDice) || this.readOnly) return false;
    const instead = this.replaced ?? this.features.first((feature) => feature.undo?.());
    if (instead) return this.settings.undoLimit !== 'off';
    const hasOthers = (table && 'player' in table) || this.computers.some(Boolean);
    if (hasOthers) return mayUndoAmongOthers(this.settings, state, (seat) => this.isElsewhere(seat));
    return allowsUndo(this.settings, state.log?.action, state);
  }

  /** Seats computers; people, if the code that plays computers cannot be fetched. */
  protected seatComputers(levels: Levels): void {
    this.computers = this.#hasComputers ? levels : [];
  }

  /** Turns the seats of computers into seats of people, because the code that plays them cannot be fetched. */
  seatPeople(): void {
    this.#hasComputers = false;
    if (!this.computers.some(Boolean)) return;
    this.computers = [];
    this.refresh();
  }

  /** Aborts the request for dice; `throwDice` may request them again. */
  stopWaiting(): void {
    this.awaited?.abort();
    this.awaited = undefined;
  }

  /** The input of the view; undefined until a game is loaded. */
  get snapshot(): Snapshot | undefined {
    return (this.#snapshot ??= this.current && this.#snapshotOf(this.current));
  }

  #snapshotOf(state: GameState): Snapshot {
    const snapshot: Snapshot = {
      state,
      waiting: this.waiting,
      held: forcedHold(state) ?? this.held,
      notice: this.notice,
      lastCells: this.lastCells,
      shown: this.shown,
      panel: this.panel,
      canUndo: this.canUndo,
      rolls: this.rolls,
      settings: this.settings,
      advised: Boolean(this.advisor),
      t: this.t,
      reasons: {},
      joker: undefined,
      levels: this.computers,
      names: this.features.first((feature) => feature.names?.(this.computers)) ?? [],
      wrote: '',
      besides: '',
      ending: '',
    };
    return this.features.all.reduce((all, feature) => ({ ...all, ...feature.facts?.(all) }), snapshot);
  }

  /** The view-model; undefined until a game is loaded. */
  get view(): View | undefined {
    return (this.#view ??= this.snapshot && viewOf(this.snapshot, this.features.all));
  }

  get voice(): Voice {
    const voice = this.features.first(({ voices }) => voices?.[this.settings.speech]) ?? plainVoice;
    return this.features.all.reduce((all, feature) => feature.voice?.(all) ?? all, voice);
  }

  /** The text of the live region. */
  get spoken(): string {
    return this.#announcer.spoken;
  }

  /** Announces something again or on request, without any other change. */
  say(words: (snapshot: Snapshot) => string): void {
    const { snapshot } = this;
    if (snapshot) this.announce(words(snapshot));
  }

  protected announce(words: string): void {
    this.#announcer.say(words);
    this.refresh();
  }

  /** Adds a listener for every change. Returns a function that removes it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Recomputes the view after a change of messages, settings or features. */
  refresh(): void {
    this.#snapshot = undefined;
    this.#view = undefined;
    for (const listener of this.#listeners) listener();
  }
}
