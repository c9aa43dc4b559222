/** How dice lie, and whether they may move: what features that move dice have to know. */
import { isMatched } from './media.js';

/** Asked each time, since visitors may change their minds. Nobody prefers anything where there is no page. */
export const prefersLessMotion = (): boolean => isMatched('(prefers-reduced-motion: reduce)');

/** How far a die that lies is turned, in degrees. */
export const tiltOf = (cube: Element): number =>
  parseFloat(getComputedStyle(cube).getPropertyValue('--rot')) || 0;
