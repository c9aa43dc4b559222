/**
 * The scorecard game by all that a spec may say: several columns, orders, announced cells, saved rolls, penalties,
 * throws that win at once, ranks. It is the game of one free column with these answers replaced. A ruleset brings it
 * if it needs it, and so do options and house rules, which may ask for anything.
 */
import { boxOf, entriesOf, isOpen, write } from '../model/card.js';
import { refuse } from '../model/refuse.js';
import type { Barred, CellInfo, Game, GameState, Moment, Rules } from '../model/rules.js';
import type { Ranked, Repeat, Repeated } from '../model/spec.js';
import { throwOf } from '../model/throw.js';
import type { Action, Box, Card, Cell, PlayerAction, Why } from '../model/types.js';
import { barred, momentOf } from '../play/judge.js';
import { explainer, jokerArgs } from '../play/reasons.js';
import { actionsOf, passOn, scorecard } from '../play/scorecard.js';
import { after, cardOf, makeState, makeTurn, typeOf, type Next } from '../play/turn.js';
import { totalsOf } from './full-totals.js';

const COLUMN_USED: Why = { key: 'column-used' };
const OTHER_ANNOUNCED: Why = { key: 'other-announced' };
const NOT_ANNOUNCED: Why = { key: 'not-announced' };
const BOUGHT_ROLL: Why = { key: 'bought-roll' };

export const fullScorecard: Game = {
  ...scorecard,
  legalActions,
  reduce,
  rollsLeft,
  totals: ({ rules, cards }) => cards.map((card) => totalsOf(rules, card)),
  standings,
  mayRoll,
  bars,
  reasonArgs,
  announce,
  enter,
};

function rollsLeft(state: GameState): number {
  if (state.turn.phase === 'over') return 0;
  return Math.max(0, scorecard.rollsLeft(state) + cardOf(state).tokens);
}

/** A move is legal only if the turn can still end after it: whatever it has to fill must be left to fill. */
function mayRoll(state: GameState): boolean {
  const { rules, turn } = state;
  if (turn.placed || !scorecard.mayRoll(state)) return false;
  const later = momentOf(state, true);
  const fillable = (cell: CellInfo): boolean => !barred(rules, later, cell);
  if (rules.spec.fill !== 'everyColumn') return rules.cells.some(fillable);
  return rules.columnCells.every(
    (column) => column.some(fillable) || !column.some((c) => isOpen(later.card, c)),
  );
}

function legalActions(state: GameState): readonly PlayerAction[] {
  const { rules, turn } = state;
  const actions = actionsOf(state);
  if (turn.phase !== 'deciding' || !rules.columns.some(({ order }) => order.declare === turn.roll))
    return actions;
  for (const cell of rules.cells) if (!cannotAnnounce(state, cell)) actions.push(cell.announce);
  return actions;
}

/** Why an open cell cannot be filled whatever the dice show. */
function bars(rules: Rules, m: Moment, cell: CellInfo): Why | undefined {
  if ((m.placed >> cell.col) & 1) return COLUMN_USED;
  if (m.announced >= 0 && otherAnnounced(rules, m, cell)) return OTHER_ANNOUNCED;
  const { rolls, tokens } = rules.spec;
  if (m.roll > rolls && tokens?.bars?.(cell.column.id)) return BOUGHT_ROLL;
  return cell.column.order.bar && barredByOrder(rules, m, cell);
}

/** Where a turn fills every column, naming a cell binds its own column alone. */
function otherAnnounced(rules: Rules, { announced }: Moment, { index, col }: CellInfo): boolean {
  return announced !== index && (rules.spec.fill !== 'everyColumn' || rules.cells[announced]?.col === col);
}

function barredByOrder(rules: Rules, m: Moment, cell: CellInfo): Why | undefined {
  const { bar, declare = 0 } = cell.column.order;
  const own = rules.columnCells[cell.col] ?? [];
  // Columns of house rules may lack rows; lengths tell, because reading `rows` from columns of many shapes is slow.
  const partial = own.length < rules.sections.length;
  const mayAnnounce = m.ahead && m.announced < 0 && m.roll <= declare;
  const announced = m.announced === cell.index || mayAnnounce;
  return bar?.({
    open: own.map((c) => isOpen(m.card, c)),
    row: partial ? own.indexOf(cell) : cell.row,
    sections: partial ? own.map((c) => c.category.section) : rules.sections,
    roll: m.roll,
    announced,
    follow: partial ? placeOf(own, m.follow) : m.follow,
    alone: rules.spec.follow !== undefined && isAlone(rules, m.card, cell),
  });
}

/** The number of a row among these cells, -2 if it is not there; less than 0 says something else, and stays. */
function placeOf(cells: readonly CellInfo[], row: number): number {
  const place = cells.findIndex((c) => c.row === row);
  return row < 0 ? row : place < 0 ? -2 : place;
}

/** Whether every other column is full. */
const isAlone = (rules: Rules, card: Card, { col }: CellInfo): boolean =>
  rules.cells.every((cell) => cell.col === col || !isOpen(card, cell));

