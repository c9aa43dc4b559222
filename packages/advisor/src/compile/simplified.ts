/** The rules of a part, as close as a table can hold them: that is enough, since a part is only an estimate. */
import type { Box, Category, Repeat, Spec } from '@yahtzee-game/rules';

/**
 * Returns rules with whole points. Where a plan cannot express it, nothing depends on a row with several entries, or on
 * the roll. Points of a section that has a bonus stay as they are, since they are indices of tables.
 */
export function simplified(spec: Spec): Spec {
  const { bonuses = [], categories, repeat } = spec;
  const sections = bonuses.map(({ section }) => section);
  const isBox = (id: string): boolean => categories.some((row) => row.id === id && (row.entries ?? 1) === 1);
  const boxes = categories.find(({ id }) => id === repeat?.row)?.entries ?? 1;
  return {
    ...spec,
    categories: categories.map((row) => {
      const { after, joker, ...own } = sections.includes(row.section) ? row : inWholePoints(row);
      const isKept = after !== undefined && isBox(after);
      return { ...own, ...(isKept ? { after } : joker !== undefined && { joker }) };
    }),
    bonuses: bonuses.map((bonus) => ({
      ...bonus,
      ladder: bonus.ladder.map(([at, points]) => [at, Math.round(points)] as const),
    })),
    ...(repeat && { repeat: askedInOneRoll(repeat, boxes > 1) }),
  };
}

const inWholePoints = ({ joker, ...row }: Category): Category => ({
  ...row,
  score: (t) => Math.round(row.score(t)),
  ...(joker !== undefined && { joker: Math.round(joker) }),
});

/** @param scored whether watched boxes always count as scored */
function askedInOneRoll(repeat: Repeat, scored: boolean): Repeat {
  const { place, bonus } = repeat;
  const simpler = <Answer>(ask: (...asked: Parameters<Repeat['place']>) => Answer): typeof ask => {
    return (facts, row) => {
      const boxes = scored ? facts.boxes.map((): Box => 'scored') : facts.boxes;
      return ask({ ...facts, boxes, t: { ...facts.t, roll: 1, served: false } }, row);
    };
  };
  return { ...repeat, place: simpler(place), bonus: simpler((...asked) => Math.round(bonus(...asked))) };
}
