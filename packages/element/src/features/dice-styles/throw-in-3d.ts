/** Throws in three dimensions: which dice fall, from where, and what is made for that. */
import { render, type TemplateResult } from 'lit';
import type { DieView } from '../../view/view.js';
import { valuesAround } from './cube.js';
import { prefersLessMotion } from './landings.js';
import { planThrow, type Plan, type Thrown } from './throw-plan.js';
import { newSolid, tumble, type Solid } from './tumble.js';

/** Draws a value on a side of the die at a position. */
export type DrawSide = (value: number, position: number) => TemplateResult;

/** A die about to fall: all that is measured, before anything is written. */
interface Start {
  readonly die: DieView;
  readonly cube: HTMLElement;
  readonly size: number;
  readonly plan: Plan;
}

interface Flight {
  readonly die: DieView;
  readonly end: () => void;
}

export class ThrowsIn3d {
  readonly #draw: DrawSide;
  readonly #solids = new Map<number, Solid>();
  #flights: readonly Flight[] = [];
  #isPreparing = false;

  constructor(draw: DrawSide) {
    this.#draw = draw;
  }

  /** Lets dice fall in this tree; dice that still fall lie at once. Returns the plans by position. */
  start(dice: readonly DieView[], tree: ParentNode): ReadonlyMap<number, Plan> {
    this.#endAll(() => true);
    const starts = prefersLessMotion() ? [] : startsOf(dice, tree);
    const inTurn = starts.toSorted((a, b) => a.plan.delay - b.plan.delay);
    this.#flights = inTurn.map((start, frame) => this.#fly(start, frame));
    return new Map(starts.map(({ die, plan }) => [die.position, plan]));
  }

  /** Dice that show something else now, or that somebody has picked up, fall no longer. */
  follow(dice: readonly DieView[]): void {
    this.#endAll(({ die }) => {
      const now = dice[die.position];
      return now?.face !== die.face || now.marked;
    });
  }

  /** Makes what so many dice need while there is nothing else to do, so that no throw waits for it. */
  prepare(count: number): void {
    if (this.#isPreparing || this.#solids.size >= count || prefersLessMotion()) return;
    this.#isPreparing = true;
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    idle(() => {
      this.#isPreparing = false;
      this.#solidOf(this.#solids.size);
      this.prepare(count);
    });
  }

  /** Lets a die fall. One starts in a frame, since all of them at once would take longer than a frame. */
  #fly({ die, cube, size, plan }: Start, frame: number): Flight {
    const began = document.timeline.currentTime;
    const around = valuesAround(die.face, plan.pick);
    let end = hide(cube);
    const cancel = afterFrames(frame, () => {
      end();
      end = tumble(cube, this.#solidOf(die.position), around, plan, size, began);
    });
    return {
      die,
      end: () => {
        cancel();
        end();
      },
    };
  }

  #solidOf(position: number): Solid {
    const solid = this.#solids.get(position) ?? newSolid();
    this.#solids.set(position, solid);
    solid.sides.forEach((side, i) => render(this.#draw(i + 1, position), side));
    return solid;
  }

  #endAll(isOver: (flight: Flight) => boolean): void {
    for (const flight of this.#flights) if (isOver(flight)) flight.end();
    this.#flights = this.#flights.filter((flight) => !isOver(flight));
  }
}

/** Hides an element until the result is called, but not for long: a page that is not shown has no frames. */
function hide(element: Element): () => void {
  const hidden = element.animate({ visibility: ['hidden', 'hidden'] }, 500);
  return () => hidden.cancel();
}

/** Calls back after so many frames, at once after none. The result calls that off. */
function afterFrames(count: number, run: () => void): () => void {
  if (!count) {
    run();
    return () => undefined;
  }
  let cancel = (): void => undefined;
  const request = requestAnimationFrame(() => {
    cancel = afterFrames(count - 1, run);
  });
  return () => {
    cancelAnimationFrame(request);
    cancel();
  };
}

function startsOf(dice: readonly DieView[], tree: ParentNode): readonly Start[] {
  const rim = tree.querySelector('.tray')?.getBoundingClientRect();
  const all = [...tree.querySelectorAll<HTMLElement>('.die')];
  return dice.flatMap((die) => {
    const place = all[die.position];
    const cube = place?.querySelector<HTMLElement>('.cube');
    // Without a size it is not shown.
    if (!rim || !place || !cube?.offsetWidth) return [];
    const size = cube.offsetWidth;
    return { die, cube, size, plan: planThrow(thrownOf(die, place, cube, all, rim, size)) };
  });
}

function thrownOf(
  { position, thrown = 0 }: DieView,
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
  // From below, dice of the upper row would roll over those of the lower one.
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
    rest: parseFloat(style.getPropertyValue('--rot')) || 0,
  };
}
