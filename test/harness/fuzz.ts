/**
 * Doors are where text and values from outside come in. Each is tried with what strangers may hand in (`strange.ts`):
 * soon it lets in what is whole, or refuses it with one sentence.
 */
import { ok } from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { IS_THOROUGH } from './extent.js';
import { randomFrom, type Random } from './random.js';

/** How many cases all doors of the rules, the advisor and the element take together. */
const CASES = IS_THOROUGH ? 1_000_000 : 30_000;
/** Milliseconds: far more than any case takes on a busy machine, and less than somebody waits who suspects a hang. */
const SOON = 3000;

/**
 * Tries a door.
 * @param percent its share of all cases
 * @param attempt knocks once, and checks what follows; true if it was let in, false if it was refused
 */
export function fuzz(
  door: string,
  percent: number,
  attempt: (random: Random) => boolean | Promise<boolean>,
): void {
  const cases = Math.round((CASES * percent) / 100);
  test(`${door}: ${cases} cases`, async () => {
    const seeds = randomFrom(door.length);
    let [entered, slowest] = [0, 0];
    for (let i = 0; i < cases; i++) {
      const seed = seeds(2 ** 31);
      const started = performance.now();
      try {
        const answer = attempt(randomFrom(seed));
        if (typeof answer === 'boolean' ? answer : await answer) entered++;
      } catch (cause) {
        throw new Error(`case ${i}, of the seed ${seed}: ${told(cause)}`, { cause });
      }
      slowest = Math.max(slowest, performance.now() - started);
    }
    ok(slowest < SOON, `the slowest case took ${slowest} ms`);
    // Not all is refused at once, and not all of it is harmless.
    ok(entered > cases / 100 && cases - entered > cases / 100, `${entered} of ${cases} were let in`);
  });
}

const told = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** What a door let in; undefined if it refused by throwing a `RangeError` with a sentence. */
export function letIn<T>(knock: () => T): { readonly value: T } | undefined {
  try {
    return { value: knock() };
  } catch (error) {
    isRefusal(error);
    return undefined;
  }
}

/** The same for a promise. */
export async function letInLater<T>(knock: () => Promise<T>): Promise<{ readonly value: T } | undefined> {
  try {
    return { value: await knock() };
  } catch (error) {
    isRefusal(error);
    return undefined;
  }
}

function isRefusal(error: unknown): asserts error is RangeError {
  if (!(error instanceof RangeError)) throw error;
  isSentence(error.message);
}

/** What an engine says where a program fails. */
const ENGINE =
  /Cannot |is not (?:a function|a constructor|iterable|defined|valid JSON)|undefined \(reading|Invalid (?:array|string|count|time)|Maximum call|Unexpected /;
const LONGEST = 3000;

/** Checks that a message is one sentence of ours: where, what is wrong, to its end. */
export function isSentence(message: string): void {
  ok(/^\S+ [^\n]*[^\s:;,]$/u.test(message), `no sentence: ${JSON.stringify(message)}`);
  ok(message.length <= LONGEST, `a sentence of ${message.length} characters: ${message.slice(0, 200)}`);
  ok(!ENGINE.test(message), `a failure: ${message}`);
}

/** Runs what must leave its input as it is. */
export function untouched<T>(input: unknown, use: () => T): T {
  const before = pictureOf(input);
  const result = use();
  ok(pictureOf(input) === before, `it changed what it was given: ${before.slice(0, 300)}`);
  return result;
}

/** All that plain data holds, as text. */
function pictureOf(input: unknown): string {
  const seen = new Set<unknown>();
  return JSON.stringify(input, (_, value: unknown) => {
    if (typeof value === 'string' || value === null) return value;
    if (typeof value !== 'object') return inspect(value);
    if (seen.has(value) || (Array.isArray(value) && value.length > 1e6)) return 'seen';
    seen.add(value);
    return value;
  });
}
