/** A player alone in a room of an event, as on a page. */
import { openRoom, type RoomHandle } from '@yahtzee-game/rooms';
import { isOnTurn } from '@yahtzee-game/rooms/core';
import { legalActions, type GameState, type PlayerAction } from '@yahtzee-game/rules';
import { pick, type Random } from '../harness/random.js';

/** Plays any legal actions. Resolves to the room when its game is over; the room stays open. */
export async function playAlone(
  server: string,
  event: string,
  name: string,
  random: Random,
): Promise<RoomHandle> {
  const room = await openRoom(server, { ruleset: 'yahtzee', event, most: 1 });
  await room.sit(name);
  await playOut(room, random);
  return room;
}

/** Starts a room for one player, and plays it to the end. */
export async function playOut(room: RoomHandle, random: Random): Promise<void> {
  await room.act({ type: 'start' });
  for (;;) {
    const [game] = room.room.games;
    if (room.room.phase === 'over') return;
    if (game && isOnTurn(room.room, 0)) await room.act(anyAction(game, random));
    else await changed(room);
  }
}

function anyAction(game: GameState, random: Random): PlayerAction {
  const legal = legalActions(game);
  return legal.length ? pick(random, legal) : { type: 'roll', held: 0 };
}

const changed = (room: RoomHandle): Promise<void> =>
  new Promise((resolve) => {
    const stop = room.subscribe(() => (stop(), resolve()));
  });
