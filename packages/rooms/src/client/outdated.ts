/** What becomes of an intent when something has happened before it was done. */
import { gameIndexOf, type Intent, type Room } from '../core/index.js';

/**
 * Whether an intent of a seat is not to be asked again: it is among what has happened, or was meant for what is no
 * longer so. A lost answer leads here too, so that nothing is ever done twice.
 */
export function isOutdated(
  intent: Intent,
  seat: number,
  before: Room,
  after: Room,
  news: readonly string[],
): boolean {
  switch (intent.type) {
    case 'roll':
    case 'announce':
    case 'score': {
      const index = gameIndexOf(after, seat);
      return before.games[index] !== after.games[index];
    }
    case 'sit':
      return before.seats.length !== after.seats.length;
    case 'start':
      return after.phase !== 'open';
    case 'commit':
      return after.seats[seat]?.commit !== undefined;
    case 'seed':
      return after.seats[seat]?.seed !== undefined;
    case 'decider':
      return after.seats[intent.seat]?.by === intent.by;
    case 'say':
      return news.some((line) => line.startsWith(`say ${seat} `));
  }
}
