/** Decides whether an intent is sent again after the log has grown, or an answer was lost. */
import { gameIndexOf, maySign, type Intent, type Room } from '../core/index.js';

/**
 * Whether an intent of a seat must not be sent again: it has been done, or the state for which it was meant has
 * changed. This is also asked after a lost answer, so that nothing is ever done twice.
 * @param news the lines that were added since `before`
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
    case 'sign':
      return !maySign(after, seat);
    case 'say':
      return news.some((line) => line.startsWith(`say ${seat} `));
  }
}
