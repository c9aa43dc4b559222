/** Row icons that plain Yahtzee does not have; their names are those of `../../view/other-games/row-icons`. */
import { svg } from 'lit';
import type { RowIcon } from '../../board/feature.js';
import { shapeOf } from '../dice/pips.js';
import { bar } from './row-icon.js';

type Point = readonly [x: number, y: number];

/** The positions of dots, by the number of dots. */
const PLACES: Readonly<Record<number, readonly Point[]>> = {
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 7.5],
    [12, 7.5],
    [17, 7.5],
    [7, 16.5],
    [12, 16.5],
    [17, 16.5],
  ],
  7: [
    [7, 6],
    [17, 6],
    [7, 12],
    [12, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};
/** Dots by their letter: of the first, the second or the third group, or of any die; with their class and radius. */
const DOTS: readonly (readonly [kind: string, name: string, r: number])[] = [
  ['F', 'fill', 2.1],
  ['Q', 'faint', 2.1],
  ['T', 'hollow', 2.1],
  ['h', 'hollow', 1.5],
];

const ORDERS: Readonly<Record<string, string>> = {
  down: 'M12 5v13M7 13l5 5 5-5',
  up: 'M12 19V6M7 11l5-5 5 5',
  free: 'M12 4.5v15M8 8.5l4-4 4 4M8 15.5l4 4 4-4',
  ends: 'M12 4v6M8.5 7l3.5 3.5L15.5 7M12 20v-6M8.5 17l3.5-3.5 3.5 3.5',
  middle: 'M12 10V4.5M9 7.5l3-3 3 3M12 14v5.5M9 16.5l3 3 3-3M6 12h12',
  upperThenLower: 'M6 11h12M12 4v3.5M12 14.5V20M8.5 16.5 12 20l3.5-3.5',
  lowerThenUpper: 'M6 13h12M12 20v-3.5M12 9.5V4M8.5 7.5 12 4l3.5 3.5',
  announce: 'M6 7h12v8.5h-6.5L8 18.5v-3H6Z',
  lateAnnounce: 'M6 6.5h12v9h-6.5L8 18.5v-3H6ZM9.5 9.5v3M14 9.5v3',
  counter: 'M6 7h12v8.5h-2v3l-3.5-3H6ZM9 9.8h6M9 12.7h6',
  hand: 'M10 9.5 12.5 7.5v9.5M9.5 17h6',
};
const SIGNS: Readonly<Record<string, string>> = {
  up: 'M12 18V7M7.5 11 12 6.5 16.5 11',
  down: 'M12 6v11M7.5 13 12 17.5 16.5 13',
};

/** Returns the content of the icon of this name; undefined if plain Yahtzee has it. */
export function rowIconOf(name: string): RowIcon | undefined {
  const [kind = '', detail = ''] = name.split(':');
  const line = kind === 'order' ? ORDERS[detail] : SIGNS[name];
  if (line) return svg`<path class="line" d=${line} />`;
  if (kind === 'text')
    return svg`<text class=${detail.length > 1 ? 'small' : ''} x="12" y="16.5">${detail}</text>`;
  if (kind === 'bars') return bars(detail.split(',').map(Number));
  const [, solid, dots = '', colour = ''] = /^(!?)([FQTh]{3,})(\w*)$/.exec(name) ?? [];
  const places = PLACES[dots.length];
  if (!places) return undefined;
  const drawn = DOTS.flatMap(([kind, className, r]) => {
    const own = places.filter((_, i) => dots[i] === kind);
    const d = own.map(([x, y]) => shapeOf(colour)(x, y, r)).join('');
    return d ? svg`<path class=${className} d=${d} />` : [];
  });
  return solid ? svg`<rect class="solid" x="1" y="1" width="22" height="22" rx="5.5" />${drawn}` : drawn;
}

/** A bar for each face, with the face as its height. */
function bars(faces: readonly number[]): RowIcon {
  const n = faces.length;
  const most = faces.at(-1) ?? 1;
  const [step, width] = n > 5 ? [2.7, 1.9] : n > 4 ? [3.15, 2.3] : [3.9, 2.3];
  const pieces = faces.map((face, i) => {
    const height = 3 + (10 * (face - 1)) / Math.max(1, most - 1);
    return bar(12 - ((n - 1) * step + width) / 2 + i * step, width, height);
  });
  return svg`<path class="fill" d=${pieces.join('')} />`;
}
