// The server of rooms: that of this page, unless `?server=` in its address names another one.

import { joinRoom } from '../../packages/rooms/dist/cdn/rooms.js';

const here = new URL(location.href);
const asked = here.searchParams.get('server');

export const SERVER = asked || '/';

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Resolves to a room as it is now. An event may have a thousand of them, and a server takes only so many connections of
 * an address in a second: so they are made one after the other, and one that is refused is made again.
 */
export async function roomOf(code, tries = 5) {
  await pause(50);
  try {
    const room = await joinRoom(SERVER, code, { place: null });
    room.close();
    return room;
  } catch (error) {
    if (tries === 1 || !['unreachable', 'slow'].includes(error.code)) throw error;
    await pause(2000);
    return roomOf(code, tries - 1);
  }
}

/** The address of a page beside this one that uses the same server. */
export const withServer = (page) => (asked ? `${page}&server=${encodeURIComponent(asked)}` : page);

/** What is said about an error; above all, what to do if there is no server. */
export function sentenceOf(error) {
  if (error.code !== 'unreachable') return error.message;
  return asked
    ? `No server of rooms answers at ${asked}. Does it run, and was it started with --origin ${here.origin}?`
    : `No server of rooms answers at ${here.origin}. If it is elsewhere, add its address to that of this page: ` +
        '?server=https://dice.example';
}
