// The load that a server of rooms can carry, beside that of a bare Socket.IO server which only passes the same messages
// on. The servers are separate processes, one after the other, and people play in this one.
//
//   npm run build && node scripts/bench/rooms.mjs [SECONDS]
//
// Both sides share the processors, so the slowest answers (p99) are the load's own pauses as much as the server's.

import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { gather } from './rooms/table.mjs';

/** @import { ChildProcess } from 'node:child_process' */

/**
 * `atOnce`: how many rooms are played at the same time, the others after them; `think`: milliseconds between actions
 * @typedef {{ name: string, rooms: number, atOnce: number, seats: number, think: number }} Load
 */
/** @typedef {'bare' | 'memory' | 'redis'} Kind */
/** @typedef {{ cpu: number, resident: number }} Usage seconds, bytes */

const REDIS_PORT = 6397;
/** How long is played before anything counts, in seconds: until then the engine compiles. */
const WARM_UP = 4;

/** @type {readonly Load[]} */
const LOADS = [
  { name: '100 rooms of 2, no time to think', rooms: 1000, atOnce: 100, seats: 2, think: 0 },
  { name: 'a room of 20, no time to think', rooms: 30, atOnce: 1, seats: 20, think: 0 },
  { name: '2,000 rooms of 2, an action a second and room', rooms: 2000, atOnce: 2000, seats: 2, think: 1000 },
];

/** @param {number} seconds */
async function measureAll(seconds) {
  const redis = spawn('redis-server', ['--port', String(REDIS_PORT), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const hasRedis = await Promise.race([
    new Promise((resolve) => redis.once('error', () => resolve(false))),
    pause(1000, true),
  ]);
  if (!hasRedis) console.log('Redis: not installed');
  /** @type {readonly Kind[]} */
  const kinds = hasRedis ? ['bare', 'memory', 'redis'] : ['bare', 'memory'];
  for (const load of LOADS) {
    console.log(load.name);
    let bare;
    for (const kind of kinds) {
      const figures = await measure(kind, load, seconds);
      bare ??= figures;
      console.log(line(kind, figures, bare));
    }
  }
  redis.kill();
}

/**
 * @param {Kind} kind
 * @param {Load} load
 * @param {number} seconds
 */
async function measure(kind, load, seconds) {
  const script = fileURLToPath(new URL('./rooms/server.mjs', import.meta.url));
  const server = fork(script, [kind, `redis://127.0.0.1:${REDIS_PORT}`], { execArgv: ['--expose-gc'] });
  const url = `http://127.0.0.1:${await answerOf(server)}`;
  const empty = await usageOf(server, 'memory');
  const tables = [];
  for (let i = 0; i < load.rooms; i += 50)
    tables.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, load.rooms - i) }, () =>
          gather([url], load.seats, kind === 'bare'),
        ),
      )),
    );
  const full = await usageOf(server, 'memory');
  const figures = { /** @type {number[]} */ answered: [], /** @type {number[]} */ seen: [] };
  const until = performance.now() + (WARM_UP + seconds) * 1000;
  const waiting = tables.values();
  const playOn = async () => {
    for (const table of waiting) await table.play(load.think, until, figures);
  };
  const playing = Promise.all(Array.from({ length: load.atOnce }, playOn));
  await pause(WARM_UP * 1000);
  const before = await usageOf(server, 'time');
  figures.answered = [];
  figures.seen = [];
  const started = performance.now();
  await playing;
  const took = (performance.now() - started) / 1000;
  const { cpu } = await usageOf(server, 'time');
  for (const table of tables) table.leave();
  server.disconnect();
  await once(server, 'exit');
  const acts = figures.answered.length;
  return {
    acts,
    took,
    busy: (cpu - before.cpu) / took,
    each: (1e6 * (cpu - before.cpu)) / acts,
    p50: at(figures.answered, 0.5),
    p99: at(figures.answered, 0.99),
    seen: at(figures.seen, 0.5),
    room: (full.resident - empty.resident) / load.rooms / 1024,
  };
}

/** @typedef {Awaited<ReturnType<typeof measure>>} Figures */

/**
 * @param {Kind} kind
 * @param {Figures} figures
 * @param {Figures} bare
 */
function line(kind, { acts, took, busy, each, p50, p99, seen, room }, bare) {
  const parts = [
    `${Math.round(acts / took)} acts/s`,
    `${Math.round(100 * busy)} % of a core`,
    `${Math.round(each)} µs an act (${(bare.each / each).toFixed(2)} of bare)`,
    `answered p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms (${(p99 / bare.p99).toFixed(2)})`,
    `seen by another p50 ${seen.toFixed(1)} ms`,
    `${Math.round(room)} kB resident a room`,
  ];
  return `  ${kind.padEnd(6)}  ${parts.join(', ')}`;
}

/**
 * @param {ChildProcess} server
 * @param {'memory' | 'time'} what
 * @returns {Promise<Usage>}
 */
function usageOf(server, what) {
  server.send(what);
  return answerOf(server);
}

/**
 * @param {ChildProcess} server
 * @returns {Promise<any>}
 */
const answerOf = (server) => new Promise((resolve) => server.once('message', resolve));

/**
 * A quantile of some figures.
 * @param {number[]} figures
 * @param {number} part
 */
const at = (figures, part) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length * part)] ?? Number.NaN;

await measureAll(Number(process.argv[2] ?? 15));
