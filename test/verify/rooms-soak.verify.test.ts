// More than a thousand games through one server leave nothing behind: no socket, timer, listener or room, and no
// memory.

import { joinRoom, openRoom, type RoomHandle } from '@yahtzee-game/rooms';
import { isOnTurn } from '@yahtzee-game/rooms/core';
import { sqliteStore } from '@yahtzee-game/rooms/server';
import { greedyAction } from '@yahtzee-game/rules';
import { deepEqual, ok } from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eventually, serveRooms } from '../rooms/visitor.js';
import { figure } from './figures.js';

/**
 * In the first round everything is compiled. Of the others, the heap after the first half is compared with that at the
 * end.
 */
const ROUNDS = 9;
const GAMES_A_ROUND = 120;
const GAMES = ROUNDS * GAMES_A_ROUND;
const AT_ONCE = 20;
/**
 * A leaked log would take three thousand bytes, a leaked connection twenty thousand. Limits of connections stay in
 * memory for ten seconds.
 */
const BYTES_A_GAME = 1500;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Two people play a game, and leave. */
async function evening(url: string): Promise<void> {
  const ada = await openRoom(url, { ruleset: 'poker-dice' });
  const grace = await joinRoom(url, ada.code, { place: null });
  await ada.sit('Ada');
  await grace.sit('Grace');
  await ada.act({ type: 'start' });
  await Promise.all([playToTheEnd(ada), playToTheEnd(grace)]);
  for (const room of [ada, grace]) room.close();
}

async function playToTheEnd(room: RoomHandle): Promise<void> {
  const seat = room.place?.seat ?? 0;
  while (room.room.phase !== 'over') {
    const [game] = room.room.games;
    if (game && isOnTurn(room.room, seat))
      await room.act(game.turn.phase === 'rolling' ? { type: 'roll', held: 0 } : greedyAction(game));
    else await news(room);
  }
}

const news = (room: RoomHandle): Promise<void> =>
  new Promise((resolve) => {
    const unsubscribe = room.subscribe(() => {
      unsubscribe();
      resolve();
    });
  });

async function evenings(url: string, count: number): Promise<void> {
  for (let played = 0; played < count; played += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => evening(url)));
}

/** The objects that remain when everybody has left. */
async function left(server: Server, rooms: { readonly size: number }) {
  await eventually(() => rooms.size === 0);
  const sockets = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  while ((await sockets()) > 0) await sleep(10);
  await sleep(100);
  collectGarbage();
  return {
    heap: process.memoryUsage().heapUsed,
    resources: process
      .getActiveResourcesInfo()
      .filter((name) => name !== 'Immediate')
      .toSorted(),
    listeners: [server, process].map((one) =>
      one.eventNames().map((name) => `${String(name)} ${one.listenerCount(name)}`),
    ),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test(`${GAMES} games leave nothing behind`, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rooms-'));
  const store = await sqliteStore(path.join(folder, 'games.db'));
  const { url, rooms, server } = await serveRooms({ store });
  try {
    await evenings(url, GAMES_A_ROUND);
    const before = await left(server, rooms);
    const heaps: number[] = [];
    for (let round = 1; round < ROUNDS; round++) {
      await evenings(url, GAMES_A_ROUND);
      const { heap, ...after } = await left(server, rooms);
      heaps.push(heap);
      deepEqual(after, { resources: before.resources, listeners: before.listeners });
    }
    const half = heaps.length / 2;
    const growth = (mean(heaps.slice(half)) - mean(heaps.slice(0, half))) / (half * GAMES_A_ROUND);
    figure(`${GAMES} games in rooms: ${growth.toFixed(0)} bytes of heap a game, noise included`);
    ok(growth <= BYTES_A_GAME, `${growth} bytes a game`);
  } finally {
    await rooms.close();
    rmSync(folder, { recursive: true });
  }
});
