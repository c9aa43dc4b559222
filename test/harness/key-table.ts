/** Keys in places of an element: what becomes of each, alone, held down, and while an input method composes. */

import { expect } from '@open-wc/testing';
import { pressed, type Outcome } from './presses.js';

/** Opens something and focuses a place in it; returns what is seen and heard there. */
export type Scene = () => Promise<() => unknown>;

/** By name, a place, and its keys by what becomes of them. */
export type Scenes = Readonly<Record<string, readonly [Scene, Readonly<Partial<Record<Outcome, string>>>]>>;

/** The keys of a place, one by one, each with its outcome. */
const keysOf = (keys: Scenes[string][1]): readonly (readonly [string, string])[] =>
  Object.entries(keys).flatMap(([outcome, all]) =>
    all.split(' ').map((key) => [key === 'Space' ? ' ' : key, outcome] as const),
  );

export function testKeys(scenes: Scenes): void {
  for (const [name, [scene, keys]] of Object.entries(scenes))
    describe(`on ${name}`, () => {
      for (const [key, outcome] of keysOf(keys)) testKey(scene, key, outcome);
    });
}

function testKey(scene: Scene, key: string, outcome: string): void {
  it(`${JSON.stringify(key)} is ${outcome}`, async () => {
    await scene();
    void expect(pressed(key)).to.equal(outcome);
  });

  it(`${JSON.stringify(key)} belongs to an input method that composes with it`, async () => {
    const seen = await scene();
    const before = seen();
    void expect(pressed(key, { isComposing: true })).to.equal('free');
    void expect(pressed(key, { keyCode: 229 })).to.equal('free');
    void expect(seen()).to.deep.equal(before);
  });

  if (outcome === 'free' || /^(?:Arrow|Home|End|Page)/.test(key)) return;
  it(`${JSON.stringify(key)} that is held down is one press`, async () => {
    const seen = await scene();
    pressed(key);
    await new Promise((resolve) => setTimeout(resolve));
    const once = seen();
    void expect(pressed(key, { repeat: true })).not.to.equal('free');
    void expect(seen()).to.deep.equal(once);
  });
}
