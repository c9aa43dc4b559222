/** Looks over the boards of a page for what does not fit. Runs on the page, so it holds all that it needs. */

export interface Fit {
  readonly faults: readonly string[];
  /** By board, as the page lists them. */
  readonly heights: Readonly<Record<string, number>>;
}

/** What sticks out, is cut off or, with `target`, is smaller than so many pixels; and how high boards are. */
export function fitOfBoards(target: number): Fit {
  const faults: string[] = [];
  const heights: Record<string, number> = {};
  /** What may be cut: names of people, which are anything. */
  const NAMES = '.nm, .turn, .pc';
  const within = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
  /** A word that has no room is not seen at all: it wraps into a line that is cut off. */
  const isCut = (line: DOMRect, around: readonly Element[]): boolean =>
    around.some(
      (one) =>
        getComputedStyle(one).overflowY === 'clip' && line.top >= one.getBoundingClientRect().bottom - 2,
    );
  const parentOf = (element: Element): Element | null => {
    const root = element.getRootNode();
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  const aroundOf = (element: Element): Element[] => {
    const around: Element[] = [];
    for (let at: Element | null = element; at; at = parentOf(at)) around.push(at);
    return around;
  };
  const all = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !aroundOf(element).some((one) => getComputedStyle(one).clipPath === 'inset(50%)');
  const scrolls = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth;
  /** Scrolled by keys, and called something. */
  const isRegion = (element: Element): boolean =>
    element.querySelector('[tabindex="0"]') !== null ||
    (element.getAttribute('tabindex') === '0' && element.getAttribute('aria-label') !== null);
  const nameOf = (element: Element): string =>
    `${element.localName}.${element.classList[0] ?? ''} “${element.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;

  const page = document.scrollingElement;
  if (page && page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} px wide`);
  for (const board of document.querySelectorAll('yahtzee-game')) {
    const game = board.getAttribute('ruleset') ?? '';
    const frame = board.getBoundingClientRect();
    heights[game] = frame.height;
    const fault = (element: Element, what: string): void =>
      void faults.push(`${game}: ${nameOf(element)} ${what}`);
    for (const element of all(board.shadowRoot ?? board).filter(isShown)) {
      const around = aroundOf(element);
      const scroller = around.slice(1).find(scrolls);
      const isRolled = around.some(
        (one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === 'auto',
      );
      const rect = element.getBoundingClientRect();
      if (scrolls(element) && !isRegion(element)) fault(element, 'scrolls, and keys do not reach it');
      const isControl = element.matches('button, input');
      const die = element.matches('.tag') ? element.parentElement?.getBoundingClientRect() : undefined;
      if (die && rect.width > die.width + 0.6 * parseFloat(getComputedStyle(element).fontSize))
        fault(element, 'is wider than its die');
      if (isControl && !scroller && !within(rect, frame)) fault(element, 'sticks out of the board');
      if (isControl && target && (rect.width < target - 0.01 || rect.height < target - 0.01))
        fault(element, `is ${rect.width.toFixed(1)} × ${rect.height.toFixed(1)} px`);
      if (element.closest(NAMES) || element instanceof SVGElement) continue;
      const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
      if (!texts.length) continue;
      const box = around.find((one) => getComputedStyle(one).display !== 'inline') ?? element;
      const own = box.getBoundingClientRect();
      const outer = around.find((one) => one.matches('.tag, button, .row, .panel, .say, .bar')) ?? box;
      const room = outer.getBoundingClientRect();
      for (const text of texts) {
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const line of range.getClientRects()) {
          if (isCut(line, around)) continue;
          if (!within(line, own))
            fault(element, `is ${line.width.toFixed()} px wide in ${own.width.toFixed()} px`);
          else if (!within(line, room)) fault(element, `sticks out of its ${outer.classList[0]}`);
          else if (!isRolled && (line.bottom > room.bottom + 2 || line.top < room.top - 2))
            fault(element, 'is too high');
        }
      }
    }
  }
  return { faults: [...new Set(faults)], heights };
}
