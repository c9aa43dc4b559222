/** Faces of the page's choice, in place of pips. Rules never see them; the name of a die always says its value. */
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Translate } from '../messages.js';
import type { Pip } from '../parts/die.js';
import type { Kit } from '../parts/kit.js';
import { warnOnce } from '../settings.js';

/** A face: a symbol or a short text, or an image. Its label is said after the value. */
export type Face =
  | string
  | { readonly text: string; readonly label?: string }
  | { readonly src: string; readonly label?: string };
/** By value from one on, or the name of a set: `numerals`, `letters`, a shape of pips, or symbols between spaces. */
export type Faces = string | readonly Face[];

/** A board that may have faces of the page's choice. */
export interface Faced extends Element {
  readonly faces?: Faces | null | undefined;
}

export interface OwnFace {
  /** Stands on the blank die. */
  readonly content: TemplateResult | Node;
  readonly label: string;
}

const LETTERS = 'A B C D E F G H I';

/** Shapes of pips, within a square of 2 × 2 around their centre. */
const SHAPES: Readonly<Record<string, string>> = {
  squares: 'M-.84-.84H.84V.84H-.84Z',
  diamonds: 'M0-1.25 1.25 0 0 1.25-1.25 0Z',
  hearts: 'M0 1.1C-1.7-.1-1.2-1.1-.6-1.1-.25-1.1 0-.85 0-.6 0-.85.25-1.1.6-1.1 1.2-1.1 1.7-.1 0 1.1Z',
  stars: 'M0-1.25.32-.4 1.2-.37.5.17.74 1.02 0 .53-.74 1.02-.5.17-1.2-.37-.32-.4Z',
};

/** What the attribute may say besides six symbols. */
const NAMES = ['pips', 'numerals', 'letters', ...Object.keys(SHAPES)];

/** Draws the pips in another shape; undefined if the faces are none of those. */
export function pipOf({ svg }: Kit, faces: Faces | null | undefined): Pip | undefined {
  const shape = typeof faces === 'string' && Object.hasOwn(SHAPES, faces) ? SHAPES[faces] : undefined;
  if (!shape) return undefined;
  const at = (name: string, x: number, y: number, r: number): SVGTemplateResult =>
    svg`<path class=${name} d=${shape} transform=${`translate(${x} ${y}) scale(${r})`} />`;
  return (x, y, ace) => {
    const r = ace ? 15 : 10;
    return svg`${at('lip', x, y + 2.2, r)}${at(ace ? 'pip ace' : 'pip', x, y, r)}`;
  };
}

/** The face of a value; undefined where it has pips. */
export function faceOf(
  kit: Kit,
  faces: Faces | null | undefined,
  value: number,
  t: Translate,
): OwnFace | undefined {
  const face = value ? facesOf(faces, t)[value - 1] : undefined;
  if (face === undefined) return undefined;
  const { html } = kit;
  if (typeof face === 'object' && 'src' in face)
    return { content: html`<img src=${face.src} alt="" draggable="false" />`, label: face.label ?? '' };
  const { text, label = isPlain(faces) ? '' : text } = typeof face === 'string' ? { text: face } : face;
  return { content: textFace(kit, text), label };
}

/** Numerals and letters say nothing that the value does not say. */
const isPlain = (faces: Faces | null | undefined): boolean => faces === 'numerals' || faces === 'letters';

function facesOf(faces: Faces | null | undefined, t: Translate): readonly Face[] {
  if (!faces || faces === 'pips') return [];
  if (typeof faces !== 'string') return faces;
  if (faces === 'numerals') return Array.from({ length: 9 }, (_, i) => t.number(i + 1));
  if (faces === 'letters') return LETTERS.split(' ');
  const symbols = faces.trim().split(/\s+/);
  if (symbols.length > 1) return symbols;
  if (!Object.hasOwn(SHAPES, faces))
    warnOnce(
      `faces="${faces}" is not allowed; allowed: ${NAMES.join(', ')}, or a symbol for each face between spaces`,
    );
  return [];
}

/** Text is drawn, so that it grows and shrinks with the die. */
const textFace = ({ html, svg, nothing }: Kit, text: string): TemplateResult =>
  html`<svg class="text" viewBox="0 0 100 100">${svgText({ svg, nothing }, text)}</svg>`;

const svgText = ({ svg, nothing }: Pick<Kit, 'svg' | 'nothing'>, text: string): SVGTemplateResult =>
  svg`<text class="pip" x="50" y="50" textLength=${/^\w{3,}$/.test(text) ? 88 : nothing} lengthAdjust="spacingAndGlyphs">${text}</text>`;

/** The text on a side of a die; undefined where that has pips or a picture. */
export function textOn(
  kit: Kit,
  faces: Faces | null | undefined,
  value: number,
  t: Translate,
): readonly SVGTemplateResult[] | undefined {
  const face = facesOf(faces, t)[value - 1];
  const text = typeof face === 'object' && 'text' in face ? face.text : face;
  return typeof text === 'string' ? [svgText(kit, text)] : undefined;
}
