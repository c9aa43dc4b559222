/** The course of the game on a board: how it begins, each action of the rules with its events, and its end. */
import {
  chance,
  reduce,
  rollsLeft,
  type Action,
  type Dice,
  type DiceAction,
  type GameState,
  type IllegalAction,
  type Ruleset,
} from '@yahtzee-game/rules';
import { itemAt } from '../basics/item-at.js';
import { randomText } from '../basics/random-text.js';
import { sentenceIn, warnOnce } from '../basics/warnings.js';
import { cellsOf } from '../game/answers.js';
import type { Notice, Panel, Snapshot } from '../game/board-state.js';
import type { Dealer } from '../game/dealer.js';
import { fitSeats } from '../game/fit-seats.js';
import { lastCellsOf, type Step } from '../game/history.js';
import { forcedHold, unmarkedDice } from '../game/holding.js';
import { seatedGame, type Seat } from '../game/seats.js';
import type { Table } from '../game/table.js';
import { spokenRoll } from '../speech/spoken.js';
import { BoardEvents } from './board-events.js';
import type { Opening } from './opening.js';

/** The options of a restart. */
interface Restart {
  readonly table?: Table | undefined;
  readonly ruleset?: Ruleset | undefined;
  /** Deals the dice of this game only. */
  readonly deal?: Dealer;
  /** Deals the dice of this game and of later ones. */
  readonly dealer?: Dealer;
}

export abstract class GameFlow extends BoardEvents {
  /** The state for which `yahtzee-before-roll` has been dispatched. */
  #heralded: GameState | undefined;
  protected rolledAt = -Infinity;
  protected endedAt = -Infinity;

  /** Starts a new game, or restores a saved one. */
  begin(opening: Opening, reason: 'new' | 'load' | 'undo'): void {
    const { state } = opening;
    this.opening = opening;
    this.id = opening.game ?? (this.dice.draws ? randomText(3) : '');
    this.seatComputers(opening.levels ?? []);
    if ('table' in opening) this.tableOfGame = opening.table;
    this.dice.begin(opening);
    this.wasHelped = opening.helped ?? false;
    this.lastCells = opening.lastCells ?? state.players.map(() => undefined);
    this.rolls = 0;
    this.rolledAt = -Infinity;
    this.endedAt = -Infinity;
    this.#replace(state);
    this.replaced = opening.replaces;
    this.#settle(state, state.turn.phase === 'over' ? 'result' : undefined);
    if (reason === 'new') this.tellTurn(state, undefined);
    this.tellChange(state, reason, undefined);
  }

  /**
   * Sets the default dealer. It also applies to the current game if no dice have been rolled, unless a seed deals them.
   */
  set dealer(dealer: Dealer) {
    this.dice.setDealer(dealer, this.current?.log ? undefined : this.opening);
  }

  /** Restarts the game, with the same players and rules unless others are given. */
  restart(
    seats: readonly Seat[] = this.seats,
    { ruleset = this.ruleset, deal: once, dealer: deal = this.opening?.deal, ...table }: Restart = {},
  ): void {
    if (!ruleset || !this.opening) return;
    const game = seatedGame(ruleset, fitSeats(seats, ruleset.spec));
    this.begin({ ...game, deal: once ?? deal, ...table, replaces: this.underWay }, 'new');
    if (this.opening.state === game.state) this.opening = { ...this.opening, deal };
    this.rolledAt = this.clock();
    this.say((snapshot) => [this.t('say.newGame'), this.voice.turn(snapshot)].join(' '));
  }

  /** The game as it stands, if it is under way. */
  get underWay(): Opening | undefined {
    return this.current?.log && this.current.turn.phase !== 'over' ? this.standing : undefined;
  }

  /** The game as it stands, as an opening that can restore it. */
  get standing(): Opening | undefined {
    const state = this.current;
    return (
      state && {
        ...this.opening,
        state,
        levels: this.levels,
        lastCells: this.lastCells,
        game: this.id,
        table: this.table,
        dealt: this.dealt,
        takenBack: this.takenBack,
        helped: this.helped,
        replaces: undefined,
      }
    );
  }

  /**
   * Rolls the dice that are not held, or the awaited ones. Resolves to the state after the roll, to the current state
   * if the page cancelled the roll, or to the reason for a refusal.
   */
  async roll(): Promise<GameState | IllegalAction> {
    const state = this.current;
    if (!state) return refusal('the game is not loaded yet');
    if (this.waiting === 'dice' || this.waiting === 'elsewhere') return refusal(REFUSALS[this.waiting]);
    if (state.turn.phase === 'rolling') return this.throwDice();
    const rolling = this.dispatch({ type: 'roll', held: forcedHold(state) ?? this.held });
    // A listener may have cancelled the roll or started another game.
    const rolled = rolling.ok && rolling.log !== undefined && rolling.log.before === state.log;
    return rolled ? this.throwDice() : rolling;
  }

