/**
 * A client that talks to a server of rooms as any page may: by messages alone. It knows only what a room's log says.
 */
import type { Lines, Presence, Wanted } from '@yahtzee-game/rooms';
import {
  addLine,
  commitmentTo,
  gameIndexOf,
  isOnTurn,
  keyOf,
  linkIn,
  mayReveal,
  openRoom,
  rulesetFor,
  signedBy,
  termsOf,
  type Intent,
  type Room,
} from '@yahtzee-game/rooms/core';
import { attachRooms, type RoomService, type RoomsOptions } from '@yahtzee-game/rooms/server';
import { legalActions, type PlayerAction } from '@yahtzee-game/rules';
import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { PATIENCE } from '../harness/boards/patience.js';
import { pick, type Random } from '../harness/random.js';
import { bytesOf } from './gathering.js';

/** Limits so high that they do not affect a test of something else. */
export const UNLIMITED = {
  connection: { burst: 1e9, perSecond: 1e6 },
  address: { burst: 1e9, perSecond: 1e6 },
  open: { burst: 1e9, perSecond: 1e6 },
  openInEvent: { burst: 1e9, perSecond: 1e6 },
  talk: { burst: 1e9, perSecond: 1e6 },
};

export interface Served {
  readonly url: string;
  readonly rooms: RoomService;
  readonly server: Server;
}

/** Rooms on a free port; computers decide without pauses. */
export async function serveRooms(options: RoomsOptions = {}): Promise<Served> {
  const server = createServer();
  const rooms = attachRooms(server, { limits: UNLIMITED, pace: 0, ...options });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, rooms, server };
}

/** The answers of a server, as far as tests read them. */
export interface Said {
  readonly no?: string;
  readonly why?: string;
  readonly wait?: number;
  readonly ok?: true;
  readonly code?: string;
  readonly at?: number;
  readonly lines?: readonly string[];
  readonly seat?: number;
  readonly here?: readonly Presence[];
}

/** The real clock, also when a test has stopped the clocks. */
const now = performance.now.bind(performance);

export class Visitor {
  readonly socket: Socket;
  code = '';
  room: Room | undefined;
  lines: string[] = [];
  token: string | undefined;
  /** The private key with which this visitor signs, if any; to be set before sitting down. */
  key: string | undefined;
  seat: number | undefined;
  here: readonly Presence[] = [];
  #seed = '';
  readonly #waiting = new Set<() => void>();

