// Boards that play in one room: each shows what the log says, and does nothing that the log does not contain.

import { expect, waitUntil } from '@open-wc/testing';
import '@yahtzee-game/element';
import type { Terms } from '@yahtzee-game/rooms/core';
import { legalActions, serializeGame } from '@yahtzee-game/rules';
import { playAt } from '../../../packages/rooms/src/client/table.js';
import { Board } from '../../harness/boards/board.js';
import { isChromium } from '../../harness/boards/engine.js';
import { pick, randomFrom, type Random } from '../../harness/random.js';
import { FakeServer, type FakeRoom } from '../fake-server.js';

interface Player {
  readonly board: Board;
  readonly room: FakeRoom;
  readonly leave: () => void;
}

async function joins(server: FakeServer, seat: number | undefined, options = {}): Promise<Player> {
  const room = server.join(seat);
  const board = await Board.open('motion="none" speed="instant"');
  board.unhurried();
  const leave = playAt(room, board.element, options);
  await waitUntil(() => board.element.table !== undefined || server.room.phase === 'open');
  return { board, room, leave };
}

const isShut = ({ board }: Player): boolean => board.rollKey.getAttribute('aria-disabled') === 'true';

/** Waits until it is this player's turn and the board can be used. */
const onTurn = (player: Player, seat: number): Promise<void> =>
  waitUntil(() => player.board.state.seat === seat && !isShut(player), `seat ${seat} is on turn`);

/** Waits until all boards show the game of the log. */
const agreed = (server: FakeServer, ...players: readonly Player[]): Promise<void> =>
  waitUntil(
    () =>
      players.every(
        ({ board }) => serializeGame(board.state) === serializeGame(server.games[0] ?? board.state),
      ),
    'the boards show the game of the room',
  );

/** Makes a random decision that the board allows. */
async function plays({ board }: Player, random: Random): Promise<void> {
  const legal = legalActions(board.state);
  const action = legal.length && board.state.turn.phase === 'deciding' ? pick(random, legal) : undefined;
  if (action && action.type !== 'roll') board.element.dispatch(action);
  else {
    if (action) board.element.dispatch(action);
    await board.element.roll();
  }
}

/** Only a part: the rules are the same in every engine. */
const PLAYED: readonly (readonly [terms: Partial<Terms>, most: number])[] = [
  [{ ruleset: 'poker-dice' }, Infinity],
  // A game with announcements.
  [{ ruleset: 'yamb' }, 40],
  // A game that the room brings along.
  [
    { ruleset: 'harbour', sheet: { id: 'harbour', rows: [{ id: 'chance', score: 'sum', entries: 2 }] } },
    Infinity,
  ],
];

describe('two boards and a watcher', () => {
  for (const [terms, most] of isChromium ? PLAYED : [])
    it(`play ${terms.ruleset}, and are the same at the end`, async () => {
      const server = await FakeServer.begun(terms, 'Ada', 'Grace');
      const players = [await joins(server, 0), await joins(server, 1)];
      const watcher = await joins(server, undefined);
      const random = randomFrom(1);
      for (let done = 0; done < most && server.room.phase === 'playing'; done++) {
        const player = players[server.games[0]?.seat ?? 0];
        if (!player) throw new Error('nobody is on turn');
        await agreed(server, player);
        await plays(player, random);
        await waitUntil(() => player.room.isIdle);
      }
      await agreed(server, ...players, watcher);
      if (most === Infinity) expect(watcher.board.state.turn.phase).to.equal('over');
      expect(server.refused).to.deep.equal([]);
    });

  it('open for whose turn it is, and for nobody else', async () => {
    const server = await FakeServer.begun({}, 'Ada', 'Grace');
    const [ada, grace, watcher] = [
      await joins(server, 0),
      await joins(server, 1),
      await joins(server, undefined),
    ];
    await onTurn(ada, 0);
    await grace.board.drawn();
    expect([isShut(grace), isShut(watcher)]).to.deep.equal([true, true]);
    expect(grace.board.message).to.equal('Ada is playing.');
    expect(ada.board.undoKey.getAttribute('aria-disabled')).to.equal('true');
    await ada.board.roll();
    await waitUntil(() => watcher.board.state.turn.phase === 'deciding');
    await agreed(server, ada, grace, watcher);
    await ada.board.scoreIn('chance');
    await onTurn(grace, 1);
    expect(isShut(ada)).to.equal(true);
  });
});

