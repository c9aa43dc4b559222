import { endStatement, isLink, isSignature, type EventEntry } from '../../core/index.js';
import type { Requests, ServerRefusal } from '../../protocol.js';
import type { Guest } from '../audience.js';
import type { Fields, House } from '../house.js';
import type { LiveEvent } from '../live.js';
import { isSignedBy } from '../signatures.js';
import { stale } from './stale.js';

type Answer = Requests['act']['answer'] | ServerRefusal;

type Ending = { readonly entry: EventEntry } | { readonly no: 'late' | 'not-now' | 'not-seated' };

/** Ends an event, if its opener has signed that: no more results are added, and the secret is revealed. */
export async function endEvent(
  _house: House,
  _guest: Guest,
  live: LiveEvent,
  { known, intent }: Fields,
): Promise<Answer> {
  const { type, signature } = Object(intent) as Record<string, unknown>;
  if (type !== 'end' || !isLink(known) || !isSignature(signature))
    return {
      no: 'bad-request',
      why: 'act: an event is ended, with the link of the last line and a signature',
    };
  if (live.state.link !== known) await live.refresh();
  const refusal = await live.add((event): Ending => {
    if (event.link !== known) return { no: 'late' };
    if (event.phase === 'over') return { no: 'not-now' };
    return isSignedBy(event.terms.key, endStatement(event), signature)
      ? { entry: { type: 'end', secret: live.secret, signature } }
      : { no: 'not-seated' };
  });
  if (!refusal) return { ok: true, ...live.linesAfter(known) };
  return refusal.no === 'late' ? stale(live, known) : { no: refusal.no };
}
