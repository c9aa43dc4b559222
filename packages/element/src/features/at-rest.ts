/** How dice lie, and whether they may move: what features that move dice have to know. */
import { canAnimate } from '../platform.js';
import { isMatched } from './media.js';

/** Whether nothing is to move, or can. Asked each time, since visitors may change their minds. */
export const prefersLessMotion = (): boolean =>
  !canAnimate() || isMatched('(prefers-reduced-motion: reduce)');

/** How far a die that lies is turned, in degrees. */
export const tiltOf = (cube: Element): number =>
  parseFloat(getComputedStyle(cube).getPropertyValue('--rot')) || 0;
