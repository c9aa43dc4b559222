/** The results of rooms of an event. */
import { playerTotals } from '@yahtzee-game/rules';
import { isReported, type EventResult, type Room } from '../core/index.js';
import type { LiveEvent } from './live.js';

/** Adds the results of a room to its event, each once, unless the event is over. */
export async function report(event: LiveEvent, room: Room): Promise<void> {
  for (const result of resultsOf(room, new Date()))
    await event.add((state) =>
      state.phase === 'open' && state.rooms.includes(room.code) && !isReported(state, result)
        ? { entry: { type: 'result', result } }
        : { no: 'nothing' },
    );
}

/** The results of a room. Seats for which a computer has made a decision have none. */
function resultsOf({ code, seats, games, link }: Room, now: Date): readonly EventResult[] {
  return seats.flatMap(({ name, helped }, seat) => {
    const game = games[seat];
    const total = game && playerTotals(game)[0]?.total;
    return !helped && total !== undefined
      ? [{ room: code, seat, name, total, at: now.toISOString(), link }]
      : [];
  });
}
