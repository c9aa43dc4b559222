/** Runs on a page: a room without a server, in which a test lets people arrive, play and leave. */
import type { Board } from '@yahtzee-game/rooms';
import { isOnTurn } from '@yahtzee-game/rooms/core';
import type { YahtzeeRoom } from '@yahtzee-game/rooms/element';
import { actionsOf, greedyAction } from '@yahtzee-game/rules';
import { playAt } from '../../../packages/rooms/src/client/table.js';
import { FakeRoom } from '../../rooms/fake-room.js';

/** Connects an element to a room for four, in which these people already have seats. */
async function open(element: YahtzeeRoom, ...names: readonly string[]): Promise<FakeRoom> {
  const room = await FakeRoom.open();
  room.playOn = (board) => playAt(room, board as Board);
  for (const name of names) room.join(name);
  element.doors = { openRoom: () => Promise.resolve(room), joinRoom: () => Promise.resolve(room) };
  return Object.assign(stage, { room }).room;
}

/** All players decide like the greedy computer, until the condition holds. */
function playUntil(room: FakeRoom, isReached: (seat: number, turns: number, phase: string) => boolean): void {
  for (;;) {
    const [game] = room.room.games;
    const seat = room.room.seats.findIndex((_, at) => isOnTurn(room.room, at));
    if (!game || seat < 0 || isReached(seat, game.cards[seat]?.turns ?? 0, game.turn.phase)) return;
    room.ask(seat, game.turn.phase === 'rolling' ? { type: 'roll', held: 0 } : greedyAction(game));
  }
}

/** Whether a board shows everything that has been played. */
function isShown({ room }: FakeRoom, { state }: Board): boolean {
  const [game] = room.games;
  return !game || (state !== undefined && actionsOf(state).length === actionsOf(game).length);
}

const stage = { open, playUntil, isShown, room: undefined as FakeRoom | undefined };

declare global {
  var stage: Stage;
}
type Stage = typeof stage;

globalThis.stage = stage;
