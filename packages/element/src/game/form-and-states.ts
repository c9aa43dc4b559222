/** Form data and custom states of a board. */
import { outcome, type GameState } from '@yahtzee-game/rules';
import type { Translate } from '../words/messages.js';

/** Returns the totals by seat, once the game is over; empty before. */
export const formValue = (state: GameState | undefined): string =>
  (state && outcome(state))?.totals.join(',') ?? '';

/** A board as a form field. */
interface Field extends HTMLElement {
  readonly name: string | null | undefined;
  readonly required: boolean;
  readonly value: string;
  readonly state: GameState | undefined;
  save(): string;
}

/** The last form data of each board: the totals and the game. */
const sent = new WeakMap<Field, string>();

/**
 * Sets the form data: the totals, and the game itself so that the server can replay it. Fires `input` when they have
 * changed, and `change` when the game has ended.
 */
export function syncFormValue(internals: ElementInternals, board: Field, t: Translate): void {
  const { name, value } = board;
  if (board.required && !value) {
    const anchor = board.shadowRoot?.querySelector<HTMLElement>('yahtzee-controls') ?? undefined;
    internals.setValidity({ valueMissing: true }, t('form.required'), anchor);
  } else internals.setValidity({});
  if (!internals.form) return;
  if (!name) return internals.setFormValue(null);
  const game = board.save();
  const data = new FormData();
  data.append(name, value);
  data.append(`${name}.game`, game);
  internals.setFormValue(data, game);
  const before = sent.get(board);
  sent.set(board, game);
  if (before === undefined || before === game) return;
  board.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  if (value) board.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The custom state for what the board waits for. */
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
