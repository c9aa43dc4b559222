/** The repeat rule of a game as a table: it is called for every n of a kind under all facts that it may depend on. */
import type { Box, Rules, Throw } from '@yahtzee-game/rules';
import { commonFace } from '@yahtzee-game/rules/engine';
import { FACTS, factsOf, LITERAL, type CellClass, type RepeatTable } from '../plan/plan.js';
import { rowIdOf } from './cell-classes.js';

/**
 * Returns the table; `undefined` if the game has no such rule.
 * @param throws every outcome as a throw
 * @param struck the states of the watched boxes when they have not all scored; by default, all are struck
 */
export function repeatTableOf(
  rules: Rules,
  throws: readonly Throw[],
  cellClasses: readonly CellClass[],
  struck?: readonly Box[],
): RepeatTable | undefined {
  const { repeat } = rules.spec;
  if (!repeat) return undefined;
  const watched = cellClasses.flatMap(({ cells }, k) => (rowIdOf(rules, cells) === repeat.row ? k : []));
  const repeated = throws.flatMap((t, r) => (commonFace(t) ? { t, face: commonFace(t), r } : []));
  const size = repeated.length * FACTS * cellClasses.length;
  const points = new Float64Array(size).fill(NaN);
  const bonus = new Float64Array(size);
  repeated.forEach(({ t, face }, s) => {
    for (const { scored, numberOpen, numberFilled, lowerOpen } of ALL_FACTS) {
      const boxes = watched.map((_, i): Box => (scored ? 'scored' : (struck?.[i] ?? 'zero')));
      const facts = { t, face, boxes, numberOpen, numberFilled, lowerOpen };
      const index = factsOf(scored, numberOpen, lowerOpen, numberFilled);
      cellClasses.forEach((cellClass, k) => {
        const cell = rules.cellById.get(cellClass.cells[0] ?? '');
        const category = cell?.category;
        const at = (s * FACTS + index) * cellClasses.length + k;
        const ruling = category && repeat.place(facts, category);
        if (!category || typeof ruling !== 'string') return;
        points[at] = ruling === 'zero' ? 0 : ruling === 'joker' ? (category.joker ?? LITERAL) : LITERAL;
        bonus[at] = repeat.bonus(facts, category) * (cell.column.times ?? 1);
      });
    }
  });
  const [outcomes, faces] = [repeated.map(({ r }) => r), repeated.map(({ face }) => face)];
  return { watched, outcomes, faces, points, bonus };
}

const BOTH = [false, true] as const;
/** A number cell may be filled, is filled, or is open but barred. */
const NUMBER_CELLS = [
  { numberOpen: true, numberFilled: false },
  { numberOpen: false, numberFilled: true },
  { numberOpen: false, numberFilled: false },
] as const;
const ALL_FACTS = BOTH.flatMap((scored) =>
  NUMBER_CELLS.flatMap((number) => BOTH.map((lowerOpen) => ({ ...number, scored, lowerOpen }))),
);

/** Whether anything in the table depends on the watched cell having been struck. */
export function dependsOnStrike(table: RepeatTable | undefined): boolean {
  if (!table) return false;
  const { points, bonus, outcomes } = table;
  const width = points.length / (outcomes.length * FACTS);
  const scoredFacts = factsOf(true, false, false);
  const scored = scoredFacts * width;
  return points.some((struckPoints, at) => {
    if (Math.floor(at / width) % FACTS >= scoredFacts) return false;
    return !Object.is(struckPoints, points[at + scored]) || bonus[at] !== bonus[at + scored];
  });
}
