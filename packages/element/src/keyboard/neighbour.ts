/** Arrow keys by screen position: the nearest neighbour in that direction, in any layout and writing direction. */

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** The weight of sideways distance relative to distance ahead. */
const ASIDE = 4;

const centre = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/**
 * Returns the element to move to from `from`; Home and End select the first and the last. Returns undefined for other
 * keys, and at an edge.
 */
export function neighbour<E extends Element>(key: string, from: Element, all: readonly E[]): E | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const [x, y] = centre(from);
  let best: E | undefined;
  let least = Infinity;
  for (const element of all) {
    const [ex, ey] = centre(element);
    const ahead = (ex - x) * arrow[0] + (ey - y) * arrow[1];
    const aside = Math.abs((ex - x) * arrow[1]) + Math.abs((ey - y) * arrow[0]);
    if (ahead > 1 && ahead + ASIDE * aside < least) {
      best = element;
      least = ahead + ASIDE * aside;
    }
  }
  return best;
}
