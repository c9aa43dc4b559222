/** What a board tells the page around it besides events: its form, and the page's styles. */
import { playerTotals, type GameState } from '@yahtzee-game/rules';

/** The totals by seat, once the game is over; empty before. */
export const formValue = (state: GameState | undefined): string =>
  state?.turn.phase === 'over'
    ? playerTotals(state)
        .map(({ total }) => total)
        .join(',')
    : '';

/** A board, as its form knows it. */
interface Field {
  readonly name: string | null | undefined;
  readonly value: string;
  save(): string;
}

/** The totals, and beside them the game itself, so that who receives them can play it over. */
export function fillForm(internals: ElementInternals, board: Field): void {
  const { name } = board;
  if (!internals.form) return;
  if (!name) return internals.setFormValue(null);
  const game = board.save();
  const data = new FormData();
  data.append(name, board.value);
  data.append(`${name}.game`, game);
  internals.setFormValue(data, game);
}

/** What is awaited, as the page's styles call it. */
const PHASES = { rolling: 'roll', deciding: 'choose', over: 'over' } as const;

/** What a page may style by: `:state(over)`, `:state(seat-2)`. */
export function showStates(
  { states }: Partial<ElementInternals>,
  state: GameState | undefined,
  loading: boolean,
): void {
  states?.clear();
  if (loading) states?.add('loading');
  if (!state) return;
  states?.add(`seat-${state.seat + 1}`);
  states?.add(PHASES[state.turn.phase]);
  if (state.players.length > 1) states?.add('several');
}
