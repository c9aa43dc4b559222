/** Draws the picture of a game, as decoration: dice in a tray, or a pad with its columns. Few nodes, for long lists. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { pipsOf } from '../parts/dice/die.js';
import { shapeOf } from '../parts/dice/pips.js';
import { MOTIFS } from './motifs.js';

/** The centres of the dice, by the number of dice, in hundredths of the tray. */
const PLACES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  3: [
    [50, 28],
    [28, 70],
    [72, 70],
  ],
  5: [
    [27, 29],
    [73, 29],
    [50, 50],
    [27, 71],
    [73, 71],
  ],
  6: [
    [23, 33],
    [50, 33],
    [77, 33],
    [23, 67],
    [50, 67],
    [77, 67],
  ],
  7: [
    [23, 25],
    [50, 25],
    [77, 25],
    [36, 50],
    [64, 50],
    [36, 75],
    [64, 75],
  ],
};
const ASKEW = [-3, 2.5, -1.5, 3.5, -2.5, 1.5];
/** The width of a die as a share of the tray: for up to five dice, and for more. */
const [FEW, MANY] = [0.29, 0.265];
const COLOURS: Readonly<Record<string, string>> = { b: 'black', r: 'red', g: 'green', u: 'blue' };
/** Signs of columns around a centre. */
const SIGNS: Readonly<Record<string, string>> = {
  down: 'M0-4V4M-3 1 0 4 3 1',
  up: 'M0 4V-4M-3-1 0-4 3-1',
  free: 'M0-5V5M-3-2 0-5 3-2M-3 2 0 5 3 2',
  announced: 'M-4-4H4V2H0L-3 5V2H-4Z',
  bought: 'M0-4V4M-4 0H4',
};

/** Returns the picture of a game; an empty tray if it has none. */
export function motifOf(id: string): TemplateResult {
  const [kind, ...rest] = (MOTIFS[id] ?? '').split(' ');
  const drawing = kind === 'pad' ? pad(rest) : dice([kind ?? '', ...rest]);
  return html`<svg class="motif" viewBox="0 0 100 100" aria-hidden="true">${drawing}</svg>`;
}

function dice(values: readonly string[]): readonly SVGTemplateResult[] {
  const places = PLACES[values.length] ?? [];
  const size = values.length > 5 ? MANY : FEW;
  return places.map(([x, y], i) => {
    const move = `translate(${x} ${y}) rotate(${ASKEW[i % ASKEW.length]}) scale(${size}) translate(-50 -53)`;
    return svg`
      <g transform=${move}>
        <rect class="shade" y="14" width="100" height="100" rx="28" />
        <rect class="edge" y="6" width="100" height="100" rx="28" />
        <rect class="body" width="100" height="100" rx="28" />
        ${face(values[i] ?? '')}
      </g>`;
  });
}

function face(value: string): SVGTemplateResult {
  const colour = COLOURS[value.charAt(0)] ?? '';
  const number = Number(colour ? value.slice(1) : value);
  if (!number) return svg`<text x="50" y="73">${value}</text>`;
  const shape = shapeOf(colour);
  const pips = pipsOf(number).map(([x, y]) => shape(x, y, number === 1 && !colour ? 13 : 10));
  return svg`<path class="pips ${colour} ${number === 1 && !colour ? 'ace' : ''}" d=${pips.join('')} />`;
}

function pad(signs: readonly string[]): SVGTemplateResult {
  const width = 64 / signs.length;
  const lines = [28, 38.5, 49, 59.5, 70].map((y) => `M18 ${y}H82`).join('');
  const between = signs
    .slice(1)
    .map((_, i) => `M${18 + width * (i + 1)} 16V84`)
    .join('');
  return svg`
    <rect class="pad" x="18" y="16" width="64" height="68" rx="6" />
    <path class="rules" d=${lines} />
    <path class="columns" d=${between} />
    ${signs.map((sign, i) => columnSign(sign, 18 + width * (i + 0.5)))}`;
}

const columnSign = (sign: string, x: number): SVGTemplateResult =>
  SIGNS[sign]
    ? svg`<path class="sign" transform="translate(${x} 22)" d=${SIGNS[sign]} />`
    : svg`<text class="number" x=${x} y="26">${sign}</text>`;
