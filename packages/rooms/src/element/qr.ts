/** Draws a text as a QR code. In a separate file, because only pages that show a link load it. */
import { correction, generate } from 'lean-qr/nano';

const SVG = 'http://www.w3.org/2000/svg';
/** The width of the light border that scanners need, in modules. */
const QUIET = 4;

/**
 * Returns a QR code of the text, without a label: dark on white in every colour scheme, as scanners expect. Throws if
 * the text is too long.
 */
export function qrOf(text: string): SVGSVGElement {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const size = code.size + 2 * QUIET;
  const picture = document.createElementNS(SVG, 'svg');
  const attributes = {
    viewBox: `0 0 ${size} ${size}`,
    role: 'img',
    'shape-rendering': 'crispEdges',
  };
  for (const [name, value] of Object.entries(attributes)) picture.setAttribute(name, value);
  picture.append(shape(`M0 0h${size}v${size}H0z`, '#fff'), shape(modulesOf(code), '#1d2330'));
  return picture;
}

function shape(path: string, colour: string): SVGPathElement {
  const drawn = document.createElementNS(SVG, 'path');
  drawn.setAttribute('d', path);
  drawn.setAttribute('fill', colour);
  return drawn;
}

interface Modules {
  readonly size: number;
  readonly get: (x: number, y: number) => boolean;
}

/** The dark modules as one path, row by row. */
function modulesOf({ size, get }: Modules): string {
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const from = x;
      while (x < size && get(x, y)) x++;
      if (x > from) path += `M${from + QUIET} ${y + QUIET}h${x - from}v1H${from + QUIET}z`;
    }
  }
  return path;
}
