/** The labels of bonuses in a table. */
import type { Snapshot } from '../../game/board-state.js';
import { bonusName } from '../../view/names.js';
import type { SectionView, View } from '../../view/view.js';

/** Returns the view with labels that name the sum a bonus needs; labels that exist already stay. */
export function withLongBonuses(view: View, snapshot: Snapshot): View {
  const sections = view.card.sections.map((section) => withLongBonus(section, snapshot));
  return { ...view, card: { ...view.card, sections } };
}

function withLongBonus(section: SectionView, { state, t }: Snapshot): SectionView {
  const { ruleset, spec } = state.rules;
  const bonus = spec.bonuses?.find((one) => one.section === section.id);
  const [first] = bonus?.ladder ?? [];
  if (!bonus || !first || !section.bonus || section.bonus.long) return section;
  const [at, points] = first;
  const args = { bonus: bonusName(t, ruleset, bonus.id), points: t.signed(points), at };
  return { ...section, bonus: { ...section.bonus, long: t('bonus.from', args) } };
}
