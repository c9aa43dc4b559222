/** Random messages that a stranger might send to a server of rooms; most of them are nearly right. */
import { PHRASES } from '@yahtzee-game/rooms/core';
import { pick, type Random } from '../harness/random.js';
import { oddSent } from '../harness/strange.js';
import { bytesOf } from './gathering.js';

export const REQUESTS = ['open', 'enter', 'sit', 'act'] as const;

/** Known facts, which make messages nearly right. */
export interface Known {
  readonly codes: readonly string[];
  readonly tokens: readonly string[];
  /** The length of each room's log. */
  readonly lengths: ReadonlyMap<string, number>;
}

/** A message for a request with this name. */
export function anyMessage(random: Random, name: string, known: Known): unknown {
  if (random(12) === 0) return oddSent(random);
  const message = { ...FIELDS[name]?.(random, known) };
  // Now and then a field is replaced or missing, or there is an additional one.
  for (const key of Object.keys(message)) if (random(12) === 0) message[key] = oddSent(random);
  if (random(20) === 0)
    message[pick(random, ['from', 'after', 'token', '__proto__', 'then'])] = oddSent(random);
  return message;
}

type Make = (random: Random, known: Known) => Record<string, unknown>;

const place: Make = (random, { codes, tokens }) => ({
  code: pick(random, codes),
  token: pick(random, tokens),
});

const FIELDS: Readonly<Record<string, Make>> = {
  open: (random, known) => ({
    ruleset: pick(random, ['yahtzee', 'yatzy', 'kniffel', 'ludo', '../secret', 'constructor']),
    options: pick<unknown>(random, [{}, { wings: true }, { toString: 1 }, []]),
    most: random(22),
    dice: pick(random, ['own', 'same', 'mine']),
    away: pick(random, [60, 1, 0, 1e9]),
    ...(random(4) === 0 && { after: place(random, known) }),
    ...(random(4) === 0 && { event: pick(random, ['new', ...known.codes]) }),
  }),
  enter: (random, known) => ({ ...place(random, known), from: random(40) }),
  sit: (random, known) => ({
    code: pick(random, known.codes),
    name: pick(random, ['Ada', '张伟', '', '-', '<b>', 'x'.repeat(40)]),
    commit: pick(random, [bytesOf('Ada'), bytesOf('Grace'), 'A'.repeat(64)]),
  }),
  act: (random, known) => {
    const { code, token } = place(random, known);
    const length = known.lengths.get(String(code)) ?? 0;
    return { code, token, at: random(4) ? length : length - 2 + random(4), intent: anyIntent(random) };
  },
};

const INTENTS: readonly Make[] = [
  () => ({ type: 'start' }),
  (random) => ({ type: 'roll', held: random(40) - 4 }),
  (random) => ({ type: 'score', cell: pick(random, ['aces', 'chance', 'none', '__proto__']) }),
  (random) => ({ type: 'announce', cell: pick(random, ['aces', 'none']) }),
  () => ({ type: 'dice', values: [6, 6, 6, 6, 6] }),
  (random) => ({ type: 'seed', seed: pick(random, [bytesOf('Ada'), 'no']) }),
  (random) => ({ type: 'commit', commit: pick(random, [bytesOf('Ada'), 'no']) }),
  (random) => ({ type: 'decider', seat: random(22) - 1, by: pick(random, ['player', 'computer', 'host']) }),
  (random) => ({ type: 'say', phrase: pick(random, [...PHRASES, 'constructor']) }),
  (random) => ({ type: 'sit', by: pick(random, ['player', 'computer']), name: 'Robot' }),
  (random) => ({ type: pick(random, ['end', 'end', 'next', 'open', 'move']) }),
];

function anyIntent(random: Random): unknown {
  const intent = pick(random, INTENTS)(random, { codes: [], tokens: [], lengths: new Map() });
  if (random(10) === 0) intent[pick(random, Object.keys(intent))] = oddSent(random);
  return random(20) === 0 ? oddSent(random) : intent;
}
