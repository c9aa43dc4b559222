/**
 * The results of best play, box by box, found by playing every action and every throw with the functions of the rules
 * package alone. It shares no code with the solver, and is fast enough for tiny games only.
 */
import {
  chance,
  legalActions,
  newGame,
  playerTotals,
  reduce,
  type Action,
  type GameState,
  type PlayerAction,
  type Ruleset,
} from '@yahtzee-game/rules';

/** The results of best play. */
export interface PlayedThrough {
  /** Mean of the final total. */
  readonly value: number;
  /** Mean of the final points of each cell, in the order of the rules. */
  readonly means: readonly number[];
  readonly bonus: number;
  readonly extra: number;
  readonly bonusChance: number;
  /** Probability of each final total. */
  readonly totals: ReadonlyMap<number, number>;
  /** Whether at some point two choices are equally good but lead to different cards, so that the means may differ. */
  readonly ambiguous: boolean;
}

const ROUNDING = 1e-9;

/** A game for one player, which is played out in full from any given state. */
export class PlayedOut {
  readonly #known = new Map<string, PlayedThrough>();

  /** Returns the results of best play from a state on. */
  from(state: GameState): PlayedThrough {
    const key = keyOf(state);
    let result = this.#known.get(key);
    if (!result) this.#known.set(key, (result = this.#find(state)));
    return result;
  }

  #find(state: GameState): PlayedThrough {
    if (state.turn.phase === 'over') return ended(state);
    const owed = chance(state);
    if (owed) {
      const throws = allThrows(owed.count, owed.sides);
      return meanOf(throws.map((values) => this.from(after(state, { type: 'dice', values }))));
    }
    const all = legalActions(state).map((action) => this.from(after(state, action)));
    const best = all.reduce((a, b) => (b.value > a.value + ROUNDING ? b : a));
    const isTied = (one: PlayedThrough): boolean => one.value > best.value - ROUNDING && differ(one, best);
    return all.some(isTied) ? { ...best, ambiguous: true } : best;
  }
}

function ended(state: GameState): PlayedThrough {
  const { rules } = state;
  const [card] = state.cards;
  const [totals] = playerTotals(state);
  const cells = rules.cells.map(({ slot, entries, column }) => {
    const points = card?.slots.slice(slot, slot + entries) ?? [];
    return points.reduce<number>((sum, own) => sum + (own ?? 0), 0) * (column.times ?? 1);
  });
  const total = totals?.total ?? NaN;
  const extra = totals?.extra ?? 0;
  const bonus = total - extra - cells.reduce((a, b) => a + b, 0);
  return {
    value: total,
    means: cells,
    bonus,
    extra,
    bonusChance: bonus ? 1 : 0,
    totals: new Map([[total, 1]]),
    ambiguous: false,
  };
}

function meanOf(all: readonly PlayedThrough[]): PlayedThrough {
  const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / all.length;
  const totals = new Map<number, number>();
  for (const one of all)
    for (const [total, own] of one.totals) totals.set(total, (totals.get(total) ?? 0) + own / all.length);
  return {
    value: mean(all.map(({ value }) => value)),
    means: (all[0]?.means ?? []).map((_, i) => mean(all.map(({ means }) => means[i] ?? NaN))),
    bonus: mean(all.map(({ bonus }) => bonus)),
    extra: mean(all.map(({ extra }) => extra)),
    bonusChance: mean(all.map(({ bonusChance }) => bonusChance)),
    totals,
    ambiguous: all.some(({ ambiguous }) => ambiguous),
  };
}

const differ = (a: PlayedThrough, b: PlayedThrough): boolean =>
  a.means.some((mean, i) => Math.abs(mean - (b.means[i] ?? NaN)) > ROUNDING) ||
  [...a.totals].some(([total, own]) => Math.abs(own - (b.totals.get(total) ?? 0)) > ROUNDING);

/** A key for a position. The order of the dice does not matter, unless some of them are held. */
function keyOf({ cards: [card], turn }: GameState): string {
  const dice = turn.phase === 'deciding' ? turn.dice.toSorted((a, b) => a - b) : turn.dice;
  const { phase, roll, held, announced } = turn;
  const holds = phase === 'deciding' ? Math.sign(held) : held;
  return JSON.stringify([card?.slots, card?.tokens, card?.extras, phase, roll, dice, holds, announced]);
}

/** Returns every position of a game in which the player decides. */
export function decisionsOf(ruleset: Ruleset): readonly GameState[] {
  const found = new Map<string, GameState>();
  const open = [newGame(ruleset)];
  const seen = new Set<string>();
  for (let state = open.pop(); state; state = open.pop()) {
    const key = keyOf(state);
    if (seen.has(key) || state.turn.phase === 'over') continue;
    seen.add(key);
    const owed = chance(state);
    if (!owed) found.set(key, state);
    const actions: readonly Action[] = owed
      ? allThrows(owed.count, owed.sides).map((values) => ({ type: 'dice', values }))
      : legalActions(state);
    for (const action of actions) open.push(after(state, action));
  }
  return [...found.values()];
}

/** Returns the state after a legal action. */
export function after(state: GameState, action: Action | PlayerAction): GameState {
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
