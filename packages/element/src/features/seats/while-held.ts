import type { LitElement } from 'lit';

const watched = new WeakSet<Element>();
/** Milliseconds after which a press is a long one. */
const LONG = 400;

/** Calls back when an element of a part has been held down for `LONG`, and when it is released. */
export function whileHeld(
  { renderRoot }: LitElement,
  selector: string,
  heed: (isHeld: boolean) => void,
): void {
  const element = renderRoot.querySelector(selector);
  if (!element || watched.has(element)) return;
  watched.add(element);
  let timer: ReturnType<typeof setTimeout> | undefined;
  element.addEventListener('pointerdown', () => {
    timer = setTimeout(() => heed(true), LONG);
  });
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'])
    element.addEventListener(type, () => {
      clearTimeout(timer);
      heed(false);
    });
}
