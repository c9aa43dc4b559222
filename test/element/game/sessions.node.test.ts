// Requests of a board to others, such as an advisor or the memory of results, and its handling of wrong and late
// answers.

import { loadRuleset, newGame, type GameState } from '@yahtzee-game/rules';
import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { warningsOf } from '../../harness/boards/warnings.js';
import { dice, LOWER, playTurns, UPPER, WHOLE_GAME } from '../../harness/games/play.js';
import { boardOf } from '../bare-board.js';
import {
  AdviceSession,
  EndSession,
  settingsOf,
  WinProbabilities,
  type Advisor,
  type Records,
} from '../inside.js';

const ruleset = await loadRuleset('yahtzee');
const ALONE = newGame(ruleset);
const PAIR = newGame(ruleset, { players: ['Ada', 'Grace'] });
const OVER = playTurns(ALONE, WHOLE_GAME);
const PAIR_OVER = playTurns(
  PAIR,
  [...UPPER, ...LOWER].flatMap((row) => [`${row} 66666`, `${row} 11112`]).join(','),
);
const ADVISOR: Advisor = { advise: () => ({ choices: [] }) };

/** Waits until all requests are answered, even in tests that control the clock. */
const answered = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** An answer, or a failure, that comes when its request is aborted. */
const onAbort = <T>(signal: AbortSignal, end: 'comes' | 'fails', answer: T): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => (end === 'comes' ? resolve(answer) : reject(new Error('late'))));
  });

describe('the end of a game', () => {
  const perfect: Advisor = {
    advise: () => ({ value: 200, exact: true, choices: [] }),
    distribution: () => ({ chances: [0.5, 0.5] }),
  };
  const endOf = (state: GameState, advisor: Advisor, records?: Records) => {
    const { board } = boardOf(state);
    Object.assign(board, { advisor, records });
    return { board, session: new EndSession(board, () => false) };
  };

  test('awaits perfect play, and then knows it', async () => {
    const { session } = endOf(OVER, perfect);
    equal(session.facts.awaitsPerfect, true);
    await answered();
    deepEqual([session.facts.perfect, session.facts.awaitsPerfect], [{ chances: [0.5, 0.5] }, false]);
  });

  test('awaits nothing of an advisor who only advises', () => {
    equal(endOf(OVER, ADVISOR).session.facts.awaitsPerfect, false);
  });

  test('goes on without an advisor who fails, and the page is told once', async () => {
    const fails = (): never => {
      throw new Error('no distribution today');
    };
    const warnings = await warningsOf(async () => {
      const { session, board } = endOf(OVER, { ...perfect, distribution: fails });
      await answered();
      board.refresh();
      await answered();
      equal(session.facts.perfect, undefined);
    });
    deepEqual(warnings, ['<yahtzee-game> advisor: Error: no distribution today']);
  });

  test('draws no chances to win that are not of all players', async () => {
    for (const chances of [[0.5, 0.3, 0.2], []]) {
      const { session } = endOf(PAIR_OVER, { ...ADVISOR, winProbabilities: () => chances });
      equal(session.facts.awaitsChances, true);
      await answered();
      deepEqual([session.facts.chances, session.facts.awaitsChances], [undefined, false]);
    }
  });

  test('drops what is answered after the next game has begun', async () => {
    const answers: (() => void)[] = [];
    const late = async <T>(answer: T): Promise<T> => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return answer;
    };
    for (const [state, advisor] of [
      [OVER, { ...perfect, distribution: () => late({ chances: [1] }) }],
      [PAIR_OVER, { ...ADVISOR, winProbabilities: () => late([0.5, 0.5]) }],
    ] as const) {
      const { board, session } = endOf(state, advisor);
      await answered();
      board.restart();
      const before = session.facts;
      for (const answer of answers.splice(0)) answer();
      await answered();
      equal(session.facts.chances, undefined);
      equal(session.facts.perfect, before.perfect);
    }
  });

  test('keeps results that cannot be deleted', async () => {
    const result = { at: 0, name: '', total: 200, game: 'first', helped: false, rivals: [] };
    const records: Records = {
      results: () => Promise.resolve([result]),
      clear: () => Promise.reject(new Error('the storage is locked')),
    };
    const warnings = await warningsOf(async () => {
      const { session, board } = endOf(OVER, ADVISOR, records);
      await answered();
      await session.forget();
      deepEqual([session.facts.results, session.facts.canRestore, board.spoken], [[result], false, '']);
    });
    deepEqual(warnings, ['<yahtzee-game> records: Error: the storage is locked']);
  });
});

