/** The sentence of hope at the end of a game: what was nearly there. Every figure follows from the card. */
import type { Snapshot } from '../../game/board-state.js';
import { cellName } from '../../view/names.js';
import type { EmptyBox, Missed } from './missed.js';

export interface Prospects {
  /** The mean of the player's other games; undefined without any. */
  readonly mean: number | undefined;
  readonly hasSameDice: boolean;
  /** Whether another sentence has named the empty boxes already. */
  readonly namesBoxes: boolean;
}

/** Returns the sentence; empty if only boxes stayed empty that have been named, or that would not count. */
export function hopeOf(
  snapshot: Snapshot,
  total: number,
  { bonus, boxes, isFull }: Missed,
  { mean = total, hasSameDice, namesBoxes }: Prospects,
): string {
  const { t } = snapshot;
  const [box] = namesBoxes ? [] : boxes;
  if (bonus) return t('hope.bonus', { n: bonus.short, total: bonus.total });
  if (box?.isFixed) return boxSentence(snapshot, box);
  if (hasSameDice && total < mean) return t('hope.known', { mean });
  if (box) return boxSentence(snapshot, box);
  if (hasSameDice) return t('hope.same', { total });
  return isFull ? t('hope.full') : '';
}

const boxSentence = ({ state, t }: Snapshot, { cell, isFixed, total }: EmptyBox): string =>
  t(isFixed ? 'hope.box' : 'hope.box.least', { row: cellName(t, state, cell), total });

/** The most boxes that are named as empty. */
const MOST_NAMED = 2;

/** Returns the sentence of the dearest boxes that stayed empty; empty if there are none of fixed points. */
export function emptySentence({ state, t }: Snapshot, { boxes }: Missed): string {
  const dearest = boxes.filter(({ isFixed }) => isFixed).slice(-MOST_NAMED);
  if (dearest.length === 0) return '';
  const points = dearest.reduce((sum, box) => sum + box.points, 0);
  return t('verdict.empty', {
    n: dearest.length,
    rows: t.list.and(dearest.map(({ cell }) => cellName(t, state, cell))),
    points: t('points', { n: points }),
  });
}