describe('a board of a room', () => {
  it('waits for the start, and for the seeds of all', async () => {
    const server = await FakeServer.open({});
    server.sit('Ada', 'Grace');
    const { board } = await joins(server, 0);
    expect(board.element.table).to.equal(undefined);
    server.start();
    await waitUntil(() => board.element.save().includes('Grace'));
    await waitUntil(() => board.rollKey.getAttribute('aria-disabled') === 'false');
    await board.roll();
    expect(board.message).to.equal('Waiting for the dice.');
    server.reveal();
    await waitUntil(() => board.state.turn.phase === 'deciding');
  });

  it('gets the game of the room when that refuses a decision', async () => {
    const server = await FakeServer.begun({}, 'Ada', 'Grace');
    const ada = await joins(server, 0);
    await onTurn(ada, 0);
    await ada.board.roll();
    await waitUntil(() => ada.board.state.turn.phase === 'deciding');
    server.refuses = true;
    await ada.board.scoreIn('chance');
    await waitUntil(() => server.refused.length === 1);
    await waitUntil(() => ada.board.state.cards[0]?.filled === 0, 'it is not filled');
    server.refuses = false;
    await ada.board.drawn();
    await ada.board.scoreIn('chance');
    await waitUntil(() => server.games[0]?.seat === 1);
    await agreed(server, ada);
  });

  it('follows another page of the same player', async () => {
    const server = await FakeServer.begun({}, 'Ada', 'Grace');
    const pages = [await joins(server, 0), await joins(server, 0)] as const;
    await onTurn(pages[0], 0);
    await onTurn(pages[1], 0);
    await pages[0].board.roll();
    await waitUntil(() => pages[1].board.state.turn.phase === 'deciding');
    await pages[1].board.drawn();
    await pages[1].board.scoreIn('chance');
    await agreed(server, ...pages);
    expect(server.refused).to.deep.equal([]);
  });

  it('is shut while the computer has its seat, and opens when the player is back', async () => {
    const server = await FakeServer.begun({}, 'Ada', 'Grace');
    const ada = await joins(server, 0);
    await onTurn(ada, 0);
    server.decider(0, 'computer');
    await waitUntil(() => isShut(ada), 'the computer plays');
    server.computerPlays(0);
    await waitUntil(() => ada.board.state.turn.phase === 'deciding');
    server.decider(0, 'player');
    await waitUntil(() => !isShut(ada), 'Ada is back');
    await ada.board.drawn();
    await ada.board.scoreIn('chance');
    await agreed(server, ada);
  });

  it('shows the own game where everybody plays alone, and watchers the first or the one they choose', async () => {
    const server = await FakeServer.begun({ dice: 'same' }, 'Ada', 'Grace');
    const grace = await joins(server, 1);
    const watcher = await joins(server, undefined);
    await waitUntil(() => grace.board.element.save().includes('Grace'));
    expect(watcher.board.element.save()).to.include('Ada');
    await onTurn(grace, 0);
    await grace.board.roll();
    await waitUntil(() => grace.board.state.turn.phase === 'deciding');
    await grace.board.drawn();
    await grace.board.scoreIn('chance');
    await grace.board.roll();
    await waitUntil(() => (server.games[1]?.cards[0]?.turns ?? 0) > 0);
    expect(server.games[0]?.log).to.equal(undefined);
    expect(server.refused).to.deep.equal([]);
  });

  it('is left alone when its page leaves', async () => {
    const server = await FakeServer.begun({}, 'Ada', 'Grace');
    const ada = await joins(server, 0);
    await onTurn(ada, 0);
    ada.leave();
    expect(ada.board.element.table).to.equal(undefined);
    await ada.board.roll();
    expect(server.games[0]?.log).to.equal(undefined);
  });
});

it('a board goes over to another log of the same length, if the server has lost the one that was shown', async () => {
  const server = await FakeServer.begun({ ruleset: 'yahtzee' }, 'Ada', 'Grace');
  server.ask(0, { type: 'roll', held: 0 });
  const rolled = server.room;
  server.ask(0, { type: 'score', cell: 'chance' });
  const lost = server.room;
  const [ada, grace] = [await joins(server, 0), await joins(server, 1)];
  await agreed(server, ada, grace);
  server.room = rolled;
  server.ask(0, { type: 'score', cell: 'ones' });
  expect(serializeGame(ada.board.state)).to.equal(serializeGame(lost.games[0] ?? ada.board.state));
  server.goOnFrom(server.room);
  await agreed(server, ada, grace);
  await onTurn(grace, 1);
});
