/** Answers every request, whatever it holds and however often it is sent. */
import { isCode, LogError } from '../core/index.js';
import type { Requests, ServerRefusal } from '../protocol.js';
import type { Guest } from './audience.js';
import type { Fields, House } from './house.js';
import { LostLog } from './live-log.js';
import { LiveEvent, type LiveRoom } from './live.js';
import { act } from './requests/act.js';
import { enter } from './requests/enter.js';
import { endEvent } from './requests/end-event.js';
import { open } from './requests/open.js';
import { sit } from './requests/sit.js';

export type Answer = Requests[keyof Requests]['answer'] | ServerRefusal;

type Request<Live> = (house: House, guest: Guest, live: Live, fields: Fields) => Promise<Answer>;

/** The requests about a room, and those about an event. */
const IN_ROOM: Readonly<Record<string, Request<LiveRoom>>> = { enter, sit, act };
const IN_EVENT: Readonly<Record<string, Request<LiveEvent>>> = { enter, act: endEvent };

/** Whether there are requests of this name. */
export const isRequest = (name: string): name is keyof Requests =>
  name === 'open' || Object.hasOwn(IN_ROOM, name);

/** Resolves to the answer to a request; never rejects. */
export async function answer(house: House, guest: Guest, name: string, ask: unknown): Promise<Answer> {
  const { connection, address } = house.limiters;
  const wait = connection.take(guest.id) || address.take(guest.address);
  if (wait) return { no: 'slow', wait };
  const fields: Fields = typeof ask === 'object' && ask !== null ? { ...ask } : {};
  try {
    return await (name === 'open' ? open(house, guest, fields) : answerAbout(house, guest, name, fields));
  } catch (error) {
    if (error instanceof LostLog) return { no: 'no-such-room' };
    house.onError(error);
    return { no: error instanceof LogError ? 'damaged' : 'failed' };
  }
}

async function answerAbout(house: House, guest: Guest, name: string, fields: Fields): Promise<Answer> {
  const { rooms, audience } = house;
  const { code } = fields;
  if (!Object.hasOwn(IN_ROOM, name)) return noRequest();
  if (!isCode(code)) return { no: 'no-such-room' };
  try {
    const live = await rooms.find(code);
    if (!live) return { no: 'no-such-room' };
    return await (live instanceof LiveEvent
      ? (IN_EVENT[name] ?? noRequest)(house, guest, live, fields)
      : (IN_ROOM[name] ?? noRequest)(house, guest, live, fields));
  } catch (error) {
    // The log is read again for the next request: perhaps only the copy in memory is wrong.
    rooms.forget(code);
    throw error;
  } finally {
    if (!audience.size(code)) rooms.forget(code);
  }
}

const noRequest = async (): Promise<Answer> => ({ no: 'bad-request', why: 'there is no such request' });
