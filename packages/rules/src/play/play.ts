/** Play for programs that know what is legal: whatever is refused throws. */
import { gameOf } from '../model/doors.js';
import { deny } from '../model/refuse.js';
import type { GameState } from '../model/rules.js';
import type { Action, CellId, IllegalAction, IllegalCode } from '../model/types.js';
import { reduce } from './game.js';

/** Thrown by `play`. Its message is the refusal's sentence. */
export class IllegalActionError extends Error {
  override readonly name = 'IllegalActionError';
  readonly code: IllegalCode;
  /** The refusal, as `reduce` returned it. */
  readonly illegal: IllegalAction;
  /** Number of the refused action among those given, from 0. */
  readonly step: number;

  constructor(illegal: IllegalAction, step: number) {
    if (typeof (illegal as Partial<IllegalAction> | null | undefined)?.message !== 'string')
      deny('illegal', illegal, 'what reduce has returned for an action that it refuses');
    super(illegal.message);
    this.code = illegal.code;
    this.illegal = illegal;
    this.step = step;
  }
}

/**
 * Returns the state after these actions, the first of them first; the same state if there are none.
 * @throws IllegalActionError for the first action that is refused; RangeError, one sentence, if this is no state.
 */
export function play<Row extends string>(
  state: GameState<Row>,
  ...actions: readonly Action<CellId<NoInfer<Row>>>[]
): GameState<Row> {
  gameOf(state);
  let now = state;
  for (const [step, action] of actions.entries()) {
    const next = reduce(now, action);
    if (!next.ok) throw new IllegalActionError(next, step);
    now = next;
  }
  return now;
}
