/** Throws in three dimensions: which dice fall, from where, and the elements that are needed. */
import { render, type TemplateResult } from 'lit';
import type { DieView } from '../../view/view.js';
import { prefersLessMotion, tiltOf } from './at-rest.js';
import { ThrowFrames } from './throw-frames.js';
import { planThrow, type Plan, type Thrown } from './throw-plan.js';
import { Flight, newSolid, type Solid } from './tumble.js';

/** Draws a value on a side of the die at a position. */
export type DrawSide = (value: number, position: number) => TemplateResult;

/** A die about to fall, with its measures, all taken before the DOM is changed. */
interface Start {
  readonly die: DieView;
  readonly cube: HTMLElement;
  readonly size: number;
  readonly plan: Plan;
}

/** Dice in the air. */
interface Flying {
  readonly die: DieView;
  readonly flight: Flight;
}

export class ThrowsIn3d {
  readonly #draw: DrawSide;
  readonly #stutter: () => void;
  readonly #solids = new Map<number, Solid>();
  readonly #frames = new ThrowFrames();
  #flying: readonly Flying[] = [];
  #isPreparing = false;

  /** @param stutter is called when cubes turn out to be too much for the device */
  constructor(draw: DrawSide, stutter: () => void) {
    this.#draw = draw;
    this.#stutter = stutter;
  }

  /** Lets dice fall in this tree and ends the fall of earlier ones. Returns the plans by position. */
  start(dice: readonly DieView[], tree: ParentNode): ReadonlyMap<number, Plan> {
    this.#end(this.#flying);
    const starts = prefersLessMotion() ? [] : startsOf(dice, tree);
    this.#flying = starts.map(({ die, cube, size, plan }) => ({
      die,
      flight: new Flight(cube, this.#solidIn(cube, die.position, size), die.face, plan, size),
    }));
    if (starts.length) void this.#fly(this.#flying);
    return new Map(starts.map(({ die, plan }) => [die.position, plan]));
  }

  /** Ends the fall of dice whose value has changed or that have been selected. */
  follow(dice: readonly DieView[]): void {
    this.#end(
      this.#flying.filter(({ die }) => {
        const now = dice[die.position];
        return now?.face !== die.face || now.marked;
      }),
    );
  }

  /** Creates the elements of these dice while the page is idle, so that no throw waits for them. */
  prepare(dice: readonly DieView[], tree: ParentNode): void {
    if (this.#isPreparing || prefersLessMotion()) return;
    const cubes = cubesIn(tree);
    const position = dice.findIndex((_, i) => !cubes[i]?.contains(this.#solids.get(i)?.element ?? null));
    const cube = cubes[position];
    if (!cube) return;
    this.#isPreparing = true;
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    idle(() => {
      this.#isPreparing = false;
      if (!cube.isConnected) return;
      this.#solidIn(cube, position, cube.offsetWidth);
      this.prepare(dice, tree);
    });
  }

  /** Removes all elements, when dice fall in another way from now on. */
  clear(): void {
    this.#end(this.#flying);
    for (const { element } of this.#solids.values()) element.remove();
    this.#solids.clear();
  }

  /** Starts the dice in the next frame, since the throw changes much of the board in this one; ends them together. */
  async #fly(flying: readonly Flying[]): Promise<void> {
    const began = document.timeline.currentTime;
    await nextFrame();
    // Each step for all dice before the next: starting an animation of `::before` recalculates styles after each
    // change.
    for (const { flight } of flying) flight.show();
    for (const { flight } of flying) flight.startBelow(began);
    const ended = Promise.all(flying.map(({ flight }) => flight.start(began)));
    void this.#frames.watch(ended).then((isTooMuch) => isTooMuch && this.#stutter());
    await ended;
    this.#end(flying);
  }

  #solidIn(cube: HTMLElement, position: number, size: number): Solid {
    const solid = this.#solids.get(position) ?? newSolid();
    this.#solids.set(position, solid);
    const { element, sides } = solid;
    if (element.parentElement !== cube) cube.append(element);
    element.style.setProperty('--die', `${size}px`);
    sides.forEach((side, i) => render(this.#draw(i + 1, position), side));
    return solid;
  }

  #end(those: readonly Flying[]): void {
    for (const { flight } of those) flight.end();
    this.#flying = this.#flying.filter((one) => !those.includes(one));
  }
}

/** Resolves in the next frame, or after 500 ms, since a hidden page has no frames. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      resolve();
    });
    setTimeout(resolve, 500);
  });

const cubesIn = (tree: ParentNode): readonly HTMLElement[] => [
  ...tree.querySelectorAll<HTMLElement>('.die .cube'),
];

function startsOf(dice: readonly DieView[], tree: ParentNode): readonly Start[] {
  const rim = tree.querySelector('.tray')?.getBoundingClientRect();
  const all = [...tree.querySelectorAll<HTMLElement>('.die')];
  return dice.flatMap((die) => {
    const place = all[die.position];
    const cube = place?.querySelector<HTMLElement>('.cube');
    // A die without a size is not displayed.
    if (!rim || !place || !cube?.offsetWidth) return [];
    const size = cube.offsetWidth;
    return { die, cube, size, plan: planThrow(thrownOf(die, place, cube, all, rim, size)) };
  });
}

function thrownOf(
  { position, thrown = 0, decides = false }: DieView,
  place: HTMLElement,
  cube: HTMLElement,
  all: readonly HTMLElement[],
  rim: DOMRect,
  size: number,
): Thrown {
  const style = getComputedStyle(cube);
  const box = cube.getBoundingClientRect();
  const row = all.filter(({ offsetTop }) => offsetTop === place.offsetTop);
  const rank = row.indexOf(place);
  const direction = style.direction === 'rtl' ? -1 : 1;
  // Only a single row of dice comes from below; an upper row would roll over the lower one.
  const below = row.length === all.length && style.getPropertyValue('--below') !== '';
  const toRim = below ? rim.bottom - box.top : direction > 0 ? rim.right - box.left : box.right - rim.left;
  return {
    roll: thrown,
    place: position,
    rank,
    count: row.length,
    below,
    direction,
    toRim: toRim / size,
    rest: tiltOf(cube),
    decides,
  };
}
