/** Players that need the rules alone. */
import { worthOf } from '../model/card.js';
import { checkFunction } from '../model/doors.js';
import { deny } from '../model/refuse.js';
import type { GameState } from '../model/rules.js';
import type { PlayerAction } from '../model/types.js';
import { cellsFor, legalActions, reduce } from '../play/game.js';

/**
 * Returns any legal action, each equally likely.
 * @param random returns a number from 0 to 1, 1 excluded
 * @throws RangeError, one sentence, if there is nothing to decide, or `random` returns no such number
 */
export function randomAction(state: GameState, random: () => number = Math.random): PlayerAction {
  const actions = legalActions(state);
  checkFunction('random', random, RANDOM);
  const share = random();
  const action = actions[Math.floor(share * actions.length)];
  if (action) return action;
  if (actions.length > 0) deny('random', share, RANDOM);
  throw new RangeError('player: nothing has to be decided here');
}

const RANDOM = 'a function that returns a number from 0 to 1, 1 excluded';

/** Points per die with which a greedy player stops. */
const ENOUGH = 5;

/**
 * Returns what a player does who looks no further than this turn: fills the cell with the most points; if they are few
 * and a roll is left, holds the most frequent face. Where a cell has to be announced first, announces the one with the
 * most points.
 * @param random decides where only other actions are left; returns a number from 0 to 1, 1 excluded
 * @throws RangeError, one sentence, if there is nothing to decide, or `random` returns no such number
 */
export function greedyAction(state: GameState, random: () => number = Math.random): PlayerAction {
  const actions = legalActions(state);
  checkFunction('random', random, RANDOM);
  const rolls = actions.filter((action) => action.type === 'roll');
  const [best] = cellsFor(state)
    .filter(({ legal }) => legal)
    .map(({ id, points, bonus }) => ({ id, gain: worthIn(state, id, points) + bonus }))
    .toSorted((a, b) => b.gain - a.gain);
  const named = best ? undefined : bestToName(state, actions);
  if (named) return named;
  if (rolls.length && !isEnough(state, best)) {
    const held = mostAlike(state);
    // A race leaves no choice of what is kept.
    const hold = rolls.length === 1 ? rolls[0] : rolls.find((action) => action.held === held);
    if (hold) return hold;
  }
  const score = actions.find((action) => action.type === 'score' && action.cell === best?.id);
  return score ?? randomAction(state, random);
}

/** Returns the announcement of the cell in which these dice score most; undefined if none may be announced. */
function bestToName(state: GameState, actions: readonly PlayerAction[]): PlayerAction | undefined {
  const gain = (action: PlayerAction): number => {
    const next = reduce(state, action);
    const cell =
      next.ok && action.type === 'announce' ? cellsFor(next).find(({ id }) => id === action.cell) : undefined;
    return cell ? worthIn(state, cell.id, cell.points) + cell.bonus : 0;
  };
  return actions
    .filter(({ type }) => type === 'announce')
    .map((action) => ({ action, gain: gain(action) }))
    .toSorted((a, b) => b.gain - a.gain)[0]?.action;
}

/** Whether to stop here. Entries that stand for something else than points, such as a hand, say little about it. */
function isEnough({ rules, turn: { dice } }: GameState, best?: { id: string; gain: number }): boolean {
  const stands = best && rules.cellById.get(best.id)?.category.stands;
  return stands ? new Set(dice).size === 1 : (best?.gain ?? 0) >= ENOUGH * dice.length;
}

const worthIn = ({ rules }: GameState, id: string, points: number): number => {
  const cell = rules.cellById.get(id);
  return cell ? worthOf(cell, points) : points;
};

/** Returns the positions of the most frequent face, the highest of equals; all but one if all dice show it. */
function mostAlike({ rules: { sides }, turn: { dice } }: GameState): number {
  const faces = dice.map((die) => sides[die - 1]?.face ?? die);
  const count = (face: number): number => faces.filter((other) => other === face).length;
  const best = faces.toSorted((a, b) => count(b) - count(a) || b - a)[0];
  const held = faces.reduce((bits, face, i) => (face === best ? bits | (1 << i) : bits), 0);
  return held === 2 ** dice.length - 1 ? held >> 1 : held;
}
