import {
  decide,
  hasRightSignature,
  isLink,
  owesSeed,
  parseIntent,
  SEEDS_AWAITED,
  type Decision,
  type Intent,
  type Room,
} from '../../core/index.js';
import type { Requests, ServerRefusal } from '../../protocol.js';
import type { Guest } from '../audience.js';
import type { Fields, House } from '../house.js';
import type { LiveRoom } from '../live.js';
import { isSignedBy } from '../signatures.js';
import { stale } from './stale.js';

type Answer = Requests['act']['answer'] | ServerRefusal;

/** At this length, far beyond that of a game, a log takes no phrases, and players cannot leave seats to a computer. */
const MOST_LINES = 10_000;

interface Late {
  readonly no: 'late';
}

/** Adds the entry of an intent, but only after the line that the page names: so nothing is done twice. */
export async function act(
  house: House,
  guest: Guest,
  live: LiveRoom,
  { token, known, intent: message }: Fields,
): Promise<Answer> {
  const intent = parseIntent(message);
  if (!intent || !isLink(known) || typeof token !== 'string')
    return { no: 'bad-request', why: 'act: it needs a token, the link of the last line, and an intent' };
  const seat = await live.seatOf(token);
  if (seat === undefined) return { no: 'not-seated' };
  // Perhaps another process has added the line that the page knows.
  if (live.room.link !== known) await live.refresh();
  if (live.room.link !== known) return stale(live, known);
  const refusal = (await refusalOf(house, live, seat, intent)) ?? (await add(live, known, seat, intent));
  // If the log has grown, the reason for the refusal may no longer hold.
  if (refusal) return refusal.no === 'late' || (await live.refresh()) ? stale(live, known) : refusal;
  house.later(house.computers.goOn(live, guest.address));
  return { ok: true, ...live.linesAfter(known) };
}

const add = (live: LiveRoom, known: string, seat: number, intent: Intent) =>
  live.add((room): Decision | Late => {
    if (room.link !== known) return { no: 'late' };
    const decision = decide(room, live.secret, seat, intent);
    return 'no' in decision || hasRightSignature(decision.entry, room, isSignedBy)
      ? decision
      : { no: 'bad-request', why: `${intent.type}: this is not the signature of the seat` };
  });

/** The refusals that depend on time, or on who is connected, and so are not made by `decide`. */
async function refusalOf(
  house: House,
  live: LiveRoom,
  seat: number,
  intent: Intent,
): Promise<ServerRefusal | undefined> {
  switch (intent.type) {
    case 'sit':
      return intent.by === 'computer' ? undefined : { no: 'bad-request', why: 'act: to sit is a request' };
    case 'decider':
      if (intent.by === 'computer' && intent.seat !== seat && !(await isAway(house, live, intent.seat)))
        return { no: 'not-away' };
      return slowed(house, live.room, seat, intent.by === 'player' || intent.seat !== seat);
    case 'say':
      return slowed(house, live.room, seat);
    default:
      return undefined;
  }
}

/** @param isNeeded whether the game may depend on it, so that it is possible at any length of the log */
async function slowed(
  { limiters }: House,
  { code, length }: Room,
  seat: number,
  isNeeded = false,
): Promise<ServerRefusal | undefined> {
  if (length >= MOST_LINES && !isNeeded) return { no: 'not-now' };
  const wait = await limiters.talk.take(`${code}/${seat}`);
  return wait ? { no: 'slow', wait } : undefined;
}

/** Whether the others have waited long enough for a player. */
async function isAway({ attendance }: House, live: LiveRoom, seat: number): Promise<boolean> {
  const { room } = live;
  const isSeeding = room.phase === 'seeding';
  if (isSeeding && !owesSeed(room, seat)) return false;
  // Nor does a game wait longer for a page that is connected, but shows no seed.
  if (isSeeding && live.quietFor >= SEEDS_AWAITED) return true;
  const here = await attendance.of(live);
  const gone = here.find((presence) => presence.seat === seat)?.gone;
  return gone !== undefined && gone >= (isSeeding ? SEEDS_AWAITED : room.terms.away);
}
