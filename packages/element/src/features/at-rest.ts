/** How dice lie, and whether they may move: what features that move dice have to know. */
import { canAnimate } from '../platform.js';
import { isMatched } from './media.js';

/** Whether visitors ask that nothing moves. Asked each time, since they may change their minds. */
export const asksForLessMotion = (): boolean => isMatched('(prefers-reduced-motion: reduce)');

/** Whether nothing is to move, or can. */
export const prefersLessMotion = (): boolean => !canAnimate() || asksForLessMotion();

/** How far a die that lies is turned, in degrees. */
export const tiltOf = (cube: Element): number =>
  parseFloat(getComputedStyle(cube).getPropertyValue('--rot')) || 0;
