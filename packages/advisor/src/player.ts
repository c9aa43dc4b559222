/** Computer players, from random to best play. */
import { cellsFor, legalActions, worthOf, type GameState, type PlayerAction } from '@yahtzee-game/rules';
import type { Choice } from './advice.js';
import { positionOf } from './position.js';
import { solutionOf } from './solution-cache.js';
import type { Solution } from './solution.js';
import { sum } from './sum.js';

/**
 * How well a player plays: `random` picks any legal action, `greedy` maximises the points of this turn's entry, `human`
 * makes small mistakes, `optimal` maximises the expected final total.
 */
export type Level = 'random' | 'greedy' | 'human' | 'optimal';

export interface PlayerOptions {
  readonly level: Level;
  /** The solution of the ruleset that is played. By default, `human` and `optimal` players solve it on first use. */
  readonly solution?: Solution;
  /** Returns a number from 0 to 1, 1 excluded; `Math.random` by default. */
  readonly random?: () => number;
}

export interface Player {
  readonly level: Level;
  /** Resolves to the action of the player on turn. Rejects with a RangeError if there is nothing to decide. */
  readonly choose: (state: GameState) => Promise<PlayerAction>;
}

/** Points of loss that make a choice e times less likely for a human player. Estimated. */
const HUMAN_LOSS = 1.5;

/**
 * Returns a computer player.
 * @throws RangeError if there is no such level
 */
export function createPlayer({ level, solution, random = Math.random }: PlayerOptions): Player {
  const choose = Object.hasOwn(LEVELS, level) ? LEVELS[level] : undefined;
  if (!choose) throw new RangeError(`level: "${level}"; allowed: ${Object.keys(LEVELS).join(', ')}`);
  const solved = async ({ rules }: GameState): Promise<Solution> => solution ?? solutionOf(rules.ruleset);
  return { level, choose: (state) => choose(state, random, solved) };
}

type Choose = (
  state: GameState,
  random: () => number,
  solved: (state: GameState) => Promise<Solution>,
) => Promise<PlayerAction>;

const LEVELS: Readonly<Record<Level, Choose>> = {
  random: async (state, random) => pick(legalActions(state), random),
  greedy: async (state, random) => greedy(state, random),
  human: async (state, random, solved) =>
    actionOf(state, weighted(choicesOf(state, await solved(state)), random)),
  optimal: async (state, _, solved) => bestAction(state, await solved(state)),
};

/** Fills the cell with the most points; if they are few and a roll is left, holds the most frequent face. */
function greedy(state: GameState, random: () => number): PlayerAction {
  const actions = legalActions(state);
  const rolls = actions.filter((action) => action.type === 'roll');
  const [best] = cellsFor(state)
    .filter(({ legal }) => legal)
    .map(({ id, points, bonus }) => ({ id, gain: worthIn(state, id, points) + bonus }))
    .toSorted((a, b) => b.gain - a.gain);
  const enough = best && best.gain >= ENOUGH * state.turn.dice.length;
  if (rolls.length && !enough) {
    const held = mostAlike(state);
    const hold = rolls.find((action) => action.held === held);
    if (hold) return hold;
  }
  const score = actions.find((action) => action.type === 'score' && action.cell === best?.id);
  return score ?? pick(actions, random);
}

const worthIn = ({ rules }: GameState, id: string, points: number): number => {
  const cell = rules.cellById.get(id);
  return cell ? worthOf(cell, points) : points;
};

/** Points per die with which a greedy player stops. */
const ENOUGH = 5;

/** Returns the positions of the most frequent face, the highest of equals; all but one if all dice show it. */
function mostAlike({ turn: { dice } }: GameState): number {
  const count = (die: number): number => dice.filter((other) => other === die).length;
  const best = dice.toSorted((a, b) => count(b) - count(a) || b - a)[0];
  const held = dice.reduce((bits, die, i) => (die === best ? bits | (1 << i) : bits), 0);
  return held === 2 ** dice.length - 1 ? held >> 1 : held;
}

const choicesOf = (state: GameState, solution: Solution): readonly Choice[] =>
  solution.advise(positionOf(state)).choices;

/** Picks a choice at random, the likelier the smaller its loss. */
function weighted(choices: readonly Choice[], random: () => number): Choice {
  const weights = choices.map(({ loss }) => Math.exp(-loss / HUMAN_LOSS));
  let left = random() * sum(weights);
  return choices.find((_, i) => (left -= weights[i] ?? 0) < 0) ?? first(choices);
}

function first(choices: readonly Choice[]): Choice {
  const [best] = choices;
  if (!best) throw new RangeError('player: nothing has to be decided here');
  return best;
}

function pick(actions: readonly PlayerAction[], random: () => number): PlayerAction {
  const action = actions[Math.floor(random() * actions.length)];
  if (!action) throw new RangeError('player: nothing has to be decided here');
  return action;
}

/** Returns the action of best play. */
export const bestAction = (state: GameState, solution: Solution): PlayerAction =>
  actionOf(state, first(choicesOf(state, solution)));

/** Returns the legal action of a choice. */
function actionOf(state: GameState, choice: Choice): PlayerAction {
  const wanted = legalActions(state).find((action) =>
    action.type === 'roll'
      ? choice.kind === 'hold' && action.held === choice.held
      : choice.kind === action.type && choice.cell === action.cell,
  );
  return wanted ?? pick(legalActions(state), () => 0);
}
