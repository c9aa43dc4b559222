/**
 * Tests each argument of every public function with wrong values: a value without a documented meaning is refused in
 * one sentence that names the place and what is allowed.
 */

import { loadRuleset, parseGame } from '@yahtzee-game/rules';
import { deepEqual, ok } from 'node:assert/strict';
import { test } from 'node:test';

/** Values that callers hand over by mistake, by name. */
export const MISTAKES: Readonly<Record<string, unknown>> = {
  undefined: undefined,
  null: null,
  number: 1.5,
  NaN: NaN,
  text: 'nonsense',
  '{}': {},
  '[]': [],
  function: () => 'nonsense',
  promise: loadRuleset('yahtzee'),
  'failed parseGame': parseGame('nonsense'),
  'another kind': new Map([['state', {}]]),
};

/** A function, with a correct call of it. */
export interface Door {
  readonly call: (...values: readonly never[]) => unknown;
  readonly good: readonly unknown[];
  /**
   * The mistakes that are allowed, by the number of an argument, or by number and key of an options object
   * (`1.players`). "all" allows any value, as for functions that take untrusted values. Optional arguments allow
   * `undefined`.
   */
  readonly means?: Readonly<Record<string, readonly string[] | 'all'>>;
  /** Numbers of arguments that are options objects, each key of which is tested as well. */
  readonly options?: readonly number[];
}

type Place = readonly [place: string, values: (mistake: unknown) => readonly unknown[]];

/** Every place where a mistake can occur. */
function placesOf({ good, options = [] }: Door): readonly Place[] {
  const whole = good.map((_, i): Place => [String(i), (mistake) => good.with(i, mistake)]);
  const keys = options.flatMap((i) => {
    const own = good[i] as Readonly<Record<string, unknown>>;
    return Object.keys(own).map((key): Place => [
      `${i}.${key}`,
      (mistake) => good.with(i, { ...own, [key]: mistake }),
    ]);
  });
  return [...whole, ...keys];
}

/** Tests all functions of a module: `exported` are its exports, all of whose functions must be in the table. */
export function testDoors(exported: object, doors: Readonly<Record<string, Door>>): void {
  const functions = Object.entries(exported).flatMap(([name, value]) =>
    typeof value === 'function' ? name : [],
  );
  test('no public function is missing', () => {
    deepEqual(
      functions.filter((name) => !Object.hasOwn(doors, name)),
      [],
    );
  });
  for (const [name, door] of Object.entries(doors)) {
    test(name, async () => {
      await callOf(door, door.good);
      for (const [place, valuesWith] of placesOf(door)) {
        const means = door.means?.[place] ?? [];
        for (const [mistake, value] of Object.entries(MISTAKES)) {
          if (means === 'all' || means.includes(mistake))
            await answered(`${name} ${place} ${mistake}`, door, valuesWith(value));
          else await refused(`${name} ${place} ${mistake}`, door, valuesWith(value));
        }
      }
      for (const i of door.options ?? []) {
        const own = door.good[i] as object;
        await refused(`${name} ${i} unknown key`, door, door.good.with(i, { ...own, misspelt: 1 }));
        await callOf(
          door,
          door.good.with(
            i,
            Object.fromEntries(
              Object.keys(own).map((key) => [
                key,
                isRequired(door, i, key) ? (own as Record<string, unknown>)[key] : undefined,
              ]),
            ),
          ),
        );
      }
    });
  }
}

const isRequired = ({ means }: Door, i: number, key: string): boolean =>
  !means?.[`${i}.${key}`]?.includes('undefined');

const callOf = async ({ call }: Door, values: readonly unknown[]): Promise<unknown> =>
  await call(...(values as readonly never[]));

/**
 * Whether this is a documented error: of a mistake, of an action that the rules refuse, or of a server that refuses.
 */
const isOurs = (error: unknown): error is Error =>
  error instanceof RangeError ||
  (error instanceof Error && ['IllegalActionError', 'RoomError'].includes(error.name));

/** A call with a documented meaning; it may only throw documented errors. */
async function answered(what: string, door: Door, values: readonly unknown[]): Promise<void> {
  try {
    await callOf(door, values);
  } catch (error) {
    ok(isOurs(error), `${what}: ${String(error)}`);
  }
}

async function refused(what: string, door: Door, values: readonly unknown[]): Promise<void> {
  let answer: unknown;
  try {
    answer = await callOf(door, values);
  } catch (error) {
    ok(isOurs(error), `${what}: ${String(error)}`);
    return checkSentence(what, error.message);
  }
  const { ok: isOk, message } = Object(answer) as { readonly ok?: unknown; readonly message?: unknown };
  ok(isOk === false, `${what}: nothing is said`);
  checkSentence(what, String(message));
}

/** Checks that a sentence names the place, the fault, and what is allowed. */
function checkSentence(what: string, sentence: string): void {
  ok(/^\S[^\n]*: [^\n]+$/.test(sentence), `${what}: ${sentence}`);
  ok(/; [^;]*(allowed|rulesets|categories|rows|options): ?/.test(sentence), `${what}: ${sentence}`);
  ok(sentence.length < 1000, `${what}: ${sentence.length} characters`);
  ok(
    !/Cannot read|is not a function|is not iterable|undefined is not (a |an |iterable)/.test(sentence),
    `${what}: ${sentence}`,
  );
}
