/** The door: whatever is asked, and however often, there is an answer. */
import { isCode, LogError } from '../core/index.js';
import type { Requests, ServerRefusal } from '../protocol.js';
import type { Guest } from './audience.js';
import type { Fields, House } from './house.js';
import type { LiveRoom } from './rooms.js';
import { act } from './requests/act.js';
import { enter } from './requests/enter.js';
import { open } from './requests/open.js';
import { sit } from './requests/sit.js';

export type Answer = Requests[keyof Requests]['answer'] | ServerRefusal;

/** The requests that are about a room. */
const IN_ROOM: Readonly<
  Record<string, (house: House, guest: Guest, live: LiveRoom, fields: Fields) => Promise<Answer>>
> = { enter, sit, act };

/** Resolves to the answer to a request; never rejects. */
export async function answer(house: House, guest: Guest, name: string, ask: unknown): Promise<Answer> {
  const { connection, address } = house.buckets;
  const wait = connection.take(guest.id) || address.take(guest.address);
  if (wait) return { no: 'slow', wait };
  const fields: Fields = typeof ask === 'object' && ask !== null ? { ...ask } : {};
  try {
    return await (name === 'open' ? open(house, guest, fields) : answerInRoom(house, guest, name, fields));
  } catch (error) {
    house.onError(error);
    return { no: error instanceof LogError ? 'damaged' : 'failed' };
  }
}

async function answerInRoom(house: House, guest: Guest, name: string, fields: Fields): Promise<Answer> {
  const { rooms, audience } = house;
  const request = Object.hasOwn(IN_ROOM, name) ? IN_ROOM[name] : undefined;
  if (!request) return { no: 'bad-request', why: 'there is no such request' };
  const { code } = fields;
  if (!isCode(code)) return { no: 'no-such-room' };
  try {
    const live = await rooms.find(code);
    return live ? await request(house, guest, live, fields) : { no: 'no-such-room' };
  } catch (error) {
    // It is read again for the next request: perhaps it was only what was known here that is wrong.
    rooms.forget(code);
    throw error;
  } finally {
    if (!audience.size(code)) rooms.forget(code);
  }
}
