/** Turns and states: how they are made, how dice land in them. Every game of the package is made of these. */
import { emptyCard } from '../model/card.js';
import { refuse, shown } from '../model/refuse.js';
import type { CellInfo, GameState, Rules } from '../model/rules.js';
import type { Action, Card, Chance, Dice, IllegalAction, Log, RollAction, Turn } from '../model/types.js';

/** The result of an action. */
export type Next = GameState | IllegalAction;

const NO_DICE: Dice = [];

/** Every state is made here, with all its keys, so that engines see one shape. */
export function makeState(
  rules: Rules,
  players: readonly string[],
  cards: readonly Card[],
  seat: number,
  turn: Turn,
  log: Log | undefined,
): GameState {
  return { ok: true, rules, players, cards, seat, turn, log };
}

/** Every turn is made here; at run time all phases have one shape. */
export function makeTurn(
  phase: Turn['phase'],
  roll: number,
  dice: Dice,
  held: number,
  announced: number,
  placed: number,
  winner?: number,
): Turn {
  return { phase, roll, dice, held, announced, placed, winner };
}

/** The next moment of the same turn. */
export const after = (state: GameState, action: Action, turn: Turn): GameState =>
  makeState(state.rules, state.players, state.cards, state.seat, turn, { action, before: state.log });

export const newTurn = (): Turn => makeTurn('rolling', 0, NO_DICE, 0, -1, 0);

export const cardOf = (state: GameState): Card => state.cards[state.seat] ?? emptyCard(state.rules);

/** A game in which nobody has rolled yet. */
export function start(rules: Rules, players: readonly string[]): GameState {
  const cards = players.map(() => emptyCard(rules));
  return makeState(rules, players, cards, 0, newTurn(), undefined);
}

/** The roll action that holds these positions; undefined if `held` is none of the rules. */
export const holdOf = ({ holds }: Rules, held: number): RollAction | undefined =>
  Number.isInteger(held) ? holds[held] : undefined;

/** The held dice with the new ones in their places; undefined if these are not the values awaited. */
export function fallen({ rules, turn }: GameState, values: Dice): Dice | undefined {
  if (!Array.isArray(values)) return undefined;
  const dice: number[] = [];
  let used = 0;
  for (let i = 0; i < rules.spec.dice.count; i++) {
    const die = (turn.held >> i) & 1 ? turn.dice[i] : values[used++];
    if (typeof die !== 'number' || rules.sides[die - 1] === undefined) return undefined;
    dice.push(die);
  }
  return used === values.length ? dice : undefined;
}

/** A refusal of dice that are not those awaited. */
export function badDice(state: GameState, values: Dice): IllegalAction {
  const allowed = `${chanceCount(state)} whole numbers from 1 to ${state.rules.sides.length}`;
  return refuse('bad-dice', `${shown(values)}; allowed: ${allowed}`);
}

function chanceCount({ rules, turn }: GameState): number {
  let count = rules.spec.dice.count;
  for (let held = turn.held; held; held &= held - 1) count--;
  return count;
}

/** The dice that are awaited; undefined if a player has to decide or the game is over. */
export function chance(state: GameState): Chance | undefined {
  const { turn, rules, seat } = state;
  if (turn.phase !== 'rolling') return undefined;
  return {
    count: chanceCount(state),
    sides: rules.sides.length,
    seat,
    turn: cardOf(state).turns,
    roll: turn.roll,
  };
}

const TYPES: readonly unknown[] = ['dice', 'roll', 'announce', 'score'];

/** Why this action cannot be taken in this phase; undefined if it can, or if its type is one for the game to refuse. */
export function wrongTime({ turn: { phase } }: GameState, action: Action): IllegalAction | undefined {
  const type = typeOf(action);
  if (type && phase === (type === 'dice' ? 'rolling' : 'deciding')) return undefined;
  if (phase === 'over') return refuse('over', 'nothing more may be done');
  return TYPES.includes(type) ? refuse('wrong-phase', `${type ?? ''} while ${phase}`) : unknownAction(action);
}

/** The type of an action; undefined if it is none. Callers without types may pass anything. */
export const typeOf = (action: Action): Action['type'] | undefined =>
  (action as Action | null | undefined)?.type;

/** A refusal of an action of another type than those of every game, or of what is no action. */
export const unknownAction = (action: Action): IllegalAction =>
  refuse('unknown-action', `${shown(typeOf(action) ?? action)}; allowed: ${TYPES.join(', ')}`);

/** Goes on with the cell of this id, or refuses if there is none. */
export function withCell(
  state: GameState,
  id: string,
  then: (state: GameState, cell: CellInfo) => Next,
): Next {
  const cell = state.rules.cellById.get(id);
  if (cell) return then(state, cell);
  return refuse('unknown-cell', `${shown(id)}; allowed: ${state.rules.cells.map((c) => c.id).join(', ')}`);
}
