/** Facts about a game that are computed by replaying its log. */
import {
  actionsOf,
  chance,
  newGame,
  reduce,
  type Action,
  type DiceSource,
  type GameState,
} from '@yahtzee-game/rules';
import type { Chosen } from './advisor.js';

/** An action of a game, and the states before and after it. */
export interface Step {
  readonly action: Action;
  readonly before: GameState;
  readonly after: GameState;
  readonly seat: number;
}

/** The steps of one game, kept because several parts of a board ask for them each time that it is drawn. */
let latest: { readonly final: GameState; readonly steps: readonly Step[] } | undefined;

/** Returns every action since the start with the states before and after it, which the log does not contain. */
export function stepsOf(final: GameState): readonly Step[] {
  if (latest?.final !== final) latest = { final, steps: replayed(final) };
  return latest.steps;
}

function replayed(final: GameState): readonly Step[] {
  const steps: Step[] = [];
  let state = newGame(final.rules.ruleset, { players: final.players });
  for (const action of actionsOf(final)) {
    const after = reduce(state, action);
    if (!after.ok) break;
    steps.push({ action, before: state, after, seat: state.seat });
    state = after;
  }
  return steps;
}

/** Returns the choice that an action makes; undefined for dice. */
export function chosenBy(action: Action): Chosen | undefined {
  if (action.type === 'roll') return { kind: 'hold', held: action.held };
  return action.type === 'dice' ? undefined : { kind: action.type, cell: action.cell };
}

/** Whether every throw of a game is the one that these dice deal. */
export const isDealtBy = (dice: DiceSource, state: GameState): boolean =>
  stepsOf(state).every(({ action, before }) => {
    const owed = chance(before);
    return action.type !== 'dice' || (owed && String(dice(owed)) === String(action.values));
  });

/** Returns the cell filled last, by seat. */
export function lastCellsOf(final: GameState): (string | undefined)[] {
  const last: (string | undefined)[] = final.players.map(() => undefined);
  for (const { action, seat } of stepsOf(final)) if (action.type === 'score') last[seat] = action.cell;
  return last;
}

/** Returns the last decision made at this board. Undoing it also undoes later moves of remote players. */
export const lastDecision = (state: GameState, isElsewhere: (seat: number) => boolean): Step | undefined =>
  stepsOf(state).findLast(({ action, seat }) => action.type !== 'dice' && !isElsewhere(seat));
