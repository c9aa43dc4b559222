/** The effect of each box on a bonus. */
import type { CellInfo } from '@yahtzee-game/rules';
import { cellsOf, totalsOf } from '../game/answers.js';
import type { Snapshot } from '../game/board-state.js';
import { bonusProgress } from './card.js';
import { cellName } from './names.js';
import type { BonusProgress, BonusView, SectionView, View } from './view.js';

/** Returns the view with the progress of every bonus after each box that may be filled. */
export function withBonusAfter(view: View, snapshot: Snapshot): View {
  const sections = view.card.sections.map((section) => sectionAfter(section, snapshot));
  return { ...view, card: { ...view.card, sections } };
}

function sectionAfter(section: SectionView, snapshot: Snapshot): SectionView {
  const { bonus } = section;
  return bonus
    ? { ...section, bonus: { ...bonus, after: progressAfter(bonus, section.id, snapshot) } }
    : section;
}

/** The progress by cell id. */
function progressAfter(bonus: BonusView, section: string, { state, t }: Snapshot): BonusView['after'] {
  const { cellById } = state.rules;
  const at = bonus.players[state.seat]?.at ?? 0;
  const after = (cell: CellInfo, gain: number): BonusProgress => {
    const now = totalsOf(state)[state.seat]?.columns[cell.col]?.sections[section] ?? 0;
    // A bonus that is reached already needs no box.
    return bonusProgress(t, now + gain, at, now < at ? cellName(t, state, cell.id) : undefined);
  };
  return Object.fromEntries(
    cellsOf(state).flatMap(({ id, legal, points }) => {
      const cell = cellById.get(id);
      return legal && cell?.category.section === section ? [[id, after(cell, points)]] : [];
    }),
  );
}
