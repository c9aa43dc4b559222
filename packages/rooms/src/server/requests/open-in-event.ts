import { MOST_ROOMS, type GameEvent, type Refusal, type Terms } from '../../core/index.js';
import type { Requests, ServerRefusal } from '../../protocol.js';
import type { House } from '../house.js';

type Answer = Requests['open']['answer'] | ServerRefusal;

/** Opens a room of an event. The game is that of the event. */
export async function openInEvent(
  { rooms, audience }: House,
  eventCode: string,
  wanted: Pick<Terms, 'most' | 'away'>,
): Promise<Answer> {
  try {
    const event = await rooms.event(eventCode);
    if (!event) return { no: 'no-such-room' };
    await event.refresh();
    const refusal = refusalOf(event.state);
    if (refusal) return refusal;
    const code = await rooms.openIn(event.state, wanted);
    const late = await event.add<Refusal>((state) => refusalOf(state) ?? { entry: { type: 'room', code } });
    return late ?? { code };
  } finally {
    if (!audience.size(eventCode)) rooms.forget(eventCode);
  }
}

function refusalOf({ phase, rooms }: GameEvent): Refusal | undefined {
  if (phase === 'over') return { no: 'not-now', why: 'open: the event is over' };
  if (rooms.length >= MOST_ROOMS) return { no: 'full', why: `an event has ${MOST_ROOMS} rooms at most` };
  return undefined;
}
