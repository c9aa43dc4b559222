import type { ServerRefusal } from '../../protocol.js';
import type { Folded, LiveLog } from '../live-log.js';

/** Tells what has happened since the position at which somebody wanted something. */
export function stale<State extends Folded, Entry>(
  { state, lines }: LiveLog<State, Entry>,
  at: number,
): ServerRefusal {
  const from = Math.max(0, Math.min(at, state.length));
  return { no: 'stale', at: from, lines: lines.slice(from) };
}
