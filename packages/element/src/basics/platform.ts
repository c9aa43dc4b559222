/**
 * Features of browsers that are missing elsewhere. On a server there is no document at all; the documents in which unit
 * tests run, such as those of jsdom and happy-dom, have no custom form fields and no layout, and jsdom has no
 * animations.
 */

/**
 * Whether there is a page; not on a server. Lit's `isServer` cannot tell: it is true in every Node process, and unit
 * tests there provide a document.
 */
export const hasPage = 'document' in globalThis;

/** Returns the internals of an element. Members that the platform lacks are replaced: no form, always valid. */
export function internalsOf(element: HTMLElement): ElementInternals {
  const host: Partial<HTMLElement> = element;
  const internals: Partial<ElementInternals> = host.attachInternals?.() ?? {};
  const missing = Object.entries(formless()).filter(([name]) => !(name in internals));
  return Object.assign(internals, Object.fromEntries(missing)) as ElementInternals;
}

const formless = (): Partial<ElementInternals> => ({
  form: null,
  labels: [] as unknown as NodeList,
  states: new Set<string>(),
  validity: { valid: true } as ValidityState,
  validationMessage: '',
  willValidate: false,
  setFormValue: () => undefined,
  setValidity: () => undefined,
  checkValidity: () => true,
  reportValidity: () => true,
});

/** Whether elements can be animated. */
export const canAnimate = (): boolean => hasPage && 'animate' in Element.prototype;

/**
 * Cancels an animation. happy-dom rejects its promise even if nothing waits for it, which fails the tests of a page.
 */
export function cancelAnimation(animation: Animation): void {
  animation.finished.catch(() => undefined);
  animation.cancel();
}

/** Scrolls an element into view, without moving more than necessary. */
export const reveal = (element: Partial<Element>): void => element.scrollIntoView?.({ block: 'nearest' });

/** Whether an element is displayed; always true where there is no layout. */
export const isDisplayed = (element: Partial<Element>): boolean => element.checkVisibility?.() ?? true;

/** Returns the focused element of a tree; null if it is elsewhere, for which happy-dom throws. */
export function focusedIn(tree: DocumentOrShadowRoot | null | undefined): Element | null {
  try {
    return tree?.activeElement ?? null;
  } catch {
    return null;
  }
}
