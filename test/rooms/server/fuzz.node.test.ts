// Any message from strangers is answered soon, and the logs stay valid.

import { commitmentTo, linkIn } from '@yahtzee-game/rooms/core';
import { LIMITS, memoryStore } from '@yahtzee-game/rooms/server';
import { deepEqual, ok } from 'node:assert/strict';
import { test } from 'node:test';
import type { Guest } from '../../../packages/rooms/src/server/audience.js';
import { answer } from '../../../packages/rooms/src/server/desk.js';
import { houseOf, type House } from '../../../packages/rooms/src/server/house.js';
import { IS_THOROUGH } from '../../harness/extent.js';
import { pick, randomFrom } from '../../harness/random.js';
import { anyMessage, REQUESTS } from '../any-message.js';
import { bytesOf } from '../gathering.js';
import { UNLIMITED } from '../visitor.js';

const MESSAGES = IS_THOROUGH ? 1_000_000 : 60_000;
const NAMES = ['Ada', 'Grace'];

class Stranger implements Guest {
  readonly id = 'stranger';
  readonly address = '10.0.0.1';
  readonly rooms = new Map<string, number | undefined>();
  async join(code: string, seat: number | undefined): Promise<void> {
    this.rooms.set(code, seat);
  }
}

test(`${MESSAGES} messages of any kind: each is answered within a millisecond`, async () => {
  const random = randomFrom(7);
  const store = memoryStore();
  const errors: unknown[] = [];
  const audience = {
    send: () => undefined,
    tell: () => undefined,
    size: () => 1,
    watchers: () => 1,
    seats: async () => [0],
    players: async () => [],
  };
  const house = houseOf(
    { store, limits: { ...LIMITS, ...UNLIMITED }, pace: 0, onError: (error) => errors.push(error) },
    audience,
  );
  let stranger = new Stranger();
  const codes: string[] = ['K7QMX2PA'];
  const tokens: string[] = ['none'];
  const answers = new Map<string, number>();
  const links = new Map<string, readonly string[]>();
  for (let i = 0; i < MESSAGES; i++) {
    if (i % 50 === 0) stranger = new Stranger();
    // Few rooms, so that much happens in each; new ones from time to time, so that some games are not over.
    if (i % 5000 === 0) codes.splice(0, codes.length, ...(await freshRooms(house, tokens)));
    for (const code of codes) links.set(code, (await house.rooms.find(code))?.lines.map(linkIn) ?? []);
    const name = pick(random, [...REQUESTS, ...(random(50) ? [] : ['none'])]);
    const said = await answer(house, stranger, name, anyMessage(random, name, { codes, tokens, links }));
    const kind = 'no' in said ? said.no : 'done';
    answers.set(kind, (answers.get(kind) ?? 0) + 1);
  }
  deepEqual(errors, []);
  ok(!answers.has('failed') && !answers.has('damaged'));
  // Some messages are accepted, and others are refused for various reasons.
  for (const kind of ['done', 'stale', 'not-your-turn', 'illegal', 'full', 'bad-request'])
    ok(answers.has(kind), `${kind}: ${JSON.stringify([...answers])}`);
});

/** A game of two players that has begun, a room in which everybody plays alone, and an event. */
async function freshRooms(house: House, tokens: string[]): Promise<readonly string[]> {
  tokens.splice(1);
  const begun = await freshRoom(house, 'own', tokens);
  const place = { code: begun, token: tokens[1] };
  await act(house, place, { type: 'start' });
  for (const [seat, name] of NAMES.entries()) {
    const intent = { type: 'seed', seed: bytesOf(name) };
    await act(house, { code: begun, token: tokens[seat + 1] }, intent);
  }
  const event = await answer(house, new Stranger(), 'open', {
    ruleset: 'yahtzee',
    event: 'new',
    key: bytesOf('Ada'),
  });
  const codes = [begun, await freshRoom(house, 'same', tokens)];
  return 'code' in event ? [...codes, event.code] : codes;
}

async function act(house: House, place: { code: string; token: string | undefined }, intent: object) {
  const known = (await house.rooms.find(place.code))?.state.link;
  await answer(house, new Stranger(), 'act', { ...place, known, intent });
}

async function freshRoom(house: House, dice: string, tokens: string[]): Promise<string> {
  const said = await answer(house, new Stranger(), 'open', { ruleset: 'yahtzee', dice, most: 4 });
  const code = 'code' in said ? said.code : '';
  for (const name of NAMES) {
    const guest = new Stranger();
    await answer(house, guest, 'enter', { code });
    const token = bytesOf(name).slice(0, 32);
    await answer(house, guest, 'sit', { code, name, token, commit: commitmentTo(bytesOf(name)) });
    tokens.push(token);
  }
  return code;
}
