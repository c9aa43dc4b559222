/** Custom faces in place of pips. Rules ignore them; the accessible name of a die always includes its value. */
import type { GameState } from '@yahtzee-game/rules';
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { OwnFace, Pip, Face, Faces } from '../../board/feature.js';
import type { Shape } from '../../game/board-checks.js';
import { faceWords } from '../../view/names.js';
import type { Translate } from '../../words/messages.js';
import { pipsOf } from './die.js';
import type { LostPictures } from './lost-pictures.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Paths of the shapes of pips, within a square of 2 × 2 around their centre. */
const SHAPES: Readonly<Record<Shape, string>> = {
  squares: 'M-.84-.84H.84V.84H-.84Z',
  diamonds: 'M0-1.25 1.25 0 0 1.25-1.25 0Z',
  hearts: 'M0 1.1C-1.7-.1-1.2-1.1-.6-1.1-.25-1.1 0-.85 0-.6 0-.85.25-1.1.6-1.1 1.2-1.1 1.7-.1 0 1.1Z',
  stars: 'M0-1.25.32-.4 1.2-.37.5.17.74 1.02 0 .53-.74 1.02-.5.17-1.2-.37-.32-.4Z',
};

/** Returns a function that draws pips in another shape; undefined if `faces` is not a shape. */
export function pipOf(faces: Faces | null | undefined): Pip | undefined {
  const shape =
    typeof faces === 'string' && Object.hasOwn(SHAPES, faces) ? SHAPES[faces as Shape] : undefined;
  if (!shape) return undefined;
  const at = (name: string, x: number, y: number, r: number): SVGTemplateResult =>
    svg`<path class=${name} d=${shape} transform=${`translate(${x} ${y}) scale(${r})`} />`;
  return (x, y, ace) => {
    const r = ace ? 15 : 10;
    return svg`${at('lip', x, y + 2.2, r)}${at(ace ? 'pip ace' : 'pip', x, y, r)}`;
  };
}

/** Returns the face of a value; undefined if it has pips, also in place of a picture that could not be loaded. */
export function faceOf(
  faces: Faces | null | undefined,
  value: number,
  t: Translate,
  lost?: LostPictures,
): OwnFace | undefined {
  const face = value ? facesOf(faces)[value - 1] : undefined;
  if (face === undefined || face === null)
    return faces === 'numerals' && value ? numeral(value, t) : numberOf(value, t);
  if (typeof face === 'object' && 'src' in face) {
    if (lost?.has(face)) return numberOf(value, t);
    const content = html`<img src=${face.src} alt="" draggable="false" @error=${() => lost?.add(face)} />`;
    return { content, label: face.label ?? '' };
  }
  const { text, label = text } = typeof face === 'string' ? { text: face } : face;
  return { content: textFace(text), label };
}

/** Returns a numeral for a value that is too great for pips. */
const numberOf = (value: number, t: Translate): OwnFace | undefined =>
  value && !pipsOf(value).length ? numeral(value, t) : undefined;

/** Without a label, since it adds nothing to the value. */
const numeral = (value: number, t: Translate): OwnFace => ({ content: textFace(t.number(value)), label: '' });

/** Returns the symbols on the sides of a game's special dice, by face; undefined if they have pips. */
export function symbolsOf(state: GameState | undefined, t: Translate): Faces | undefined {
  const sides = state?.rules.sides ?? [];
  if (!sides.some(({ symbol }) => symbol)) return undefined;
  const faces: (Face | undefined)[] = [];
  for (const side of sides) {
    if (!side.symbol) continue;
    const text = Number(side.symbol) ? t.number(Number(side.symbol)) : side.symbol;
    // The visible text has to be in the accessible name, so that users of voice control can say it.
    const isSaid = faceWords(t, side).toLowerCase().includes(text.toLowerCase());
    faces[side.face - 1] = { text, label: isSaid ? '' : text };
  }
  return faces;
}

function facesOf(faces: Faces | null | undefined): readonly (Face | null | undefined)[] {
  if (!faces || faces === 'pips' || faces === 'numerals') return [];
  if (typeof faces !== 'string') return faces;
  if (faces === 'letters') return LETTERS.split('');
  const symbols = faces.trim().split(/\s+/);
  return symbols.length > 1 ? symbols : [];
}

/** Renders text as SVG, so that it scales with the die. */
const textFace = (text: string): TemplateResult =>
  html`<svg class="text" viewBox="0 0 100 100">${svgText(text)}</svg>`;

const svgText = (text: string): SVGTemplateResult =>
  svg`<text
    class="pip"
    x="50"
    y="50"
    textLength=${/^\w{3,}$/.test(text) ? 88 : nothing}
    lengthAdjust="spacingAndGlyphs"
  >${text}</text>`;
