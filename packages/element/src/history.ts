/** What a board reads from the log of its game. */
import { actionsOf, newGame, reduce, type GameState, type IllegalAction } from '@yahtzee-game/rules';
import type { Settings } from './settings.js';

/** Whether the last decision may be taken back. */
export function mayUndo({ log, turn }: GameState, undo: Settings['undo']): boolean {
  const type = log?.action.type;
  switch (undo) {
    case 'off':
      return false;
    case 'score':
      return type === 'score';
    case 'turn':
      return type === 'score' || type === 'announce' || turn.roll > 1;
    case 'unlimited':
      return log?.before !== undefined;
  }
}

/** By seat, the cell filled last: read from the log, since a card does not remember it. */
export function lastCellsOf(final: GameState): (string | undefined)[] {
  const last: (string | undefined)[] = final.players.map(() => undefined);
  let state: GameState | IllegalAction = newGame(final.rules.ruleset, { players: final.players });
  for (const action of actionsOf(final)) {
    if (!state.ok) break;
    if (action.type === 'score') last[state.seat] = action.cell;
    state = reduce(state, action);
  }
  return last;
}
