/**
 * Animates one die rolling in three dimensions. Its elements stay in the page, hidden, since creating them takes time.
 */
import { itemAt } from '../../basics/item-at.js';
import { cancelAnimation } from '../../basics/platform.js';
import { normalsOf, PLACES, turnTo, type Vector } from './cube.js';
import { RADIANS, type Plan, type Pose } from './throw-plan.js';

/** The number of intervals into which a plan is sampled for an animation. */
const STEPS = 26;
const LIGHT: Vector = [-0.33, -0.52, 0.79];

/** The elements of a rolling die; created before a throw, since only their poses depend on it. */
export interface Solid {
  /** Contains the others; hidden except during throws. */
  readonly element: HTMLElement;
  readonly air: HTMLElement;
  readonly body: HTMLElement;
  /** The sides by value from 1, into which faces are drawn. */
  readonly sides: readonly HTMLElement[];
  /** The shading of each side, by value from 1. */
  readonly shades: readonly HTMLElement[];
}

/** One animation of a throw. */
type Move = readonly [target: Element, frames: PropertyIndexedKeyframes, pseudoElement?: string];

/** Creates a die. Its planes fill their container; their distance follows `--die`, the width of the die. */
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

/** The fall of one die. Created before it starts, so that styles are calculated once for the changes of all dice. */
export class Flight {
  readonly #cube: HTMLElement;
  readonly #moves: readonly Move[];
  readonly #plan: Plan;
  readonly #animations: Animation[] = [];
  #isOver = false;

  /** Prepares the fall of a die `size` pixels wide onto the value `front`; it is hidden until `show`. */
  constructor(cube: HTMLElement, solid: Solid, front: number, plan: Plan, size: number) {
    this.#cube = cube;
    this.#plan = plan;
    cube.dataset['throw'] = 'soon';
    const poses = Array.from({ length: STEPS + 1 }, (_, i) => plan.at(i / STEPS));
    this.#moves = [...sideMoves(solid, front, poses, plan), ...dieMoves(solid, front, poses, plan, size)];
  }

  /** Makes the die visible. */
  show(): void {
    if (!this.#isOver) this.#cube.dataset['throw'] = 'now';
  }

  /**
   * Starts to fade in the shadow and the edge below the die; `began` is the start of the throw in the page's timeline.
   */
  startBelow(began: CSSNumberish | null): void {
    this.#animate(restMoves(this.#cube), began);
  }

  /** Starts the fall, in the throw that began at that time. Settles when the die is at rest, or the fall is ended. */
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

  /** Ends the fall: the die is at rest at once. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#animations.forEach(cancelAnimation);
    delete this.#cube.dataset['throw'];
  }
}

/** Sides fade and darken as they turn; those that never face the viewer are hidden. */
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

/** The movement and the rotation of a die, and its shadow. */
function dieMoves(
  { body, air }: Solid,
  front: number,
  poses: readonly Pose[],
  { axis, from: [x, y] }: Plan,
  size: number,
): readonly Move[] {
  const transform = poses.map(
    ({ theta, phi, far, height }) =>
      `translate(${x * far * size}px,${y * far * size}px) perspective(${size * 5}px) ` +
      `translateZ(${(height - 0.5) * size}px) rotate3d(${axis.join()},0,${theta}deg) rotateZ(${phi}deg) ` +
      turnTo(front),
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

/** The elements below a resting die fade in as it falls flat. */
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

/** Keyframes of an opacity, without those that lie between equal ones. */
function fading(values: readonly number[]): PropertyIndexedKeyframes {
  const frames = values.map((opacity, i) => ({ opacity, i }));
  const kept = frames.filter(({ opacity, i }) => opacity !== values[i - 1] || opacity !== values[i + 1]);
  return { opacity: kept.map(({ opacity }) => opacity), offset: kept.map(({ i }) => i / STEPS) };
}

/** Returns the normal of a side in a pose. */
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

/** The darkness of a side, compared with the front of a die at rest. */
const shadeOf = ([x, y, z]: Vector): number =>
  clamp((LIGHT[2] - (x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2])) * 0.42, 0.5);

/** The opacity of a side. Seen edge-on, it shows no pips, since a real die is round there. */
const visible = ([, , z]: Vector): number => clamp(z * 4 - 0.6, 1);

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
