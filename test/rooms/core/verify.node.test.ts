// Anybody can recompute the dice of a room: a changed log is detected, and the place of the change.

import { verify, type Verification } from '@yahtzee-game/rooms/verify';
import { rulesetIds, serializeGame, type GameState } from '@yahtzee-game/rules';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { randomFrom } from '../../harness/random.js';
import { bytesOf, chainOf, CODE, Gathering, SECRET, textsOf } from '../gathering.js';

async function played(terms: object = {}): Promise<Gathering> {
  const gathering = await Gathering.open(terms);
  if ('event' in terms) {
    gathering.sit('Ada');
    gathering.ask(0, { type: 'start' });
  } else gathering.begin('Ada', 'Grace');
  gathering.playOn(randomFrom(1));
  gathering.sign();
  return gathering;
}

const gameText = (game: GameState): string => serializeGame(game);

const faultOf = (result: Verification): string => (result.ok ? 'none' : `${result.code} ${result.line}`);

test('a game that was played is proved, of shared dice and of own', async () => {
  for (const dice of ['own', 'same'] as const) {
    const { lines, room } = await played({ dice });
    const result = await verify(lines, { code: CODE });
    ok(result.ok, faultOf(result));
    equal(result.proved, 'dice');
    equal(result.throws, textsOf(lines).filter((text) => /^\d+ (h\w+ )?[1-6]+$/.test(text)).length);
    deepEqual(result.room.games.map(gameText), room.games.map(gameText));
  }
});

test('a game of each ruleset of the family is proved', async () => {
  for (const ruleset of rulesetIds) {
    const { lines } = await played({ ruleset });
    const result = await verify(lines, { code: CODE });
    equal(result.ok && result.proved, 'dice', `${ruleset}: ${result.message}`);
  }
});

test('one die that was turned is found, also where all links are made anew', async () => {
  const texts = textsOf((await played()).lines);
  for (const [index, text] of texts.entries()) {
    const [, before, die] = /^(\d+ (?:h\w+ )?)([1-6])/.exec(text) ?? [];
    if (before === undefined || index % 9) continue;
    const turned = `${before}${die === '6' ? 1 : Number(die) + 1}${text.slice(before.length + 1)}`;
    equal(faultOf(await verify(chainOf(texts.with(index, turned)), { code: CODE })), `dice ${index + 1}`);
  }
});

test('dice of another room, or of another secret, are others', async () => {
  const { lines } = await played();
  const texts = textsOf(lines);
  match(faultOf(await verify(chainOf(texts.with(0, (texts[0] ?? '').replace(CODE, 'AAAABBBB'))))), /^dice /);
  equal(faultOf(await verify(lines, { code: 'AAAABBBB' })), 'entry 1');
  const end = texts.findIndex((text) => text.startsWith('end '));
  const last = chainOf(texts.with(end, `end ${bytesOf('another')}`));
  equal(faultOf(await verify(last, { code: CODE })), `secret ${end + 1}`);
  equal(faultOf(await verify(lines, { code: CODE, secret: bytesOf('another') })), 'secret 1');
});

test('a seed is the one that was promised', async () => {
  const texts = textsOf((await played()).lines);
  const index = texts.findIndex((text) => text.startsWith('seed 1'));
  const other = chainOf(texts.with(index, `seed 1 ${bytesOf('another')}`));
  equal(faultOf(await verify(other, { code: CODE })), `seed ${index + 1}`);
});

test('a log that is cut off proves the scores, and says that it proves no more', async () => {
  const { lines } = await played();
  const result = await verify(lines.slice(0, -9), { code: CODE });
  ok(result.ok);
  equal(result.proved, 'scores');
  match(result.message, /^the secret is not revealed yet: dice cannot be checked, the scores hold$/);
});

test('the secret of an event proves the dice of its rooms', async () => {
  const { lines } = await played({ dice: 'same', most: 1, event: 'AAAABBBB' });
  const without = await verify(lines, { code: CODE });
  equal(without.ok && without.proved, 'scores');
  const result = await verify(lines, { code: CODE, secret: SECRET });
  equal(result.ok && result.proved, 'dice');
});

test('what no room has written is found where it stands', async () => {
  const { lines } = await played();
  const texts = textsOf(lines);
  const faults = {
    'link 1': [],
    'ruleset 1': chainOf(texts.with(0, (texts[0] ?? '').replace('"yahtzee"', '"none"'))),
    'entry 4': chainOf(texts.with(3, 'begin')),
    'rules 8': chainOf(texts.toSpliced(7, 0, '1 :fours')),
    'rules 6': chainOf(texts.toSpliced(4, 1)),
  };
  for (const [fault, wrong] of Object.entries(faults))
    equal(faultOf(await verify(wrong, { code: CODE })), fault);
});
