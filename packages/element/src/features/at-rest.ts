/** How dice lie, and whether they may move: what features that move dice have to know. */

/** Asked each time, since visitors may change their minds. Nobody prefers anything where there is no page. */
export const prefersLessMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** How far a die that lies is turned, in degrees. */
export const tiltOf = (cube: Element): number =>
  parseFloat(getComputedStyle(cube).getPropertyValue('--rot')) || 0;
