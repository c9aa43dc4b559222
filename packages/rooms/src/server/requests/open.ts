import { areTerms, isCode, MOST_SEATS, type Terms } from '../../core/index.js';
import type { Requests, ServerRefusal } from '../../protocol.js';
import type { Guest } from '../audience.js';
import type { Fields, House } from '../house.js';
import type { LiveRoom, Rooms } from '../rooms.js';

type Answer = Requests['open']['answer'] | ServerRefusal;
type Wanted = Omit<Terms, 'commit'>;

/** For how many seconds a player is waited for where nobody has said it. */
const AWAY = 60;

/** Opens a room, or the one in which the same people play again. */
export async function open(house: House, guest: Guest, fields: Fields): Promise<Answer> {
  const wait = house.buckets.open.take(guest.address);
  if (wait) return { no: 'slow', wait };
  const { after } = fields;
  if (typeof after === 'object' && after !== null) return again(house, { ...after });
  const wanted = wantedOf(fields);
  if (!wanted) return { no: 'bad-request', why: 'open: these are no terms of a room' };
  try {
    return { code: await house.rooms.open(wanted) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { no: 'bad-request', why: error.message };
  }
}

/** The terms that a message asks for; undefined if it asks for none that a room could have. */
function wantedOf({
  ruleset,
  options = {},
  most = MOST_SEATS,
  dice = 'own',
  away = AWAY,
}: Fields): Wanted | undefined {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return undefined;
  const wanted = { version: 1, ruleset, options: { ...options }, most, dice, away };
  return areTerms({ ...wanted, commit: '0'.repeat(64) }) ? (wanted as Wanted) : undefined;
}

/** Opens the room that comes next, or finds the one that somebody has opened. */
async function again({ rooms }: House, { code, token }: Fields): Promise<Answer> {
  if (!isCode(code) || typeof token !== 'string')
    return { no: 'bad-request', why: 'open: after which room?' };
  const live = await rooms.find(code);
  if (!live) return { no: 'no-such-room' };
  await live.refresh();
  if ((await live.seatOf(token)) === undefined) return { no: 'not-seated' };
  if (live.room.phase !== 'over') return { no: 'not-now', why: 'open: the game goes on' };
  if (live.room.next === undefined) await addNext(rooms, live);
  const { next } = live.room;
  return next === undefined ? { no: 'not-now' } : { code: next };
}

/** If two open one at the same time, the second is never named, and nobody enters it. */
async function addNext(rooms: Rooms, live: LiveRoom): Promise<void> {
  const { commit: _, ...terms } = live.room.terms;
  const code = await rooms.open(terms);
  await live.add((room) => (room.next === undefined ? { entry: { type: 'next', code } } : { no: 'not-now' }));
}
