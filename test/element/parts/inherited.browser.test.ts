// Styles that a page sets for its texts, or for all elements, move nothing on a board.

import { expect, fixture } from '@open-wc/testing';
import { isChromium } from '../../harness/boards/engine.js';
import { IS_THOROUGH } from '../../harness/extent.js';
import { fitOfBoards } from '../../pages/harness/fits.js';
import { ELEMENTS, shownIn } from '../all-elements.js';

/** Inherited text properties. */
const TEXT = [
  'white-space: pre',
  'white-space: nowrap',
  'writing-mode: vertical-rl',
  'writing-mode: vertical-lr; text-orientation: upright',
  'text-indent: 3em',
  'text-indent: -3em',
  'letter-spacing: 0.5em',
  'letter-spacing: -0.2em',
  'word-spacing: 2em',
  'line-height: 0.5',
  'line-height: 3',
  'line-height: 60px',
  'text-transform: uppercase',
  'word-break: break-all',
  'line-break: anywhere',
  'overflow-wrap: anywhere',
  'hyphens: auto',
  'text-align: end',
  'text-align: justify; text-align-last: justify',
  'text-wrap: balance',
  'text-emphasis: circle',
  'font-variant: small-caps',
  'font-stretch: expanded',
  'border-spacing: 20px',
  'border-collapse: collapse',
  'caption-side: bottom',
  'tab-size: 40',
  'cursor: none',
  '-webkit-text-stroke: 3px',
  'font-size-adjust: 1',
];

/**
 * Declarations in as few rules as possible, with each property at most once in a rule; in `npm run verify` one rule for
 * each.
 */
function rulesOf(declarations: readonly string[]): readonly string[] {
  const rules: string[] = [];
  for (const declaration of declarations) {
    const property = `${declaration.slice(0, declaration.indexOf(':'))}:`;
    const at = IS_THOROUGH ? -1 : rules.findIndex((rule) => !`; ${rule}`.includes(`; ${property}`));
    if (at < 0) rules.push(declaration);
    else rules[at] += `; ${declaration}`;
  }
  return rules;
}

/** Properties that an element inherits, so that a page may choose them for it. */
const CHOSEN = ['font-weight: 900', 'font-style: italic', 'list-style: inside square'];
/** Declarations that may move everything, but must not break it. */
const MAY_MOVE = [
  'all: initial',
  'all: unset',
  'all: revert',
  'direction: rtl',
  'font-family: monospace',
  ...[8, 12, 20, 28, 40].map((size) => `font-size: ${size}px`),
  ...[0.5, 1.5, 2].map((zoom) => `zoom: ${zoom}`),
];

/** Faults that are expected: of the page around, of chips that scroll, of people's names, which end in an ellipsis. */
const ELSEWHERE = /^the page|keys do not reach|yahtzee-leaderboard: span/;

/** All elements in the shadow trees of an element. */
const inside = (element: Element): readonly Element[] =>
  [...(element.shadowRoot?.querySelectorAll('*') ?? []), ...element.querySelectorAll('*')].flatMap((one) => [
    one,
    ...(one.shadowRoot ? inside(one) : []),
  ]);

/**
 * The positions of all parts of an element, to half a pixel. Lays it out anew, since WebKit keeps some of the old
 * layout.
 */
function standing(element: HTMLElement): readonly string[] {
  element.hidden = true;
  void element.offsetHeight;
  element.hidden = false;
  const origin = element.getBoundingClientRect();
  const round = (length: number): number => Math.round(length * 2) / 2;
  return inside(element).map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const name = `${one.localName}.${one.getAttribute('class') ?? ''}`;
    // Elements that are only spoken, or that define drawings, may be anywhere.
    if (width <= 1 || height <= 1) return name;
    return `${name} ${[left - origin.left, top - origin.top, width, height].map(round).join(' ')}`;
  });
}

/** The custom properties in the styles of an element and its parts that are not for pages to set. */
function ownVariables(element: Element): readonly string[] {
  const roots = [element, ...inside(element)].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const sheets = new Set(roots.flatMap((root) => root.adoptedStyleSheets));
  const styles = [...sheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);
  const names = styles.flatMap((text) => text.match(/(?<=var\()--(?!yahtzee-)[\w-]+/g) ?? []);
  return [...new Set(names)];
}

/** The first elements that have moved. */
const moved = (before: readonly string[], after: readonly string[]): readonly string[] =>
  after.flatMap((one, i) => (one === before[i] ? [] : [`${before[i]} → ${one}`])).slice(0, 4);

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

for (const [what, shown] of Object.entries(ELEMENTS))
  describe(what, () => {
    const { tag, isLaidOut } = shown;
    /** Opens the element in a box of this width, in pixels. */
    const open = async (width = 640): Promise<HTMLElement> => {
      const around = await fixture<HTMLElement>(`<div class="around" style="width: ${width}px"></div>`);
      const element = await shownIn(around, `<… style="width: ${width}px" …>`, shown);
      for (const animation of document.getAnimations()) animation.finish();
      return element;
    };
    afterEach(() => sheet.replaceSync(''));

    // The board of a kiosk plays by itself. A rule of the page for `*` also applies to the element itself.
    if (tag !== 'yahtzee-kiosk')
      for (const [where, selector, declarations] of [
        ['around it', '.around', [...TEXT, ...CHOSEN]],
        ...(IS_THOROUGH ? ([['of it', tag, TEXT]] as const) : []),
        ['of everything', '*', TEXT],
      ] as const)
        it(`stands as ever, whatever a page says ${where}`, async () => {
          const element = await open();
          const before = standing(element);
          const faults = rulesOf(declarations).flatMap((declaration) => {
            sheet.replaceSync(`${selector} { ${declaration} }`);
            return moved(before, standing(element)).map((one) => `${declaration}: ${one}`);
          });
          expect(faults).to.deep.equal([]);
        });

    // Which properties reach a board does not depend on the engine.
    if (tag !== 'yahtzee-kiosk' && isChromium)
      for (const width of [375, 640])
        it(`stands as ever at ${width} px, whatever custom properties a page has`, async () => {
          const element = await open(width);
          const before = standing(element);
          const faults = ownVariables(element).flatMap((name) => {
            sheet.replaceSync(`:root { ${name}: 7em }`);
            return moved(before, standing(element)).map((one) => `${name}: ${one}`);
          });
          expect(faults).to.deep.equal([]);
        });

    for (const [where, selector] of [
      ['around it', '.around'],
      ['of it', tag],
    ])
      it(`fits, whatever a page says ${where}`, async () => {
        const element = await open();
        const faults = MAY_MOVE.flatMap((declaration) => {
          sheet.replaceSync(`${selector} { ${declaration} }`);
          const { width, height } =
            element.shadowRoot?.querySelector('[part]')?.getBoundingClientRect() ?? {};
          const size = `${width} × ${height}`;
          const found = fitOfBoards(0, tag).faults.filter((fault) => !ELSEWHERE.test(fault));
          if (!isLaidOut && !(Number(width) >= 280)) found.push(`it has ${size} px`);
          return found.slice(0, 4).map((fault) => `${declaration}: ${fault}`);
        });
        expect(faults).to.deep.equal([]);
      });
  });
