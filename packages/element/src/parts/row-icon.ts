/** The icon of a row: a small die that shows the row's pattern. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { pipsOf } from './die.js';

/** Dots as on a five. */
const DOTS = [
  [7, 7],
  [17, 7],
  [12, 12],
  [7, 17],
  [17, 17],
] as const;
/** Radius by what a dot means: in the group, in the second group, any. */
const RADIUS: Readonly<Record<string, number>> = { F: 2.1, Q: 2.1, h: 1.5 };

export type RowIcon = SVGTemplateResult | readonly SVGTemplateResult[];

/** Draws the icon of this name, see `view/row-icon`; `other` draws those that Yahtzee does not have. */
export const rowIcon = (name: string, other?: (name: string) => RowIcon | undefined): TemplateResult =>
  html`<svg class="tile" part="tile" viewBox="0 0 24 24" aria-hidden="true"><rect class="o" x="1" y="1" width="22" height="22" rx="5.5" />${other?.(name) ?? drawing(name)}</svg>`;

function drawing(name: string): RowIcon {
  const number = Number(name.at(-1));
  if (name.startsWith('face')) {
    return pipsOf(number).map(
      ([x, y]) => svg`<circle class="f" cx=${x * 0.24} cy=${y * 0.24} r=${number === 1 ? 2.6 : 2} />`,
    );
  }
  if (name.startsWith('bars')) return bars(number);
  return DOTS.map(([x, y], i) => {
    const kind = name[i] ?? 'h';
    return svg`<circle class=${kind.toLowerCase()} cx=${x} cy=${y} r=${RADIUS[kind] ?? 2} />`;
  });
}

/** Draws rising bars. */
function bars(n: number): readonly SVGTemplateResult[] {
  const step = n === 4 ? 3.9 : 3.15;
  return Array.from({ length: n }, (_, i) => {
    const height = 3 + (10 * i) / (n - 1);
    return svg`<rect class="f" x=${10.85 - ((n - 1) / 2 - i) * step} y=${18 - height} width="2.3" height=${height} rx=".7" />`;
  });
}
