/**
 * A race of crosses, such as Sachsenkniffel. A turn is for one row: it is named on a throw that makes crosses there,
 * the dice that make them stay aside, and the others are thrown again. A player who uses all dice, or completes a row,
 * has another turn; the first to complete all rows wins. Those who do so in the same round throw for the win.
 */
import { isOpen, write } from '../model/card.js';
import { refuse, shown } from '../model/refuse.js';
import type { CellInfo, Game, GameState } from '../model/rules.js';
import { throwOf } from '../model/throw.js';
import type { Action, Card, Cell, Dice, Held, PlayerAction, Why } from '../model/types.js';
import { scorecard } from '../play/scorecard.js';
import type { Standings } from '../play/totals.js';
import {
  after,
  badDice,
  cardOf,
  fallen,
  holdOf,
  makeState,
  makeTurn,
  newTurn,
  unknownAction,
  withCell,
  wrongTime,
  type Next,
} from '../play/turn.js';
import { throwers, throwOff, thrownOff } from './throw-off.js';

const NOT_NAMED: Why = { key: 'not-announced' };
const otherNamed = ({ id }: CellInfo): Why => ({ key: 'other-announced', args: { row: id } });
const FILLED: Why = { key: 'filled' };
const NO_CROSS: Why = { key: 'no-cross' };

/** Crosses that these dice make in a row. */
const crossesOf = ({ rules, turn }: GameState, cell: CellInfo, dice: Dice): number =>
  cell.category.score(throwOf(rules.sides, dice, turn.roll, !turn.held));

const crossesNow = (state: GameState, cell: CellInfo): number => crossesOf(state, cell, state.turn.dice);

const crossesLeft = (card: Card, { slot, entries }: CellInfo): number =>
  card.slots.slice(slot, slot + entries).filter((cross) => cross === null).length;

/** The dice that make crosses in a row, each alone or two together; those that lie aside already stay so. */
function hits(state: GameState, cell: CellInfo): Held {
  const { dice, held } = state.turn;
  const crosses = (...positions: readonly number[]): boolean =>
    crossesOf(
      state,
      cell,
      positions.map((i) => dice[i] ?? 0),
    ) > 0;
  const alone = dice.map((_, i) => crosses(i));
  let aside = alone.reduce((bits, hit, i) => (hit ? bits | (1 << i) : bits), held);
  for (const i of dice.keys()) {
    const partner = dice.findIndex((_, j) => j > i && !((aside >> j) & 1) && crosses(i, j));
    if (!((aside >> i) & 1) && partner >= 0) aside |= (1 << i) | (1 << partner);
  }
  return aside;
}

const named = ({ rules, turn }: GameState): CellInfo | undefined => rules.cells[turn.announced];

function rollsLeft({ rules, turn, playoff }: GameState): number {
  if (turn.phase === 'over') return 0;
  return playoff ? 1 : rules.spec.rolls - turn.roll;
}

/** The only dice that may be held: none before a row is named, then those that make crosses in it. */
const asideNow = (state: GameState): Held => {
  const cell = named(state);
  return cell ? hits(state, cell) : 0;
};

/** Whether another throw may bring crosses: the row has room, and the dice that are left can make one. */
function mayRollOn(state: GameState): boolean {
  const cell = named(state);
  if (!rollsLeft(state)) return false;
  if (!cell) return true;
  const { dice } = state.turn;
  const left = dice.length - bitCount(hits(state, cell));
  const oneIsEnough = cell.category.face !== undefined;
  return left >= (oneIsEnough ? 1 : 2) && crossesNow(state, cell) < crossesLeft(cardOf(state), cell);
}

const bitCount = (held: Held): number => [...held.toString(2)].filter((bit) => bit === '1').length;

/** Why this row may not be named now. */
function cannotName(state: GameState, cell: CellInfo): Why | undefined {
  const own = named(state);
  if (own) return otherNamed(own);
  if (!isOpen(cardOf(state), cell)) return FILLED;
  return crossesNow(state, cell) ? undefined : NO_CROSS;
}

/**
 * Why the turn may not end in this row now. After the last throw no row has to be named, and any ends it if none has a
 * cross.
 */
function cannotWrite(state: GameState, cell: CellInfo): Why | undefined {
  const own = named(state);
  if (own) return own === cell ? undefined : otherNamed(own);
  if (!isOpen(cardOf(state), cell)) return FILLED;
  if (rollsLeft(state)) return cannotName(state, cell) ?? NOT_NAMED;
  const some = state.rules.cells.some((other) => !cannotName(state, other));
  return some ? cannotName(state, cell) : undefined;
}

