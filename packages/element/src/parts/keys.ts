/**
 * How all elements hear keys. A key that is held down does one thing, once; only moving goes on. What a key has done is
 * marked as done, so that no dialog closes and no shortcut of the page acts as well; a key that has done nothing is left
 * to the page. Keys of an input method are its own.
 */

/** Whether a key is pressed together with one that makes it a command of the browser or the system. */
export const isChord = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/**
 * Whether a key has done something. What the browser does with it, such as pressing a button or writing into a field,
 * must go on, but a page cannot see inside the element and would take the key for its own: that is `natively`.
 */
export type Done = boolean | 'natively';

const MOVES = /^(?:Arrow\w+|Home|End|Page\w+|Tab)$/;
/** What fields leave to everything around them. */
const NO_TEXT = /^(?:Escape|Tab|F\d+)$/;

/** The last key and what it has done; it may still be held down. */
let last: { readonly name: string; readonly done: Done } = { name: '', done: false };

/** Returns a listener for `keydown`; `handle` returns whether a key that nothing else has used has done something. */
export const onKeys =
  (handle: (event: KeyboardEvent) => Done = () => false): ((event: KeyboardEvent) => void) =>
  (event) => {
    if (!isFree(event)) return;
    const isHeldDown = event.repeat && !MOVES.test(event.key);
    const done = isHeldDown ? againOf(event) : handle(event) || actsNatively(event);
    if (done === true) return markDone(event);
    if (!isHeldDown) last = { name: nameOf(event), done };
    if (done) event.stopPropagation();
  };

/** What becomes of a key that is held down: the same as before, but the browser presses no button again. */
const againOf = (event: KeyboardEvent): Done =>
  pressesOf(event) || (last.name === nameOf(event) ? last.done : actsNatively(event));

/** Whether nothing has used a key yet, and no input method is composing with it. */
export const isFree = ({ key, defaultPrevented, isComposing, keyCode }: KeyboardEvent): boolean =>
  // A synthetic event may have no key. Safari gives the one that ends a composition nothing but this code.
  Boolean(key) && !defaultPrevented && !isComposing && keyCode !== 229;

/** Marks a key as having done something: nothing else acts, now or while it is held down. */
export function markDone(event: KeyboardEvent): void {
  last = { name: nameOf(event), done: true };
  event.preventDefault();
  event.stopPropagation();
}

const nameOf = ({ code, key }: KeyboardEvent): string => code || key;

/** Returns the focused element if it is inside one of ours; what a page puts there is its own. */
function ownTarget(event: KeyboardEvent): Element | undefined {
  const [target] = event.composedPath();
  const root = target instanceof Element ? target.getRootNode() : undefined;
  const isOwn = root instanceof ShadowRoot && root.host.localName.startsWith('yahtzee-');
  return isOwn ? (target as Element) : undefined;
}

/** Whether the browser presses a button for a key, and would do so again and again while that is held down. */
function pressesOf(event: KeyboardEvent): boolean {
  const target = ownTarget(event);
  if (event.key === 'Enter') return target?.matches('button, summary, a[href], input') ?? false;
  return event.key === ' ' && (target?.matches('button, summary') ?? false);
}

function actsNatively(event: KeyboardEvent): Done {
  const target = ownTarget(event);
  if (!target || isChord(event)) return false;
  if (pressesOf(event)) return 'natively';
  const changes = target.matches('[type=checkbox], [type=radio]')
    ? / |Arrow/.test(event.key)
    : target.matches('input, textarea, select') && !NO_TEXT.test(event.key);
  return changes && 'natively';
}
