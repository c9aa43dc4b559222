// Rooms on Durable Objects: the example is bundled, and served by the runtime that Cloudflare uses.

import {
  addLine,
  commitmentTo,
  isOnTurn,
  linkIn,
  openRoom,
  termsOf,
  type Room,
} from '@yahtzee-game/rooms/core';
import { verify } from '@yahtzee-game/rooms/verify';
import { legalActions, loadRuleset, type PlayerAction } from '@yahtzee-game/rules';
import { build } from 'esbuild';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pick, randomFrom, type Random } from '../harness/random.js';
import { bytesOf } from '../rooms/gathering.js';
import { freePort } from '../rooms/redis.js';
import { figure } from './figures.js';

const WORKERD = 'workerd@1.20261117.1';
const EXAMPLE = fileURLToPath(new URL('../../examples/durable-object', import.meta.url));

const folder = mkdtempSync(path.join(os.tmpdir(), 'durable-'));
const runtime = path.join(folder, 'node_modules/.bin/workerd');
const installed =
  spawnSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, WORKERD]).status === 0 &&
  spawnSync(runtime, ['--version']).status === 0;

interface Said {
  readonly no?: string;
  readonly why?: string;
  readonly ok?: true;
  readonly code?: string;
  readonly at?: number;
  readonly lines?: readonly string[];
  readonly seat?: number;
}

let port = 0;
let server: ChildProcess | undefined;

async function start(): Promise<void> {
  const games = `--directory-path=games=${path.join(folder, 'games')}`;
  const address = `--socket-addr=http=127.0.0.1:${port}`;
  server = spawn(runtime, ['serve', path.join(folder, 'config.capnp'), games, address], { stdio: 'inherit' });
  for (let wait = 0; wait < 20_000; wait += 50) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) return;
    await sleep(50);
  }
  throw new Error('workerd does not answer');
}

async function kill(): Promise<void> {
  server?.kill('SIGKILL');
  await sleep(100);
}

async function ask(where: string, message: unknown): Promise<Said> {
  const init = { method: 'POST', body: JSON.stringify(message) };
  return (await (await fetch(`http://127.0.0.1:${port}/rooms${where}`, init)).json()) as Said;
}

/** The status of the answer to a request without a stated length. */
async function endless(): Promise<number> {
  const body = new Blob(['{"ruleset":"yahtzee"}']).stream();
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  return (await fetch(`http://127.0.0.1:${port}/rooms`, init)).status;
}

/** The messages that a watcher receives, as text: a server does not mask its frames. */
async function watch(code: string): Promise<() => string> {
  let text = '';
  await new Promise<void>((resolve, reject) => {
    const key = Buffer.from('sixteen bytes of').toString('base64');
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': key,
    };
    request({ port, host: '127.0.0.1', path: `/rooms/${code}`, headers })
      .on('upgrade', (_, socket, head) => {
        text += head.toString();
        socket.on('data', (data) => (text += data.toString())).on('error', () => undefined);
        resolve();
      })
      .on('response', ({ statusCode }) => reject(new Error(`refused: ${statusCode}`)))
      .on('error', reject)
      .end();
  });
  return () => text;
}

/** Two people with a common log. */
class Game {
  readonly code: string;
  readonly tokens = ['a1'.repeat(16), 'b2'.repeat(16)];
  readonly seeds = [bytesOf('Ada'), bytesOf('Bo')];
  lines: string[] = [];
  #room: Room | undefined;

  constructor(code: string) {
    this.code = code;
  }

