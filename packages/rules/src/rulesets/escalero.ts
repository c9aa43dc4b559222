import { fullScorecard } from '../games/full-scorecard.js';
import { configurable } from '../model/ruleset.js';
import type { Column, Ranked, Spec } from '../model/spec.js';
import { free } from '../vocabulary/order.js';
import { POKER_SIDES } from '../vocabulary/poker-sides.js';
import { numberRows, type SixRow } from '../vocabulary/rows.js';
import { allEqual, either, fullHouse, ofAKind, sequence, servedOr } from '../vocabulary/score.js';

type Row = SixRow | 'straight' | 'fullHouse' | 'fourOfAKind' | 'yahtzee';

const COLUMNS: readonly Column[] = ['left', 'middle', 'right'].map((id) => ({ id, order: free }));
const WORTHS = { '1/2/4': [1, 2, 4], '1/2/3': [1, 2, 3] } as const;

/** By seat, what a player has written in a column. */
const columnSums = (players: readonly Ranked[], col: number): readonly number[] =>
  players.map(({ totals }) =>
    Object.values(totals.columns[col]?.sections ?? {}).reduce((sum, points) => sum + points, 0),
  );

/** Seats that are best; nobody if all are equal. */
function bestOf(sums: readonly number[]): readonly number[] {
  const most = Math.max(...sums);
  const best = [...sums.keys()].filter((seat) => sums[seat] === most);
  return best.length < sums.length ? best : [];
}

/** The gain or loss of a seat when all others pay a stake, which the best share. */
function payment(seat: number, seats: number, best: readonly number[], worth: number): number {
  if (!best.length) return 0;
  return best.includes(seat) ? (worth * (seats - best.length)) / best.length : -worth;
}

/** The gain or loss of each player, by seat: a column's worth from all others, and the sweep for all three columns. */
function settle(players: readonly Ranked[], worths: readonly number[], sweep: number): readonly number[] {
  const columns = worths.map((worth, col) => ({ worth, best: bestOf(columnSums(players, col)) }));
  const sweeper = players.findIndex((_, seat) =>
    columns.every(({ best }) => best.length === 1 && best[0] === seat),
  );
  const prizes = [...columns, { worth: sweep, best: sweeper < 0 ? [] : [sweeper] }];
  return players.map((_, seat) =>
    prizes.reduce((sum, { worth, best }) => sum + payment(seat, players.length, best, worth), 0),
  );
}

/** Escalero: poker dice on three columns; the best player in a column wins its worth. */
export const ruleset = configurable(
  {
    settlement: ['columns', 'sum'],
    columnWorth: ['1/2/4', '1/2/3'],
    sweep: { default: 2, from: 0, to: 9 },
    grandeIsFullHouse: [false, true],
  },
  (o): Spec<Row> => ({
    id: 'escalero',
    source: 'Austrian rules; the settlement of the sweep is that of a program',
    status: 'disputed',
    dice: { count: 5, sides: POKER_SIDES },
    rolls: 3,
    categories: [
      ...numberRows(6),
      { id: 'straight', section: 'lower', score: servedOr(20, 25, either(sequence(1, 5), sequence(2, 6))) },
      {
        id: 'fullHouse',
        section: 'lower',
        score: servedOr(30, 35, o.grandeIsFullHouse ? either(fullHouse, allEqual) : fullHouse),
      },
      { id: 'fourOfAKind', section: 'lower', score: servedOr(40, 45, ofAKind(4)) },
      { id: 'yahtzee', section: 'lower', score: servedOr(50, 80, allEqual) },
    ],
    columns: COLUMNS,
    players: [2, 4],
    ...(o.settlement === 'columns' && {
      standing: 'settlement',
      rank: (players) => settle(players, WORTHS[o.columnWorth], o.sweep).map((points) => [points]),
    }),
  }),
  fullScorecard,
);
