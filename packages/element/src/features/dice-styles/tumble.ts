/** Shows one die rolling in three dimensions: what is made for it is gone when the die lies. */
import { SIDES, type Vector } from './cube.js';
import { RADIANS, type Plan, type Pose } from './throw-plan.js';

/** Samples of a plan for an animation. */
const STEPS = 26;
const LIGHT: Vector = [-0.33, -0.52, 0.79];

/** What a die is made of in the air; made ahead of a throw, since only its poses depend on that. */
export interface Solid {
  readonly box: HTMLElement;
  readonly air: HTMLElement;
  /** They close the corners between the sides. */
  readonly cores: readonly HTMLElement[];
  /** By value from 1, for drawings. */
  readonly sides: readonly HTMLElement[];
  readonly shades: readonly HTMLElement[];
}

/** One animation of a throw. */
type Move = readonly [target: Element, frames: PropertyIndexedKeyframes, options?: KeyframeAnimationOptions];

export function newSolid(): Solid {
  const box = span('tumbling');
  const six = (name: string): readonly HTMLElement[] => SIDES.map(() => box.appendChild(span(name)));
  return { box, air: span('air'), cores: six('core'), sides: six('side'), shades: six('dim') };
}

/**
 * Lets a die `size` pixels wide fall as planned, with these values around its front, in a throw that began at a time of
 * the page's timeline. The result ends it at once.
 */
export function tumble(
  cube: HTMLElement,
  solid: Solid,
  around: readonly number[],
  plan: Plan,
  size: number,
  began: CSSNumberish | null,
): () => void {
  const poses = Array.from({ length: STEPS + 1 }, (_, i) => plan.at(i / STEPS));
  const moves = [
    ...sideMoves(solid, around, poses, plan, size),
    ...dieMoves(cube, solid, poses, plan, size),
    ...restMoves(cube),
  ];
  cube.prepend(solid.air);
  cube.append(solid.box);
  const { duration, delay } = plan;
  const animations = moves.map(([target, frames, options]) => {
    const animation = target.animate(frames, { duration, delay, fill: 'both', ...options });
    animation.startTime = began;
    return animation;
  });
  const end = (): void => {
    for (const animation of animations) animation.cancel();
    solid.box.remove();
    solid.air.remove();
  };
  // If it is cancelled, it has ended already.
  Promise.all(animations.map(({ finished }) => finished)).then(end, () => undefined);
  return end;
}

/** Puts the sides in their places; each fades and darkens as it turns. */
function sideMoves(
  { cores, sides, shades }: Solid,
  around: readonly number[],
  poses: readonly Pose[],
  { axis }: Plan,
  size: number,
): readonly Move[] {
  return SIDES.flatMap(({ turn, normal }, i) => {
    const core = cores[i];
    const side = sides[(around[i] ?? 0) - 1];
    const shade = shades[i];
    if (!core || !side || !shade) return [];
    const place = (plane: HTMLElement, out: number, scale = 1): void =>
      plane.style.setProperty('transform', `${turn} translateZ(${(size / 2) * out}px) scale(${scale})`);
    place(core, 0.9, 0.9);
    place(side, 1);
    place(shade, 1.005);
    const normals = poses.map((pose) => turned(normal, pose, axis));
    const seen = normals.map(visible);
    // What hardly comes up needs no layer.
    const isHidden = Math.max(...seen) < 0.1;
    for (const plane of [side, shade]) plane.hidden = isHidden;
    if (isHidden) return [];
    return [
      [side, fading(seen)],
      [shade, fading(normals.map((n, at) => shadeOf(n) * (seen[at] ?? 0)))],
    ];
  });
}

/** The way and the turns of a die, and its shadows: of what is in the air, and of what touches the tray. */
function dieMoves(
  cube: HTMLElement,
  { box, air }: Solid,
  poses: readonly Pose[],
  { axis, from }: Plan,
  size: number,
): readonly Move[] {
  const heights = poses.map(({ height }) => height);
  const transform = poses.map(
    ({ theta, phi, height }) =>
      `perspective(${size * 5}px) translateZ(${(height - 0.5) * size}px) rotate3d(${axis.join()},0,${theta}deg) rotateZ(${phi}deg)`,
  );
  const [x, y] = from;
  return [
    [box, { transform }],
    [cube, { translate: poses.map(({ far }) => `${x * far * size}px ${y * far * size}px`) }],
    [
      air,
      {
        transform: heights.map((z) => `translate(0,${(z * 0.42 + 0.1) * size}px) scale(${1 + z * 0.25})`),
        opacity: heights.map((z) => clamp(z * 8, 1) * (1 - 0.5 * clamp(z, 1))),
      },
    ],
    [cube, { opacity: heights.map((z) => clamp(1 - 4 * z, 1)) }, { pseudoElement: '::before' }],
  ];
}

/** The resting drawing waits; its lower side comes as the die falls flat. */
function restMoves(cube: HTMLElement): readonly Move[] {
  return [...cube.querySelectorAll(':scope > svg, :scope > .own')].map((drawing) => {
    const isUnder = drawing.matches('.under');
    const frames = isUnder ? { opacity: [0, 0, 1, 1], offset: [0, 0.7, 0.86, 1] } : { opacity: [0, 0] };
    return [drawing, frames, { fill: 'backwards' }];
  });
}

function span(name: string): HTMLElement {
  const made = document.createElement('span');
  made.className = name;
  return made;
}

/** Keyframes of an opacity; where nothing changes, none is needed. */
function fading(values: readonly number[]): PropertyIndexedKeyframes {
  const kept = values.flatMap((value, i) => (value !== values[i - 1] || value !== values[i + 1] ? i : []));
  return { opacity: kept.map((i) => values[i] ?? 0), offset: kept.map((i) => i / STEPS) };
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
