// The load that a server of rooms can carry: the server is a separate process, and people play in this one.
//
//   npm run build && node scripts/bench/rooms.mjs [SECONDS]
//
// Both share the processors, so the slowest answers (p99) are the load's own pauses as much as the server's.

import { fork, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { legalActions } from '@yahtzee-game/rules';
import {
  addLine,
  commitmentTo,
  entryToSign,
  gameIndexOf,
  linkIn,
  openRoom,
  rulesetFor,
  statementOf,
  termsOf,
} from '@yahtzee-game/rooms/core';
import { attachRooms, memoryStore, redisStore } from '@yahtzee-game/rooms/server';
import { io } from 'socket.io-client';

/**
 * @import { AddressInfo } from 'node:net'
 * @import { ChildProcess } from 'node:child_process'
 * @import { KeyObject } from 'node:crypto'
 * @import { Room } from '@yahtzee-game/rooms/core'
 * @import { Lines } from '@yahtzee-game/rooms'
 * @import { Socket } from 'socket.io-client'
 */

/**
 * `think`: milliseconds between actions
 * @typedef {{ rooms: number, seats: number, think: number, redis?: boolean }} Load
 */
/** @typedef {{ cpu: number, resident: number }} Usage seconds, bytes */
/** @typedef {{ socket: Socket, token: string, seat: number, key: KeyObject }} Player */

const REDIS_PORT = 6397;
const SEED = '5'.repeat(64);

/** @param {number} seconds */
async function measureAll(seconds) {
  await report(
    '2,000 rooms of 2, an action a second and room',
    { rooms: 2000, seats: 2, think: 1000 },
    seconds,
  );
  await report('100 rooms of 2, no time to think', { rooms: 100, seats: 2, think: 0 }, seconds);
  await report('a room of 20, no time to think', { rooms: 1, seats: 20, think: 0 }, seconds);
  const redis = spawn('redis-server', ['--port', String(REDIS_PORT), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const isThere = await Promise.race([
    new Promise((resolve) => redis.once('error', () => resolve(false))),
    pause(1000, true),
  ]);
  if (!isThere) return console.log('Redis: not installed');
  const load = { rooms: 100, seats: 2, think: 0, redis: true };
  await report('100 rooms of 2, no time to think, Redis', load, seconds);
  redis.kill();
}

/**
 * @param {string} name
 * @param {Load} load
 * @param {number} seconds
 */
async function report(name, load, seconds) {
  const server = fork(fileURLToPath(import.meta.url), [load.redis ? 'redis' : 'memory'], {
    execArgv: ['--expose-gc'],
  });
  const url = `http://127.0.0.1:${await answerOf(server)}`;
  const empty = await usageOf(server);
  const tables = [];
  for (let i = 0; i < load.rooms; i += 50)
    tables.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, load.rooms - i) }, () => gather(url, load.seats)),
      )),
    );
  const before = await usageOf(server);
  const figures = { /** @type {number[]} */ answered: [], /** @type {number[]} */ seen: [] };
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(tables.map((table) => table.play(load.think, until, figures)));
  const took = (performance.now() - started) / 1000;
  const after = await usageOf(server);
  const cpu = after.cpu - before.cpu;
  const actions = figures.answered.length;
  const core = load.think ? '' : `, ${Math.round(actions / cpu)} actions per core-second`;
  const memory =
    load.rooms >= 1000
      ? `, ${Math.round((before.resident - empty.resident) / load.rooms / 1024)} kB resident a room`
      : '';
  console.log(
    `${name}: ${Math.round(actions / took)} actions/s, ${Math.round((100 * cpu) / took)} % of a core${core}; ` +
      `answered p50 ${at(figures.answered, 0.5)}, p99 ${at(figures.answered, 0.99)} ms; ` +
      `seen by another p50 ${at(figures.seen, 0.5)} ms${memory}`,
  );
  for (const table of tables) table.leave();
  server.kill();
}

/** Sockets around one log. One of them listens for all; that it follows the rules is the server's to say. */
class Table {
  /** @type {readonly Player[]} */
  #players;
  /** @type {Room} */
  #room;
  /** When an action was sent, by its position. @type {Map<number, number>} */
  #sent = new Map();
  /** @type {() => void} */
  #wake = () => undefined;
  /** @type {number[]} */
  #seen = [];

  /**
   * @param {readonly Player[]} players
   * @param {Room} room
   */
  constructor(players, room) {
    this.#players = players;
    this.#room = room;
    const [first, other] = players;
    first?.socket.on('log', (/** @type {Lines} */ { lines }) => {
      for (const line of lines) this.#room = addLine(this.#room, line);
      this.#wake();
    });
    other?.socket.on('log', (/** @type {Lines} */ { at }) => {
      const sent = this.#sent.get(at);
      if (sent !== undefined) this.#seen.push(performance.now() - sent);
    });
  }

