import type { Requests, ServerRefusal } from '../../protocol.js';
import type { Guest } from '../audience.js';
import type { Fields, House } from '../house.js';
import type { LiveEvent } from '../live.js';
import { stale } from './stale.js';

type Answer = Requests['act']['answer'] | ServerRefusal;

/** Ends an event, if the token is that of its opener: no more results are added, and the secret is revealed. */
export async function endEvent(
  _house: House,
  _guest: Guest,
  live: LiveEvent,
  { token, at, intent }: Fields,
): Promise<Answer> {
  const isEnd = typeof intent === 'object' && intent !== null && 'type' in intent && intent.type === 'end';
  if (!isEnd || typeof at !== 'number' || typeof token !== 'string')
    return { no: 'bad-request', why: 'act: an event is ended, with a token and a position' };
  if ((await live.seatOf(token)) === undefined) return { no: 'not-seated' };
  if (live.state.length < at) await live.refresh();
  const refusal = await live.add(({ length, phase }) => {
    if (length !== at) return { no: 'late' };
    return phase === 'over' ? { no: 'not-now' } : { entry: { type: 'end', secret: live.secret } };
  });
  if (!refusal) return { ok: true };
  return refusal.no === 'late' ? stale(live, at) : { no: 'not-now' };
}
