import { isCode } from '../../core/index.js';
import type { Requests, ServerRefusal } from '../../protocol.js';
import type { Guest } from '../audience.js';
import type { Fields, House } from '../house.js';
import type { LiveRoom } from '../live.js';
import type { Rooms } from '../rooms.js';

type Answer = Requests['open']['answer'] | ServerRefusal;

/** Opens the next room, or finds the one that somebody has opened; finding it does not count for the limit. */
export async function openAgain(house: House, guest: Guest, { code, token }: Fields): Promise<Answer> {
  const { rooms, audience } = house;
  if (!isCode(code) || typeof token !== 'string')
    return { no: 'bad-request', why: 'open: after which room?' };
  try {
    const live = await rooms.room(code);
    return live ? await nextOf(house, guest, live, token) : { no: 'no-such-room' };
  } finally {
    if (!audience.size(code)) rooms.forget(code);
  }
}

async function nextOf(
  { rooms, limiters }: House,
  guest: Guest,
  live: LiveRoom,
  token: string,
): Promise<Answer> {
  await live.refresh();
  const { phase, terms } = live.room;
  if ((await live.seatOf(token)) === undefined) return { no: 'not-seated' };
  if (phase !== 'over') return { no: 'not-now', why: 'open: the game goes on' };
  // A second game would have the same dice.
  if (terms.event !== undefined) return { no: 'not-now', why: 'open: an event is played once' };
  if (live.room.next !== undefined) return { code: live.room.next };
  const wait = await limiters.open.take(guest.address);
  if (wait) return { no: 'slow', wait };
  await addNext(rooms, live);
  const { next } = live.room;
  return next === undefined ? { no: 'not-now' } : { code: next };
}

/** If two players open one at the same time, the log names only the first, and nobody enters the second. */
async function addNext(rooms: Rooms, live: LiveRoom): Promise<void> {
  const { commit: _, ...terms } = live.room.terms;
  const code = await rooms.open(terms);
  await live.add((room) => (room.next === undefined ? { entry: { type: 'next', code } } : { no: 'not-now' }));
}
