/**
 * The one place where a board changes. It holds the game and what the players are about to do; it knows no rule:
 * every move goes through `reduce`, every refusal comes from there.
 */
import {
  cellsFor,
  chance,
  newGame,
  outcome,
  playerTotals,
  reduce,
  rollsLeft,
  undo,
  type Action,
  type Cell,
  type DiceSource,
  type GameState,
  type Held,
  type IllegalAction,
  type PlayerAction,
  type Ruleset,
} from '@yahtzee-game/rules';
import type { Advisor } from './advisor.js';
import type { Counsel } from './counsel/index.js';
import { YahtzeeEvent, type MoveDetail, type YahtzeeEventDetails, type YahtzeeEventType } from './events.js';
import type { More } from './extras.js';
import { lastCellsOf, mayUndo } from './history.js';
import { translator, type Translate } from './messages.js';
import { settingsOf, type Settings } from './settings.js';
import type { Looks } from './looks/index.js';
import type { Notice, Panel, Snapshot } from './snapshot.js';
import type { Voices } from './voice/index.js';
import { plainVoice, spokenRoll, type Voice } from './view/spoken.js';
import { allHeld, forcedHold, mayHold, mayRoll } from './view/table-view.js';
import { viewOf, type View } from './view/index.js';

/** A second roll within this time is a slip of the hand, animated or not. */
const ROLL_LOCK = 250;
/** A zero is confirmed by a second choice, not by a double click. */
const CONFIRM_AFTER = 350;

export interface StoreHost {
  /** Dispatches an event; false if it was cancelled. */
  emit(event: Event): boolean;
  /** Brings what advice needs, if it can be had. */
  counsel(): Promise<void>;
}

export class GameStore {
  readonly #host: StoreHost;
  readonly #listeners = new Set<() => void>();
  #state: GameState | undefined;
  #source: DiceSource | undefined;
  #view: View | undefined;
  #held = 0;
  #notice: Notice | undefined;
  #lastCells: (string | undefined)[] = [];
  #shown = 0;
  #panel: Panel;
  #rolls = 0;
  #rolledAt = -Infinity;
  #askedAt = -Infinity;
  #spoken = '';
  /** Milliseconds that never run backwards; tests replace it. */
  clock: () => number = () => performance.now();
  settings: Settings = settingsOf({});
  t: Translate = translator();
  /** What other games need besides; absent until one is played. */
  more: More | undefined;
  /** Whom a player may ask; undefined if nobody. */
  advisor: Advisor | undefined;
  /** What has been asked; absent until something is. */
  counsel: Counsel | undefined;
  /** Voices that say less or more; absent until one is wanted. */
  voices: Voices | undefined;
  /** Faces, motion and sound of the page's choice; absent until it chooses. */
  looks: Looks | undefined;

  constructor(host: StoreHost) {
    this.#host = host;
  }

  /** Tells what happens, as much of it as the page wants. */
  get voice(): Voice {
    return this.voices?.[this.settings.speech] ?? plainVoice;
  }

