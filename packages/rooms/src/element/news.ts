/** The news of a room during the game that the board does not show. Pure. */
import { parseEntry, textIn, type Entry } from '../core/index.js';
import type { RoomHandle } from '../client/handle.js';
import type { News } from './screens/bar-view.js';

/** Returns the news in the lines from a position on. Of this page's own actions only phrases count as news. */
export function newsFrom(
  { lines, room, place }: Pick<RoomHandle, 'lines' | 'room' | 'place'>,
  from: number,
): News[] {
  return lines.slice(Math.max(1, from)).flatMap((line) => {
    const news = newsOf(parseEntry(textIn(line), room.ruleset));
    return news && (news.type === 'said' || news.seat !== place?.seat) ? news : [];
  });
}

function newsOf(entry: Entry): Extract<News, { seat: number }> | undefined {
  if (entry.type === 'say') return { type: 'said', seat: entry.seat, phrase: entry.phrase };
  if (entry.type !== 'decider') return undefined;
  return { type: entry.by === 'player' ? 'back' : 'replaced', seat: entry.seat };
}
