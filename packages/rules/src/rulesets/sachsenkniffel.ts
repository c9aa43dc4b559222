import { race } from '../games/race.js';
import { configurable } from '../model/ruleset.js';
import type { Category, Score, Spec } from '../model/spec.js';
import { countOf } from '../model/throw.js';
import type { Why } from '../model/types.js';
import { numberRows, type SixRow } from '../vocabulary/rows.js';

/** Crosses that complete a row. */
const CROSSES = 6;
const DICE = 6;

/** A cross for each die of this face. */
const dice =
  (face: number): Score =>
  (t) =>
    countOf(t, face);

/** A cross for each two dice of this sum. */
const pairs =
  (sum: number): Score =>
  (t) => {
    let crosses = 0;
    for (let low = sum - DICE; low * 2 <= sum; low++) {
      const high = sum - low;
      crosses += low === high ? Math.floor(countOf(t, low) / 2) : Math.min(countOf(t, low), countOf(t, high));
    }
    return crosses;
  };

const crosses = <Id extends string>(id: Id, section: string, score: Score): Category<Id> => ({
  id,
  section,
  score,
  entries: CROSSES,
  stands: (n): Why => ({ key: 'crosses', args: { n } }),
});

const SUMS = [7, 8, 9, 10, 11, 12] as const;
type Row = SixRow | `sum${(typeof SUMS)[number]}`;

const ROWS: readonly Category<Row>[] = [
  ...numberRows(DICE).map(({ id, face = 0 }) => ({ ...crosses(id, 'upper', dice(face)), face })),
  ...SUMS.map((sum) => crosses<Row>(`sum${sum}`, 'lower', pairs(sum))),
];

/** Sachsenkniffel: six dice, twelve rows of six crosses each. */
export const ruleset = configurable(
  {},
  (): Spec<Row> => ({
    id: 'sachsenkniffel',
    source: 'partyspiele.org and a German encyclopedia; that a row must be named is our reading',
    dice: { count: DICE, sides: DICE },
    rolls: 3,
    categories: ROWS,
    standing: 'crosses',
    players: [2, 20],
  }),
  race,
);