  get room(): Room {
    if (!this.#room) throw new Error('nothing has been read');
    return this.#room;
  }

  async read(): Promise<void> {
    const { lines = [] } = await ask(`/${this.code}/enter`, { known: this.#room?.link });
    for (const line of lines) {
      this.#room = this.#room
        ? addLine(this.#room, line)
        : openRoom(this.code, line, await loadRuleset(termsOf(line).ruleset));
      this.lines.push(line);
    }
  }

  sit(seat: number): Promise<Said> {
    const commit = commitmentTo(this.seeds[seat] ?? '');
    return ask(`/${this.code}/sit`, { name: `Player ${seat}`, token: this.tokens[seat], commit });
  }

  async act(seat: number, intent: unknown, known: string | undefined = this.#room?.link): Promise<Said> {
    const said = await ask(`/${this.code}/act`, { token: this.tokens[seat], known, intent });
    await this.read();
    return said;
  }

  /** A random legal action by the player on turn. */
  async step(random: Random): Promise<void> {
    const seat = isOnTurn(this.room, 0) ? 0 : 1;
    const [state] = this.room.games;
    const legal: readonly PlayerAction[] = state ? legalActions(state) : [];
    deepEqual(await this.act(seat, legal.length ? pick(random, legal) : { type: 'roll', held: 0 }), {
      ok: true,
    });
  }
}

async function gathered(ruleset: string): Promise<Game> {
  const { code = '' } = await ask('', { ruleset });
  const game = new Game(code);
  deepEqual(await game.sit(0), { seat: 0 });
  deepEqual(await game.sit(1), { seat: 1 });
  deepEqual(await game.sit(0), { seat: 0 }, 'who asks again has the same seat');
  await game.read();
  for (const [seat, intent] of [
    [0, { type: 'start' }],
    [0, { type: 'seed', seed: game.seeds[0] }],
    [1, { type: 'seed', seed: game.seeds[1] }],
  ] as const)
    deepEqual(await game.act(seat, intent), { ok: true });
  equal(game.room.phase, 'playing');
  return game;
}

describe('rooms on Durable Objects', { skip: !installed && `${WORKERD} does not run here` }, () => {
  before(async () => {
    cpSync(path.join(EXAMPLE, 'config.capnp'), path.join(folder, 'config.capnp'));
    mkdirSync(path.join(folder, 'games'));
    await build({
      entryPoints: [path.join(EXAMPLE, 'worker.js')],
      outfile: path.join(folder, 'dist/worker.js'),
      bundle: true,
      format: 'esm',
      external: ['cloudflare:workers'],
    });
    port = await freePort();
    await start();
  });

  test('two play, the server is killed in the middle, and the whole game is found fair', async () => {
    const random = randomFrom(7);
    const game = await gathered('yahtzee');
    const seen = await watch(game.code);
    for (let i = 0; i < 40; i++) await game.step(random);
    const last = game.lines.at(-1) ?? '';
    ok(
      seen().includes(JSON.stringify({ at: game.lines.length - 1, lines: [last] })),
      'who watches sees it at once',
    );
    const before = [...game.lines];
    await kill();
    await start();
    const times: number[] = [];
    while (game.room.phase === 'playing') {
      const began = performance.now();
      await game.step(random);
      times.push(performance.now() - began);
    }
    deepEqual(game.lines.slice(0, before.length), before);
    const found = await verify(game.lines, { code: game.code });
    ok(found.ok && found.proved === 'dice', found.message);
    const median = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
    figure(
      `durable object: a decision and its reading in ${median.toFixed(1)} ms (median of ${times.length})`,
    );
  });

  test('what the rules do not allow adds nothing, and is told why', async () => {
    const game = await gathered('yatzy');
    const { length } = game.lines;
    const refused = async (said: Promise<Said>, no: string): Promise<void> => equal((await said).no, no);
    await refused(game.act(1, { type: 'roll', held: 0 }), 'not-your-turn');
    await refused(game.act(0, { type: 'dice', values: [6, 6, 6, 6, 6] }), 'bad-request');
    await refused(game.act(0, { type: 'score', cell: 'yatzy' }), 'illegal');
    await refused(game.act(0, { type: 'decider', seat: 1, by: 'computer' }), 'not-now');
    await refused(
      ask(`/${game.code}/act`, { token: 'c3'.repeat(16), known: game.room.link, intent: {} }),
      'not-seated',
    );
    await refused(ask(`/${game.code}/dance`, {}), 'bad-request');
    await refused(ask('/22222222/enter', {}), 'no-such-room');
    await refused(ask('/nonsense/enter', {}), 'no-such-room');
    const late = await game.act(0, { type: 'roll', held: 0 }, linkIn(game.lines[0] ?? ''));
    equal(late.no, 'stale');
    deepEqual(late.lines, game.lines.slice(1));
    equal(game.lines.length, length);
    match((await ask('', { ruleset: 'chess' })).why ?? '', /there is no "chess"/);
    equal((await ask('', { ruleset: 'yahtzee', most: 21 })).no, 'bad-request');
    equal((await ask('', 'x'.repeat(5000))).no, 'bad-request');
    equal(await endless(), 400);
  });

  after(kill);
});

after(() => rmSync(folder, { recursive: true, force: true }));