function reasonArgs(asked: Barred): Why['args'] {
  const { cell, key, state, moment, open } = asked;
  const { rules } = state;
  if (key === 'other-announced') return rowArgs([rules.cells[moment.announced]?.id]);
  if (key === 'column-used') return { column: cell.column.id };
  if (key === 'bought-roll') return takingBought(rules);
  if (key === 'order-counter') return followed(asked);
  return key.startsWith('order-') ? rowArgs(open(({ col }) => col === cell.col)) : jokerArgs(asked);
}

/** The seat before, and the row that it announced. */
function followed({ cell, state, moment }: Barred): Why['args'] {
  const { rules, cards, playoff } = state;
  const announced = rules.columnCells[cell.col]?.find(({ row }) => row === moment.follow);
  const seats = playoff?.seats ?? [...cards.keys()];
  const seat = seats.at(seats.indexOf(state.seat) - 1) ?? state.seat;
  return { seat, ...(announced && { row: announced.id }) };
}

/** The column in which a throw with bought rolls may be entered. */
function takingBought({ columns, spec }: Rules): Why['args'] {
  const column = columns.find(({ id }) => !spec.tokens?.bars?.(id));
  return column && { column: column.id };
}

/** The row that comes next, or two of which either may; not more. */
const rowArgs = ([row, row2, more]: readonly (string | undefined)[]): Why['args'] =>
  !row || more ? undefined : row2 ? { row, row2 } : { row };

function announce(state: GameState, cell: CellInfo): Next {
  const why = cannotAnnounce(state, cell);
  if (why) {
    const explain = explainer(state, momentOf(state, false), undefined);
    return refuse('cannot-announce', `${cell.id}: ${why.key}`, explain(cell, why));
  }
  const { roll, dice, held } = state.turn;
  return after(state, cell.announce, makeTurn('deciding', roll, dice, held, cell.index, 0));
}

/** Why a cell may not be named now; undefined if it may. */
function cannotAnnounce(state: GameState, cell: CellInfo): Why | undefined {
  const { turn, rules } = state;
  if (turn.announced >= 0) return OTHER_ANNOUNCED;
  if (cell.column.order.declare !== turn.roll) return NOT_ANNOUNCED;
  return barred(rules, { ...momentOf(state, false), announced: cell.index }, cell);
}

/** A throw may win at once. */
function reduce(state: GameState, action: Action): Next {
  const next = scorecard.reduce(state, action);
  const { wins } = state.rules.spec;
  if (!next.ok || !wins || typeOf(action) !== 'dice') return next;
  const { rules, players, cards, seat, log } = next;
  const { roll, dice, held, announced } = next.turn;
  const won = wins(throwOf(rules.sides, dice, roll, !held), (row) => boxOfRow(next, row));
  const over = makeTurn('over', roll, dice, held, announced, 0, seat);
  return won ? makeState(rules, players, cards, seat, over, log) : next;
}

/** The first box of a row, on the card of the player on turn. */
function boxOfRow(state: GameState, row: string): Box {
  const cell = state.rules.cells.find((c) => c.category.id === row);
  return cell ? boxOf(cardOf(state), cell) : 'open';
}

function enter(
  state: GameState,
  cell: CellInfo,
  { points, bonus }: Cell,
  again: Repeated | undefined,
): GameState {
  const { rules, players, seat, turn } = state;
  const { rolls, tokens, repeat, fill } = rules.spec;
  const card = cardOf(state);
  const entry = {
    cell,
    points: [points],
    extra: bonus,
    tokens: card.tokens + (tokens?.change(rolls - turn.roll, points, cell.column.id) ?? 0),
    announced: rules.cells[turn.announced]?.row ?? -1,
    first: !turn.placed,
  };
  const cards = state.cards.with(seat, write(card, entry));
  if (again && repeat?.opponents) penalise(cards, seat, again, repeat.opponents);
  const placed = turn.placed | (1 << cell.col);
  const log = { action: cell.score, before: state.log };
  if (fill !== 'everyColumn' || !columnLeft(rules, cards[seat], placed)) return passOn(state, cards, log);
  const { roll, dice, held, announced } = turn;
  return makeState(
    rules,
    players,
    cards,
    seat,
    makeTurn('deciding', roll, dice, held, announced, placed),
    log,
  );
}

/** Applies an opponents' penalty to every other card that has an open slot. */
function penalise(
  cards: Card[],
  seat: number,
  again: Repeated,
  penalty: NonNullable<Repeat['opponents']>,
): void {
  cards.forEach((card, other) => {
    const firstOpen = card.slots.indexOf(null);
    if (other !== seat && firstOpen >= 0) cards[other] = penalty(again, card, firstOpen);
  });
}

/** Whether a column that this turn has not placed in has an open cell. */
function columnLeft(rules: Rules, card: Card | undefined, placed: number): boolean {
  return rules.cells.some((cell) => !((placed >> cell.col) & 1) && card !== undefined && isOpen(card, cell));
}

function standings(state: GameState): readonly (readonly number[])[] {
  const { rules, cards } = state;
  const { rank } = rules.spec;
  return rank ? rank(cards.map((card) => ranked(rules, card))) : scorecard.standings(state);
}

/** Returns what `rank` of a spec may compare of the player with this card. */
function ranked(rules: Rules, card: Card): Ranked {
  const cells = (row: string): readonly CellInfo[] => rules.cells.filter((cell) => cell.category.id === row);
  return {
    totals: totalsOf(rules, card),
    entries: (row) => cells(row).flatMap((cell) => entriesOf(card, cell)),
  };
}
