/** Shows one die rolling in three dimensions. What it is made of stays, out of sight, since making it takes time. */
import { normalsOf, PLACES, turnTo, type Vector } from './cube.js';
import { RADIANS, type Plan, type Pose } from './throw-plan.js';
import { itemAt } from '../../item-at.js';
import { cancelAnimation } from '../../platform.js';

/** Samples of a plan for an animation. */
const STEPS = 26;
const LIGHT: Vector = [-0.33, -0.52, 0.79];

/** What a die is made of in the air; made ahead of a throw, since only its poses depend on that. */
export interface Solid {
  /** Holds the rest, out of sight but for throws. */
  readonly element: HTMLElement;
  readonly air: HTMLElement;
  readonly body: HTMLElement;
  /** By value from 1, for drawings. */
  readonly sides: readonly HTMLElement[];
  /** By value from 1. */
  readonly shades: readonly HTMLElement[];
}

/** One animation of a throw. */
type Move = readonly [target: Element, frames: PropertyIndexedKeyframes, pseudoElement?: string];

/** Its planes are as large as what holds it; their distance follows `--die`, the width of the die. */
export function newSolid(): Solid {
  const element = span('flight');
  element.setAttribute('aria-hidden', 'true');
  const air = element.appendChild(span('air'));
  const body = element.appendChild(span('tumbling'));
  const six = (name: string, out: number, scale = 1): readonly HTMLElement[] =>
    PLACES.map((place) => {
      const plane = body.appendChild(span(name));
      plane.style.setProperty('transform', `${place} translateZ(calc(var(--die) * ${out})) scale(${scale})`);
      return plane;
    });
  // The inner ones close the corners between the sides.
  six('core', 0.45, 0.9);
  return { element, air, body, sides: six('side', 0.5), shades: six('dim', 0.5025) };
}

/** One die on its way. It is made before it starts, so that what it writes for all dice is styled at once. */
export class Flight {
  readonly #cube: HTMLElement;
  readonly #moves: readonly Move[];
  readonly #plan: Plan;
  readonly #animations: Animation[] = [];
  #isOver = false;

  /** Of a die `size` pixels wide that falls on the value `front`; it is out of sight until it starts. */
  constructor(cube: HTMLElement, solid: Solid, front: number, plan: Plan, size: number) {
    this.#cube = cube;
    this.#plan = plan;
    cube.dataset['throw'] = 'soon';
    const poses = Array.from({ length: STEPS + 1 }, (_, i) => plan.at(i / STEPS));
    this.#moves = [...sideMoves(solid, front, poses, plan), ...dieMoves(solid, front, poses, plan, size)];
  }

  /** It can be seen from now on. */
  show(): void {
    if (!this.#isOver) this.#cube.dataset['throw'] = 'now';
  }

  /** Lets what lies below the die come, in a throw that began at a time of the page's timeline. */
  startBelow(began: CSSNumberish | null): void {
    this.#animate(restMoves(this.#cube), began);
  }

  /** Lets the die fall in that throw. Settles when it lies, or is ended. */
  async start(began: CSSNumberish | null): Promise<void> {
    this.#animate(this.#moves, began);
    await Promise.allSettled(this.#animations.map(({ finished }) => finished));
  }

  #animate(moves: readonly Move[], began: CSSNumberish | null): void {
    if (this.#isOver) return;
    const { duration, delay } = this.#plan;
    for (const [target, frames, pseudoElement] of moves) {
      const options: KeyframeAnimationOptions = { duration, delay, fill: 'both' };
      const animation = target.animate(frames, pseudoElement ? { ...options, pseudoElement } : options);
      animation.startTime = began;
      this.#animations.push(animation);
    }
  }

  /** The die lies at once. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#animations.forEach(cancelAnimation);
    delete this.#cube.dataset['throw'];
  }
}

/** Sides fade and darken as they turn; what never comes up is not seen. */
function sideMoves(
  { sides, shades }: Solid,
  front: number,
  poses: readonly Pose[],
  { axis }: Plan,
): readonly Move[] {
  return normalsOf(front).flatMap((normal, i) => {
    const side = itemAt(sides, i);
    const shade = itemAt(shades, i);
    const normals = poses.map((pose) => turned(normal, pose, axis));
    const seen = normals.map(visible);
    const isSeen = Math.max(...seen) > 0.1;
    side.style.setProperty('opacity', isSeen ? '1' : '0');
    if (!isSeen) return [];
    return [
      [side, fading(seen)],
      [shade, fading(normals.map((n) => shadeOf(n) * visible(n)))],
    ];
  });
}

/** The way and the turns of a die, and its shadow. */
function dieMoves(
  { body, air }: Solid,
  front: number,
  poses: readonly Pose[],
  { axis, from: [x, y] }: Plan,
  size: number,
): readonly Move[] {
  const transform = poses.map(
    ({ theta, phi, far, height }) =>
      `translate(${x * far * size}px,${y * far * size}px) perspective(${size * 5}px) translateZ(${(height - 0.5) * size}px) rotate3d(${axis.join()},0,${theta}deg) rotateZ(${phi}deg) ${turnTo(front)}`,
  );
  const shadow = poses.map(
    ({ far, height }) =>
      `translate(${x * far * size}px,${(y * far + height * 0.42 + 0.1) * size}px) scale(${1 + height * 0.25})`,
  );
  const opacity = poses.map(({ height }) => clamp(height * 8, 1) * (1 - 0.5 * clamp(height, 1)));
  return [
    [body, { transform }],
    [air, { transform: shadow, opacity }],
  ];
}

/** What lies below a resting die comes as it falls flat. */
function restMoves(cube: HTMLElement): readonly Move[] {
  const frames = { opacity: [0, 0, 1, 1], offset: [0, 0.7, 0.86, 1] };
  const under = cube.querySelector(':scope > .under');
  return [[cube, frames, '::before'], ...(under ? ([[under, frames]] as const) : [])];
}

function span(name: string): HTMLElement {
  const made = document.createElement('span');
  made.className = name;
  return made;
}

/** Keyframes of an opacity; where nothing changes, none is needed. */
function fading(values: readonly number[]): PropertyIndexedKeyframes {
  const frames = values.map((opacity, i) => ({ opacity, i }));
  const kept = frames.filter(({ opacity, i }) => opacity !== values[i - 1] || opacity !== values[i + 1]);
  return { opacity: kept.map(({ opacity }) => opacity), offset: kept.map(({ i }) => i / STEPS) };
}

/** Where a side looks to in a pose. */
export function turned([x, y, z]: Vector, { theta, phi }: Pose, [a, b]: Plan['axis']): Vector {
  const [c, s] = [Math.cos(phi * RADIANS), Math.sin(phi * RADIANS)];
  const [u, v] = [x * c - y * s, x * s + y * c];
  const [cos, sin] = [Math.cos(theta * RADIANS), Math.sin(theta * RADIANS)];
  const along = (a * u + b * v) * (1 - cos);
  return [
    u * cos + b * z * sin + a * along,
    v * cos - a * z * sin + b * along,
    z * cos + (a * v - b * u) * sin,
  ];
}

/** How dark a side is, compared with the front of a die at rest. */
const shadeOf = ([x, y, z]: Vector): number =>
  clamp((LIGHT[2] - (x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2])) * 0.42, 0.5);

/** What is seen from its edge shows no pips, for a real die is round there. */
const visible = ([, , z]: Vector): number => clamp(z * 4 - 0.6, 1);

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
