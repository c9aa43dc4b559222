// Computers in rooms: which player decides for them, and what happens if it fails.

import { memoryStore, type ComputerPlayer } from '@yahtzee-game/rooms/server';
import { greedyAction, legalActions, newGame, type GameState, type PlayerAction } from '@yahtzee-game/rules';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { mock, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { choicesIn } from '../../../packages/rooms/src/server/computer-player.js';
import { ThinkingTime } from '../../../packages/rooms/src/server/thinking-time.js';
import { rollDice } from '../../harness/games/play.js';
import { randomFrom } from '../../harness/random.js';
import { eventually, serveRooms, Visitor } from '../visitor.js';

const ADA = { room: 'AAAABBBB', address: '192.0.2.1' };

interface Evening {
  /** The decisions of the computer, as in the log: `h5`, `:fours`. */
  readonly decisions: readonly string[];
  /** The errors that were reported to the server. */
  readonly errors: readonly string[];
}

/** A visitor who has begun a game of Yahtzee against a computer. */
async function againstComputer(url: string): Promise<Visitor> {
  const ada = new Visitor(url);
  await ada.beginAgainstComputer('Ada');
  return ada;
}

/** Plays Yahtzee against a computer, to the end. */
async function playAgainst(player: ComputerPlayer): Promise<Evening> {
  const errors: string[] = [];
  const { url, rooms } = await serveRooms({ player, onError: (error) => errors.push(String(error)) });
  const ada = await againstComputer(url);
  await ada.playUntil(Infinity, randomFrom(1));
  equal(ada.room?.phase, 'over');
  ada.close();
  await rooms.close();
  return { decisions: ada.lines.flatMap((line) => /^1 ([h:]\S+)/.exec(line)?.[1] ?? []), errors };
}

/** Fills the highest open box with the dice of the first roll. */
function scoreAtOnce(state: GameState): PlayerAction {
  const action = legalActions(state).find(({ type }) => type === 'score');
  if (!action) throw new Error('no box can be filled');
  return action;
}

test('a server may have a player of its own for computers', async () => {
  const { decisions, errors } = await playAgainst({ choose: async (state) => scoreAtOnce(state) });
  equal(decisions.length, 13, decisions.join(' '));
  deepEqual(
    decisions.slice(0, 3),
    [':ones', ':twos', ':threes'],
    'it never rolls again, and goes down the card',
  );
  deepEqual(errors, []);
});

test('a player that fails is told of once, and the computer goes on without it', async () => {
  const { decisions, errors } = await playAgainst({
    choose: () => {
      throw new Error('out of order');
    },
  });
  equal(decisions.filter((one) => one.startsWith(':')).length, 13);
  deepEqual(errors, ['Error: out of order']);
});

test('who makes computers think for five minutes is left with quick decisions, others are not', () => {
  const time = new ThinkingTime();
  const rooms = Array.from('ABCDEFGHJ', (letter) => ({ ...ADA, room: letter.repeat(8) }));
  // Nine rooms in which each decision takes as long as it may.
  let worked = 0;
  for (let now = 0; now < 3_600_000; now += 5000) {
    const ends = rooms.filter((room) => time.isLeft(room, now)).map((room) => time.begin(room, now));
    for (const end of ends) end(now + 5000);
    if (ends.length) worked += 5;
  }
  ok(worked <= 300 + 360 + 10, `${worked} seconds of an hour`);
  equal(time.isLeft({ room: 'KKKKKKKK', address: '192.0.2.2' }, 3_600_000), true, 'but for others');
});

test('thirty rooms of one school, in which computers play at the same time, all have their time', () => {
  const time = new ThinkingTime();
  const rooms = Array.from({ length: 30 }, (_, i) => ({ ...ADA, room: String(i) }));
  // All ask at once, and each waits for all: a second for the first decision, then three tenths.
  for (let now = 0; now < 1_800_000; now += 3000) {
    for (const room of rooms) equal(time.isLeft(room, now), true, `after ${now / 1000} s`);
    const ends = rooms.map((room) => time.begin(room, now));
    for (const end of ends) end(now + (now === 0 ? 1000 : 300));
  }
});

test('a player that cheats does not stop the game', async () => {
  const { decisions } = await playAgainst({ choose: () => ({ type: 'score', cell: 'sevens' }) });
  equal(decisions.filter((one) => one.startsWith(':')).length, 13);
});

test('a player that never answers is waited for five seconds', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const rolled = rollDice(newGame(yahtzee), '66662');
    const errors: string[] = [];
    let isOver = false;
    const never: ComputerPlayer = {
      choose: (_state, signal) => {
        signal.addEventListener('abort', () => (isOver = true));
        return new Promise(() => undefined);
      },
    };
    const choices = choicesIn(rolled, never, ADA, (error) => errors.push(String(error)));
    mock.timers.tick(4999);
    equal(isOver, false);
    mock.timers.tick(1);
    deepEqual(await choices, [greedyAction(rolled)]);
    deepEqual([isOver, errors], [true, ['Error: the computer took too long']]);
  } finally {
    mock.timers.reset();
  }
});

test('a room that everybody leaves in the turn of a computer is not held in memory', async () => {
  const store = memoryStore();
  const append = store.append.bind(store);
  let written = 0;
  store.append = async (...line) => (await append(...line)) && ++written > 0;
  let decide: () => void = () => undefined;
  const player: ComputerPlayer = {
    choose: (state) => new Promise((resolve) => (decide = () => resolve(scoreAtOnce(state)))),
  };
  const choosing = mock.method(player, 'choose').mock;
  const { url, rooms } = await serveRooms({ player, store });
  const ada = await againstComputer(url);
  while (ada.isOnTurn) await ada.try(ada.anyAction(randomFrom(1)));
  await eventually(() => choosing.callCount() > 0);
  ada.close();
  await eventually(() => rooms.size === 0);
  // By now every part of the server knows that no visitor is connected.
  await sleep(200);
  const before = written;
  decide();
  await eventually(() => written > before);
  await sleep(100);
  const { size } = rooms;
  await rooms.close();
  equal(size, 0);
});
