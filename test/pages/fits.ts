/** Looks over the boards of a page for what does not fit. Runs on the page, so it holds all that it needs. */

export interface Fit {
  readonly faults: readonly string[];
  /** By board, as the page lists them. */
  readonly heights: Readonly<Record<string, number>>;
}

/**
 * What sticks out, is cut off or, with `target`, is smaller than so many pixels; and how high boards are. `tags` names
 * other elements to look over.
 */
export function fitOfBoards(target: number, tags = 'yahtzee-game'): Fit {
  const faults: string[] = [];
  const heights: Record<string, number> = {};
  /** Asked of an element once: a board has hundreds, and each asks the same of everything around it. */
  const once = <Answer>(answer: (element: Element) => Answer): ((element: Element) => Answer) => {
    const known = new Map<Element, Answer>();
    return (element) => {
      if (!known.has(element)) known.set(element, answer(element));
      return known.get(element) as Answer;
    };
  };
  const rectOf = once((element) => element.getBoundingClientRect());
  const clips = once((element) => getComputedStyle(element).overflowY === 'clip');
  /** What may be cut: names of people, which are anything. */
  const NAMES = '.player-name, .turn, .player-chip';
  const within = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
  /** A word that has no room is not seen at all: it wraps into a line that is cut off. */
  const isCut = (line: DOMRect, around: readonly Element[]): boolean =>
    around.some((one) => clips(one) && line.top >= rectOf(one).bottom - 2);
  const parentOf = (element: Element): Element | null => {
    const root = element.getRootNode();
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  /** The element itself, and all that it stands in. */
  const aroundOf = once((element): readonly Element[] => {
    const parent = parentOf(element);
    return [element, ...(parent ? aroundOf(parent) : [])];
  });
  /** All but drawings, which hold no words and nothing to press. */
  const all = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) =>
      one instanceof SVGElement ? [] : [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])],
    );
  const isHidden = once((element) => getComputedStyle(element).clipPath === 'inset(50%)');
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && !aroundOf(element).some(isHidden);
  const scrolls = once(
    (element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth,
  );
  const rolls = once(
    (element) =>
      getComputedStyle(element).overflowY === 'auto' && element.scrollHeight > element.clientHeight + 1,
  );
  const isInline = once((element) => getComputedStyle(element).display === 'inline');
  /** Scrolled by keys, and called something. */
  const isRegion = (element: Element): boolean =>
    element.querySelector('[tabindex="0"]') !== null ||
    (element.getAttribute('tabindex') === '0' && element.getAttribute('aria-label') !== null);
  /** By more than a letter or so. */
  const widerThan = (tag: Element, die: Element): boolean =>
    rectOf(tag).width > rectOf(die).width + 0.6 * parseFloat(getComputedStyle(tag).fontSize);
  const nameOf = (element: Element): string =>
    `${element.localName}.${element.classList[0] ?? ''} “${element.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;

  const page = document.scrollingElement;
  if (page && page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} px wide`);
  for (const board of document.querySelectorAll(tags)) {
    const game = board.getAttribute('ruleset') ?? board.localName;
    const frame = board.getBoundingClientRect();
    heights[game] = frame.height;
    const fault = (element: Element, what: string): void =>
      void faults.push(`${game}: ${nameOf(element)} ${what}`);
    for (const element of all(board.shadowRoot ?? board).filter(isShown)) {
      const around = aroundOf(element);
      if (scrolls(element) && !isRegion(element)) fault(element, 'scrolls, and keys do not reach it');
      const die = element.matches('.tag') ? element.parentElement : null;
      if (die && widerThan(element, die)) fault(element, 'is wider than its die');
      if (element.matches('button, input')) {
        const { width, height } = rectOf(element);
        if (!around.slice(1).some(scrolls) && !within(rectOf(element), frame))
          fault(element, 'sticks out of the board');
        if (target && Math.min(width, height) < target - 0.01)
          fault(element, `is ${width.toFixed(1)} × ${height.toFixed(1)} px`);
      }
      const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
      if (!texts.length || element.closest(NAMES)) continue;
      const isRolled = around.some(rolls);
      const box = around.find((one) => !isInline(one)) ?? element;
      const own = rectOf(box);
      const outer = around.find((one) => one.matches('.tag, button, .row, .panel, .say, .bar')) ?? box;
      const room = rectOf(outer);
      for (const text of texts) {
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const line of range.getClientRects()) {
          if (isCut(line, around)) continue;
          // Above and below its letters a font has room of its own, some of them much.
          const spare = Math.max(2, 0.15 * line.height);
          if (!within(line, own))
            fault(element, `is ${line.width.toFixed()} px wide in ${own.width.toFixed()} px`);
          else if (!within(line, room)) fault(element, `sticks out of its ${outer.classList[0]}`);
          else if (!isRolled && (line.bottom > room.bottom + spare || line.top < room.top - spare))
            fault(element, 'is too high');
        }
      }
    }
  }
  return { faults: [...new Set(faults)], heights };
}
