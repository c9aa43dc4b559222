/**
 * Random legal games. Each state is deeply frozen, and every entry is recorded with the values that were promised for
 * it.
 */

import { legalActions, newGame, type Action, type GameState, type Ruleset } from '@yahtzee-game/rules';
import { pick, randomFrom, type Random } from '../random.js';
import { deepFreeze } from './freeze.js';
import { act, awaited, cellOf } from './play.js';

/** The values that `cellsFor` gave for a cell just before it was filled. */
export interface Entry {
  readonly seat: number;
  readonly cell: string;
  readonly points: number;
  readonly bonus: number;
}

export interface Played {
  /** The form, the number of players and the seed. */
  readonly name: string;
  readonly players: number;
  /** All states, from the start to the end. */
  readonly states: readonly GameState[];
  readonly entries: readonly Entry[];
}

/** More steps than any game of the tests takes: a game that takes more never ends. */
const LONGEST = 20_000;

/** A game in which all players do anything legal, until nothing is legal. */
export function randomGame(name: string, ruleset: Ruleset, players: number, seed: number): Played {
  const random = randomFrom(seed);
  const names = Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`);
  let state = deepFreeze(newGame(ruleset, { players: names }));
  const states = [state];
  const entries: Entry[] = [];
  for (let action = anyAction(state, random); action; action = anyAction(state, random)) {
    if (states.length > LONGEST) throw new Error(`no end after ${LONGEST} actions`);
    if (action.type === 'score') entries.push(promiseOf(state, action.cell));
    state = deepFreeze(act(state, deepFreeze(action)));
    states.push(state);
  }
  return { name: `${name}, ${players} players, seed ${seed}`, players, states, entries };
}

/** The last state of a game. */
export function endOf({ states }: Played): GameState {
  const end = states.at(-1);
  if (!end) throw new Error('a game has at least one state');
  return end;
}

/** One action of a game, and the states before and after it. */
export interface Step {
  readonly before: GameState;
  readonly action: Action;
  readonly after: GameState;
}

/** Every step of a game. */
export function stepsOf({ states }: Played): readonly Step[] {
  return states.slice(1).map((after, i) => {
    const before = states[i];
    if (!before || !after.log) throw new Error('a state has one before it, and an action between');
    return { before, action: after.log.action, after };
  });
}

/** About `count` states of a game, including the first and the last. */
export function samplesOf({ states }: Played, count: number): readonly GameState[] {
  const step = Math.max(1, Math.floor(states.length / count));
  return states.filter((_, i) => i % step === 0 || i === states.length - 1);
}

/** The next action: dice if they are awaited, else anything legal; undefined if nothing is. */
export function anyAction(state: GameState, random: Random): Action | undefined {
  if (state.turn.phase === 'rolling') return { type: 'dice', values: luckyDice(state, random) };
  const actions = legalActions(state);
  return actions.length ? pick(random, actions) : undefined;
}

/** Dice that often show the same face, so that extra fives of a kind are not rare. */
function luckyDice(state: GameState, random: Random): readonly number[] {
  const { count, sides } = awaited(state);
  const { dice, held } = state.turn;
  const kept = dice.find((_, i) => (held >> i) & 1);
  const lucky = random(3) === 0;
  const face = kept ?? 1 + random(sides);
  return Array.from({ length: count }, () => (lucky ? face : 1 + random(sides)));
}

function promiseOf(state: GameState, id: string): Entry {
  const { points, bonus } = cellOf(state, id);
  return { seat: state.seat, cell: id, points, bonus };
}
