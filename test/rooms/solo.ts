/** Somebody who plays alone in a room of an event, as a page does. */
import { openRoom, type RoomHandle } from '@yahtzee-game/rooms';
import { greedyAction } from '@yahtzee-game/rules';

/** Resolves to the room when its game is over; it stays open. */
export async function playAlone(server: string, event: string, name: string): Promise<RoomHandle> {
  const room = await openRoom(server, { ruleset: 'yahtzee', event, most: 1 });
  await room.sit(name);
  await room.act({ type: 'start' });
  for (;;) {
    const [game] = room.room.games;
    if (room.room.phase === 'over') return room;
    if (game?.turn.phase === 'rolling') await room.act({ type: 'roll', held: 0 });
    else if (game?.turn.phase === 'deciding') await room.act(greedyAction(game));
    else await changed(room);
  }
}

const changed = (room: RoomHandle): Promise<void> =>
  new Promise((resolve) => {
    const stop = room.subscribe(() => (stop(), resolve()));
  });
