/** The scorecard game: turns, rolls and entries. Every game of the family but two is played by it. */
import { boxOf, isOpen, write } from './card.js';
import { barred, judge, refused, repeated, ruling, type Moment } from './judge.js';
import { explainer } from './reasons.js';
import { refuse, shown } from './refuse.js';
import type { CellInfo, Game, GameState, Rules } from './rules.js';
import type { Repeat, Repeated } from './spec.js';
import { throwOf } from './throw.js';
import { outcomeOf, standingsOf, totalsOf } from './totals.js';
import {
  after,
  badDice,
  cardOf,
  chance,
  fallen,
  holdOf,
  makeState,
  makeTurn,
  newTurn,
  start,
  typeOf,
  unknownAction,
  withCell,
  wrongTime,
  type Next,
} from './turn.js';
import type {
  Action,
  Box,
  Card,
  Cell,
  DiceAction,
  IllegalAction,
  Log,
  PlayerAction,
  RollAction,
  Throw,
  Why,
} from './types.js';

function momentOf(state: GameState, card: Card, ahead: boolean): Moment {
  const { roll, announced, placed } = state.turn;
  const follow = state.rules.spec.follow?.(state.cards, state.seat) ?? -1;
  return { card, roll: ahead ? roll + 1 : roll, announced, placed, follow, ahead };
}

function rollsLeft(state: GameState): number {
  if (state.turn.phase === 'over') return 0;
  return Math.max(0, state.rules.spec.rolls - state.turn.roll + cardOf(state).tokens);
}

/** A move is legal only if the turn can still end after it: whatever it has to fill must be left to fill. */
function mayRollOn(state: GameState): boolean {
  const { rules, turn } = state;
  if (turn.placed || !rollsLeft(state)) return false;
  const later = momentOf(state, cardOf(state), true);
  const fillable = (cell: CellInfo): boolean => !barred(rules, later, cell);
  if (rules.spec.fill !== 'everyColumn') return rules.cells.some(fillable);
  return rules.columnCells.every(
    (column) => column.some(fillable) || !column.some((c) => isOpen(later.card, c)),
  );
}

/** Why a cell may not be named now; undefined if it may. */
function cannotAnnounce(state: GameState, cell: CellInfo): Why | undefined {
  const { turn } = state;
  if (turn.announced >= 0) return { key: 'other-announced' };
  if (cell.column.order.declare !== turn.roll) return { key: 'not-announced' };
  const named = { ...momentOf(state, cardOf(state), false), announced: cell.index };
  return barred(state.rules, named, cell);
}

/** What the player on turn has to judge by. */
interface Situation {
  readonly moment: Moment;
  readonly t: Throw;
  readonly again: Repeated | undefined;
}

function situationOf(state: GameState): Situation {
  const moment = momentOf(state, cardOf(state), false);
  const { rules, turn } = state;
  const t = throwOf(rules.sides, turn.dice, turn.roll, !turn.held);
  return { moment, t, again: repeated(rules, moment, t) };
}

function legalActions(state: GameState): readonly PlayerAction[] {
  if (state.turn.phase !== 'deciding') return [];
  const { rules } = state;
  const actions: PlayerAction[] = mayRollOn(state) ? rules.holds.slice() : [];
  const { moment, again } = situationOf(state);
  for (const cell of rules.cells) {
    if (typeof ruling(rules, moment, cell, again) !== 'object') actions.push(cell.score);
    if (cell.column.order.declare !== undefined && !cannotAnnounce(state, cell)) actions.push(cell.announce);
  }
  return actions;
}

/** While dice are awaited, a cell says what will bar it once they have fallen. */
function cells(state: GameState): readonly Cell[] {
  const { rules, turn } = state;
  if (turn.phase === 'deciding') {
    const { moment, t, again } = situationOf(state);
    const explain = explainer(state, moment, again);
    return rules.cells.map((cell) => judge(rules, moment, cell, t, again, explain));
  }
  const later = momentOf(state, cardOf(state), true);
  const explain = explainer(state, later, undefined);
  const why = (cell: CellInfo): Why => barred(rules, later, cell) ?? { key: turn.phase };
  return rules.cells.map((cell) => refused(cell, later.card, explain(cell, why(cell))));
}

function reduce(state: GameState, action: Action): Next {
  const early = wrongTime(state, action);
  if (early) return early;
  switch (action.type) {
    case 'dice':
      return land(state, action);
    case 'roll':
      return rollOn(state, action);
    case 'announce':
      return withCell(state, action.cell, announce);
    case 'score':
      return withCell(state, action.cell, score);
    default:
      return unknownAction(typeOf(action));
  }
}

