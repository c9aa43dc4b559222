/**
 * The state of a board; all changes go through this class. It handles what players press, mark and open. It contains no
 * rules: `reduce` applies or refuses every move.
 */
import { reduce, type Action, type Cell, type GameState, type Held, type Ruleset } from '@yahtzee-game/rules';
import { cellsOf } from '../game/answers.js';
import { isSetup, type Notice, type Panel } from '../game/board-state.js';
import type { Dealer } from '../game/dealer.js';
import { lastDecision } from '../game/history.js';
import { allHeld, mayHold, mayRoll } from '../game/holding.js';
import type { Seat } from '../game/seats.js';
import { GameFlow } from './game-flow.js';
import { heldDice } from './held-dice.js';
import type { Opening } from './opening.js';

/** Milliseconds in which a second roll counts as accidental, whether animated or not. */
const ROLL_LOCK = 250;
/** Milliseconds before a second choice confirms a zero, so that a double click does not. */
const CONFIRM_AFTER = 350;
/** Milliseconds after the end of a game, or after a press that hurried a computer, in which a press is ignored. */
const END_REST = 600;

export class Board extends GameFlow {
  #askedAt = -Infinity;

  /** Handles the Roll button: rolls, or starts another game at the end. Refuses an immediate second press. */
  press(): void {
    const { state } = this;
    const now = this.clock();
    if (!state || now - this.rolledAt < ROLL_LOCK) return;
    // Players who press repeatedly may not have noticed yet that the computer's turn or the game is over.
    if (this.#hurries() || now - this.endedAt < END_REST) return void (this.endedAt = now);
    if (state.turn.phase === 'over') return this.#another();
    const { snapshot } = this;
    if (!snapshot || this.waiting !== 'here' || !mayRoll(state) || allHeld(snapshot)) return this.#refuse();
    void this.roll();
  }

  #another(): void {
    const another = this.features.first((feature) => feature.another?.());
    if (another) another();
    else this.again();
  }

  /** Starts another game, through `table.again` if the table has it. */
  again(seats?: readonly Seat[], rules?: { ruleset: Ruleset; dealer: Dealer }): void {
    if (this.readOnly) return this.#refuse();
    if (this.table?.again) this.table.again();
    else this.restart(seats, rules);
  }

  /** Hurries the computer on turn to the end of its turn; returns whether there is one. */
  #hurries(): boolean {
    return this.features.all.some((feature) => feature.hurry?.());
  }

  /** Handles a press on a die; returns false if a feature or a hurried computer has used the press. */
  toggle(position: number): boolean {
    if (this.features.all.some((feature) => feature.pressDie?.(position)) || this.#hurries()) return false;
    this.hold(this.held ^ (1 << position));
    return true;
  }

  /** Holds exactly these dice. */
  hold(held: Held): void {
    const { state } = this;
    if (!state || held === this.held) return;
    if (!mayHold(state) || this.waiting !== 'here') return this.#refuse();
    this.preview(held);
  }

  /** Shows dice as held, whether by a player here or elsewhere. */
  preview(held: Held): void {
    const { state } = this;
    if (!state || !mayHold(state) || held === this.held) return;
    this.held = held;
    this.notice = undefined;
    this.refresh();
    const action: Action = { type: 'roll', held };
    this.emit('yahtzee-hold', state, action, { held: heldDice(state.turn.dice.length, held) });
    this.tellChange(state, 'hold', action);
  }

  /** Fills a cell, or announces it if required. A zero needs confirmation if another cell would give points. */
  choose(id: string): void {
    const { state } = this;
    if (!state || state.turn.phase === 'over') return;
    if (this.waiting !== 'here') return this.#refuse();
    const cells = cellsOf(state);
    const cell = cells.find((c) => c.id === id);
    if (!cell) return;
    if (!cell.legal) return this.#announceOrRefuse(state, cell);
    if (this.#asksFirst(state, cell, cells)) return;
    this.dispatch({ type: 'score', cell: id });
  }

  #announceOrRefuse(state: GameState, cell: Cell): void {
    const action: Action = { type: 'announce', cell: cell.id };
    if (reduce(state, action).ok) this.dispatch(action);
    else this.#tell({ kind: 'barred', cell: cell.id, why: cell.why });
  }

  #asksFirst(state: GameState, cell: Cell, cells: readonly Cell[]): boolean {
    const asked = this.notice?.kind === 'zero' && this.notice.cell === cell.id;
    const hasMore = mayRoll(state) || cells.some((c) => c.legal && c.points);
    if (cell.points || cell.bonus || !hasMore) return false;
    if (asked) return this.clock() - this.#askedAt < CONFIRM_AFTER;
    this.#askedAt = this.clock();
    this.#tell({ kind: 'zero', cell: cell.id });
    return true;
  }

  /** Shows a notice in place of the message, and announces it. */
  #tell(notice: Notice): void {
    this.notice = notice;
    this.refresh();
    this.announce(this.message);
  }

  /** Announces which action is possible in place of the refused one. */
  #refuse(): void {
    const { view } = this;
    if (view) this.announce(this.waiting === 'here' ? view.roll.label : view.message.text);
  }

  /** Dismisses a question, or closes the panel over the card. After the game, shows the result again. */
  cancel(): void {
    this.notice = undefined;
    this.open(this.#ownPanel);
  }

  /** The panel that is open unless players have chosen otherwise. */
  get #ownPanel(): Panel {
    return this.state?.turn.phase === 'over' ? 'result' : undefined;
  }

  /** Cancels for Escape; returns false if there was no question and the panel was the default one. */
  dismiss(): boolean {
    if (this.panel === this.#ownPanel && this.notice?.kind !== 'zero') return false;
    this.cancel();
    return true;
  }

  /** Opens a panel, or closes it if it is open; the two ways to set up a game are one panel. */
  togglePanel(panel: Panel): void {
    if (this.panel === panel || (isSetup(this.panel) && isSetup(panel))) this.cancel();
    else this.open(panel);
  }

  /** Covers the card with a panel, or uncovers it. */
  open(panel: Panel): void {
    if (isSetup(panel) && this.table?.again) return this.again();
    this.panel = panel;
    this.refresh();
  }

  /** Shows a player's card where there is room for one only. */
  show(seat: number): void {
    this.shown = seat;
    this.refresh();
  }

  /**
   * Undoes the last decision made at this board, or the start of a game in place of another, as far as the settings
   * allow. Returns whether there was something to undo.
   */
  undo(): boolean {
    const { state } = this;
    if (!state || !this.canUndo) return false;
    const instead = this.features.first((feature) => feature.undo?.());
    const last = lastDecision(state, (seat) => this.isElsewhere(seat));
    if (instead) instead();
    else if (this.replaced) this.#bringBack(this.replaced);
    else if (last) this.goBack(last);
    else return false;
    return true;
  }

  #bringBack(game: Opening): void {
    this.begin(game, 'undo');
    this.notice = { kind: 'undone', cell: undefined };
    this.refresh();
    this.sayUndone();
  }

  /** Fetches a feature if necessary and runs the action of its tool. */
  activate(feature: string): unknown {
    return this.host.activate(feature);
  }

  /** Announces the selected dice; if none can be selected, the reason has already been announced. */
  saySelection(): void {
    const { state } = this;
    if (state && (mayHold(state) || !state.turn.dice.length)) this.say(this.voice.selection);
  }
}
