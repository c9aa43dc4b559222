// The contents of a room, as far as they can be tested without a page.

import { english, translator } from '@yahtzee-game/element/kit';
import { PHRASES, type Terms } from '@yahtzee-game/rooms/core';
import { deepEqual, equal, notEqual } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { awaySeats, isNeeded, leftSeats } from '../../../packages/rooms/src/element/absence.js';
import { barView } from '../../../packages/rooms/src/element/screens/bar-view.js';
import { codeOf, grouped, spelt, strayIn } from '../../../packages/rooms/src/element/code.js';
import { computerName, lobbyView } from '../../../packages/rooms/src/element/screens/lobby-view.js';
import { room as words } from '../../../packages/rooms/src/element/locales/en.js';
import { randomFrom } from '../../harness/random.js';
import { FakeRoom } from '../fake-room.js';
import { bytesOf, Gathering } from '../gathering.js';

const t = translator({}, 'en', words, english);

test('a code is read however it is typed', () => {
  equal(codeOf(' k7qm-x2pa '), 'K7QMX2PA');
  equal(codeOf('K7QM X2PA'), 'K7QMX2PA');
  for (const typed of ['', 'K7QMX2P', 'K7QMX2PAA', 'K7QMX2P0', 'K7QMX2PÄ'])
    equal(codeOf(typed), undefined, typed);
  for (const [typed, stray] of [
    ['k7qm-x2', undefined],
    ['K7Qo', 'O'],
    ['K7QM0', '0'],
    ['k7 äi', 'Ä'],
  ] as const)
    equal(strayIn(typed), stray, typed);
  equal(grouped('K7QMX2PA'), 'K7QM X2PA');
  equal(spelt('K7QMX2PA'), 'K 7 Q M X 2 P A');
});

describe('the seats of a lobby', () => {
  const place = { seat: 0, token: 'token' };

  test('tell who is here, and whether it can be started', async () => {
    const { room } = await gatheringOf('Ada', 'Björn', 'Cleo');
    const here = [{ seat: 0 }, { seat: 1 }, { seat: 2, gone: 3 }];
    const view = lobbyView(t, { room, place, here });
    deepEqual(
      view.seats.map(({ name, note, isHere }) => [name, note, isHere]),
      [
        ['Ada', 'you', true],
        ['Björn', 'here', true],
        ['Cleo', '', false],
      ],
    );
    equal(view.canStart, true);
    equal(view.hasFree, true);
  });

  test('are waited for as long as one sits alone, unless all throw the same dice', async () => {
    const { room } = await gatheringOf('Ada');
    equal(lobbyView(t, { room, place, here: [] }).canStart, false);
    const same = await Gathering.open({ dice: 'same', most: 1 });
    same.sit('Ada');
    const view = lobbyView(t, { room: same.room, place, here: [] });
    deepEqual([view.canStart, view.hasFree], [true, false]);
  });

  test('computers get names that nobody has', async () => {
    equal(computerName(t, await gatheringOf('Ada', 'Computer 1')), 'Computer 2');
  });
});

test('a seat may be given away when its player has been gone for as long as the room says', async () => {
  const gathering = await Gathering.open();
  gathering.begin('Ada', 'Björn');
  const place = { seat: 0, token: 'token' };
  const here = [
    { seat: 0, gone: 90 },
    { seat: 1, gone: 50 },
  ];
  deepEqual(leftSeats({ room: gathering.room, place, here }, 5), []);
  deepEqual(leftSeats({ room: gathering.room, place, here }, 10), [1]);
  gathering.ask(0, { type: 'decider', seat: 1, by: 'computer' });
  deepEqual(leftSeats({ room: gathering.room, place, here }, 10), []);
});

test('a game over days is not held up by a player who has left before it began', async () => {
  const slow = await Gathering.open({ away: 172_800 });
  slow.sit('Ada', 'Björn', 'Cleo');
  slow.ask(0, { type: 'start' });
  slow.ask(2, { type: 'seed', seed: bytesOf('Cleo') });
  const place = { seat: 0, token: 'token' };
  const here = [{ seat: 0 }, { seat: 1, gone: 20 }, { seat: 2, gone: 20 }];
  deepEqual(leftSeats({ room: slow.room, place, here }, 5), []);
  deepEqual(leftSeats({ room: slow.room, place, here }, 10), [1], 'Cleo has done her part');
  deepEqual(awaySeats({ room: slow.room, place, here }, 10), [1]);
});

test('nobody has to go on for who is done with a game of the own', async () => {
  const same = await Gathering.open({ dice: 'same' });
  same.begin('Ada', 'Björn');
  const place = { seat: 0, token: 'token' };
  const here = [{ seat: 0 }, { seat: 1, gone: 90 }];
  while (same.seat === 0) same.ask(0, same.anyAction(0, randomFrom(1)));
  equal(isNeeded({ room: same.room, place }), false);
  deepEqual(leftSeats({ room: same.room, place, here }, 0), [1]);
  deepEqual(
    leftSeats({ room: same.room, place: { seat: 1, token: 'token' }, here: [{ seat: 0, gone: 90 }] }, 0),
    [],
  );
});

test('who goes is soon away, but not in a game over days, where people come and go', async () => {
  const place = { seat: 0, token: 'token' };
  const here = [{ seat: 0 }, { seat: 1, gone: 60 }];
  const quick = await Gathering.open();
  quick.begin('Ada', 'Björn');
  deepEqual(awaySeats({ room: quick.room, place, here }, 0), [1]);
  const slow = await Gathering.open({ away: 172_800 });
  slow.begin('Ada', 'Björn');
  deepEqual(awaySeats({ room: slow.room, place, here }, 0), []);
});

test('every phrase has words', () => {
  for (const phrase of PHRASES) notEqual(t(`say.${phrase}`), `say.${phrase}`);
});

async function gatheringOf(...names: readonly string[]): Promise<Gathering> {
  const gathering = await Gathering.open();
  gathering.sit(...names);
  return gathering;
}

test('when a game is over, all may play again, but in a room of an event', async () => {
  const offered = async (terms: Partial<Terms>): Promise<readonly string[]> => {
    const alone = await Gathering.open({ dice: 'same', most: 1, ...terms });
    alone.begin('Ada');
    alone.playOn(randomFrom(1));
    const handle = Object.assign(await FakeRoom.open(), {
      room: alone.room,
      place: { seat: 0, token: 'token' },
    });
    const view = barView(t, { handle, news: undefined, heard: 0, found: undefined, isLeaving: false });
    return view.actions.map(({ type }) => type);
  };
  deepEqual(await offered({}), ['check', 'again']);
  deepEqual(await offered({ event: 'AAAABBBB' }), ['check']);
});