function cells(state: GameState): readonly Cell[] {
  const { phase } = state.turn;
  return state.rules.cells.map((cell) => {
    const why = phase === 'deciding' ? cannotWrite(state, cell) : { key: phase };
    const room = crossesLeft(cardOf(state), cell);
    const points = why ? cell.entries - room : Math.min(room, crossesNow(state, cell));
    return { id: cell.id, legal: !why, points, bonus: 0, why };
  });
}

function legalActions(state: GameState): readonly PlayerAction[] {
  const { rules, turn } = state;
  if (turn.phase !== 'deciding') return [];
  const roll = mayRollOn(state) ? rules.holds[asideNow(state)] : undefined;
  const actions: PlayerAction[] = roll ? [roll] : [];
  for (const cell of rules.cells) {
    if (!cannotWrite(state, cell)) actions.push(cell.score);
    if (rollsLeft(state) && !cannotName(state, cell)) actions.push(cell.announce);
  }
  return actions;
}

function reduce(state: GameState, action: Action): Next {
  const { roll, dice, held, announced } = state.turn;
  const early = wrongTime(state, action);
  if (early) return early;
  switch (action.type) {
    case 'dice': {
      const landed = fallen(state, action.values);
      if (!landed) return badDice(state, action.values);
      const values = action.values.slice();
      const deciding = makeTurn('deciding', roll + 1, landed, held, announced, 0);
      const next = after(state, { type: 'dice', values }, deciding);
      return state.playoff ? thrownOff(next, state.playoff, values) : next;
    }
    case 'roll': {
      const hold = holdOf(state.rules, action.held);
      const allowed = asideNow(state);
      if (!hold || (action.held !== allowed && mayRollOn(state)))
        return refuse('bad-held', `${shown(action.held)}; allowed: ${allowed}`);
      if (!mayRollOn(state)) return refuse('no-rolls-left', `${roll} made`);
      return after(state, hold, makeTurn('rolling', roll, dice, hold.held, announced, 0));
    }
    case 'announce':
      return withCell(state, action.cell, name);
    case 'score':
      return withCell(state, action.cell, endTurn);
    default:
      return unknownAction(action);
  }
}

function name(state: GameState, cell: CellInfo): Next {
  const why = rollsLeft(state) ? cannotName(state, cell) : NOT_NAMED;
  if (why) return refuse('cannot-announce', `${cell.id}: ${why.key}`, why);
  const { roll, dice, held } = state.turn;
  return after(state, cell.announce, makeTurn('deciding', roll, dice, held, cell.index, 0));
}

/** Writes the crosses, of which a row takes no more than it has room for. */
function endTurn(state: GameState, cell: CellInfo): Next {
  const why = cannotWrite(state, cell);
  if (why) return refuse('cannot-score', `${cell.id}: ${why.key}`, why);
  const { rules, players, seat, turn } = state;
  const card = cardOf(state);
  const room = crossesLeft(card, cell);
  const made = Math.min(crossesNow(state, cell), room);
  const points = new Array<number>(made).fill(1);
  const entry = { cell, points, extra: 0, tokens: 0, announced: cell.row, first: true };
  const cards = state.cards.with(seat, write(card, entry));
  const log = { action: cell.score, before: state.log };
  const again = made > 0 && (made === room || bitCount(hits(state, cell)) === turn.dice.length);
  const complete = (player: Card | undefined): boolean => player?.filled === rules.slots;
  if (again && !complete(cards[seat])) return makeState(rules, players, cards, seat, newTurn(), log);
  const next = (seat + 1) % players.length;
  if (next > 0 || !cards.some(complete)) return makeState(rules, players, cards, next, newTurn(), log);
  const { roll, dice, held } = turn;
  const over = makeState(rules, players, cards, seat, makeTurn('over', roll, dice, held, -1, 0), log);
  const tied = [...cards.keys()].filter((player) => complete(cards[player]));
  return tied.length > 1 ? throwOff(over, tied) : over;
}

/** Crosses, and then what each throw for the win came to. */
const standings = (state: GameState): Standings =>
  scorecard.standings(state).map((own, seat) => [...own, ...(state.playoff?.sums?.[seat] ?? [])]);

export const race: Game = {
  ...scorecard,
  kind: 'race',
  legalActions,
  reduce,
  rollsLeft,
  cells,
  standings,
  outcome: (state) => {
    const outcome = scorecard.outcome(state);
    return outcome && { ...outcome, playoff: throwers(state) };
  },
};
