/** Which players are away from a game, and for how long. Pure, without the DOM. */
import type { RoomHandle } from '../client/handle.js';
import { isDone, owesSeed, SEEDS_AWAITED, type Room } from '../core/index.js';

/** The part of a room that these functions use. */
type Attended = Pick<RoomHandle, 'room' | 'place' | 'here'>;

/** Seconds for which an absence is not shown: enough for a page to reload. */
const UNNOTICED = 1.5;
/** If `away` is more than these seconds, players come and go over days: absences are shown only once it is over. */
const HOUR = 3600;

/**
 * Returns the seats of others that may be given to a computer now.
 * @param seconds the time since `here` was received
 */
export function leftSeats(attended: Attended, seconds: number): readonly number[] {
  const { room } = attended;
  // The game cannot begin without their seeds, so this does not depend on `away`.
  if (room.phase === 'seeding')
    return goneFor(attended, SEEDS_AWAITED - seconds).filter((seat) => owesSeed(room, seat));
  return goneFor(attended, room.terms.away - seconds);
}

/**
 * Returns the seats of others that are shown as away now.
 * @param seconds the time since `here` was received
 */
export const awaySeats = (attended: Attended, seconds: number): readonly number[] =>
  attended.room.terms.away > HOUR ? leftSeats(attended, seconds) : goneFor(attended, UNNOTICED - seconds);

function goneFor({ room, place, here }: Attended, seconds: number): readonly number[] {
  if (!isUnderWay(room)) return [];
  return here
    .filter(({ gone }) => gone !== undefined && gone >= seconds)
    .map(({ seat }) => seat)
    .filter((seat) => seat !== place?.seat && isAwaited(room, seat));
}

/** Whether the game still needs decisions of this page's player, so that a computer has to take over if they leave. */
export const isNeeded = ({ room, place }: Pick<RoomHandle, 'room' | 'place'>): boolean =>
  isUnderWay(room) && place !== undefined && isAwaited(room, place.seat);

/** Whether a player, not a computer, still has to decide for this seat. */
const isAwaited = (room: Room, seat: number): boolean =>
  room.seats[seat]?.by === 'player' && !isDone(room, seat);

const isUnderWay = ({ phase }: Room): boolean => phase === 'playing' || phase === 'seeding';

/** Whether a player who is needed is not connected, so that the time has to be watched. */
export const isAnyGone = ({ room, here }: Pick<RoomHandle, 'room' | 'here'>): boolean =>
  here.some(({ seat, gone }) => gone !== undefined && isAwaited(room, seat));
