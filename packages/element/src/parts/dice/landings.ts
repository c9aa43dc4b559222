/** The times at which dice hit the tray, for each kind of motion. */
import type { Settings } from '../../game/settings.js';
import { asksForLessMotion } from './at-rest.js';
import { LANDINGS, type Plan } from './throw-plan.js';

/** A die that hits the tray, `at` seconds from now. */
export interface Landing {
  readonly at: number;
  readonly volume: number;
  /** Its position: each die has its own pitch. */
  readonly die: number;
}

/** The durations in the style sheets of a two-dimensional throw, in seconds. */
const FALLS = {
  normal: { length: 0.33, between: 0.018 },
  fast: { length: 0.18, between: 0.006 },
};
/** Seconds between the sounds of dice that fall without animation. */
const AT_ONCE = 0.03;

/** Returns the landings of one of `count` dice, by its plan if there is one. */
export function landingsOf(
  die: number,
  count: number,
  motion: Settings['motion'],
  plan: Plan | undefined,
): readonly Landing[] {
  if (plan)
    return LANDINGS.map(([share, volume]) => ({
      at: (plan.delay + share * plan.duration) / 1000,
      volume,
      die,
    }));
  if (motion === 'none' || motion === '3d' || asksForLessMotion())
    return [{ at: AT_ONCE * die, volume: 0.8, die }];
  const { length, between } = FALLS[motion];
  const delay = Math.max(0, 6 - count + die) * between;
  return [
    { at: delay + 0.56 * length, volume: 0.8, die },
    { at: delay + 0.88 * length, volume: 0.3, die },
  ];
}
