/** Values that strangers may send: anything at all, and values that are nearly right, which find more faults. */
import { pick, type Random } from './random.js';

/** Values that can travel between a page and a server. */
const SENT: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  NaN,
  Infinity,
  2 ** 53,
  1e308,
  '',
  '-',
  '0',
  '__proto__',
  'constructor',
  '\uD800',
  '\u0000',
  '%E0%A4%A',
  'x'.repeat(41),
  'x'.repeat(3000),
  [],
  [[]],
  {},
  { toString: null },
  JSON.parse('{"__proto__":{"type":"start"}}'),
  JSON.parse('{"then":1}'),
  new Uint8Array(3),
];

const circle: unknown[] = [];
circle.push(circle);

/** Values that only a script can hand over. */
const LOCAL: readonly unknown[] = [
  false,
  1,
  2,
  5,
  -0,
  'length',
  'a\nb',
  5n,
  Symbol('five'),
  () => 5,
  Object.create(null),
  new Array(3),
  new Array(1e9),
  circle,
  new Map([['a', 1]]),
  new Date(NaN),
  { length: 2, 0: 1, 1: 2 },
];

/** A value that is rarely right, of the kinds that a message can contain. */
export const oddSent = (random: Random): unknown => pick(random, SENT);

/** A value that is rarely right. */
export const odd = (random: Random): unknown => (random(2) ? oddSent(random) : LOCAL[random(LOCAL.length)]);

/** Any value, a few levels deep. */
export function anything(random: Random, depth = 2): unknown {
  const kind = depth > 0 ? random(4) : 0;
  const length = random(4);
  if (kind === 2) return Array.from({ length }, () => anything(random, depth - 1));
  if (kind < 2) return odd(random);
  const entries = Array.from({ length }, () => [anyKey(random), anything(random, depth - 1)] as const);
  return Object.fromEntries(entries);
}

const anyKey = (random: Random): string =>
  pick(random, ['id', 'type', 'length', '__proto__', 'constructor', 'toString', 'then', '', '0']);

type Holder = Record<string | number, unknown> | unknown[];
/** The place of a value in another one. */
interface Place {
  readonly holder: Holder;
  readonly key: string | number;
}

/** A copy of a value in which one or several nodes are changed, removed or repeated. Functions are kept. */
export function altered(random: Random, value: unknown): unknown {
  const root: unknown[] = [copyOf(value)];
  const changes = 1 + (random(3) ? 0 : random(4));
  for (let i = 0; i < changes; i++) alter(random, placesIn(root));
  return root[0];
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether a list is short enough, and does not contain itself. */
const isWalked = (list: readonly unknown[]): boolean => list !== circle && list.length < 1e6;

/** Deeper values are kept as they are: a change may have put a list into itself. */
const DEEPEST = 20;

function copyOf(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return value;
  const inside = (inner: unknown): unknown => copyOf(inner, depth + 1);
  if (Array.isArray(value)) return isWalked(value) ? value.map(inside) : value;
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inside(inner)]));
}

function placesIn(holder: Holder, found: Place[] = []): readonly Place[] {
  for (const key of Array.isArray(holder) ? holder.keys() : Object.keys(holder)) {
    if (found.length >= 500) break;
    found.push({ holder, key });
    const inner = valueAt({ holder, key });
    if (Array.isArray(inner) ? isWalked(inner) : isPlain(inner)) placesIn(inner as Holder, found);
  }
  return found;
}

const valueAt = ({ holder, key }: Place): unknown => (holder as Record<string | number, unknown>)[key];

function put({ holder, key }: Place, value: unknown): void {
  Object.defineProperty(holder, key, { value, configurable: true, enumerable: true, writable: true });
}

function alter(random: Random, places: readonly Place[]): void {
  if (places.length === 0) return;
  const place = pick(random, places);
  const { holder, key } = place;
  switch (random(6)) {
    case 0:
      return put(place, copyOf(odd(random)));
    case 1:
      return put(place, copyOf(anything(random)));
    case 2:
      return put(place, copyOf(valueAt(pick(random, places))));
    case 3:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      return;
    case 4:
      if (Array.isArray(holder)) holder.splice(Number(key), 0, copyOf(valueAt(place)));
      else put({ holder, key: anyKey(random) }, copyOf(valueAt(place)));
      return;
    default:
      return put(place, nudged(random, valueAt(place)));
  }
}

/** A value that is slightly different. */
function nudged(random: Random, value: unknown): unknown {
  if (typeof value === 'number')
    return pick(random, [value + 1, value - 1, -value, value / 2, String(value)]);
  if (typeof value === 'string') return garbled(random, value);
  return typeof value === 'boolean' ? !value : odd(random);
}

const LETTERS = ' =?&,.:;!#~%+-_"\\\n\t\u2028\u0000\uD83D\uDE00é{}[]0159aAhzZ';

/** A text in which one or several stretches are removed, changed, repeated or swapped. */
export function garbled(random: Random, text: string, letters = LETTERS): string {
  const changes = 1 + (random(2) ? 0 : random(4));
  let now = text;
  for (let i = 0; i < changes; i++) now = garble(random, now, letters);
  return now;
}

function garble(random: Random, text: string, letters: string): string {
  const at = random(text.length + 1);
  const end = at + 1 + random(random(4) ? 2 : 20);
  const [before, here, after] = [text.slice(0, at), text.slice(at, end), text.slice(end)];
  switch (random(6)) {
    case 0:
      return before + after;
    case 1:
      return before + letters.charAt(random(letters.length)) + here + after;
    case 2:
      return before + letters.charAt(random(letters.length)) + here.slice(1) + after;
    case 3:
      return before + here.repeat(2 + (random(50) ? 0 : 200)) + after;
    case 4:
      return random(4) ? before + here.split('').toReversed().join('') + after : before;
    default:
      return inWords(random, text);
  }
}

/** The words of a text, with one removed, repeated or swapped with another. */
function inWords(random: Random, text: string): string {
  const words = text.split(' ');
  const [one, other] = [random(words.length), random(words.length)];
  const [first = '', second = ''] = [words[one], words[other]];
  if (random(3) === 0) return words.toSpliced(one, 1).join(' ');
  if (random(2)) return words.toSpliced(one, 0, second).join(' ');
  return words.with(one, second).with(other, first).join(' ');
}

/** Data as text, with a change in the data or in the text. */
export function alteredText(random: Random, data: unknown): string {
  if (random(2)) return garbled(random, JSON.stringify(data), '{}[]":,019e-"');
  const plain = (_: string, value: unknown): unknown =>
    typeof value === 'bigint' || (Array.isArray(value) && !isWalked(value)) ? null : value;
  return JSON.stringify(altered(random, data), plain) ?? '';
}
