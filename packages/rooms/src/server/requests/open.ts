import { areTerms, isCode, isHash, MOST_SEATS, type Terms } from '../../core/index.js';
import type { Requests, ServerRefusal } from '../../protocol.js';
import type { Guest } from '../audience.js';
import type { Fields, House } from '../house.js';
import { openAgain } from './open-again.js';
import { openInEvent } from './open-in-event.js';

type Answer = Requests['open']['answer'] | ServerRefusal;
type Wanted = Omit<Terms, 'commit'>;

/** The default of `away`, in seconds. */
const AWAY = 60;

/** Opens a room, a room of an event, the room in which the same people play again, or an event. */
export async function open(house: House, guest: Guest, fields: Fields): Promise<Answer> {
  const { after, event } = fields;
  const { limiters } = house;
  if (typeof after === 'object' && after !== null) return openAgain(house, guest, { ...after });
  const wait = await (isCode(event) ? limiters.openInEvent : limiters.open).take(guest.address);
  if (wait) return { no: 'slow', wait };
  const wanted = wantedOf(fields);
  if (!wanted) return { no: 'bad-request', why: 'open: these are no terms of a room' };
  if (isCode(event)) return openInEvent(house, event, wanted);
  try {
    return event === 'new'
      ? await openEvent(house, wanted, fields['key'])
      : { code: await house.rooms.open(wanted) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { no: 'bad-request', why: error.message };
  }
}

/** Returns the terms that a message asks for; undefined if no room can have them. */
function wantedOf({
  ruleset,
  options = {},
  sheet,
  most = MOST_SEATS,
  dice = 'own',
  away = AWAY,
}: Fields): Wanted | undefined {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return undefined;
  const wanted = {
    version: 1,
    ruleset,
    options: { ...options },
    ...(sheet !== undefined && { sheet }),
    most,
    dice,
    away,
  };
  return areTerms({ ...wanted, commit: '0'.repeat(64) }) ? (wanted as Wanted) : undefined;
}

/** Opens an event, which the owner of the key can end. */
async function openEvent({ rooms }: House, wanted: Wanted, key: unknown): Promise<Answer> {
  if (!isHash(key)) return { no: 'bad-request', why: 'open: an event needs a public key' };
  const { version, ruleset, options, sheet } = wanted;
  return { code: await rooms.openEvent({ version, ruleset, options, ...(sheet && { sheet }), key }) };
}
