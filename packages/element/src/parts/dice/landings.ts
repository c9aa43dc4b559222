/** The times at which dice hit the tray, for each kind of motion. */
import type { Settings } from '../../game/settings.js';
import type { DieView } from '../../view/view.js';
import { asksForLessMotion } from './at-rest.js';
import type { Plan } from './throw-plan.js';

/** A die that hits the tray, `at` seconds from now. */
export interface Landing {
  readonly at: number;
  readonly volume: number;
  /** Its position: each die has its own pitch. */
  readonly die: number;
}

/** The durations in the style sheets of a two-dimensional throw, in seconds, and when a die hits the tray in it. */
const FALLS = {
  normal: { length: 0.33, between: 0.018, hits: [0.56, 0.88] },
  fast: { length: 0.18, between: 0.006, hits: [0.56, 0.88] },
};
/** The fall of a die that decides. */
const DECIDES = { length: 0.94, between: 0, hits: [0.22, 0.9] };
/** Seconds between the sounds of dice that fall without animation. */
const AT_ONCE = 0.03;

/** Returns the landings of one of `count` dice, by its plan if there is one. */
export function landingsOf(
  { position: die, decides = false }: Pick<DieView, 'position' | 'decides'>,
  count: number,
  motion: Settings['motion'],
  plan: Plan | undefined,
): readonly Landing[] {
  if (plan) return plan.landings.map(([time, volume]) => ({ at: (plan.delay + time) / 1000, volume, die }));
  if (motion === 'none' || motion === '3d' || asksForLessMotion())
    return [{ at: AT_ONCE * die, volume: 0.8, die }];
  const { length, between, hits } = decides ? DECIDES : FALLS[motion];
  const delay = Math.max(0, 6 - count + die) * between;
  return hits.map((share, i) => ({ at: delay + share * length, volume: i ? 0.3 : 0.8, die }));
}
