import { decide, parseIntent, seatOwnedBy, type Decision } from '../../core/index.js';
import type { Requests, ServerRefusal } from '../../protocol.js';
import type { Guest } from '../audience.js';
import { hashOf, isToken } from '../codes.js';
import type { Fields, House } from '../house.js';
import type { LiveRoom } from '../live.js';

type Answer = Requests['sit']['answer'] | ServerRefusal;

/** The token has a seat already. */
interface Seated {
  readonly no: 'seated';
}

/**
 * Takes the next seat for the player of this connection, which has to enter the room first. If the answer gets lost,
 * the page asks again with the same token, and is told the seat that it has.
 */
export async function sit(
  house: House,
  guest: Guest,
  live: LiveRoom,
  { name, commit, key, token }: Fields,
): Promise<Answer> {
  const intent = parseIntent({ type: 'sit', by: 'player', name, commit, key });
  if (intent?.type !== 'sit' || !isToken(token))
    return { no: 'bad-request', why: 'sit: the name, the hash, the key or the token is none' };
  const { code } = live;
  if (!guest.rooms.has(code)) return { no: 'not-now', why: 'sit: enter the room first' };
  const own = guest.rooms.get(code);
  if (own !== undefined && own !== (await live.seatOf(token)))
    return { no: 'not-now', why: 'sit: this page has a seat' };
  const owner = hashOf(token);
  const refusal = await live.add((room): Decision | Seated =>
    seatOwnedBy(room, owner) < 0
      ? decide(room, live.secret, undefined, { ...intent, owner })
      : { no: 'seated' },
  );
  if (refusal && refusal.no !== 'seated') return refusal;
  const seat = await live.seatOf(token);
  if (seat === undefined) return { no: 'failed' };
  await guest.join(code, seat, live.room.seats[seat]?.name);
  house.later(house.attendance.announce(code));
  return { seat };
}
