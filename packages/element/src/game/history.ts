/** Facts about a game that are computed by replaying its log. */
import { actionsOf, newGame, reduce, replay, type Action, type GameState } from '@yahtzee-game/rules';

interface Step {
  readonly action: Action;
  readonly before: GameState;
  readonly seat: number;
}

/** Returns every action since the start with the state before it, which the log does not contain. */
export function stepsOf(final: GameState): readonly Step[] {
  const steps: Step[] = [];
  let state = newGame(final.rules.ruleset, { players: final.players });
  for (const action of actionsOf(final)) {
    steps.push({ action, before: state, seat: state.seat });
    const next = reduce(state, action);
    if (!next.ok) break;
    state = next;
  }
  return steps;
}

/** Returns the cell filled last, by seat. */
export function lastCellsOf(final: GameState): (string | undefined)[] {
  const last: (string | undefined)[] = final.players.map(() => undefined);
  for (const { action, seat } of stepsOf(final)) if (action.type === 'score') last[seat] = action.cell;
  return last;
}

/** A decision and the state before it. */
export interface Decision {
  readonly action: Action;
  readonly before: GameState;
}

/** Returns the last decision made at this board. Undoing it also undoes later moves of remote players. */
export function lastDecision(state: GameState, isElsewhere: (seat: number) => boolean): Decision | undefined {
  const steps = stepsOf(state);
  const last = steps.findLastIndex(({ action, seat }) => action.type !== 'dice' && !isElsewhere(seat));
  const action = steps[last]?.action;
  const actions = steps.slice(0, last).map((step) => step.action);
  const before = action && replay(state.rules.ruleset, state.players, actions);
  return action && before?.ok ? { action, before } : undefined;
}
