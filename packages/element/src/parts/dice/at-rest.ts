/** Facts for features that move dice: whether motion is allowed, and the tilt of a die at rest. */
import { isMatched } from '../../basics/media.js';
import { canAnimate } from '../../basics/platform.js';

/** Whether the visitor prefers reduced motion. Read each time, since the preference may change. */
export const asksForLessMotion = (): boolean => isMatched('(prefers-reduced-motion: reduce)');

/** Whether to animate nothing, by preference or because animations are not supported. */
export const prefersLessMotion = (): boolean => !canAnimate() || asksForLessMotion();

/** The rotation of a die at rest, in degrees. */
export const tiltOf = (cube: Element): number =>
  parseFloat(getComputedStyle(cube).getPropertyValue('--rot')) || 0;
