// Random legal games for the benchmarks of the rules package.

import { legalActions, reduce } from '@yahtzee-game/rules';

/** @import { Action, GameState } from '@yahtzee-game/rules' */

/**
 * The middle one of these figures.
 * @param {number[]} figures
 */
export function median(figures) {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? NaN;
}

/**
 * Plays anything that is legal, to the end.
 * @param {GameState} state
 * @param {(below: number) => number} random
 * @param {(state: GameState, action: Action) => unknown} [tell] called before each step
 */
export function playOut(state, random, tell) {
  while (state.turn.phase !== 'over') {
    const action = anyAction(state, random);
    tell?.(state, action);
    const next = reduce(state, action);
    if (!next.ok) throw new Error(next.message);
    state = next;
  }
}

/**
 * The dice that are awaited are counted here and not by `chance`, which is not what is measured.
 * @param {GameState} state
 * @param {(below: number) => number} random
 * @returns {Action}
 */
function anyAction(state, random) {
  const { turn, rules } = state;
  if (turn.phase === 'rolling') {
    const values = [];
    for (let die = 0; die < rules.spec.dice.count; die++) {
      if (!((turn.held >> die) & 1)) values.push(1 + random(rules.sides.length));
    }
    return { type: 'dice', values };
  }
  const actions = legalActions(state);
  const action = actions[random(actions.length)];
  if (!action) throw new Error('dead end: nothing is legal');
  return action;
}

/**
 * Xorshift: a few instructions, so that the dice cost next to nothing.
 * @param {number} seed
 */
export function randomFrom(seed) {
  let word = seed;
  return (/** @type {number} */ below) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % below;
  };
}