  /** Calls back after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get state(): GameState | undefined {
    return this.#state;
  }
  /** What is shown; undefined until a game is there. */
  get view(): View | undefined {
    return (this.#view ??= this.snapshot && viewOf(this.snapshot));
  }
  /** What the live region says. */
  get spoken(): string {
    return this.#spoken;
  }

  get snapshot(): Snapshot | undefined {
    const state = this.#state;
    return (
      state && {
        state,
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
        more: this.more,
        counsel: this.counsel,
      }
    );
  }

  /** Begins with this game: a new one, or one that was saved. */
  begin(state: GameState, source: DiceSource): void {
    this.#state = state;
    this.#source = source;
    this.#lastCells = lastCellsOf(state);
    this.#rolls = 0;
    this.#rolledAt = -Infinity;
    this.#settle(state.turn.phase === 'over' ? 'result' : undefined);
  }

  /** The same game from its start, with the same players or others. */
  restart(players: readonly string[] = this.#state?.players ?? ['']): void {
    const { ruleset } = this.#state?.rules ?? {};
    if (!ruleset || !this.#source) return;
    this.begin(
      newGame(ruleset, { players: this.more?.seated(players, ruleset.spec) ?? players }),
      this.#source,
    );
    this.#rolledAt = this.clock();
    this.#say([this.t('say.newGame'), ...this.#snapshotWords(this.voice.turn)].join(' '));
  }

  get ruleset(): Ruleset | undefined {
    return this.#state?.rules.ruleset;
  }

  /** Words or settings have changed. */
  refresh(): void {
    this.#changed();
  }

  /** Rolls the dice that are not kept; the first roll of a turn rolls all. A roll right after a roll is refused. */
  roll(): void {
    const state = this.#state;
    if (!state || this.clock() - this.#rolledAt < ROLL_LOCK) return;
    if (state.turn.phase === 'over') return this.restart();
    const { snapshot } = this;
    if (!snapshot || !mayRoll(state) || allHeld(snapshot)) return this.#refuse();
    this.dispatch({ type: 'roll', held: state.turn.phase === 'rolling' ? 0 : snapshot.held });
  }

  /** Marks or unmarks a die. */
  toggle(position: number): void {
    this.mark(this.#held ^ (1 << position));
  }

  /** Keeps exactly these dice. */
  mark(held: number): void {
    const state = this.#state;
    if (!state || held === this.#held) return;
    if (!mayHold(state)) return this.#refuse();
    this.#held = held;
    this.#notice = undefined;
    this.#changed();
    this.emit(
      'yahtzee-hold',
      { type: 'roll', held },
      {
        held: state.turn.dice.map((_, i) => Boolean((held >> i) & 1)),
      },
    );
  }

  /** Fills a cell, or names it where it must be announced. A zero asks first if another cell would give points. */
  choose(id: string): void {
    const state = this.#state;
    if (!state || state.turn.phase === 'over') return;
    const cells = cellsFor(state);
    const cell = cells.find((c) => c.id === id);
    if (!cell) return;
    if (!cell.legal) return this.#announceOrRefuse(state, cell);
    if (this.#asksFirst(cell, cells)) return;
    this.dispatch({ type: 'score', cell: id });
  }

  /** Forgets a question, or closes what covers the card. */
  cancel(): void {
    if (this.#panel && this.#panel !== 'result')
      return this.open(this.#state?.turn.phase === 'over' ? 'result' : undefined);
    this.#notice = undefined;
    this.#changed();
  }

  /** Opens a panel, or closes it if it is open. */
  togglePanel(panel: Panel): void {
    if (this.#panel === panel) this.cancel();
    else this.open(panel);
  }

  /** Covers the card with a panel, or uncovers it. */
  open(panel: Panel): void {
    this.#panel = panel;
    this.#changed();
  }

  /** Shows a player's card where there is room for one only. */
  show(seat: number): void {
    this.#shown = seat;
    this.#changed();
  }

  get canUndo(): boolean {
    return this.#state !== undefined && mayUndo(this.#state, this.settings.undo);
  }

  /** Takes back the last decision, as far as the settings allow. */
  undo(): void {
    const before = this.canUndo && this.#state ? undo(this.#state) : undefined;
    if (!before) return;
    this.#state = before;
    this.#lastCells = lastCellsOf(before);
    this.#settle(undefined, { kind: 'undone' });
    this.#say([this.t('say.undone'), ...this.#snapshotWords(spokenRoll)].join(' '));
  }

  /** Asks what to do; false if there is nobody to ask. */
  ask(): boolean {
    if (!this.advisor) return false;
    void this.#host.counsel().then(() => this.counsel?.ask());
    return true;
  }

  /** Tells which dice are marked; where none may be, why has been told. */
  saySelection(): void {
    if (this.#state && (mayHold(this.#state) || !this.#state.turn.dice.length))
      this.say(this.voice.selection);
  }

  /** Says something again, or on demand; it changes nothing. */
  say(words: (snapshot: Snapshot) => string): void {
    this.#say(this.#snapshotWords(words).join(''));
  }

  /**
   * Does what an action says, as if a player had done it. A roll throws the dice as well.
   * Returns the new state, the old one if the page cancelled it, or why it is refused.
   */
  dispatch(action: Action): GameState | IllegalAction {
    const state = this.#state;
    if (!state)
      return {
        ok: false,
        code: 'wrong-phase',
        message: 'wrong phase: the game is not loaded yet',
        why: undefined,
      };
    switch (action.type) {
      case 'roll':
        return this.#roll(state, action);
      case 'score':
        return this.#score(state, action.cell);
      default:
        return this.#take(reduce(state, action), (next) => {
          if (action.type === 'dice') this.#landed(next, action);
          else this.#announced(action);
        });
    }
  }

  #roll(state: GameState, action: PlayerAction & { type: 'roll' }): GameState | IllegalAction {
    // The first roll of a turn is no decision: the game already waits for its dice.
    const rolling = state.turn.phase === 'rolling' ? state : reduce(state, action);
    if (!rolling.ok) return rolling;
    if (!this.emit('yahtzee-before-roll', action, {})) return state;
    const owed = chance(rolling);
    if (!owed || !this.#source) return state;
    const dice: Action = { type: 'dice', values: this.#source(owed) };
    return this.#take(reduce(rolling, dice), (next) => this.#landed(next, dice));
  }

  #landed(state: GameState, action: Action): void {
    this.#rolls++;
    this.#rolledAt = this.clock();
    this.#held = this.#unmarked(state);
    const over = state.turn.phase === 'over';
    if (over) this.#panel = 'result';
    this.#changed();
    this.emit('yahtzee-roll', action, {
      dice: state.turn.dice,
      roll: state.turn.roll,
      rollsLeft: rollsLeft(state),
    });
    this.say((snapshot) =>
      [this.voice.rolled(snapshot), ...(over ? [this.voice.turn(snapshot)] : [])].join(' '),
    );
    if (over) this.#ended(state, action);
  }

  #score(state: GameState, id: string): GameState | IllegalAction {
    const next = reduce(state, { type: 'score', cell: id });
    const cell = cellsFor(state).find((c) => c.id === id);
    if (!next.ok || !cell) return next;
    const { seat } = state;
    const { points, bonus } = cell;
    const action: Action = { type: 'score', cell: id };
    const about = { cell: id, points, bonus, seat, player: state.players[seat] ?? '' };
    if (!this.emit('yahtzee-before-score', action, about)) return state;
    return this.#take(next, () => {
      this.#lastCells[seat] = id;
      this.#settle(next.turn.phase === 'over' ? 'result' : undefined, {
        kind: 'entry',
        seat,
        cell: id,
        points,
        bonus,
      });
      this.emit('yahtzee-score', action, about);
      this.say(this.voice.entry);
      if (next.turn.phase === 'over') this.#ended(next, action);
      else if (next.turn.phase === 'rolling')
        this.emit('yahtzee-turn', action, { turn: (next.cards[next.seat]?.turns ?? 0) + 1 });
    });
  }

  #announced(action: Action): void {
    this.emit('yahtzee-announce', action, {});
    this.#sayMessage();
  }

  #ended(state: GameState, action: Action): void {
    const end = outcome(state);
    if (end) this.emit('yahtzee-end', action, end);
  }

  /** Makes a new state the current one. A page may begin another game while it hears of this one; then that one stays. */
  #take(next: GameState | IllegalAction, then: (next: GameState) => void): GameState | IllegalAction {
    if (!next.ok) return next;
    this.#state = next;
    this.#notice = undefined;
    this.#changed();
    then(next);
    return next;
  }

