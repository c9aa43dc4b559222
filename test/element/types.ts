// Code that compiles, and code that must not: read by the type checker alone (`npm run typecheck`), never run. The line
// after each `@ts-expect-error` has to be an error.

import type { Ruleset, YahtzeeGame } from '@yahtzee-game/element';

export function set(board: YahtzeeGame, chosen: string, own: Ruleset): void {
  board.motion = '3d';
  board.hints = false;
  board.sound = true;
  board.advice = null;
  board.keep = 'game records';
  board.ruleset = 'yatzy';
  board.ruleset = own;
  board.keep = true;
  board.held = [true, false];
  board.newGame({ players: ['Ada'], ruleset: 'yatzy', seed: 7 });
  // @ts-expect-error -- there is no such animation
  board.motion = 'slow';
  // @ts-expect-error -- it is not on or off
  board.undoLimit = true;
  // @ts-expect-error -- nothing else is remembered
  board.keep = 'scores';
  // @ts-expect-error -- no game has this id
  board.ruleset = 'nope';
  // @ts-expect-error -- a text may be no id: `setAttribute` takes any
  board.ruleset = chosen;
  // @ts-expect-error -- it is called players
  board.newGame({ player: ['Ada'] });
  // @ts-expect-error -- they are read only
  board.message = board.gameTitle = '';
  // @ts-expect-error -- a ruleset is no number
  board.ruleset = 5;
}
