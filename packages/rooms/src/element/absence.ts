/** Who is away from a game, and for how long. Pure, and free of the DOM. */
import type { RoomHandle } from '../client/handle.js';

/** Returns the seats of others that may be given to the computer, so many seconds after it was heard who is here. */
export function leftSeats(
  { room, place, here }: Pick<RoomHandle, 'room' | 'place' | 'here'>,
  seconds: number,
): readonly number[] {
  if (room.phase !== 'playing' && room.phase !== 'seeding') return [];
  return here
    .filter(({ gone }) => gone !== undefined && gone + seconds >= room.terms.away)
    .map(({ seat }) => seat)
    .filter((seat) => seat !== place?.seat && room.seats[seat]?.by === 'player');
}

/** Whether somebody who plays is not connected, so that the time passes. */
export const isAnyGone = ({ room, here }: Pick<RoomHandle, 'room' | 'here'>): boolean =>
  here.some(({ seat, gone }) => gone !== undefined && room.seats[seat]?.by === 'player');
