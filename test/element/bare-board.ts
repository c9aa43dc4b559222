/**
 * A board without its element: its state alone, with a feature that the test adds, and the events that a page receives.
 */

import type { GameState } from '@yahtzee-game/rules';
import { Board, Features } from './inside.js';

/** The feature that a test adds. */
export const OWN = 'own';

export interface BareBoard {
  readonly board: Board;
  /** The types of the events since the game began. */
  readonly events: string[];
  /** Whether the page cancels events that can be cancelled. */
  cancels: boolean;
}

export function boardOf(state?: GameState): BareBoard {
  const emit = (event: Event): boolean => {
    bare.events.push(event.type);
    return !(bare.cancels && event.cancelable);
  };
  const board = new Board({ emit, activate: () => undefined }, new Features([OWN]));
  const bare: BareBoard = { board, events: [], cancels: false };
  if (state) board.begin({ state }, 'new');
  bare.events.length = 0;
  return bare;
}
