import type { ServerRefusal } from '../../protocol.js';
import type { Folded, LiveLog } from '../live-log.js';

/** Returns the refusal with the lines after the one whose link a page has named. */
export const stale = <State extends Folded, Entry>(
  live: LiveLog<State, Entry>,
  known: unknown,
): ServerRefusal => ({ no: 'stale', ...live.linesAfter(known) });
