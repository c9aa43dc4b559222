// What compiles, and what must not: read by the type checker alone (`npm run typecheck`), never run.
// Every line after a `@ts-expect-error` has to be an error.

import type { YahtzeeGame } from '@yahtzee-game/element';

export function set(board: YahtzeeGame, chosen: string): void {
  board.motion = '3d';
  board.hints = false;
  board.sound = true;
  board.advice = null;
  board.keep = 'game records';
  board.ruleset = 'yatzy';
  board.ruleset = chosen;
  // @ts-expect-error -- there is no such animation
  board.motion = 'slow';
  // @ts-expect-error -- it is not on or off
  board.undoLimit = true;
  // @ts-expect-error -- nothing else is remembered
  board.keep = 'scores';
  // @ts-expect-error -- a ruleset is no number
  board.ruleset = 5;
}
