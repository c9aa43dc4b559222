import type { ServerRefusal } from '../../protocol.js';
import type { Folded, LiveLog } from '../live-log.js';

/** Returns the refusal with the lines since the position that a page has named. */
export function stale<State extends Folded, Entry>(
  { state, lines }: LiveLog<State, Entry>,
  at: number,
): ServerRefusal {
  const from = Math.max(0, Math.min(at, state.length));
  return { no: 'stale', at: from, lines: lines.slice(from) };
}
