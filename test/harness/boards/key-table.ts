/**
 * Tests of keys in places of an element: the effect of each key alone, held down, and while an input method composes.
 */

import { expect } from '@open-wc/testing';
import { pressed, type Outcome } from './presses.js';

/** Opens something and focuses a place in it; returns a function that tells what is seen and heard there. */
export type Scene = () => Promise<() => unknown>;

type Keys = Readonly<Partial<Record<Outcome, string>>>;

/** By name, a place, and its keys grouped by their effect. */
export type Scenes = Readonly<Record<string, readonly [Scene, Keys]>>;

const keysIn = (all = ''): readonly string[] =>
  all
    .split(' ')
    .filter(Boolean)
    .map((key) => (key === 'Space' ? ' ' : key));

export function testKeys(scenes: Scenes): void {
  for (const [name, [scene, keys]] of Object.entries(scenes))
    describe(`on ${name}`, () => {
      it('keys that an input method composes with belong to it', () => composes(scene, keys));
      it(`the page has ${keys.free ?? 'no key'}`, () => areFree(scene, keysIn(keys.free)));
      for (const outcome of ['done', 'native'] as const)
        for (const key of keysIn(keys[outcome]))
          it(`${JSON.stringify(key)} is ${outcome}, once however long it is held`, () =>
            isOnePress(scene, key, outcome));
    });
}

async function composes(scene: Scene, keys: Keys): Promise<void> {
  const seen = await scene();
  const before = seen();
  for (const key of Object.values(keys).flatMap(keysIn)) {
    void expect(pressed(key, { isComposing: true }), key).to.equal('free');
    void expect(pressed(key, { keyCode: 229 }), key).to.equal('free');
    void expect(seen(), key).to.deep.equal(before);
  }
}

async function areFree(scene: Scene, keys: readonly string[]): Promise<void> {
  await scene();
  for (const key of keys) void expect(pressed(key), key).to.equal('free');
}

async function isOnePress(scene: Scene, key: string, outcome: Outcome): Promise<void> {
  const seen = await scene();
  void expect(pressed(key)).to.equal(outcome);
  if (/^(?:Arrow|Home|End|Page)/.test(key)) return;
  await new Promise((resolve) => setTimeout(resolve));
  const once = seen();
  void expect(pressed(key, { repeat: true })).not.to.equal('free');
  void expect(seen()).to.deep.equal(once);
}