  /**
   * @param {number} think
   * @param {number} until
   * @param {{ answered: number[], seen: number[] }} figures
   */
  async play(think, until, figures) {
    this.#seen = figures.seen;
    await pause(Math.random() * think);
    while (performance.now() < until && this.#room.phase === 'playing') {
      const { length } = this.#room;
      const next = new Promise((resolve) => {
        this.#wake = () => resolve(undefined);
      });
      const sent = performance.now();
      this.#sent.clear();
      if (this.#seat !== 1) this.#sent.set(length, sent);
      const said = await this.#act();
      if (said.ok) figures.answered.push(performance.now() - sent);
      if (this.#room.length === length) await next;
      if (think) await pause(think * (0.5 + Math.random()));
    }
  }

  get #seat() {
    return this.#room.games[0]?.seat ?? 0;
  }

  #act() {
    const player = this.#players[this.#seat];
    const game = this.#room.games[gameIndexOf(this.#room, this.#seat)];
    const legal = game ? legalActions(game).filter(({ type }) => type !== 'announce') : [];
    const intent = legal[Math.floor(Math.random() * legal.length)] ?? { type: 'roll', held: 0 };
    const entry = entryToSign(intent, this.#seat);
    const signature = entry && player && signed(player.key, statementOf(entry, this.#room));
    return player?.socket.emitWithAck('act', {
      code: this.#room.code,
      token: player.token,
      known: this.#room.link,
      intent: { ...intent, signature },
    });
  }

  leave() {
    for (const { socket } of this.#players) socket.disconnect();
  }
}

/**
 * @param {string} url
 * @param {number} seats
 */
async function gather(url, seats) {
  const sockets = Array.from({ length: seats }, () =>
    io(url, { transports: ['websocket'], forceNew: true, auth: { protocol: 1 } }),
  );
  const [first] = sockets;
  if (!first) throw new Error('nobody is there');
  const { code } = await first.emitWithAck('open', { ruleset: 'yahtzee', most: seats });
  /** @type {Player[]} */
  const players = [];
  for (const [seat, socket] of sockets.entries()) {
    await socket.emitWithAck('enter', { code });
    const commit = commitmentTo(SEED);
    const token = randomBytes(16).toString('hex');
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
    await socket.emitWithAck('sit', { code, name: `Player ${seat + 1}`, token, commit, key });
    players.push({ socket, token, seat, key: privateKey });
  }
  const linesNow = async () => (await first.emitWithAck('enter', { code })).lines;
  for (const [i, intent] of [
    { type: 'start' },
    ...players.map(() => ({ type: 'seed', seed: SEED })),
  ].entries()) {
    const { socket, token } = players[Math.max(0, i - 1)] ?? players[0] ?? {};
    const known = linkIn((await linesNow()).at(-1));
    await socket?.emitWithAck('act', { code, token, known, intent });
  }
  const lines = await linesNow();
  const room = openRoom(code, lines[0], await rulesetFor(termsOf(lines[0])));
  return new Table(players, lines.slice(1).reduce(addLine, room));
}

/** @param {boolean} withRedis */
async function serveHere(withRedis) {
  const much = { burst: 1e9, perSecond: 1e6 };
  const limits = { connection: much, address: much, open: much, talk: much, connections: Infinity };
  const { Redis } = await import('ioredis');
  const store = withRedis ? await redisStore(new Redis(REDIS_PORT, '127.0.0.1')) : memoryStore();
  const server = createServer();
  attachRooms(server, { store, limits });
  server.listen(0, '127.0.0.1', () => process.send?.(/** @type {AddressInfo} */ (server.address()).port));
  process.on('message', () => {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1e6, resident: process.memoryUsage().rss });
  });
}

/**
 * @param {ChildProcess} server
 * @returns {Promise<Usage>}
 */
function usageOf(server) {
  server.send('usage');
  return answerOf(server);
}

/**
 * @param {ChildProcess} server
 * @returns {Promise<any>}
 */
const answerOf = (server) => new Promise((resolve) => server.once('message', resolve));

/**
 * The signature of a text, as hexadecimal digits.
 * @param {KeyObject} key
 * @param {string} text
 */
const signed = (key, text) => sign(null, Buffer.from(text), key).toString('hex');

/**
 * A quantile of some figures.
 * @param {number[]} figures
 * @param {number} part
 */
const at = (figures, part) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length * part)]?.toFixed(1) ?? '–';

if (process.send) await serveHere(process.argv[2] === 'redis');
else await measureAll(Number(process.argv[2] ?? 15));
