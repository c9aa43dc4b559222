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
  /** The links of each room's log. */
  readonly links: ReadonlyMap<string, readonly string[]>;
}

/** A message for a request with this name. */
export function anyMessage(random: Random, name: string, known: Known): unknown {
  if (random(12) === 0) return oddSent(random);
  const message = { ...FIELDS[name]?.(random, known) };
  // Now and then a field is replaced or missing, or there is an additional one.
  for (const key of Object.keys(message)) if (random(12) === 0) message[key] = oddSent(random);
  if (random(20) === 0)
    message[pick(random, ['known', 'after', 'token', '__proto__', 'then'])] = oddSent(random);
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
    ...(random(4) === 0 && { event: pick(random, ['new', ...known.codes]), key: bytesOf('Ada') }),
  }),
  enter: (random, known) => {
    const { code, token } = place(random, known);
    return { code, token, known: anyLink(random, known.links.get(String(code))) };
  },
  sit: (random, known) => ({
    code: pick(random, known.codes),
    name: pick(random, ['Ada', '张伟', '', '-', '<b>', 'x'.repeat(40)]),
    commit: pick(random, [bytesOf('Ada'), bytesOf('Grace'), 'A'.repeat(64)]),
    ...(random(4) === 0 && { key: pick(random, [bytesOf('Ada'), 'none']) }),
  }),
  act: (random, known) => {
    const { code, token } = place(random, known);
    const links = known.links.get(String(code)) ?? [];
    return {
      code,
      token,
      known: links.at(random(4) ? -1 : -3),
      intent: anyIntent(random),
    };
  },
};

const anyLink = (random: Random, links: readonly string[] = []): string | undefined =>
  pick(random, [undefined, '0'.repeat(32), ...links]);

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
  (random) => ({ type: pick(random, ['sign', 'say', 'score']), signature: bytesOf('Ada').repeat(2) }),
  (random) => ({ type: 'sit', by: pick(random, ['player', 'computer']), name: 'Robot' }),
  (random) => ({ type: pick(random, ['end', 'end', 'next', 'open', 'move']) }),
];

function anyIntent(random: Random): unknown {
  const intent = pick(random, INTENTS)(random, { codes: [], tokens: [], links: new Map() });
  if (random(10) === 0) intent[pick(random, Object.keys(intent))] = oddSent(random);
  return random(20) === 0 ? oddSent(random) : intent;
}
