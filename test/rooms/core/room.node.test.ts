import { chained, commitmentTo, diceOf, diceSeedsOf, parseIntent } from '@yahtzee-game/rooms/core';
import { actionsOf, outcome, playerTotals, rulesetIds, serializeGame } from '@yahtzee-game/rules';
import { deepEqual, equal, match, ok, throws } from 'node:assert/strict';
import { test } from 'node:test';
import { randomFrom } from '../../harness/random.js';
import { bytesOf, Gathering, replayed, SECRET, textsOf } from '../gathering.js';

test('two people play a whole game of each of the family, and its log tells it all', async () => {
  for (const ruleset of rulesetIds) {
    const gathering = await Gathering.open({ ruleset });
    gathering.begin('Ada', 'Grace');
    gathering.playOn(randomFrom(1));
    const { room, lines } = gathering;
    equal(room.phase, 'over', ruleset);
    equal(textsOf(lines).at(-1), `end ${SECRET}`, ruleset);
    deepEqual(
      replayed(lines, room).games.map((game) => serializeGame(game)),
      room.games.map((game) => serializeGame(game)),
      ruleset,
    );
  }
});

test('twenty people play one game', async () => {
  const names = Array.from({ length: 20 }, (_, i) => `Player ${i + 1}`);
  const gathering = await Gathering.open({ most: 20 });
  gathering.begin(...names);
  gathering.playOn(randomFrom(1));
  deepEqual(gathering.room.games[0]?.players, names);
  ok(gathering.room.games[0] && outcome(gathering.room.games[0]));
});

test('dice wait until everybody has shown a seed', async () => {
  const gathering = await Gathering.open();
  gathering.sit('Ada', 'Grace');
  equal(gathering.ask(0, { type: 'seed', seed: bytesOf('Ada') }), 'not-now');
  equal(gathering.ask(0, { type: 'start' }), undefined);
  equal(gathering.ask(0, { type: 'roll', held: 0 }), 'not-now');
  equal(gathering.ask(0, { type: 'seed', seed: bytesOf('another') }), 'bad-request');
  equal(gathering.ask(0, { type: 'seed', seed: bytesOf('Ada') }), undefined);
  equal(gathering.ask(0, { type: 'roll', held: 0 }), 'not-now');
  equal(gathering.ask(1, { type: 'seed', seed: bytesOf('Grace') }), undefined);
  equal(gathering.ask(0, { type: 'roll', held: 0 }), undefined);
  match(textsOf(gathering.lines).at(-1) ?? '', /^0 [1-6]{5}$/);
});

test('who leaves instead of showing a seed makes the others choose new ones', async () => {
  const gathering = await Gathering.open();
  gathering.sit('Ada', 'Grace', 'Cleo');
  gathering.ask(0, { type: 'start' });
  gathering.ask(0, { type: 'seed', seed: bytesOf('Ada') });
  equal(gathering.ask(0, { type: 'decider', seat: 2, by: 'computer' }), undefined);
  equal(gathering.ask(1, { type: 'seed', seed: bytesOf('Grace') }), 'not-now');
  equal(gathering.ask(0, { type: 'commit', commit: commitmentTo(bytesOf('new')) }), undefined);
  equal(gathering.ask(0, { type: 'commit', commit: commitmentTo(bytesOf('newer')) }), 'not-now');
  equal(gathering.ask(0, { type: 'seed', seed: bytesOf('new') }), 'not-now');
  equal(gathering.ask(1, { type: 'commit', commit: commitmentTo(bytesOf('other')) }), undefined);
  equal(gathering.ask(0, { type: 'seed', seed: bytesOf('new') }), undefined);
  equal(gathering.ask(1, { type: 'seed', seed: bytesOf('other') }), undefined);
  equal(gathering.room.phase, 'playing');
  equal(gathering.ask(1, { type: 'decider', seat: 2, by: 'player' }), 'not-your-seat');
  equal(gathering.ask(2, { type: 'decider', seat: 2, by: 'player' }), undefined);
  equal(gathering.room.phase, 'playing', 'coming back stops nobody');
});

test('nobody moves for another, out of turn, with dice of their own or a box that is none', async () => {
  const gathering = await Gathering.open();
  gathering.begin('Ada', 'Grace');
  equal(gathering.ask(1, { type: 'roll', held: 0 }), 'not-your-turn');
  equal(gathering.ask(undefined, { type: 'roll', held: 0 }), 'not-seated');
  equal(gathering.ask(7, { type: 'roll', held: 0 }), 'not-seated');
  equal(gathering.ask(0, { type: 'score', cell: 'aces' }), 'illegal');
  equal(gathering.ask(0, { type: 'roll', held: 3 }), 'illegal');
  equal(gathering.ask(0, { type: 'roll', held: 0 }), undefined);
  equal(gathering.ask(0, { type: 'roll', held: 99 }), 'illegal');
  equal(gathering.ask(0, { type: 'score', cell: 'nowhere' }), 'illegal');
  equal(parseIntent({ type: 'dice', values: [6, 6, 6, 6, 6] }), undefined);
});