  /** Rolls the awaited dice: those of the table, else the board's own. */
  async throwDice(): Promise<GameState | IllegalAction> {
    const state = this.current;
    const owed = state && chance(state);
    if (!state || !owed || !this.opening) return refusal('no dice are awaited');
    if (!this.#herald(state)) return this.current ?? state;
    const { signal } = (this.awaited = new AbortController());
    try {
      const thrown =
        this.features.first((feature) => feature.throwDice?.(owed, state, signal)) ?? this.dice.roll(owed);
      // A table is the page's own code, which may throw anything.
      const isLater = 'then' in Object(thrown);
      if (isLater) this.refresh();
      const values = isLater ? await thrown : (thrown as Dice);
      if (signal.aborted) return this.current ?? state;
      const landed = this.dispatch({ type: 'dice', values });
      if (!landed.ok) throw new RangeError(landed.message);
      return landed;
    } catch (error) {
      if (!signal.aborted) {
        this.awaited = undefined;
        warnOnce(`table.throwDice: ${sentenceIn(error)}`);
        this.refresh();
      }
      return this.current ?? state;
    }
  }

  /**
   * Applies exactly one action of the rules, dice included. Returns the new state, the current one if the page
   * cancelled the action or changed the game meanwhile, or the reason for a refusal.
   */
  dispatch(action: Action): GameState | IllegalAction {
    const state = this.current;
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
    if (!this.#herald(state, action)) return this.current ?? state;
    this.#heralded = next;
    this.held = action.held;
    this.#replace(next);
    this.refresh();
    this.tellChange(next, 'roll', action);
    return next;
  }

  /**
   * Dispatches `yahtzee-before-roll` once for each roll. Returns false if a listener cancels it or changes the game.
   */
  #herald(state: GameState, action: Action = { type: 'roll', held: 0 }): boolean {
    if (this.#heralded === state) return true;
    if (!this.emit('yahtzee-before-roll', state, action, {}) || this.current !== state) return false;
    this.#heralded = state;
    return true;
  }

  #land(state: GameState, next: GameState, action: DiceAction): GameState {
    if (!this.#herald(state)) return this.current ?? state;
    const over = next.turn.phase === 'over';
    this.dice.landed(action.values);
    this.#replace(next);
    this.shown = next.seat;
    this.rolls++;
    this.rolledAt = this.clock();
    this.held = unmarkedDice({ state: next, settings: this.settings });
    if (over) this.panel = 'result';
    this.refresh();
    const { dice, roll } = next.turn;
    this.emit('yahtzee-roll', next, action, { dice, roll, rollsLeft: rollsLeft(next) });
    this.#sayOf(next, (snapshot) =>
      [this.voice.rolled(snapshot), ...(over ? [this.voice.turn(snapshot)] : [])].join(' '),
    );
    if (over) this.tellEnd(next, action);
    this.tellChange(next, 'dice', action);
    return next;
  }

  #announce(next: GameState, action: Action): GameState {
    this.#replace(next);
    this.refresh();
    this.emit('yahtzee-announce', next, action, {});
    this.#sayOf(next, () => this.message);
    this.tellChange(next, 'announce', action);
    return next;
  }

  #score(state: GameState, next: GameState, action: Action & { type: 'score' }): GameState {
    const { cell } = action;
    const { seat } = state;
    const { points = 0, bonus = 0 } = cellsOf(state).find((c) => c.id === cell) ?? {};
    const entry = { cell, points, bonus, seat };
    const about = { ...entry, player: itemAt(state.players, seat) };
    if (!this.emit('yahtzee-before-score', state, action, about) || this.current !== state)
      return this.current ?? state;
    const over = next.turn.phase === 'over';
    this.#replace(next);
    this.lastCells = this.lastCells.with(seat, cell);
    // A panel stays open after the move of a computer or a remote player, because somebody here may be reading it.
    const panel = this.isElsewhere(seat) ? this.panel : undefined;
    // The next player's card is shown with the next roll, so that every entry can be seen.
    this.#settle(next, over ? 'result' : panel, { kind: 'entry', ...entry }, seat);
    this.emit('yahtzee-score', next, action, about);
    this.#sayOf(next, this.voice.entry);
    if (over) this.tellEnd(next, action);
    else if (next.turn.phase === 'rolling') this.tellTurn(next, action);
    this.tellChange(next, 'score', action);
    return next;
  }

  /** Goes back to the state before a step. */
  goBack({ action, before }: Step): void {
    if (this.current) this.dice.takeBack(this.current, before);
    this.#replace(before);
    this.lastCells = lastCellsOf(before);
    const cell = 'cell' in action ? action.cell : undefined;
    this.#settle(before, undefined, { kind: 'undone', cell });
    this.sayUndone();
    this.tellChange(before, 'undo', undefined);
  }

  protected sayUndone(): void {
    this.say((snapshot) => [snapshot.wrote, spokenRoll(snapshot)].join(' '));
  }

  /** Sets the current state; requests about the previous one are aborted. */
  #replace(state: GameState): void {
    this.stopWaiting();
    this.current = state;
    this.replaced = undefined;
    this.notice = undefined;
    if (state.turn.phase === 'over') this.endedAt = this.clock();
  }

  /** Resets input to the start of a decision: no question, the card of this player in view. */
  #settle(state: GameState, panel: Panel, notice?: Notice, shown = state.seat): void {
    this.held = unmarkedDice({ state, settings: this.settings });
    this.notice = notice;
    this.panel = panel;
    this.shown = shown;
    this.refresh();
  }

  protected get message(): string {
    return this.view?.message.text ?? '';
  }

  /** Announces something about a state, unless a listener has changed the state. */
  #sayOf(state: GameState, words: (snapshot: Snapshot) => string): void {
    if (state === this.current) this.say(words);
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
