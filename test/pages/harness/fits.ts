/**
 * Checks the boards of a page for parts that do not fit. It runs on the page, so it contains everything that it needs.
 */

export interface Fit {
  readonly faults: readonly string[];
  /** The height of each board, in the order of the page. */
  readonly heights: Readonly<Record<string, number>>;
}

/**
 * Finds parts that stick out, are cut off or, with `target`, are smaller than that number of pixels; and the heights of
 * boards. `tags` names other elements to check.
 */
export function fitOfBoards(target: number, tags = 'yahtzee-game'): Fit {
  const faults: string[] = [];
  const heights: Record<string, number> = {};
  /** Computes a result once for each element: a board has hundreds, and each needs the results of all its ancestors. */
  const once = <Answer>(answer: (element: Element) => Answer): ((element: Element) => Answer) => {
    const known = new Map<Element, Answer>();
    return (element) => {
      if (!known.has(element)) known.set(element, answer(element));
      return known.get(element) as Answer;
    };
  };
  const rectOf = once((element) => element.getBoundingClientRect());
  const clips = once((element) => getComputedStyle(element).overflowY === 'clip');
  /** Texts that may be cut off: people's names, which can be of any length. */
  const NAMES = '.player-name, .turn, .player-chip';
  const within = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
  /** Whether a line is cut off: a word without enough space wraps into a line that is hidden. */
  const isCut = (line: DOMRect, around: readonly Element[]): boolean =>
    around.some((one) => clips(one) && line.top >= rectOf(one).bottom - 2);
  const parentOf = (element: Element): Element | null => {
    const root = element.getRootNode();
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  /** The element itself and all its ancestors. */
  const aroundOf = once((element): readonly Element[] => {
    const parent = parentOf(element);
    return [element, ...(parent ? aroundOf(parent) : [])];
  });
  /** All elements except drawings, which contain no words and nothing to press. */
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
  /** Whether an element can be scrolled by keys, and has a name. */
  const isRegion = (element: Element): boolean =>
    element.querySelector('[tabindex="0"]') !== null ||
    (element.getAttribute('tabindex') === '0' && element.getAttribute('aria-label') !== null);
  /** Whether it is wider by more than about a letter. */
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
          // Fonts leave space above and below their letters, some of them a lot.
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
