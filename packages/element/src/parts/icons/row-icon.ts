/** The icon of a row: a small die that shows the row's pattern. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { RowIcon } from '../../board/feature.js';
import { pipsOf } from '../dice/die.js';

/** Draws the icon of this name, see `view/row-icon`; `other` draws those that Yahtzee does not have. */
export const rowIcon = (name: string, other?: (name: string) => RowIcon | undefined): TemplateResult =>
  html`<svg class="tile" part="tile" viewBox="0 0 24 24" aria-hidden="true">
    <rect class="outline" x="1" y="1" width="22" height="22" rx="5.5" />
    ${other?.(name) ?? (drawings[name] ??= drawing(name))}
  </svg>`;

/** The icons drawn so far, by name; all boards of a page share them. */
const drawings: Record<string, RowIcon> = {};

/** A round dot, as a piece of a path: a page of boards has hundreds of them, and an element for each is slow. */
export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A bar with round corners whose lower edge is at 18, as a piece of a path. */
export const bar = (x: number, width: number, height: number): string =>
  `M${x} ${18.7 - height}q0-.7 .7-.7h${width - 1.4}q.7 0 .7 .7v${height - 1.4}q0 .7-.7 .7h${1.4 - width}q-.7 0-.7-.7z`;

/** Dots as on a five: `F` in the group, `Q` in the second group, `h` any. */
const DOTS = [
  [7, 7],
  [17, 7],
  [12, 12],
  [7, 17],
  [17, 17],
] as const;

function drawing(name: string): RowIcon {
  const number = Number(name.at(-1));
  if (name.startsWith('face'))
    return filled(pipsOf(number).map(([x, y]) => dot(x * 0.24, y * 0.24, number === 1 ? 2.6 : 2)));
  if (name.startsWith('bars')) return filled(bars(number));
  const dots = (kind: string, r: number): string =>
    DOTS.map(([x, y], i) => (name[i] === kind ? dot(x, y, r) : '')).join('');
  return svg`
    <path class="fill" d=${dots('F', 2.1)} />
    <path class="faint" d=${dots('Q', 2.1)} />
    <path class="hollow" d=${dots('h', 1.5)} />`;
}

const filled = (pieces: readonly string[]): SVGTemplateResult =>
  svg`<path class="fill" d=${pieces.join('')} />`;

/** Rising bars. */
function bars(n: number): readonly string[] {
  const step = n === 4 ? 3.9 : 3.15;
  return Array.from({ length: n }, (_, i) =>
    bar(10.85 - ((n - 1) / 2 - i) * step, 2.3, 3 + (10 * i) / (n - 1)),
  );
}