  constructor(url: string, options: object = {}) {
    this.socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 20,
      reconnectionDelayMax: 100,
      auth: { protocol: 1 },
      ...options,
    });
    // A visitor who was cut off enters the room again.
    this.socket.on('connect', () => this.code && void this.enter().catch(() => undefined));
    this.socket.on('log', (news: Lines) => void this.#hear(news));
    this.socket.on('here', (here: readonly Presence[]) => {
      this.here = here;
      this.#wake();
    });
  }

  /** Resolves at the next connection. */
  connected(): Promise<void> {
    return new Promise((resolve) => this.socket.once('connect', () => resolve()));
  }

  call(name: string, message: unknown): Promise<Said> {
    return new Promise((resolve, reject) => {
      this.socket.timeout(PATIENCE).emit(name, message, (error: Error | null, said: Said) => {
        if (error) return reject(error);
        // They are taken before the next message is heard.
        if (said.ok && said.lines) void this.#take(said as Lines);
        resolve(said);
      });
    });
  }

  async open(wanted: object = {}): Promise<string> {
    const { code = '', why } = await this.call('open', { ruleset: 'yahtzee', ...wanted });
    if (!code) throw new Error(why);
    return code;
  }

  /** Enters a room, or fills a gap in its log. */
  async enter(code = this.code): Promise<Said> {
    this.code = code;
    const said = await this.call('enter', {
      code,
      ...(this.lines.length > 0 && { known: linkIn(this.lines.at(-1) ?? '') }),
      ...(this.token !== undefined && { token: this.token }),
    });
    if (said.lines) await this.#take(said as Lines);
    this.here = said.here ?? this.here;
    this.seat = said.seat ?? this.seat;
    return said;
  }

  async sit(name: string, token = randomBytes(16).toString('hex')): Promise<Said> {
    this.#seed = bytesOf(`${name} ${this.code}`);
    const needsSeed = this.room?.terms.event === undefined;
    const said = await this.call('sit', {
      code: this.code,
      name,
      token,
      ...(this.key !== undefined && { key: keyOf(this.key) }),
      ...(needsSeed && { commit: commitmentTo(this.#seed) }),
    });
    if (said.seat !== undefined) [this.seat, this.token] = [said.seat, token];
    return said;
  }

  /** Opens a room, and begins a game of Yahtzee against a computer. */
  async beginAgainstComputer(name: string): Promise<void> {
    await this.enter(await this.open());
    await this.sit(name);
    await this.act({ type: 'sit', by: 'computer', name: 'Robot' });
    await this.act({ type: 'start' });
    await this.reveal();
  }

  /** The proof that a seat belongs to this visitor. */
  get place(): { code: string; token: string | undefined } {
    return { code: this.code, token: this.token };
  }

  /** Acts once, after the last line that is known here. */
  async try(intent: Intent): Promise<Said> {
    const { key, room, seat } = this;
    const isSigned = key !== undefined && room !== undefined && seat !== undefined;
    const wanted = isSigned ? signedBy(key, intent, seat, room) : intent;
    const said = await this.call('act', { ...this.place, known: room?.link, intent: wanted });
    if (said.no === 'stale' && said.lines) await this.#take(said as Lines);
    return said;
  }

  /** Acts, and tries again as long as something else has happened first. */
  async act(intent: Intent): Promise<Said> {
    for (;;) {
      const said = await this.try(intent);
      if (said.no !== 'stale') return said;
    }
  }

  /** Reveals the seed when it is awaited. */
  async reveal(): Promise<void> {
    await this.until(
      () => this.room !== undefined && this.seat !== undefined && mayReveal(this.room, this.seat),
    );
    await this.act({ type: 'seed', seed: this.#seed });
  }

  get isOnTurn(): boolean {
    return this.room !== undefined && this.seat !== undefined && isOnTurn(this.room, this.seat);
  }

  /** A random legal decision. */
  anyAction(random: Random): PlayerAction {
    const { room, seat = 0 } = this;
    const game = room?.games[gameIndexOf(room, seat)];
    const legal = game ? legalActions(game) : [];
    return legal.length ? pick(random, legal) : { type: 'roll', held: 0 };
  }

  /** Plays until the log has this many lines, or the game is over. */
  async playUntil(length: number, random: Random): Promise<void> {
    while (this.lines.length < length && this.room?.phase === 'playing') {
      if (this.isOnTurn) await this.try(this.anyAction(random));
      else
        await this.until(() => this.isOnTurn || this.lines.length >= length || this.room?.phase === 'over');
    }
  }

  /** Waits until a message makes the condition hold. */
  async until(holds: () => boolean, milliseconds = PATIENCE): Promise<void> {
    const end = now() + milliseconds;
    while (!holds()) {
      const left = end - now();
      if (left <= 0) throw new Error(`in vain; the log ends with: ${this.lines.slice(-3).join(' | ')}`);
      await this.#news(left);
    }
  }

  close(): void {
    this.socket.disconnect();
  }

  #news(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.#waiting.add(wake);
    });
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
  }

  async #hear(news: Lines): Promise<void> {
    if (news.at <= this.lines.length) await this.#take(news);
    else await this.enter();
  }

  async #take({ at, lines }: Lines): Promise<void> {
    const [first] = lines;
    const isOther = at === 0 && !this.lines.every((line, i) => line === lines[i]);
    if (isOther) [this.room, this.lines] = [undefined, []];
    const opens = !this.room && at === 0 && first?.startsWith('open ');
    const ruleset = opens ? await rulesetFor(termsOf(first ?? '')) : undefined;
    for (const line of lines.slice(Math.max(0, this.lines.length - at))) {
      if (this.room) this.room = addLine(this.room, line);
      else if (ruleset) this.room = openRoom(this.code, line, ruleset);
      this.lines.push(line);
    }
    this.#wake();
  }
}

/** Waits until a condition holds that no message reports. */
export async function eventually(holds: () => boolean, milliseconds = PATIENCE): Promise<void> {
  const end = now() + milliseconds;
  while (!holds()) {
    if (now() > end) throw new Error('it never was so');
    await sleep(10);
  }
}

/** People who have taken seats and begun; each connects to the next of the addresses. */
export async function gather(
  urls: readonly string[],
  names: readonly string[],
  wanted: Partial<Wanted> = {},
): Promise<readonly Visitor[]> {
  const visitors = names.map((_, i) => new Visitor(urls[i % urls.length] ?? ''));
  const code = (await visitors[0]?.open(wanted)) ?? '';
  for (const [i, visitor] of visitors.entries()) {
    await visitor.enter(code);
    await visitor.sit(names[i] ?? '');
  }
  await visitors[0]?.act({ type: 'start' });
  await Promise.all(visitors.map((visitor) => visitor.reveal()));
  await Promise.all(visitors.map((visitor) => visitor.until(() => visitor.room?.phase === 'playing')));
  return visitors;
}

export const playToTheEnd = (visitors: readonly Visitor[], random: Random): Promise<void[]> =>
  Promise.all(visitors.map((visitor) => visitor.playUntil(Infinity, random)));
