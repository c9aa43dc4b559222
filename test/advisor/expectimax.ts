/**
 * The value of a game, found by playing every action and every throw with the functions of the rules package alone. It
 * shares no code with the solver, and is fast enough for tiny games only.
 */
import {
  chance,
  legalActions,
  newGame,
  playerTotals,
  reduce,
  type Action,
  type GameState,
  type Ruleset,
} from '@yahtzee-game/rules';

/** The mean utility of the final total under best play; by default the utility is the total itself. */
export function expectimax(ruleset: Ruleset, utility = (total: number): number => total): number {
  return worth(newGame(ruleset), { known: new Map<string, number>(), utility });
}

interface Search {
  readonly known: Map<string, number>;
  readonly utility: (total: number) => number;
}

function worth(state: GameState, search: Search): number {
  if (state.turn.phase === 'over') return search.utility(playerTotals(state)[0]?.total ?? 0);
  const key = keyOf(state);
  let value = search.known.get(key);
  if (value === undefined) search.known.set(key, (value = find(state, search)));
  return value;
}

/** A key for a position. The order of the dice does not matter, unless some of them are held. */
function keyOf({ cards: [card], turn }: GameState): string {
  const dice = turn.phase === 'deciding' ? turn.dice.toSorted((a, b) => a - b) : turn.dice;
  const { phase, roll, held, announced } = turn;
  const holds = phase === 'deciding' ? Math.sign(held) : held;
  return JSON.stringify([card?.slots, card?.tokens, card?.extras, phase, roll, dice, holds, announced]);
}

function find(state: GameState, search: Search): number {
  const owed = chance(state);
  if (!owed) return Math.max(...legalActions(state).map((action) => worth(after(state, action), search)));
  const throws = allThrows(owed.count, owed.sides);
  const sum = throws.reduce(
    (total, values) => total + worth(after(state, { type: 'dice', values }), search),
    0,
  );
  return sum / throws.length;
}

function after(state: GameState, action: Action): GameState {
  const next = reduce(state, action);
  if (!next.ok) throw new Error(next.message);
  return next;
}

function allThrows(count: number, sides: number): readonly (readonly number[])[] {
  if (!count) return [[]];
  return Array.from({ length: sides }, (_, i) => i + 1).flatMap((first) =>
    allThrows(count - 1, sides).map((rest) => [first, ...rest]),
  );
}