function rollOn(state: GameState, { held }: RollAction): Next {
  const { rules, turn } = state;
  const action = holdOf(rules, held);
  if (!action)
    return refuse('bad-held', `${shown(held)}; allowed: a whole number from 0 to ${rules.holds.length - 1}`);
  if (!mayRollOn(state)) return refuse('no-rolls-left', `${turn.roll} made`);
  return after(state, action, makeTurn('rolling', turn.roll, turn.dice, action.held, turn.announced, 0));
}

function land(state: GameState, { values }: DiceAction): Next {
  const { rules, turn, seat } = state;
  const dice = fallen(state, values);
  if (!dice) return badDice(state, values);
  const landed = turn.roll + 1;
  const t = throwOf(rules.sides, dice, landed, !turn.held);
  const won = rules.spec.wins?.(t, (row) => boxOfRow(state, row));
  const winner = won ? seat : undefined;
  const phase = won ? 'over' : 'deciding';
  const action: Action = { type: 'dice', values: values.slice() };
  return after(state, action, makeTurn(phase, landed, dice, turn.held, turn.announced, 0, winner));
}

/** The first box of a row, on the card of the player on turn. */
function boxOfRow(state: GameState, row: string): Box {
  const cell = state.rules.cells.find((c) => c.category.id === row);
  return cell ? boxOf(cardOf(state), cell) : 'open';
}

function announce(state: GameState, cell: CellInfo): Next {
  const why = cannotAnnounce(state, cell);
  if (why) {
    const explain = explainer(state, momentOf(state, cardOf(state), false), undefined);
    return refuse('cannot-announce', `${cell.id}: ${why.key}`, explain(cell, why));
  }
  const { roll, dice, held } = state.turn;
  return after(state, cell.announce, makeTurn('deciding', roll, dice, held, cell.index, 0));
}

function score(state: GameState, cell: CellInfo): Next {
  const { rules, turn, seat } = state;
  const { moment, t, again } = situationOf(state);
  const { card } = moment;
  const { legal, points, bonus } = judge(rules, moment, cell, t, again);
  if (!legal) return cannotScore(cell, cells(state));
  const { rolls, tokens, repeat } = rules.spec;
  const saved = tokens?.change(rolls - turn.roll, points, cell.column.id) ?? 0;
  const row = turn.announced < 0 ? -1 : (rules.cells[turn.announced]?.row ?? -1);
  const cards = state.cards.slice();
  cards[seat] = write(card, {
    cell,
    points: [points],
    extra: bonus,
    tokens: card.tokens + saved,
    announced: row,
    first: !turn.placed,
  });
  if (again && repeat?.opponents) penalise(cards, seat, again, repeat.opponents);
  return nextTurn(state, cards, turn.placed | (1 << cell.col), { action: cell.score, before: state.log });
}

function cannotScore({ id, index }: CellInfo, all: readonly Cell[]): IllegalAction {
  const why = all[index]?.why;
  const legal = all.flatMap((cell) => (cell.legal ? cell.id : []));
  return refuse('cannot-score', `${id}: ${why?.key ?? ''}; allowed: ${legal.join(', ')}`, why);
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

/** After an entry: the same turn where it fills every column, else the turn of whoever has the fewest entries. */
function nextTurn(state: GameState, cards: readonly Card[], placed: number, log: Log): GameState {
  const { rules, players, seat, turn } = state;
  if (rules.spec.fill === 'everyColumn' && columnLeft(rules, cards[seat], placed)) {
    const same = makeTurn('deciding', turn.roll, turn.dice, turn.held, turn.announced, placed);
    return makeState(rules, players, cards, seat, same, log);
  }
  let next = 0;
  cards.forEach((card, i) => {
    if (card.filled < (cards[next]?.filled ?? 0)) next = i;
  });
  return (cards[next]?.filled ?? 0) < rules.slots
    ? makeState(rules, players, cards, next, newTurn(), log)
    : makeState(rules, players, cards, seat, makeTurn('over', turn.roll, turn.dice, turn.held, -1, 0), log);
}

/** Whether a column that this turn has not placed in has an open cell. */
function columnLeft(rules: Rules, card: Card | undefined, placed: number): boolean {
  return rules.cells.some((cell) => !((placed >> cell.col) & 1) && card !== undefined && isOpen(card, cell));
}

export const scorecard: Game = {
  start,
  legalActions,
  reduce,
  rollsLeft,
  cells,
  chance,
  totals: (state) => state.cards.map((card) => totalsOf(state.rules, card)),
  standings: (state) => standingsOf(state.rules, state.cards),
  outcome: (state) => (state.turn.phase === 'over' ? outcomeOf(state, state.turn.winner) : undefined),
};
