/**
 * The movement of a die of `motion="3d"` into the tray: pure, and the same in every browser for the same throw. Lengths
 * are in widths of a die, angles in degrees.
 */
import { itemAt } from '../../basics/item-at.js';
import { DECIDING } from './rest-time.js';

export interface Thrown {
  /** The number of the throw, and the position of the die: all variation is derived from them. */
  readonly roll: number;
  readonly place: number;
  /** Its index from the far end of its row, which has `count` dice. */
  readonly rank: number;
  readonly count: number;
  /** Whether it comes from below, otherwise from a side: `direction` is 1 from the right, -1 from the left. */
  readonly below: boolean;
  readonly direction: 1 | -1;
  /** The distance from its place of rest to the rim of the tray that it comes over. */
  readonly toRim: number;
  /** Its rotation at rest. */
  readonly rest: number;
  /** Whether it decides about a hand, and so stands on its edge for longer. */
  readonly decides: boolean;
}

export interface Pose {
  /** The rotation around the axis of rolling. */
  readonly theta: number;
  /** The rotation around the line of sight. */
  readonly phi: number;
  /** The distance from its place, along `from`. */
  readonly far: number;
  readonly height: number;
}

export interface Plan {
  /** The vector from its place to its start, for a distance of 1. */
  readonly from: readonly [x: number, y: number];
  /** The axis of rolling, of length 1. */
  readonly axis: readonly [x: number, y: number];
  /** Milliseconds. */
  readonly duration: number;
  readonly delay: number;
  /** When it hits the tray, in milliseconds from the start of its fall, and how loudly, 0…1. */
  readonly landings: readonly (readonly [time: number, volume: number])[];
  /** Its pose at a time of 0…1; at 1 it rests. */
  readonly at: (time: number) => Pose;
}

/** When a die hits the tray, as shares of a usual fall, and the volumes. */
const LANDINGS: readonly (readonly [time: number, volume: number])[] = [
  [0.2, 0.5],
  [0.44, 0.35],
  [0.74, 0.8],
  [0.88, 0.25],
];

/** Delays of dice that come side by side, by position, in milliseconds. */
const DELAYS = [0, 96, 32, 128, 64];

/** The distance outside the rim at which a die starts. Dice from the side queue there, so that they do not collide. */
const OUTSIDE = 0.3;
const QUEUE = 0.8;

/** Plans the movement of one die. */
export function planThrow(thrown: Thrown): Plan {
  const { roll, place, rank, count, below, direction, toRim, rest, decides } = thrown;
  const distance = toRim + OUTSIDE + (below ? 0 : QUEUE * rank);
  const lot = (purpose: number): number => chance(roll * 7919 + place * 101 + purpose * 13 + 5);
  const turned = (below ? 150 : 90 * distance) + 140 * lot(2);
  const edge = 0.58 + 0.06 * lot(4);
  // It slows down until it stands on an edge, tips over, and rocks.
  const theta = path(
    [0, turned],
    [edge, 40 + 18 * lot(3), slowing(1.7)],
    [0.74, 0, falling],
    [0.81, -5 - 8 * lot(5), rising],
    [0.88, 0, falling],
    [0.92, 2, rising],
    [0.96, 0, falling],
  );
  const phi = path(
    [0, (lot(6) - 0.5) * (below ? 24 : 72)],
    [0.74, 6 * (lot(7) - 0.5), rising],
    [0.96, 0, rising],
  );
  const hop = path([0, 0.8], [0.2, 0, falling], [0.32, 0.1 + 0.14 * lot(8), rising], [0.44, 0, falling]);
  const far = path([0, distance], [0.76, -0.05, slowing(1.8)], [0.96, 0, rising]);
  const queue = below ? itemAt(DELAYS, place % DELAYS.length) : rank * Math.min(34, 170 / count);
  const usual = 620 + 50 * lot(9);
  const wait = decides ? DECIDING : 0;
  const shareOf = timing(usual, wait, edge);
  return {
    from: below ? [(lot(0) - 0.5) * 0.1, 1] : [direction, (0.4 * (lot(0) - 0.5)) / distance],
    axis: unit(below ? [1, 0.15 * (lot(1) - 0.5)] : [0.6 * (lot(1) - 0.5), -direction]),
    duration: usual + wait,
    delay: queue + 12 * lot(10),
    landings: LANDINGS.map(([share, volume]) => [share * usual + (share > edge ? wait : 0), volume]),
    at(passed) {
      const time = shareOf(passed);
      const angle = theta(time);
      return {
        theta: 0 - angle,
        phi: phi(time) + rest,
        far: far(time),
        height: hop(time) + heightAt(angle * RADIANS),
      };
    },
  };
}

/**
 * Returns the share of a usual fall that is over at a time of 0…1, in a fall that lasts `wait` milliseconds longer:
 * these are spent while it stands on its edge.
 */
function timing(usual: number, wait: number, edge: number): (time: number) => number {
  const [stands, tips] = [edge - 0.15, edge + 0.02];
  const length = usual + wait;
  return path(
    [0, 0],
    [(stands * usual) / length, stands, steady],
    [(tips * usual + wait) / length, tips, steady],
    [1, 1, steady],
  );
}

export const RADIANS = Math.PI / 180;

/** The height of the centre of a die rotated by this angle (in radians), above that of a flat die. */
const heightAt = (angle: number): number => (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle)) - 1) / 2;

function unit([x, y]: readonly [number, number]): readonly [number, number] {
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}

type Ease = (share: number) => number;
const steady: Ease = (t) => t;
const falling: Ease = (t) => t ** 2;
const rising: Ease = (t) => 1 - (1 - t) ** 2;
const slowing =
  (power: number): Ease =>
  (t) =>
    1 - (1 - t) ** power;

/** Returns a function that interpolates between these points in time, each with its own easing. */
function path(
  ...points: readonly (readonly [time: number, value: number, ease?: Ease])[]
): (time: number) => number {
  return (time) => {
    const next = points.findIndex(([at]) => time <= at);
    const [to, end, ease = falling] = points.at(next) ?? [0, 0];
    const [from, start] = points[next - 1] ?? [to, end];
    return next < 1 ? end : start + (end - start) * ease((time - from) / (to - from));
  };
}

/** Maps a number to a pseudo-random one of 0…1: a 32-bit multiply hash, since `Math.sin` differs between engines. */
function chance(seed: number): number {
  let n = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  n = Math.imul(n ^ (n >>> 12), 0x297a2d39);
  return ((n ^ (n >>> 15)) >>> 0) / 2 ** 32;
}
