const outside = (root: Node): Node | undefined =>
  root instanceof ShadowRoot ? root.host.getRootNode() : undefined;

/** Calls back when the language or the direction of an element may have changed. Returns a function that ends this. */
export function observeLanguage(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  const what = { attributeFilter: ['lang', 'dir'], subtree: true };
  for (let root: Node | undefined = element.getRootNode(); root; root = outside(root))
    observer.observe(root, what);
  return () => observer.disconnect();
}
