/** Results of the rooms of an event. */
import { playerTotals } from '@yahtzee-game/rules';
import { isReported, type EventResult, type Room } from '../core/index.js';
import type { LiveEvent } from './live.js';

/** Adds what a room has come to, once, and as long as the event goes on. */
export async function report(event: LiveEvent, room: Room): Promise<void> {
  for (const result of resultsOf(room, new Date()))
    await event.add((state) =>
      state.phase === 'open' && state.rooms.includes(room.code) && !isReported(state, result)
        ? { entry: { type: 'result', result } }
        : { no: 'nothing' },
    );
}

/** The results of people; what a computer has helped to is nobody's. */
function resultsOf({ code, seats, games }: Room, now: Date): readonly EventResult[] {
  return seats.flatMap(({ name, helped }, seat) => {
    const game = games[seat];
    const total = game && playerTotals(game)[0]?.total;
    return !helped && total !== undefined ? [{ room: code, seat, name, total, at: now.toISOString() }] : [];
  });
}
