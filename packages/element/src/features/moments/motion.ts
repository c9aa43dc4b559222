/** The animations of hopping dice and of gains on the card: once, mostly by transforms, and not with reduced motion. */
import type { Settings } from '../../game/settings.js';
import { prefersLessMotion, tiltOf } from '../../parts/dice/at-rest.js';
import type { Hand } from './hands.js';

const HOP = 320;
const BETWEEN_DICE = 60;
const BETWEEN_GROUPS = 120;
/** The highest point of a hop, as a share of its duration. */
const TOP = 0.45;

const BAR = 240;
const SWELL = 300;

/** Whether animations are allowed. */
export const mayMove = ({ motion }: Pick<Settings, 'motion'>): boolean =>
  motion !== 'none' && !prefersLessMotion();

/** Makes the dice of a hand hop, `rest` milliseconds from now. A die is upright at the top of its hop. */
export function hop(
  dice: readonly HTMLElement[],
  groups: Hand['groups'],
  rest: number,
): readonly Animation[] {
  const between = groups.some(({ length }) => length > 1) ? BETWEEN_GROUPS : BETWEEN_DICE;
  return groups.flatMap((group, i) =>
    group.flatMap((position) => {
      const die = dice[position];
      const cube = die?.querySelector('.cube');
      if (!die || !cube) return [];
      const up = { translate: '0 -0.25em', rotate: `${-tiltOf(cube)}deg`, offset: TOP };
      const options = { duration: HOP, delay: rest + i * between, easing: 'ease-in-out' };
      return die.animate(
        [{ translate: '0 0', rotate: '0deg' }, up, { translate: '0 0', rotate: '0deg' }],
        options,
      );
    }),
  );
}

/** Fills the bar of a bonus from this share to its end, where it turns green; then its name swells. */
export function fill(bonus: Element, from: number): void {
  const bar = { fill: 'var(--yahtzee-pencil)' };
  bonus.querySelector('.have')?.animate(
    [
      { ...bar, transform: `scaleX(${from})` },
      { ...bar, transform: 'none' },
    ],
    { duration: BAR, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
  const name = bonus.querySelector('b');
  name?.animate({ color: ['var(--yahtzee-ink)', 'var(--yahtzee-ink)'] }, BAR);
  name?.animate([{ scale: 1 }, { scale: 1.08, offset: TOP }, { scale: 1 }], {
    duration: SWELL,
    delay: BAR,
    easing: 'ease-in-out',
  });
}

/** Milliseconds in which something appears that was hidden while the dice fell. */
const APPEAR = 120;

/** Keeps an element unseen for these milliseconds, then lets it appear. */
export const appear = (element: Element, delay: number): Animation =>
  element.animate({ opacity: [0, 1] }, { duration: APPEAR, delay, fill: 'backwards' });

/**
 * Hides the figure of a box in the same way, and makes the box look as it does before the first roll. The marks in
 * `::before` and `::after` follow `--told`: with an animation for each, the browser would calculate all styles again
 * for every box.
 */
export function appearBox(box: Element, delay: number): readonly Animation[] {
  const resting = {
    background: 'color-mix(in srgb, var(--yahtzee-surface-2) 80%, transparent)',
    boxShadow: 'inset 0 0 0 1px var(--yahtzee-line)',
    outlineColor: 'transparent',
    '--told': '0',
  };
  return [
    box.animate([resting, { '--told': '1' }], { duration: APPEAR, delay, fill: 'backwards' }),
    ...[...box.children].map((child) => appear(child, delay)),
  ];
}

/** Wipes a badge in. */
export function wipeIn(badge: Element): void {
  badge.animate([{ scale: '0 1' }, { scale: 1.08, offset: 0.6 }, { scale: 1 }], {
    duration: SWELL,
    easing: 'ease-in-out',
  });
}
