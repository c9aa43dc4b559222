/** A Yahtzee: the tray turns dark, all dice rise together, and their name stands below them. It takes 1.2 s. */
import { tiltOf } from '../../parts/dice/at-rest.js';

const LENGTH = 1200;
/** Milliseconds from its start until the figures appear. */
export const TOLD = 400;
/** Milliseconds from its start until the dice have come down again. */
export const LANDED = 480;

/** The place of this many milliseconds in an animation of the whole. */
const at = (ms: number): number => ms / LENGTH;

const SHOWN = [
  { opacity: 0 },
  { opacity: 0.94, offset: at(160) },
  { opacity: 0.94, offset: at(1000) },
  { opacity: 0 },
];
const HIDDEN = [
  { opacity: 1 },
  { opacity: 0, offset: at(160) },
  { opacity: 0, offset: at(1120) },
  { opacity: 1 },
];
const RISING = 'cubic-bezier(0.3, 0, 0.2, 1)';

/**
 * Starts it on a tray, `rest` milliseconds from now, when its dice lie still. Without motion, only the tray and the
 * word are shown.
 */
export function celebrate(tree: ParentNode, rest: number, moves: boolean): readonly Animation[] {
  const options = { duration: LENGTH, delay: rest };
  const all = (selector: string): readonly Element[] => [...tree.querySelectorAll(selector)];
  return [
    ...all('.moment').map((shade) => shade.animate(SHOWN, options)),
    ...all('.tag, .marked .ring').map((mark) => mark.animate(HIDDEN, options)),
    ...(moves
      ? [...all('.moment b').map((word) => word.animate(wiped(word), options)), ...risen(tree, options)]
      : []),
  ];
}

/** The word is wiped in from where a line of text begins. */
function wiped(word: Element): Keyframe[] {
  const unseen = word.matches(':dir(rtl)') ? 'inset(0 0 0 100%)' : 'inset(0 100% 0 0)';
  return [
    { clipPath: unseen },
    { clipPath: unseen, offset: at(220) },
    { clipPath: 'inset(0)', offset: at(400) },
    { clipPath: 'inset(0)' },
  ];
}

const risen = (tree: ParentNode, options: KeyframeAnimationOptions): readonly Animation[] =>
  [...tree.querySelectorAll('.die')].flatMap((die) => {
    const cube = die.querySelector('.cube');
    if (!cube) return [];
    const lying = { translate: '0 0', rotate: '0deg', easing: RISING };
    // A held die lies higher, but rises no higher than the others.
    const lift = -new DOMMatrix(getComputedStyle(cube).transform).m42;
    const up = (height: number, ms: number): Keyframe => ({
      translate: `0 calc(${-height}em + ${lift}px)`,
      rotate: `${-tiltOf(cube)}deg`,
      easing: RISING,
      offset: at(ms),
    });
    const frames = [
      lying,
      { ...lying, offset: at(120) },
      up(0.8, 300),
      up(0.5, LANDED),
      up(0.5, 1000),
      lying,
    ];
    return die.animate(frames, options);
  });

/** The box of the hand swells once, with a ring around it. */
export const swell = (box: Element, rest: number): Animation =>
  box.animate(
    [
      { scale: 1, outline: '0.125em solid transparent', outlineOffset: '0' },
      { scale: 1.14, outline: '0.125em solid var(--yahtzee-pencil)', outlineOffset: '0.0625em' },
      { scale: 1, outline: '0.125em solid transparent', outlineOffset: '0' },
    ],
    { duration: 300, delay: rest + 560, easing: 'ease-in-out' },
  );
