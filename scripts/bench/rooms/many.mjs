// Ten thousand rooms of two, each with a player at either of two servers that share a Redis. Says whether every action
// that was acknowledged is in the log.
//
//   npm run build && node scripts/bench/rooms/many.mjs [ROOMS] [SECONDS]
//
// The players are in two processes, each of which has an open file for every room.

import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { gather } from './table.mjs';

const REDIS_PORT = 6396;
/** Milliseconds between actions of a room. */
const THINK = 8000;
/** So many rooms are opened at the same time by each process. */
const AT_ONCE = 25;
/** Seconds in which all rooms must be open. */
const PATIENCE = 400;

/** @param {number} rooms @param {number} seconds */
async function measure(rooms, seconds) {
  const options = ['--port', String(REDIS_PORT), '--save', '', '--appendonly', 'no'];
  const redis = spawn('redis-server', options, { stdio: 'ignore' });
  await pause(1000);
  const script = fileURLToPath(new URL('server.mjs', import.meta.url));
  const servers = [1, 2].map(() => fork(script, ['redis', `redis://127.0.0.1:${REDIS_PORT}`]));
  const ports = await Promise.all(servers.map(async (server) => (await once(server, 'message'))[0]));
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const halves = [1, 2].map(() =>
    fork(fileURLToPath(import.meta.url), [...urls, String(Math.ceil(rooms / 2)), String(seconds)]),
  );
  /** @type {{ answered: number[], lost: number, opened: number }[]} */
  const said = await Promise.all(halves.map(async (half) => (await once(half, 'message'))[0]));
  for (const process of [...halves, ...servers]) {
    process.disconnect();
    await once(process, 'exit');
  }
  redis.kill();
  const answered = said.flatMap((half) => half.answered).toSorted((a, b) => a - b);
  const at = (/** @type {number} */ part) => answered[Math.floor(answered.length * part)]?.toFixed(1);
  const lost = said.reduce((sum, half) => sum + half.lost, 0);
  console.log(
    `${rooms} rooms, opened in ${Math.max(...said.map(({ opened }) => opened))} s; ` +
      `${Math.round(answered.length / seconds)} actions a second, ${answered.length} in all, ${lost} lost; ` +
      `answered p50 ${at(0.5)}, p99 ${at(0.99)} ms`,
  );
  process.exitCode = lost ? 1 : 0;
}

/** @param {readonly string[]} urls @param {number} rooms @param {number} seconds */
async function playHalf(urls, rooms, seconds) {
  const from = performance.now();
  /** @type {Awaited<ReturnType<typeof gather>>[]} */
  const tables = [];
  const waiting = Array.from({ length: rooms }, (_, i) => i).values();
  const gatherOn = async () => {
    for (const i of waiting) {
      if (performance.now() - from > PATIENCE * 1000)
        throw new Error(`only ${tables.length} rooms were opened`);
      tables.push(await gather(i % 2 ? urls : urls.toReversed(), 2, false));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, gatherOn));
  const opened = Math.round((performance.now() - from) / 1000);
  const figures = { /** @type {number[]} */ answered: [], /** @type {number[]} */ seen: [] };
  const until = performance.now() + seconds * 1000;
  await Promise.all(tables.map((table) => table.play(THINK, until, figures)));
  let lost = 0;
  for (const table of tables) lost += await table.lost();
  process.on('disconnect', () => process.exit());
  process.send?.({ answered: figures.answered, lost, opened });
}

const given = process.argv.slice(2);
if (process.send) await playHalf(given.slice(0, 2), Number(given[2]), Number(given[3]));
else await measure(Number(given[0] ?? 10_000), Number(given[1] ?? 30));
