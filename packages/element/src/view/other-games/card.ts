/** The card of a game with more than one plain column, completed from the declarations of its ruleset. */
import type { Category } from '@yahtzee-game/rules';
import { cellsOf } from '../../game/answers.js';
import type { Snapshot } from '../../game/board-state.js';
import { standingOf } from '../names.js';
import type { CardView, RowView, SectionView } from '../view.js';
import { announceable } from './announce.js';
import { completeBonus } from './bonus.js';
import { completeCell, type Judged } from './cells.js';
import { columnsView } from './columns.js';
import { derivedRow } from './derived.js';
import { cutOf } from './halves.js';
import { tileFor } from './row-icons.js';

export function completeCard(card: CardView, snapshot: Snapshot): CardView {
  const { rules } = snapshot.state;
  const judged: Judged = {
    cells: new Map(cellsOf(snapshot.state).map((cell) => [cell.id, cell])),
    announceable: announceable(snapshot),
  };
  const several = rules.columns.length > 1;
  const sections = card.sections.map((section) => {
    const complete = completeSection(section, snapshot, judged);
    return several
      ? complete
      : { ...complete, rows: [...complete.rows, ...derivedRows(section.id, snapshot)] };
  });
  const wide = several || rules.spec.categories.some(({ entries = 1 }) => entries > 1);
  const { rank } = rules.spec;
  return {
    ...card,
    players: rank
      ? card.players.map((player) => ({ ...player, standing: standingOf(snapshot, player.seat) }))
      : card.players,
    sections,
    totalLabel: totalLabel(card, snapshot),
    cut: cutOf(sections),
    abreast: !wide,
    ...(several && { columns: columnsView(sections, snapshot) }),
  };
}

/** Returns the name of the total: a special one if the game has it and places depend on the total. */
function totalLabel(card: CardView, { state, t }: Snapshot): string {
  const { standing, rank } = state.rules.spec;
  return standing && !rank ? t(`total.${standing}`) : card.totalLabel;
}

function completeSection(section: SectionView, snapshot: Snapshot, judged: Judged): SectionView {
  const { rules } = snapshot.state;
  const category = (id: string): Category | undefined => rules.spec.categories.find((c) => c.id === id);
  const bonus = rules.spec.bonuses?.find((b) => b.section === section.id);
  return {
    ...section,
    rows: section.rows.map((row) => ({
      ...row,
      tile: tileFor(rules.ruleset, category(row.id)) ?? row.tile,
      cells: row.cells.map((cell) => completeCell(cell, snapshot, judged)),
    })),
    bonus: section.bonus && bonus && completeBonus(section.bonus, bonus, snapshot),
  };
}

const derivedRows = (section: string, snapshot: Snapshot): readonly RowView[] =>
  (snapshot.state.rules.spec.derived ?? []).flatMap((derived) =>
    derived.section === section ? derivedRow(derived, snapshot) : [],
  );
