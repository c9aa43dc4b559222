// People and a server: they open a room, sit, play, leave, come back, and play again.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { outcome } from '@yahtzee-game/rules';
import { randomFrom } from '../harness/random.js';
import { gather, playToTheEnd, serveRooms, Visitor, type Served } from './visitor.js';

describe('a server of rooms', () => {
  let served: Served;
  before(async () => {
    served = await serveRooms();
  });
  after(() => served.rooms.close());

  test('two people play a whole game, and a third watches', async () => {
    const [ada, grace] = await gather([served.url], ['Ada', 'Grace']);
    const watcher = new Visitor(served.url);
    ok(ada && grace);
    await watcher.enter(ada.code);
    await playToTheEnd([ada, grace], randomFrom(1));
    for (const visitor of [ada, grace, watcher]) {
      await visitor.until(() => visitor.room?.phase === 'over');
      deepEqual(visitor.lines, ada.lines);
      visitor.close();
    }
    match(ada.lines.at(-1) ?? '', /^end [\da-f]{64}$/);
    ok(ada.room?.games[0] && outcome(ada.room.games[0]));
  });
});
