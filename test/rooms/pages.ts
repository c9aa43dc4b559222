/** Pages in rooms, as the library of the client makes them. */
import type { RoomHandle } from '@yahtzee-game/rooms';
import { gameIndexOf, isOnTurn } from '@yahtzee-game/rooms/core';
import { greedyAction } from '@yahtzee-game/rules';
import { PATIENCE } from '../harness/boards/patience.js';

/** Resolves when the condition holds. */
export async function until(room: RoomHandle, holds: () => boolean): Promise<void> {
  const timeout = AbortSignal.timeout(PATIENCE);
  while (!holds()) {
    timeout.throwIfAborted();
    await new Promise<void>((resolve) => {
      const wake = (): void => (unsubscribe(), timeout.removeEventListener('abort', wake), resolve());
      const unsubscribe = room.subscribe(wake);
      timeout.addEventListener('abort', wake);
    });
  }
}

/** Each page decides for its seat, until the room is over, or the page does not go on. */
export async function playToTheEnd(
  rooms: readonly RoomHandle[],
  goesOn: (room: RoomHandle) => boolean = () => true,
): Promise<void> {
  await Promise.all(
    rooms.map(async (room) => {
      const seat = room.place?.seat ?? 0;
      while (room.room.phase === 'playing' && goesOn(room)) {
        const game = room.room.games[gameIndexOf(room.room, seat)];
        if (game && isOnTurn(room.room, seat))
          await room.act(game.turn.phase === 'rolling' ? { type: 'roll', held: 0 } : greedyAction(game));
        else
          await until(room, () => isOnTurn(room.room, seat) || room.room.phase === 'over' || !goesOn(room));
      }
    }),
  );
}

/** Waits until all players have signed the log of a room, which is over. */
export const isSigned = (room: RoomHandle): Promise<void> =>
  until(room, () => room.room.seats.every(({ hasSigned }) => hasSigned));
