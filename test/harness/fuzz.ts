/**
 * Tests functions that take text and values from outside ("doors") with values that strangers may send (`strange.ts`).
 * Each either accepts valid input, or refuses the input with one sentence, and does so soon.
 */
import { ok } from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { IS_THOROUGH } from './extent.js';
import { randomFrom, type Random } from './random.js';

/** The number of cases for all doors of the rules, the advisor and the element together. */
const CASES = IS_THOROUGH ? 1_000_000 : 30_000;
/**
 * Milliseconds: far more than any case takes on a busy machine, and less than people wait before they suspect a hang.
 */
const SOON = 3000;

/**
 * Tests a door.
 * @param percent its share of all cases
 * @param attempt calls it once and checks the result; returns true if the input was accepted, false if it was refused
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
    // Some cases are accepted, and some are refused.
    ok(entered > cases / 100 && cases - entered > cases / 100, `${entered} of ${cases} were let in`);
  });
}

const told = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** The value that a door accepted; undefined if it refused by throwing a `RangeError` with a sentence. */
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

/** Messages of JavaScript engines when a program fails. */
const ENGINE =
  /Cannot |is not (?:a function|a constructor|iterable|defined|valid JSON)|undefined \(reading|Invalid (?:array|string|count|time)|Maximum call|Unexpected /;
const LONGEST = 3000;

/** Checks that a message is one sentence of this project: the place, the fault, and an end. */
export function isSentence(message: string): void {
  ok(/^\S+ [^\n]*[^\s:;,]$/u.test(message), `no sentence: ${JSON.stringify(message)}`);
  ok(message.length <= LONGEST, `a sentence of ${message.length} characters: ${message.slice(0, 200)}`);
  ok(!ENGINE.test(message), `a failure: ${message}`);
}

/** Runs a function that must not change its input. */
export function untouched<T>(input: unknown, use: () => T): T {
  const before = pictureOf(input);
  const result = use();
  ok(pictureOf(input) === before, `it changed what it was given: ${before.slice(0, 300)}`);
  return result;
}

/** All plain data in a value, as text. */
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
