/** How far dice of motion="3d" visibly roll over each other. */
import { planThrow, type Plan } from '../../../packages/element/src/parts/dice/throw-plan.js';
import { turned } from '../../../packages/element/src/parts/dice/tumble.js';

/**
 * One row of dice, with lengths in widths of a die: `pitch` from one die to the next, `rim` from the first die to the
 * rim, `bottom` below a die.
 */
interface Layout {
  readonly count: number;
  readonly pitch: number;
  readonly rim: number;
  readonly bottom: number;
  readonly below: boolean;
}

export const LAYOUTS: Readonly<Record<string, Layout>> = {
  wide: { count: 5, pitch: 1.226, rim: 6.35, bottom: 0.52, below: false },
  'wide, eight dice': { count: 8, pitch: 1.39, rim: 11.52, bottom: 0.9, below: false },
  phone: { count: 5, pitch: 1.18, rim: 6, bottom: 0.55, below: true },
  narrow: { count: 5, pitch: 1.21, rim: 6, bottom: 0.72, below: true },
};

export const plansOf = (
  roll: number,
  { count, pitch, rim, bottom, below }: Layout,
  decides = false,
): readonly Plan[] =>
  Array.from({ length: count }, (_, place) => {
    const toRim = below ? 1 + bottom : rim - place * pitch;
    return planThrow({ roll, place, rank: place, count, below, direction: 1, toRim, rest: 2.5, decides });
  });

/** Milliseconds between two measurements. */
const STEP = 10;
const END = 840;
/** The corners of a die are spheres around the corners of a smaller cube. */
const RADIUS = 0.2;
const CORNERS = Array.from({ length: 8 }, (_, i) =>
  [1, 2, 4].map((bit) => (i & bit ? 0.5 - RADIUS : RADIUS - 0.5)),
);
/** Directions around the circle; each has its opposite. */
const DIRECTIONS = Array.from({ length: 32 }, (_, i) => [
  Math.cos((i * Math.PI) / 16),
  Math.sin((i * Math.PI) / 16),
]);
/** How far a die reaches in each direction. */
type Extent = readonly number[];

/** The gaps between any two visible dice in these rolls; negative if they overlap. */
export function gapsIn(layout: Layout, rolls: readonly number[]): readonly number[] {
  const gaps: number[] = [];
  for (const roll of rolls) {
    const plans = plansOf(roll, layout);
    for (let now = 0; now <= END; now += STEP) {
      const seen = plans.flatMap((plan, i) => extentAt(plan, now, i * layout.pitch + 0.5, layout) ?? []);
      const pairs = seen.flatMap((one, i) => seen.slice(i + 1).map((other) => gapBetween(one, other)));
      gaps.push(...pairs);
    }
  }
  return gaps;
}

/** Overlaps of less than a hundredth of a die cannot be seen, and are left out. */
export function overlapsOf(gaps: readonly number[]): { readonly share: number; readonly most: number } {
  const overlaps = gaps.filter((gap) => gap < -0.01);
  return { share: overlaps.length / gaps.length, most: -Math.min(0, ...overlaps) };
}

/** The silhouette of a die in perspective; undefined while it is behind the rim. */
function extentAt(
  plan: Plan,
  now: number,
  place: number,
  { rim, bottom, below }: Layout,
): [Extent] | undefined {
  const time = (now - plan.delay) / plan.duration;
  if (time <= 0) return undefined;
  const pose = plan.at(Math.min(1, time));
  const [dx, dy] = plan.from;
  const spheres = CORNERS.map(([x = 0, y = 0, z = 0]) => {
    const [px, py, pz] = turned([x, y, z], pose, plan.axis);
    const near = 5 / (5.5 - pose.height - pz);
    return [place + dx * pose.far + near * px, 0.5 + dy * pose.far + near * py, near * RADIUS] as const;
  });
  const extent = DIRECTIONS.map(([a = 0, b = 0]) =>
    Math.max(...spheres.map(([x, y, radius]) => a * x + b * y + radius)),
  );
  const edge = below ? 0 - (extent[24] ?? 0) - 1 - bottom : 0 - (extent[16] ?? 0) - rim;
  return edge < 0 ? [extent] : undefined;
}

/** The gap along the direction that separates them best. */
const gapBetween = (one: Extent, other: Extent): number =>
  Math.max(...one.map((reach, i) => 0 - reach - (other[(i + 16) % 32] ?? 0)));
