// Even if messages are lost, doubled and delayed, and any process handles them, all end with the same log.

import type { Lines } from '@yahtzee-game/rooms';
import { commitmentTo, gameIndexOf, isOnTurn, linkIn, type Intent } from '@yahtzee-game/rooms/core';
import { LIMITS, memoryStore } from '@yahtzee-game/rooms/server';
import { legalActions } from '@yahtzee-game/rules';
import * as fc from 'fast-check';
import { deepEqual, ok } from 'node:assert/strict';
import { test } from 'node:test';
import type { Audience, Guest } from '../../../packages/rooms/src/server/audience.js';
import { answer, type Answer } from '../../../packages/rooms/src/server/desk.js';
import { houseOf, type House } from '../../../packages/rooms/src/server/house.js';
import { IS_THOROUGH } from '../../harness/extent.js';
import { pick, randomFrom, type Random } from '../../harness/random.js';
import { bytesOf, replayed } from '../gathering.js';
import { UNLIMITED } from '../visitor.js';

const RUNS = IS_THOROUGH ? 1000 : 40;

/** A page that receives some of the messages sent to it. */
class Page implements Guest {
  readonly id: string;
  readonly address = '10.0.0.1';
  readonly rooms = new Map<string, number | undefined>();
  readonly house: House;
  lines: string[] = [];
  token = '';

  constructor(name: string, house: House) {
    this.id = name;
    this.house = house;
  }

  async join(code: string, seat: number | undefined): Promise<void> {
    this.rooms.set(code, seat);
  }

  ask(name: string, message: object): Promise<Answer> {
    return answer(this.house, this, name, message);
  }

  /** The link of the last line; undefined while no line is known. */
  get link(): string | undefined {
    const last = this.lines.at(-1);
    return last === undefined ? undefined : linkIn(last);
  }

  /** Adds lines that follow the known ones; others leave a gap, which `enter` fills. */
  hear({ at, lines }: Lines): void {
    if (at <= this.lines.length) this.lines.push(...lines.slice(this.lines.length - at));
  }

  async enter(code: string): Promise<void> {
    const said = await this.ask('enter', { code, known: this.link });
    if ('lines' in said) this.hear(said);
  }
}

/** Two processes with one store, and pages that are connected to one of them. */
class Network {
  readonly pages: Page[] = [];
  readonly #late: (() => void)[] = [];
  readonly #random: Random;
  readonly #houses: readonly House[];

  constructor(random: Random) {
    this.#random = random;
    const store = memoryStore();
    const audience: Audience = {
      send: (_, name, message) => {
        if (name === 'log') for (const page of this.pages) this.#carry(() => page.hear(message as Lines));
      },
      tell: () => undefined,
      size: () => 1,
      watchers: () => 1,
      seats: async () => this.pages.map((_, seat) => seat),
      players: async () => [],
    };
    const limits = { ...LIMITS, ...UNLIMITED };
    const options = { store, limits, pace: 0, onError: (error: unknown) => Promise.reject(error) };
    this.#houses = [houseOf(options, audience), houseOf(options, audience)];
  }

  join(name: string): Page {
    const house = this.#houses[this.pages.length % 2];
    ok(house);
    const page = new Page(name, house);
    this.pages.push(page);
    return page;
  }

  /** Delivers a message, or loses it, or delivers it twice, or later. */
  #carry(deliver: () => void): void {
    const fate = this.#random(6);
    if (fate === 0) return;
    if (fate === 1) this.#late.push(deliver);
    else deliver();
    if (fate === 2) deliver();
  }

  /** Delivers the late messages in random order. */
  settle(): void {
    while (this.#late.length) this.#late.splice(this.#random(this.#late.length), 1)[0]?.();
  }
}

test('any interleaving of 1 to 20 seats ends with one log', async () => {
  const step = fc.record({
    who: fc.nat(19),
    copies: fc.integer({ min: 1, max: 3 }),
    with: fc.nat(19),
    sensible: fc.boolean(),
    forgets: fc.boolean(),
  });
  const seats = fc.integer({ min: 1, max: 20 });
  const steps = fc.array(step, { maxLength: 200, size: 'max' });
  await fc.assert(
    fc.asyncProperty(seats, fc.boolean(), steps, fc.nat(), async (seats, alone, steps, seed) => {
      const random = randomFrom(seed);
      const network = new Network(random);
      const code = await begin(network, seats, alone || seats === 1 ? 'same' : 'own');
      const { pages } = network;
      for (const { who, copies, with: second, sensible, forgets } of steps) {
        const together = [pages[who % seats], pages[second % seats]];
        await Promise.all(
          together.map(async (page) => {
            ok(page);
            const intent = sensible ? await rightIntent(page, code, random) : anyIntent(random);
            const ask = { code, token: page.token, known: page.link, intent };
            const said = await Promise.all(Array.from({ length: copies }, () => page.ask('act', ask)));
            for (const one of said) {
              if (!forgets && 'lines' in one) page.hear(one);
              ok(!('no' in one && one.no === 'failed'));
            }
            ok(said.filter((one) => 'ok' in one).length <= 1, 'one of the copies is taken');
          }),
        );
        if (random(10) === 0) network.settle();
      }
      network.settle();
      await Promise.all(pages.map((page) => page.enter(code)));
      const live = await pages[0]?.house.rooms.room(code);
      ok(live);
      await live.refresh();
      for (const page of pages) deepEqual(page.lines, live.lines);
      deepEqual(replayed(live.lines, live.room).games, live.room.games);
    }),
    { numRuns: RUNS, seed: 20_260_101 },
  );
});

async function begin(network: Network, seats: number, dice: 'own' | 'same'): Promise<string> {
  const first = network.join('0');
  const opened = await first.ask('open', { ruleset: 'yahtzee', dice });
  const code = 'code' in opened ? opened.code : '';
  while (network.pages.length < seats) network.join(String(network.pages.length));
  for (const page of network.pages) {
    await page.enter(code);
    page.token = bytesOf(page.id).slice(0, 32);
    const commit = commitmentTo(bytesOf(page.id));
    await page.ask('sit', { code, name: page.id, token: page.token, commit });
  }
  await surely(first, code, { type: 'start' });
  // In the order of the seats, which here is that of the pages.
  for (const page of network.pages) await surely(page, code, { type: 'seed', seed: bytesOf(page.id) });
  return code;
}

async function surely(page: Page, code: string, intent: Intent): Promise<void> {
  await page.enter(code);
  ok('ok' in (await page.ask('act', { code, token: page.token, known: page.link, intent })));
}

/** An action of the page if, as far as it knows, it is on turn. */
async function rightIntent(page: Page, code: string, random: Random): Promise<Intent> {
  const live = await page.house.rooms.room(code);
  const seat = page.rooms.get(code) ?? 0;
  const game = live?.room.games[gameIndexOf(live.room, seat)];
  if (!live || !game || !isOnTurn(live.room, seat)) return { type: 'say', phrase: 'moment' };
  await page.enter(code);
  const legal = legalActions(game);
  return legal.length ? pick(random, legal) : { type: 'roll', held: 0 };
}

const anyIntent = (random: Random): Intent =>
  pick<Intent>(random, [
    { type: 'roll', held: 0 },
    { type: 'roll', held: random(32) },
    { type: 'score', cell: 'chance' },
    { type: 'say', phrase: 'nice' },
    { type: 'start' },
    { type: 'decider', seat: random(20), by: 'computer' },
    { type: 'decider', seat: random(20), by: 'player' },
  ]);
