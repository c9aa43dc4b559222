/** The computed colours of a live board, and their contrast with the background. */

/** Two colours that meet on a page, and the contrast that they need. */
export interface Pair {
  readonly what: string;
  readonly colour: Rgb;
  readonly ground: Rgb;
  readonly least: number;
}
export type Rgb = readonly number[];

/** The pairs with less contrast than they need, as sentences. */
export function weak(pairs: readonly Pair[]): readonly string[] {
  return pairs.flatMap(({ what, colour, ground, least }) => {
    const ratio = contrast(colour, ground);
    return ratio < least ? [`${what}: ${ratio.toFixed(2)} instead of ${least}`] : [];
  });
}

/** The contrast ratio as WCAG defines it, 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const linear = (value: number): number =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const [r = 0, g = 0, b = 0] = colour;
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Tokens that meet: name, name of the background, least contrast. */
export type TokenPair = readonly [token: string, ground: string, least: number];

/** Runs on the page: the computed colours of pairs of tokens on the board. */
export function tokensOf(given: readonly TokenPair[]): readonly Pair[] {
  const probe = document.createElement('i');
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  document.querySelector('yahtzee-game')?.shadowRoot?.append(probe);
  const paint = (token: string): Rgb => {
    if (!context) return [];
    probe.style.color = `var(--yahtzee-${token})`;
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    return Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3));
  };
  const pairs = given.map(([token, on, least]) => {
    paint('surface');
    const ground = paint(on);
    return { what: `${token} on ${on}`, colour: paint(token), ground, least };
  });
  probe.remove();
  return pairs;
}

/** Runs on the page: the colours of every text, die and edge of the board as it is drawn. */
export function drawnOn(): readonly Pair[] {
  const board = document.querySelector('yahtzee-game');
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const roots = [board, ...(board?.shadowRoot?.querySelectorAll('*') ?? [])].flatMap(
    (e) => e?.shadowRoot ?? [],
  );
  const all = (selector: string): Element[] => roots.flatMap((root) => [...root.querySelectorAll(selector)]);
  const one = (selector: string): Element => all(selector)[0] ?? document.body;

  /** The background of the page, in the visitor's colour scheme. */
  const paper = document.body.appendChild(document.createElement('i'));
  paper.style.backgroundColor = 'Canvas';
  const canvas = getComputedStyle(paper).backgroundColor;
  paper.remove();
  const over = (...colours: readonly string[]): Rgb => {
    if (!context) return [];
    for (const colour of [canvas, ...colours]) {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
    }
    return Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3));
  };
  const grounds = (element: Element | null): readonly string[] => {
    if (!element) return [];
    const { parentNode } = element;
    const around = parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement;
    return [...grounds(around), getComputedStyle(element).backgroundColor];
  };
  const textOf = (element: Element): string =>
    [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('');

  const texts = all('*')
    .filter((element) => textOf(element) && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('.spoken, style, svg'))
    .map((element) => ({
      what: `"${textOf(element)}"`,
      colour: over(...grounds(element), getComputedStyle(element).color),
      ground: over(...grounds(element)),
      least: 4.5,
    }));

  const tray = over(...grounds(one('.tray')));
  const dice = all('.die').flatMap((die, i) => {
    const style = (selector: string): CSSStyleDeclaration =>
      getComputedStyle(die.querySelector(selector) ?? document.body);
    const body = over(style('g > .body').fill);
    const name = `die ${i + 1} (${die.className})`;
    const pips = { what: `pips of ${name}`, colour: over(style('.pip').fill), ground: body, least: 3 };
    const ring = { what: `ring of ${name}`, colour: over(style('.ring').stroke), ground: tray, least: 3 };
    const line = { what: `line of ${name}`, colour: over(style('.body').stroke), ground: tray, least: 3 };
    const flat = style('.gloss').opacity === '0';
    return [pips, ...(die.matches('.marked') ? [ring] : []), ...(flat ? [line] : [])];
  });

  // The colours of outlines of the same width all around: a border, an outline, or a shadow without blur.
  const outlines = (element: Element): readonly string[] => {
    const { borderTopWidth, borderTopColor, outlineStyle, outlineColor, boxShadow } =
      getComputedStyle(element);
    return [
      ...(borderTopWidth === '0px' ? [] : [borderTopColor]),
      ...(outlineStyle === 'none' ? [] : [outlineColor]),
      ...[...boxShadow.matchAll(/([a-z]+\([^)]*\)) 0px 0px 0px [^0]\S*px/g)].map(([, colour = '']) => colour),
    ];
  };
  const surface = over(...grounds(one('.board')));
  const distance = (colour: Rgb): number =>
    colour.reduce((sum, v, i) => sum + Math.abs(v - (surface[i] ?? 0)), 0);
  /** The colour of an edge: the background inside it or its outline, whichever has more contrast. */
  const edge = (what: string, selector: string, least: number): Pair => {
    const element = one(selector);
    const below = grounds(element);
    const colours = [over(...below), ...outlines(element).map((line) => over(...below, line))];
    const [colour = []] = colours.toSorted((a, b) => distance(b) - distance(a));
    return { what: `edge of the ${what}`, colour, ground: surface, least };
  };
  return [
    ...texts,
    ...dice,
    edge('key', '.roll', 3),
    edge('tray', '.tray', 1.1),
    edge('board', '.board', 1.1),
  ];
}
