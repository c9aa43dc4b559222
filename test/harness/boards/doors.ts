/** Properties and methods of elements that a page may set or call. Each is given values of wrong kinds. */

import { assert } from '@open-wc/testing';
import { parseGame } from '@yahtzee-game/rules';
import { LitElement } from 'lit';

/** An object with a property that throws when it is read. */
const trap = Object.defineProperty({}, 'roll', {
  enumerable: true,
  get() {
    throw new Error('this is a trap');
  },
});

/** Values that a page may hand over by mistake. */
export const KINDS = {
  undefined,
  null: null,
  number: 5,
  NaN,
  text: 'nonsense',
  'empty text': '',
  'empty object': {},
  'empty list': [],
  'list of a number': [5],
  function: () => 5,
  promise: Promise.resolve(5),
  refusal: parseGame('nonsense'),
  map: new Map([['advise', 1]]),
  trap,
  true: true,
  symbol: Symbol('five'),
  bigint: 5n,
} as const satisfies Record<string, unknown>;
export type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as readonly Kind[];

/** The kinds that are allowed for each property, in addition to null and undefined, which always mean the default. */
export type Allowed = Readonly<Record<string, string>>;
/** Marks a kind that is kept although the element warns of it: whether it fits depends on the rest of the page. */
const WARNED = '!';

/** All warnings so far; each is given only once. */
const said: string[] = [];
/** Errors that were not caught. */
const uncaught: unknown[] = [];
// Only warnings of elements count; Lit's development build gives other advice.
console.warn = (text: string) => void (text.startsWith('<') && said.push(text));
addEventListener('error', ({ message }) => uncaught.push(message));
addEventListener('unhandledrejection', ({ reason }) => uncaught.push(reason));

/** The accessors that a class and its ancestors add to LitElement, except those that only its templates use. */
export function propertiesOf(element: LitElement): readonly string[] {
  const { elementProperties } = element.constructor as typeof LitElement;
  return prototypesOf(element).flatMap((prototype) =>
    Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, property]) =>
      !('value' in property) && !elementProperties.get(name)?.state ? name : [],
    ),
  );
}

/** The same for methods, without those that the browser and Lit call. */
export function methodsOf(element: LitElement): readonly string[] {
  const names = prototypesOf(element).flatMap((prototype) =>
    Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { value }]) =>
      typeof value === 'function' ? name : [],
    ),
  );
  const OF_LIT =
    /^(constructor|\w+Callback|getUpdateComplete|render|shouldUpdate|willUpdate|performUpdate|firstUpdated|updated|draw)$/;
  return [...new Set(names)].filter((name) => !OF_LIT.test(name));
}

function prototypesOf(element: LitElement): readonly object[] {
  const all: object[] = [];
  let prototype: object = Object.getPrototypeOf(element) as object;
  while (prototype !== LitElement.prototype) {
    all.push(prototype);
    prototype = Object.getPrototypeOf(prototype) as object;
  }
  return all;
}

/** Checks that there were no uncaught errors, and that no warning was given twice. */
export function expectQuiet(): void {
  assert.deepEqual(uncaught.splice(0), []);
  assert.deepEqual(
    said.filter((text, i) => said.indexOf(text) !== i),
    [],
  );
}

/** Whether one sentence says what is wrong with a property and what is allowed. */
const isSaidOf = (tag: string, place: string): boolean =>
  said.some(
    (text) => text.startsWith(`<${tag}> ${place}`) && /; (allowed|options): \S|can only be read$/.test(text),
  );

/**
 * Sets a property to a value of each kind. A kind that is not allowed is not kept, and warned of.
 * @param settles resolves when all effects of the change have happened
 * @param works checks that the element still does its job
 */
export async function tryProperty(
  element: LitElement,
  name: string,
  allowed: string | undefined,
  settles: () => Promise<unknown>,
  works: () => Promise<unknown>,
): Promise<void> {
  const tag = element.localName;
  const { attribute } = (element.constructor as typeof LitElement).elementProperties.get(name) ?? {};
  const saidAs = typeof attribute === 'string' ? attribute : name;
  for (const kind of kinds) {
    const place = `<${tag}>.${name} = ${kind}`;
    const before: unknown = Reflect.get(element, name);
    const count = said.length;
    assert.doesNotThrow(() => Reflect.set(element, name, KINDS[kind]), undefined, undefined, place);
    await settles();
    const after: unknown = Reflect.get(element, name);
    const isReadOnly = said.includes(`<${tag}> ${name} can only be read`);
    if (isReadOnly) assert.isTrue(after !== KINDS[kind] || before === KINDS[kind], place);
    else if (isAbsent(kind) || isIn(allowed, kind)) assert.deepEqual(said.slice(count), [], place);
    else
      assert.isTrue(isSaidOf(tag, saidAs), `${place} is warned of, as one of:\n${said.slice(-3).join('\n')}`);
    if (name !== 'form' && (isIn(allowed, kind) || isIn(allowed, kind + WARNED)))
      assert.equal(after, KINDS[kind], place);
    else if (!isAbsent(kind) && !isReadOnly && !isIn(allowed, kind))
      assert.deepEqual(after, before, `${place} is not kept`);
    await works().catch((error: unknown) => {
      throw new Error(`${place}: then it no longer works: ${String(error)}`, { cause: error });
    });
    Reflect.set(element, name, undefined);
    await settles();
    expectQuiet();
  }
}

const isAbsent = (kind: Kind): boolean => kind === 'undefined' || kind === 'null';
const isIn = (allowed: string | undefined, kind: string): boolean =>
  allowed !== undefined && allowed.split(', ').includes(kind);

/** Sets all properties to a value of this kind at once. */
export function setAll(element: HTMLElement, names: readonly string[], kind: Kind): void {
  for (const name of names)
    assert.doesNotThrow(
      () => Reflect.set(element, name, KINDS[kind]),
      undefined,
      undefined,
      `${name} = ${kind}`,
    );
}

/**
 * Calls a method with values of each kind for each of its arguments. It returns, resolves, or throws one sentence.
 * @param valid arguments that it takes
 * @param harmless the kinds that are allowed, by argument
 */
export async function tryMethod(
  element: LitElement,
  name: string,
  valid: readonly unknown[],
  harmless: readonly string[],
  works: () => Promise<unknown>,
): Promise<void> {
  for (const [i, meant = ''] of valid.map((_, i) => [i, harmless[i]] as const))
    for (const kind of kinds) {
      const place = `<${element.localName}>.${name}, argument ${i + 1} = ${kind}`;
      const method = Reflect.get(element, name) as (...given: readonly unknown[]) => unknown;
      const answer = await outcomeOf(() => method.apply(element, valid.with(i, KINDS[kind])));
      if (isIn(meant, kind)) assert.isUndefined(answer.refusal, place);
      else
        assert.match(
          answer.refusal ?? '',
          /; (allowed|options): \S|is not loaded|wrong phase|^over: /,
          `${place} is refused`,
        );
      await works().catch((error: unknown) => {
        throw new Error(`${place}: then it no longer works: ${String(error)}`, { cause: error });
      });
      expectQuiet();
    }
}

/** The sentence that refuses a call, whether it is returned or thrown; undefined if the call succeeds. */
async function outcomeOf(call: () => unknown): Promise<{ readonly refusal: string | undefined }> {
  try {
    const answer = (await call()) as { readonly ok?: boolean; readonly message?: string } | undefined;
    return { refusal: answer?.ok === false ? answer.message : undefined };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { refusal: error.message };
  }
}