test('a room fills, starts once, and takes nobody after that', async () => {
  const gathering = await Gathering.open({ most: 2 });
  gathering.sit('Ada');
  equal(gathering.ask(0, { type: 'start' }), 'not-now', 'nobody plays a shared game alone');
  gathering.sit('Grace');
  const cleo = { type: 'sit', by: 'player', name: 'Cleo', commit: commitmentTo(bytesOf('Cleo')) } as const;
  equal(gathering.ask(undefined, cleo), 'full');
  equal(gathering.ask(0, { type: 'start' }), undefined);
  equal(gathering.ask(1, { type: 'start' }), 'started');
  equal(gathering.ask(undefined, cleo), 'started');
});

test('everybody plays alone with the same dice, in any order of turns', async () => {
  const gathering = await Gathering.open({ dice: 'same' });
  gathering.begin('Ada', 'Grace');
  for (const seat of [0, 1, 1, 0]) gathering.ask(seat, { type: 'roll', held: 0 });
  const [ada, grace] = gathering.room.games;
  deepEqual(ada && actionsOf(ada), grace && actionsOf(grace));
  gathering.playOn(randomFrom(1));
  equal(gathering.room.phase, 'over');
});

test('rooms of an event have the same dice, need no seeds and reveal nothing', async () => {
  const event = 'AAAABBBB';
  const rooms = await Promise.all([1, 2].map(() => Gathering.open({ dice: 'same', most: 1, event })));
  for (const gathering of rooms) {
    equal(gathering.ask(undefined, { type: 'sit', by: 'player', name: 'Ada' }), undefined);
    equal(gathering.ask(0, { type: 'start' }), undefined);
    gathering.playOn(randomFrom(1));
  }
  equal(textsOf(rooms[0]?.lines ?? []).at(-1), 'end');
  deepEqual(rooms[0]?.lines.slice(1), rooms[1]?.lines.slice(1));
});

test('dice are even, and belong to the turn and the roll alone', async () => {
  const { room } = await Gathering.open();
  const sides: number[] = [];
  const roll = { seat: 0, turn: 0, roll: 0, count: 5, sides: 6 };
  for (let turn = 0; turn < 12_000; turn++)
    sides.push(...diceOf(diceSeedsOf(room, SECRET), { ...roll, turn }));
  const counts = [1, 2, 3, 4, 5, 6].map((side) => sides.filter((one) => one === side).length);
  const expected = 10_000;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  ok(chiSquare < 20.5, `chi-square ${chiSquare}; 20.5 is exceeded once in a thousand secrets`);
  const gathering = await Gathering.open();
  gathering.begin('Ada', 'Grace');
  const talkative = await Gathering.open();
  talkative.begin('Ada', 'Grace');
  talkative.ask(0, { type: 'say', phrase: 'goodLuck' });
  for (const one of [gathering, talkative]) one.ask(0, { type: 'roll', held: 0 });
  const [ada, bob] = [gathering, talkative].map(({ lines }) => textsOf(lines).at(-1));
  equal(ada, bob, 'no phrase calls for other dice');
});

test('a log that no room has written is refused, line by line', async () => {
  const gathering = await Gathering.open();
  gathering.begin('Ada', 'Grace');
  const wrong = [
    '',
    'nonsense',
    'constructor',
    '__proto__ 0',
    'open {}',
    'sit player Cleo',
    'start',
    '0 h0',
    '0 h0 11111',
    '1 11111',
    '0 1111',
    '0 11117',
    '0 :aces',
    '0 11111 :aces',
    '99 11111',
    'say 0 hello',
    'say 9 thanks',
    'seed 0 12',
    'player 0',
    'computer 7',
    'next AAAABBBB',
    'end',
    `end ${bytesOf('other')}`,
    'sign 0',
    `sign 0 ${'ab'.repeat(64)}`,
    `say 0 nice ${'ab'.repeat(63)}`,
    'sit player %E0%A4%A',
    `commit 0 ${SECRET}`,
  ];
  const { link } = gathering.room;
  for (const text of wrong) {
    const lines = [...gathering.lines, chained(link, text)];
    throws(() => replayed(lines, gathering.room), { name: 'LogError' }, text);
  }
  deepEqual(
    gathering.room.games.flatMap(playerTotals).map(({ total }) => total),
    [0, 0],
  );
});

test('names of any kind come back as they were given', async () => {
  const names = ['', '-', 'Björn Å', '张伟', '<b>&amp;</b>', '50 % = "half"', '😀 a b'];
  const gathering = await Gathering.open({ most: 20 });
  gathering.sit(...names);
  deepEqual(
    replayed(gathering.lines, gathering.room).seats.map(({ name }) => name),
    names,
  );
});

test('what is no intent is none, and breaks nothing', () => {
  const wrong = [
    undefined,
    null,
    1,
    'roll',
    [],
    {},
    { type: 'sit' },
    { type: 'sit', by: 'player', name: 7 },
    { type: 'sit', by: 'host', name: 'Ada' },
    { type: 'sit', by: 'player', name: 'x'.repeat(41) },
    { type: 'sit', by: 'player', name: '\uD800' },
    { type: 'commit', commit: 'A'.repeat(64) },
    { type: 'seed' },
    { type: 'decider', seat: 1.5, by: 'player' },
    { type: 'decider', seat: 1, by: 'me' },
    { type: 'say', phrase: 'constructor' },
    { type: 'roll' },
    { type: 'end', secret: SECRET },
    { type: 'next', code: 'AAAABBBB' },
    { type: 'move', seat: 0 },
  ];
  for (const value of wrong) equal(parseIntent(value), undefined, JSON.stringify(value));
});
