import type { Held } from '@yahtzee-game/rules';
import { isFields, isWhole } from '../basics/refuse.js';
import type { Turn } from '../forecast/turn.js';
import { heldDice, keepOf } from '../plan/lattice.js';
import type { Chosen } from '../questions/advice.js';
import type { Position } from '../questions/position.js';
import { cellClassOf, choicesOf } from './choices.js';
import type { CompiledGame } from './solved-game.js';

/** Whether the rules allow a choice. Its held dice may be in any positions that show the same sides. */
export function mayChoose(game: CompiledGame, turn: Turn, position: Position, chosen: Chosen): boolean {
  if (!isChoice(chosen, 2 ** position.dice.length)) return false;
  const keep = (held: Held): number => keepOf(game.lattice, heldDice(position.dice, held));
  return choicesOf(game, turn, position, 0).some((choice) =>
    choice.kind === 'hold'
      ? chosen.kind === 'hold' && keep(choice.held) === keep(chosen.held)
      : choice.kind === chosen.kind && cellClassOf(game, choice.cell) === cellClassOf(game, chosen.cell),
  );
}

/** Callers without types may pass anything. */
const isChoice = (chosen: Chosen, holds: number): boolean =>
  isFields(chosen) &&
  (chosen.kind === 'hold' ? isWhole(chosen.held, 0, holds - 1) : typeof chosen.cell === 'string');
