import { isLink } from '../../core/index.js';
import type { Requests, ServerRefusal } from '../../protocol.js';
import type { Guest } from '../audience.js';
import type { Fields, House } from '../house.js';
import { LiveRoom, type LiveEvent } from '../live.js';

type Answer = Requests['enter']['answer'] | ServerRefusal;

/** Watches a room or an event, returns to a seat, or fills a gap. From then on the connection is sent all new lines. */
export async function enter(
  house: House,
  guest: Guest,
  live: LiveRoom | LiveEvent,
  { known, token }: Fields,
): Promise<Answer> {
  if (known !== undefined && !isLink(known))
    return { no: 'bad-request', why: 'enter: `known` is the link of a line' };
  const { code } = live;
  const seat = live instanceof LiveRoom && typeof token === 'string' ? await live.seatOf(token) : undefined;
  const refusal = crowded(house, guest, code, seat);
  if (refusal) return refusal;
  // In a room only players are announced. Entering an event announces who plays, which tells the new watcher.
  const came =
    live instanceof LiveRoom ? seat !== undefined && guest.rooms.get(code) !== seat : !guest.rooms.has(code);
  // Joining before reading misses no line: one that is added meanwhile is sent, or read.
  const as = seat ?? guest.rooms.get(code);
  await guest.join(code, as, nameIn(live, as));
  await live.refresh();
  const own = live instanceof LiveRoom && typeof token === 'string' ? live.seatNow(token) : undefined;
  // The store may have lost the line by which the seat was taken.
  if (typeof token === 'string' && own !== guest.rooms.get(code))
    await guest.join(code, own, nameIn(live, own));
  if (came) house.later(house.attendance.announce(code));
  if (live instanceof LiveRoom) house.later(house.computers.goOn(live, guest.address));
  const here = live instanceof LiveRoom ? await house.attendance.of(live) : [];
  return { ...live.linesAfter(known), here, ...(own !== undefined && { seat: own }) };
}

/** The name of a seat; undefined for watchers. */
const nameIn = (live: LiveRoom | LiveEvent, seat: number | undefined): string | undefined =>
  live instanceof LiveRoom && seat !== undefined ? live.room.seats[seat]?.name : undefined;

function crowded(
  { audience, limits }: House,
  guest: Guest,
  code: string,
  seat: number | undefined,
): ServerRefusal | undefined {
  if (guest.rooms.has(code)) return undefined;
  if (guest.rooms.size >= limits.rooms)
    return { no: 'full', why: `a connection is in ${limits.rooms} rooms at most` };
  if (seat === undefined && audience.watchers(code) >= limits.watchers)
    return { no: 'full', why: `${limits.watchers} watch already` };
  return undefined;
}
