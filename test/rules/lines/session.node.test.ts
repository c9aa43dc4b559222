// Games by lines of JSON, as programs in other languages play them.

import { rulesetIds } from '@yahtzee-game/rules';
import { Session, type Answer } from '@yahtzee-game/rules/lines';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fuzz, isSentence } from '../../harness/fuzz.js';
import { pick } from '../../harness/random.js';
import { garbled } from '../../harness/strange.js';

const asked = async (session: Session, request: object): Promise<Answer> =>
  session.answer(JSON.stringify(request));

/** Plays a game to its end: a box as soon as one is legal. */
async function played(session: Session, request: object): Promise<Answer> {
  let standing = await asked(session, { do: 'new', seed: 'tuesday', ...request });
  const { game } = standing;
  while (standing['phase'] !== 'over') {
    const { actions } = await asked(session, { do: 'legal', game });
    const legal = actions as readonly { readonly type: string }[];
    const action = legal.find(({ type }) => type !== 'roll') ?? legal[0];
    standing = await asked(session, { do: 'play', game, action });
    if (!standing.ok) throw new Error(String(standing['message']));
  }
  return { ...standing, game };
}

describe('a session', () => {
  test('plays every game to its end, with the dice of a seed', async () => {
    for (const ruleset of rulesetIds) {
      const players = ['poker-dice', 'escalero', 'sachsenkniffel'].includes(ruleset) ? 2 : 1;
      const end = await played(new Session(), { ruleset, players });
      ok(Array.isArray(end['winners']), ruleset);
    }
  });

  test('shows the dice, what is legal, what boxes are worth and the totals', async () => {
    const session = new Session();
    const begun = await asked(session, { do: 'new', id: 7, players: ['Ada'], ruleset: 'yahtzee' });
    deepEqual(begun, {
      id: 7,
      ok: true,
      game: 1,
      seat: 0,
      phase: 'rolling',
      roll: 0,
      dice: [],
      rollsLeft: 3,
      totals: [0],
    });
    const rolled = await asked(session, {
      do: 'play',
      game: 1,
      action: { type: 'dice', values: [6, 6, 6, 2, 2] },
    });
    deepEqual([rolled['dice'], rolled['rollsLeft']], [[6, 6, 6, 2, 2], 2]);
    const { boxes } = await asked(session, { do: 'score', game: 1 });
    const house = (boxes as readonly { id: string; points: number }[]).find(({ id }) => id === 'fullHouse');
    equal(house?.points, 25);
    const actions = [{ type: 'score', cell: 'fullHouse' }];
    deepEqual((await asked(session, { do: 'play', game: 1, actions }))['totals'], [25]);
    const { text } = await asked(session, { do: 'save', game: 1 });
    equal(text, '1 yahtzee Ada 66622 :fullHouse =25');
    const again = await asked(session, { do: 'load', text });
    deepEqual([again['game'], again['totals']], [2, [25]]);
  });

  test('plays up to an action that is refused, and says which one that is', async () => {
    const session = new Session();
    const { game } = await asked(session, { do: 'new', seed: 1 });
    const actions = [
      { type: 'score', cell: 'chance' },
      { type: 'score', cell: 'chance' },
    ];
    const refusal = await asked(session, { do: 'play', game, actions });
    deepEqual([refusal.ok, refusal['at'], refusal['code']], [false, 1, 'cannot-score']);
    equal((await asked(session, { do: 'legal', game })).ok, true);
  });

  test('plays house rules by their sheet', async () => {
    const sheet = { id: 'short', rolls: 1, rows: [{ id: 'chance', score: 'sum' }] };
    const end = await played(new Session(), { ruleset: sheet });
    ok(Number((end['totals'] as readonly number[])[0]) >= 5);
  });

  test('asks the advisor where there is one', async () => {
    const { game } = { game: 1 };
    const advised = new Session(async () => Promise.resolve({ choices: ['best'] }));
    await asked(advised, { do: 'new', seed: 1 });
    deepEqual(await asked(advised, { do: 'advise', game }), { ok: true, choices: ['best'] });
    const alone = new Session();
    await asked(alone, { do: 'new', seed: 1 });
    match(String((await asked(alone, { do: 'advise', game }))['message']), /is not installed$/);
  });

  test('refuses in one sentence what it does not know', async () => {
    const session = new Session();
    const faults = [
      { do: 'dance' },
      { do: 'play', game: 5 },
      { do: 'new', ruleset: 'nowhere' },
      { do: 'new', ruleset: { id: 'a', rows: [] } },
      { do: 'new', players: 21 },
      { do: 'new', seed: {} },
      { do: 'new', seed: null },
      { do: 'new', options: { joker: 'sometimes' } },
      { do: 'load', text: 'x' },
    ];
    for (const fault of faults) {
      const answer = await asked(session, fault);
      equal(answer.ok, false);
      isSentence(String(answer['message']));
    }
    for (const line of ['', 'x', '[]', 'null', '"do"', 'x'.repeat(1_000_001)]) {
      const answer = await session.answer(line);
      equal(answer.ok, false, line.slice(0, 20));
    }
  });
});

const LINES: readonly string[] = [
  '{"do":"new","ruleset":"yatzy","players":2,"seed":"tuesday"}',
  '{"do":"new","ruleset":{"id":"a","rows":["numbers(6)"]},"options":{"rolls":2},"players":["Ada"]}',
  '{"do":"play","game":1,"actions":[{"type":"roll","held":3},{"type":"score","cell":"chance"}]}',
  '{"do":"legal","game":1}',
  '{"do":"load","text":"1 yahtzee Ada 66622 :fullHouse =25"}',
  '{"do":"save","game":1,"id":"x"}',
];
const session = new Session();

fuzz('line of a program', 2, async (random) => {
  const line = pick(random, LINES);
  const answer = await session.answer(random(3) ? garbled(random, line) : line);
  if (!answer.ok && 'message' in answer) isSentence(String(answer['message']));
  ok(!String(answer['message']).startsWith('it failed'), String(answer['message']));
  return answer.ok;
});
