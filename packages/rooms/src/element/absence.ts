/** Who is away from a game, and for how long. Pure, and free of the DOM. */
import type { RoomHandle } from '../client/handle.js';
import { isDone, owesSeed, SEEDS_AWAITED, type Room } from '../core/index.js';

/** What is looked at. */
type Attended = Pick<RoomHandle, 'room' | 'place' | 'here'>;

/** In how many seconds a page may be loaded again without a word. */
const UNNOTICED = 1.5;
/** Players who may be away for longer than these seconds play over days, and come and go. */
const HOUR = 3600;

/** Returns the seats of others that may be given to the computer, so many seconds after it was heard who is here. */
export function leftSeats(attended: Attended, seconds: number): readonly number[] {
  const { room } = attended;
  // The game cannot begin without their seeds, however long they may be away once it has.
  if (room.phase === 'seeding')
    return goneFor(attended, SEEDS_AWAITED - seconds).filter((seat) => owesSeed(room, seat));
  return goneFor(attended, room.terms.away - seconds);
}

/** Returns the seats of others whose players are missed by then, since they are not connected. */
export const awaySeats = (attended: Attended, seconds: number): readonly number[] =>
  attended.room.terms.away > HOUR ? leftSeats(attended, seconds) : goneFor(attended, UNNOTICED - seconds);

function goneFor({ room, place, here }: Attended, seconds: number): readonly number[] {
  if (!isUnderWay(room)) return [];
  return here
    .filter(({ gone }) => gone !== undefined && gone >= seconds)
    .map(({ seat }) => seat)
    .filter((seat) => seat !== place?.seat && isAwaited(room, seat));
}

/** Whether the player of this page is waited for, so that a computer has to go on for one who leaves. */
export const isNeeded = ({ room, place }: Pick<RoomHandle, 'room' | 'place'>): boolean =>
  isUnderWay(room) && place !== undefined && isAwaited(room, place.seat);

/** Whether a player decides for this seat, and has not done so to the end. */
const isAwaited = (room: Room, seat: number): boolean =>
  room.seats[seat]?.by === 'player' && !isDone(room, seat);

const isUnderWay = ({ phase }: Room): boolean => phase === 'playing' || phase === 'seeding';

/** Whether somebody who plays is not connected, so that the time passes. */
export const isAnyGone = ({ room, here }: Pick<RoomHandle, 'room' | 'here'>): boolean =>
  here.some(({ seat, gone }) => gone !== undefined && isAwaited(room, seat));
