/** The pairs of dice that make a cross in a row, found by scoring every pair. */
import type { Category, Ruleset, Side } from '@yahtzee-game/rules';
import { rowName } from '../../../../view/names.js';
import type { Translate } from '../../../../words/messages.js';
import { helpDice } from '../dice.js';
import { sidesOf, throwOf } from '../throws.js';
import type { HelpCell, HelpTable } from '../view.js';

export function crossesTable(t: Translate, ruleset: Ruleset): HelpTable | undefined {
  if (ruleset.game?.kind !== 'race') return undefined;
  const { categories, dice } = ruleset.spec;
  const rows = categories.flatMap((category): readonly (readonly HelpCell[])[] => {
    const pairs = pairsOf(sidesOf(dice), category);
    return pairs.length ? [[rowName(t, ruleset, category.id), pairsCell(t, pairs)]] : [];
  });
  const title = t('help.crosses');
  return rows.length ? { id: 'crosses', title, heads: [t('help.row'), title], rows } : undefined;
}

/** Pairs of dice that score together, but not alone. */
function pairsOf(sides: readonly Side[], { score }: Category): readonly (readonly Side[])[] {
  const scores = (...shown: readonly Side[]): boolean => score(throwOf(shown, 1, true)) > 0;
  return sides.flatMap((low, i) =>
    sides
      .slice(i)
      .filter((high) => scores(low, high) && !scores(low) && !scores(high))
      .map((high) => [low, high]),
  );
}

const pairsCell = (t: Translate, pairs: readonly (readonly Side[])[]): HelpCell => ({
  throws: pairs.map((pair) => helpDice(pair)),
  label: t.list.commas(pairs.map((pair) => pair.map(({ face }) => t.number(face)).join(' + '))),
});
