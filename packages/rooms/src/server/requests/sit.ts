import { decide, parseIntent, type Decision } from '../../core/index.js';
import type { Requests, ServerRefusal } from '../../protocol.js';
import type { Guest } from '../audience.js';
import { newToken } from '../codes.js';
import type { Fields, House } from '../house.js';
import type { LiveRoom } from '../live.js';

type Answer = Requests['sit']['answer'] | ServerRefusal;

/** Takes the next seat for the player of this connection, who has to have entered. */
export async function sit(
  house: House,
  guest: Guest,
  live: LiveRoom,
  { name, commit }: Fields,
): Promise<Answer> {
  const intent = parseIntent({ type: 'sit', by: 'player', name, commit });
  if (!intent) return { no: 'bad-request', why: 'sit: the name or the hash is none' };
  const { code } = live.room;
  if (!guest.rooms.has(code)) return { no: 'not-now', why: 'sit: enter the room first' };
  if (guest.rooms.get(code) !== undefined) return { no: 'not-now', why: 'sit: this page has a seat' };
  const token = newToken();
  let seat = 0;
  const refusal = await live.add(async (room): Promise<Decision> => {
    const decision = decide(room, live.secret, undefined, intent);
    seat = room.seats.length;
    if ('entry' in decision) await live.issueToken(token, seat);
    return decision;
  });
  if (refusal) return refusal;
  await guest.join(code, seat);
  house.later(house.attendance.announce(code));
  return { seat, token };
}