  /** Back to the start of a decision: nothing asked, the card of the player on turn in view. */
  #settle(panel: Panel, notice?: Notice): void {
    const state = this.#state;
    if (state) this.#held = this.#unmarked(state);
    this.#notice = notice;
    this.#panel = panel;
    this.#shown = state?.seat ?? 0;
    this.#changed();
  }

  /** What is kept before a player marks anything: what was held for this throw, or all where they mark what to reroll. */
  #unmarked({ turn, rules }: GameState): Held {
    return this.settings.selection === 'hold' ? turn.held : 2 ** rules.spec.dice.count - 1;
  }

  /** What is not to be done now is answered with what is. */
  #refuse(): void {
    this.#say(this.view?.roll.label ?? '');
  }

  #announceOrRefuse(state: GameState, cell: Cell): void {
    const announced = reduce(state, { type: 'announce', cell: cell.id });
    if (announced.ok) {
      this.dispatch({ type: 'announce', cell: cell.id });
      return;
    }
    this.#notice = { kind: 'barred', cell: cell.id, why: cell.why };
    this.#changed();
    this.#sayMessage();
  }

  #asksFirst(cell: Cell, cells: readonly Cell[]): boolean {
    const asked = this.#notice?.kind === 'zero' && this.#notice.cell === cell.id;
    if (cell.points || cell.bonus || !cells.some((c) => c.legal && c.points)) return false;
    if (asked) return this.clock() - this.#askedAt < CONFIRM_AFTER;
    this.#askedAt = this.clock();
    this.#notice = { kind: 'zero', cell: cell.id };
    this.#changed();
    this.#sayMessage();
    return true;
  }

  /** Tells the page; false if it cancels what it was told. */
  emit<T extends YahtzeeEventType>(
    type: T,
    action: YahtzeeEventDetails[T]['action'],
    more: Omit<YahtzeeEventDetails[T], keyof MoveDetail> & Partial<MoveDetail>,
  ): boolean {
    const state = this.#state;
    if (!state) return true;
    const totals = playerTotals(state).map(({ total }) => total);
    const about = { action, seat: state.seat, player: state.players[state.seat] ?? '', totals };
    // `about` and `more` together are all that this event tells; the compiler cannot add up generic parts.
    return this.#host.emit(
      new YahtzeeEvent(type, { ...about, ...more } as unknown as YahtzeeEventDetails[T]),
    );
  }

  #snapshotWords(words: (snapshot: Snapshot) => string): string[] {
    return this.snapshot ? [words(this.snapshot)] : [];
  }

  #sayMessage(): void {
    this.#say((this.view?.message.text ?? '').replaceAll('*', ''));
  }

  /** The same words twice must be two changes, or the second is not read. */
  #say(words: string): void {
    this.#spoken = words === this.#spoken ? `${words}\u00a0` : words;
    this.#changed();
  }

  #changed(): void {
    this.#view = undefined;
    for (const listener of this.#listeners) listener();
  }
}
