// Computers in rooms: which player decides for them, and what happens if it fails.

import { memoryStore, type ComputerPlayer } from '@yahtzee-game/rooms/server';
import { greedyAction, legalActions, newGame, type GameState, type PlayerAction } from '@yahtzee-game/rules';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { deepEqual, equal } from 'node:assert/strict';
import { mock, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { choicesIn } from '../../../packages/rooms/src/server/computer-player.js';
import { rollDice } from '../../harness/games/play.js';
import { randomFrom } from '../../harness/random.js';
import { eventually, serveRooms, Visitor } from '../visitor.js';

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

test('a player that fails is told of, and the computer goes on without it', async () => {
  const { decisions, errors } = await playAgainst({
    choose: () => {
      throw new Error('out of order');
    },
  });
  equal(decisions.filter((one) => one.startsWith(':')).length, 13);
  equal(errors.length, decisions.length);
  deepEqual([...new Set(errors)], ['Error: out of order']);
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
    const choices = choicesIn(rolled, never, (error) => errors.push(String(error)));
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
