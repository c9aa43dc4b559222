import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { after, test } from 'node:test';
import { serializeGame } from '@yahtzee-game/rules';
import { joinRoom, openRoom, type RoomHandle } from '@yahtzee-game/rooms';
import { randomFrom } from '../harness/random.js';
import { FakeBoard } from './fake-board.js';
import { serveRooms, type Served } from './visitor.js';

const closing: (() => Promise<void> | void)[] = [];
after(async () => {
  for (const close of closing.toReversed()) await close();
});

async function served(): Promise<Served> {
  const server = await serveRooms();
  closing.push(() => server.rooms.close());
  return server;
}

async function until(holds: () => boolean, milliseconds = 8000): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!holds()) {
    if (performance.now() > end) throw new Error('in vain');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** A page with a board. */
class Page {
  readonly handle: RoomHandle;
  readonly board: FakeBoard;
  leave: () => void = () => undefined;

  constructor(handle: RoomHandle, salt: number) {
    this.handle = handle;
    this.board = new FakeBoard([handle.room.ruleset], randomFrom(salt));
    closing.push(() => {
      this.board.stop();
      handle.close();
    });
  }

  play(): void {
    this.leave = this.handle.playOn(this.board, { pace: 0 });
  }
}

/** Pages of people who sit, and of one who watches. */
async function gathered(url: string, names: readonly string[], wanted = {}): Promise<readonly Page[]> {
  const first = await openRoom(url, { ruleset: 'yahtzee', ...wanted });
  const handles = [first];
  for (let i = 0; i < names.length; i++) handles.push(await joinRoom(url, first.code));
  const pages = handles.map((handle, i) => new Page(handle, i + 1));
  for (const [i, name] of names.entries()) await pages[i]?.handle.sit(name);
  await pages[0]?.handle.act({ type: 'start' });
  await until(() => pages.every(({ handle }) => handle.room.games.length > 0));
  return pages;
}

const gamesOf = (pages: readonly Page[]): readonly string[] =>
  pages.map(({ board }) => (board.state ? serializeGame(board.state) : ''));

test('two boards and a watcher see the same game to its end', async () => {
  const { url } = await served();
  const pages = await gathered(url, ['Ada', 'Grace']);
  for (const page of pages) page.play();
  await until(() => pages.every(({ board }) => board.state?.turn.phase === 'over'), 20_000);
  const [ada, grace, watcher] = gamesOf(pages);
  equal(grace, ada);
  equal(watcher, ada);
  deepEqual(
    pages.map(({ board }) => board.faults),
    [[], [], []],
  );
  await until(() => pages.every(({ handle }) => handle.room.phase === 'over'));
  ok(pages.every(({ handle }) => handle.room.secret));
});

test('everybody plays alone with the same dice', async () => {
  const { url } = await served();
  const pages = await gathered(url, ['Ada', 'Grace'], { dice: 'same' });
  for (const page of pages) page.play();
  await until(() => pages.every(({ handle }) => handle.room.phase === 'over'), 20_000);
  deepEqual(
    pages.map(({ board }) => board.state?.players),
    [['Ada'], ['Grace'], ['Ada']],
  );
});

test('a page that is loaded again goes on where it was', async () => {
  const { url } = await served();
  const [ada, grace] = await gathered(url, ['Ada', 'Grace']);
  ok(ada && grace);
  ada.play();
  grace.play();
  await until(() => ada.handle.lines.length > 30);
  const { place, code } = grace.handle;
  ok(place);
  grace.leave();
  grace.board.stop();
  grace.handle.close();
  const again = new Page(await joinRoom(url, code, { place: { ...place, seed: '0'.repeat(64) } }), 9);
  equal(again.handle.place?.seat, 1);
  again.play();
  await until(() => again.handle.room.phase === 'over' && ada.handle.room.phase === 'over', 20_000);
  await until(() => gamesOf([ada])[0] === gamesOf([again])[0]);
});

test('a computer takes the seat of who leaves, and gives it back', async () => {
  const { url } = await served();
  const [ada, grace] = await gathered(url, ['Ada', 'Grace']);
  ok(ada && grace);
  grace.board.plays = false;
  ada.play();
  grace.play();
  await until(() => grace.handle.room.games[0]?.seat === 1);
  await grace.handle.act({ type: 'decider', seat: 1, by: 'computer' });
  await until(() => ada.handle.lines.length > 30);
  const loads = grace.board.loads;
  grace.board.plays = true;
  await grace.handle.act({ type: 'decider', seat: 1, by: 'player' });
  await until(() => grace.board.loads > loads);
  await until(() => ada.handle.room.phase === 'over' && grace.handle.room.phase === 'over', 20_000);
  await until(() => gamesOf([ada])[0] === gamesOf([grace])[0]);
});

/** A network that can be cut. */
async function network(to: string): Promise<{ url: string; cut: () => void }> {
  const { hostname, port } = new URL(to);
  const wires = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      wires.add(from);
      from.pipe(into).on('error', () => undefined);
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const wire of wires) wire.destroy();
    wires.clear();
  };
  closing.push(() => (cut(), void proxy.close()));
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, cut };
}

test('a network that is cut and comes back costs nothing', async () => {
  const { url, cut } = await network((await served()).url);
  const [ada, grace] = await gathered(url, ['Ada', 'Grace']);
  ok(ada && grace);
  ada.play();
  grace.play();
  await until(() => ada.handle.lines.length > 20);
  const seen: string[] = [];
  ada.handle.subscribe((change) => {
    if (change === 'connection') seen.push(ada.handle.connection);
  });
  cut();
  await until(() => seen.includes('connecting'));
  ok(ada.handle.retryIn === undefined || ada.handle.retryIn >= 0);
  ada.handle.retry();
  await until(() => ada.handle.room.phase === 'over' && grace.handle.room.phase === 'over', 20_000);
  equal(gamesOf([ada])[0], gamesOf([grace])[0]);
});

test('phrases, computers and another game', async () => {
  const { url } = await served();
  const first = await openRoom(url, { ruleset: 'yahtzee', most: 3 });
  const page = new Page(first, 5);
  await first.sit('Ada');
  await first.act({ type: 'sit', by: 'computer', name: 'Robot' });
  equal(await first.say('goodLuck'), true);
  equal(await first.say('goodLuck'), false, 'one every five seconds');
  await first.act({ type: 'start' });
  page.play();
  await until(() => first.room.phase === 'over', 20_000);
  const next = await first.again();
  equal(await first.again(), next);
  await until(() => first.room.next === next);
  const joined = await joinRoom(url, next);
  closing.push(() => joined.close());
});

test('what is wrong is said', async () => {
  const { url } = await served();
  await rejects(joinRoom(url, 'nowhere'), { name: 'RoomError', code: 'no-such-room' });
  await rejects(joinRoom(url, 'AAAABBBB'), { name: 'RoomError', code: 'no-such-room' });
  await rejects(openRoom(url, { ruleset: 'chess' }), /ruleset: there is no "chess"/);
  const watcher = await openRoom(url, { ruleset: 'yahtzee' });
  closing.push(() => watcher.close());
  await rejects(watcher.act({ type: 'start' }), { code: 'not-seated' });
});
