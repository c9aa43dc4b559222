/** How far players are ahead of or behind the pace that a bonus needs. */
import { entryOf, type CellInfo } from '@yahtzee-game/rules';
import { cellsOf } from '../game/answers.js';
import type { Snapshot } from '../game/board-state.js';
import type { BonusProgress, BonusView, SectionView, View } from './view.js';

/** Returns the view with the pace of every bonus, now and after each box that may be filled. */
export function withPace(view: View, snapshot: Snapshot): View {
  const sections = view.card.sections.map((section) => sectionWithPace(section, snapshot));
  return { ...view, card: { ...view.card, sections } };
}

function sectionWithPace(section: SectionView, snapshot: Snapshot): SectionView {
  const { bonus } = section;
  return bonus ? { ...section, bonus: bonusWithPace(bonus, section.id, snapshot) } : section;
}

function bonusWithPace(bonus: BonusView, section: string, snapshot: Snapshot): BonusView {
  const { state } = snapshot;
  const paced = (progress: BonusProgress, seat: number, cell?: CellInfo): BonusProgress => ({
    ...progress,
    par: paceWords(paceOf(snapshot, section, seat, progress.at, cell), snapshot),
  });
  const after = Object.entries(bonus.after).map(([id, progress]) => [
    id,
    paced(progress, state.seat, state.rules.cellById.get(id)),
  ]);
  return {
    ...bonus,
    players: bonus.players.map((progress, seat) => paced(progress, seat)),
    after: Object.fromEntries(after) as BonusView['after'],
  };
}

function paceWords(pace: number | undefined, { t }: Snapshot): string {
  if (pace === undefined) return '';
  return t(pace ? (pace > 0 ? 'bonus.ahead' : 'bonus.behind') : 'bonus.even', { n: Math.abs(pace) });
}

/**
 * The points above those that the filled number boxes need for the bonus, with the same number of dice of each face:
 * three of each for 63. Undefined while no number box is filled. `more` counts as filled with the points it would
 * score.
 */
function paceOf(
  { state }: Snapshot,
  section: string,
  seat: number,
  at: number,
  more?: CellInfo,
): number | undefined {
  const card = state.cards[seat];
  const numbers = state.rules.cells.filter(
    (cell) => cell.col === (more?.col ?? 0) && cell.category.section === section && cell.category.face,
  );
  const gain = more && cellsOf(state).find(({ id }) => id === more.id)?.points;
  const entries = numbers.map((cell) => (cell === more ? gain : card && entryOf(card, cell)));
  const filled = numbers.filter((_, i) => entries[i] !== undefined);
  if (!filled.length) return undefined;
  const points = sumOf(entries.map((entry) => entry ?? 0));
  return Math.round(points - (at * sumOf(filled.map(faceOf))) / sumOf(numbers.map(faceOf)));
}

const faceOf = ({ category }: CellInfo): number => category.face ?? 0;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
