/** The games that people at this board have won against a computer of a level, and lost. */
import type { Result } from './records.js';
import type { Level } from './seats.js';

export interface Series {
  readonly won: number;
  readonly lost: number;
  /** By game, the oldest first, whether the person won; draws are left out. */
  readonly games: readonly boolean[];
}

export function seriesOf(results: readonly Pick<Result, 'rivals'>[], level: Level): Series {
  const games = results
    .flatMap(({ rivals }) => rivals)
    .filter((rival) => rival.level === level && rival.ahead !== 0)
    .map(({ ahead }) => ahead > 0);
  const won = games.filter(Boolean).length;
  return { won, lost: games.length - won, games };
}