describe('advice', () => {
  const asked = (advisor: Advisor | undefined, advice = 'top') => {
    const { board, events } = boardOf(ALONE);
    board.dispatch({ type: 'dice', values: dice('44412') });
    board.settings = settingsOf({ advice });
    board.advisor = advisor;
    events.length = 0;
    return { board, events, session: new AdviceSession(board) };
  };

  test('is not asked for where nobody gives it', () => {
    const { session, board } = asked(undefined);
    session.request();
    deepEqual([session.status, board.spoken.includes('dvice')], [undefined, false]);
  });

  test('is over with the game', () => {
    const { board, session } = asked(ADVISOR);
    board.begin({ state: OVER }, 'load');
    session.request();
    deepEqual(session.status, { kind: 'over' });
  });

  test('is hidden when it is asked for again, and the message is read again', async () => {
    const { board, session } = asked(
      {
        ...ADVISOR,
        odds: () => ({ yahtzee: 0.01, chance: 2 }),
      },
      'odds',
    );
    session.request();
    await answered();
    deepEqual(session.status, { kind: 'odds', odds: { yahtzee: 0.01 } });
    session.request();
    equal(session.status, undefined);
    equal(board.spoken, board.view?.message.text);
  });

  test('that tells no chance is none, and the page is told why', async () => {
    const warnings = await warningsOf(async () => {
      const { session } = asked({ ...ADVISOR, odds: () => ({}) }, 'odds');
      session.request();
      await answered();
      deepEqual(session.status, { kind: 'none' });
    });
    deepEqual(warnings, ['<yahtzee-game> advisor: it tells no chance']);
  });

  for (const end of ['comes', 'fails'] as const)
    test(`that ${end} after the entry is dropped`, async () => {
      const { board, events, session } = asked({
        advise: (_, signal) =>
          onAbort(signal, end, { choices: [{ kind: 'score', cell: 'fours', value: 1, loss: 0 }] }),
      });
      session.request();
      deepEqual(session.status, { kind: 'thinking' });
      board.dispatch({ type: 'score', cell: 'fours' });
      await answered();
      deepEqual([session.status, events.includes('yahtzee-advice')], [undefined, false]);
    });
});

describe('chances to win', () => {
  const sure: Advisor = { ...ADVISOR, winProbabilities: () => [0.6, 0.4] };
  const askedOf = (advisor: Advisor) => {
    const { board } = boardOf(PAIR);
    board.advisor = advisor;
    return { board, chances: new WinProbabilities(board) };
  };

  test('are those of the newest state, and old until they are there', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    let asked = 0;
    const { board, chances } = askedOf({ ...sure, winProbabilities: () => (asked++, [0.6, 0.4]) });
    board.dispatch({ type: 'dice', values: dice('44412') });
    deepEqual([chances.present, chances.isStale], [undefined, true]);
    t.mock.timers.tick(300);
    await answered();
    deepEqual([chances.present, chances.isStale, asked], [[0.6, 0.4], false, 1]);
  });

  for (const wrong of [[], [0.6], [0.6, 1.4]])
    test(`are none if an advisor says ${JSON.stringify(wrong)}`, async (t) => {
      t.mock.timers.enable({ apis: ['setTimeout'] });
      const { chances } = askedOf({ ...sure, winProbabilities: () => wrong });
      t.mock.timers.tick(300);
      await answered();
      deepEqual([chances.present, chances.isStale], [undefined, false]);
    });

  for (const end of ['comes', 'fails'] as const)
    test(`an answer that ${end} after the next throw is dropped`, async (t) => {
      t.mock.timers.enable({ apis: ['setTimeout'] });
      const { board, chances } = askedOf({
        ...sure,
        winProbabilities: (_, signal) => onAbort(signal, end, [0.1, 0.9]),
      });
      t.mock.timers.tick(300);
      board.dispatch({ type: 'dice', values: dice('44412') });
      await answered();
      deepEqual([chances.present, chances.isStale], [undefined, true]);
    });

  test('are none if the advisor fails, and the page is told', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const warnings = await warningsOf(async () => {
      const fails = (): Promise<never> => Promise.reject(new Error('no chances today'));
      const { chances } = askedOf({ ...sure, winProbabilities: fails });
      t.mock.timers.tick(300);
      await answered();
      equal(chances.present, undefined);
    });
    deepEqual(warnings, ['<yahtzee-game> advisor: Error: no chances today']);
  });
});
