/** The probability of points for each open box. Pure. */
import type { Prospects } from '../../game/advisor.js';
import type { Snapshot } from '../../game/board-state.js';
import { cellName } from '../../view/names.js';

export interface OpenBoxesView {
  readonly title: string;
  /** The open boxes in the order of the card. */
  readonly rows: readonly OpenBox[];
}
interface OpenBox {
  readonly name: string;
  readonly chance: string;
}

/** Returns the open boxes with their probabilities; undefined if the advisor does not know them. */
export function openBoxesView(
  { cells, exact }: Prospects,
  { state, t }: Pick<Snapshot, 'state' | 't'>,
): OpenBoxesView | undefined {
  const rows = state.rules.cells.flatMap(({ id }) => {
    const chance = cells?.[id];
    if (chance === undefined) return [];
    const value = t.percent(chance);
    return { name: cellName(t, state, id), chance: exact === false ? t('advice.about', { value }) : value };
  });
  return rows.length ? { title: t('explain.boxes'), rows } : undefined;
}
