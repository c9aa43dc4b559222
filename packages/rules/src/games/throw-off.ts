/**
 * A throw for the win: two dice each, the higher sum wins, and those who are equal throw again with one die. Nobody has
 * to decide anything, so the turns of a throw-off are dice alone. Held dice lie aside: only the others are thrown.
 */
import type { GameState } from '../model/rules.js';
import { throwOf } from '../model/throw.js';
import type { Dice, PlayOff } from '../model/types.js';
import { makeState, makeTurn } from '../play/turn.js';

const FIRST_DICE = 2;
const LATER_DICE = 1;
/**
 * Players whose source gives everybody the same dice would throw for ever; after this number of rounds they share the
 * win.
 */
const MAX_ROUNDS = 20;

/** The state in which these seats throw for the win, the first of them now. */
export function throwOff(state: GameState, seats: readonly number[]): GameState {
  const [first = 0] = seats;
  const sums = state.players.map(() => []);
  return awaiting(state, { seats, before: [], sums }, first);
}

function awaiting(state: GameState, playoff: PlayOff, seat: number): GameState {
  const { rules, players, cards, turn, log } = state;
  const round = playoff.sums?.[seat]?.length ?? 0;
  const thrown = round ? LATER_DICE : FIRST_DICE;
  const aside = 2 ** turn.dice.length - 2 ** thrown;
  // The number of the round stands in place of the roll, so that seeded dice do not repeat.
  const rolling = makeTurn('rolling', round, turn.dice, aside, -1, 0);
  return { ...makeState(rules, players, cards, seat, rolling, log), playoff };
}

/** After a throw: the next seat's, another round of those who are equal, or the end. */
export function thrownOff(state: GameState, playoff: PlayOff, values: Dice): GameState {
  const { rules, seat } = state;
  const { sum } = throwOf(rules.sides, values, 1, false);
  const { sums: before = [] } = playoff;
  const sums = before.map((own, player) => (player === seat ? [...own, sum] : own));
  const next = playoff.seats[playoff.seats.indexOf(seat) + 1];
  return next === undefined ? afterRound(state, playoff, sums) : awaiting(state, { ...playoff, sums }, next);
}

function afterRound(state: GameState, playoff: PlayOff, sums: readonly (readonly number[])[]): GameState {
  const last = (seat: number): number => sums[seat]?.at(-1) ?? 0;
  const best = Math.max(...playoff.seats.map(last));
  const seats = playoff.seats.filter((seat) => last(seat) === best);
  const all = sums.map((own, seat) => (playoff.seats.includes(seat) ? own : [...own, 0]));
  const next = { ...playoff, seats, sums: all };
  const [first = 0, ...others] = seats;
  const rounds = sums[first]?.length ?? 0;
  if (others.length && rounds < MAX_ROUNDS) return awaiting(state, next, first);
  const { rules, players, cards, seat, turn, log } = state;
  const over = makeTurn('over', turn.roll, turn.dice, turn.held, -1, 0);
  return { ...makeState(rules, players, cards, seat, over, log), playoff: next };
}

/** Everybody who has thrown for the win. */
export const throwers = ({ playoff }: GameState): readonly number[] =>
  playoff?.sums?.flatMap(([first], seat) => (first ? seat : [])) ?? [];
