/** The custom states of a board, and its properties for assistive technology. */
import type { GameState } from '@yahtzee-game/rules';

/** The custom state for each phase of a turn. */
const PHASES = { rolling: 'roll', deciding: 'choose', over: 'over' } as const;

/** Sets the custom states, such as `:state(over)` and `:state(seat-2)`, and the ARIA properties of the board. */
export function syncStates(
  internals: Partial<ElementInternals>,
  state: GameState | undefined,
  name: string,
  loading: boolean,
  looks: readonly string[] = [],
): void {
  const { states } = internals;
  internals.role = 'group';
  internals.ariaLabel = internals.labels?.length ? null : name;
  states?.clear();
  if (loading) states?.add('loading');
  for (const look of looks) states?.add(look);
  if (!state) return;
  states?.add(`seat-${state.seat + 1}`);
  states?.add(PHASES[state.turn.phase]);
  if (state.players.length > 1) states?.add('several');
}
