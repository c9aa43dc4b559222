/**
 * The handling of keys in all elements. A key that is held down acts once, except keys that move the focus. A key that
 * has done something is marked as done, so that no dialog closes and no shortcut of the page acts too; a key that has
 * done nothing is left to the page. Keys of an input method are ignored.
 */

/** Whether a key is pressed together with one that makes it a command of the browser or the system. */
export const isChord = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/**
 * Whether a key has done something. `natively`: the browser acts on the key, for example presses a button or writes
 * into a field. That must not be prevented, but the page must not act on the key too, since it cannot see inside the
 * element.
 */
export type Done = boolean | 'natively';

const MOVES = /^(?:Arrow\w+|Home|End|Page\w+|Tab)$/;
/** Keys that write nothing into a text field. */
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

/** The result of a key that is held down: the same as for its first press, but no button is pressed again. */
const againOf = (event: KeyboardEvent): Done =>
  pressesOf(event) || (last.name === nameOf(event) ? last.done : actsNatively(event));

/** Whether nothing has used a key yet, and no input method is composing with it. */
export const isFree = ({ key, defaultPrevented, isComposing, keyCode }: KeyboardEvent): boolean =>
  // A synthetic event may have no key. In Safari only this code marks the event that ends a composition.
  Boolean(key) && !defaultPrevented && !isComposing && keyCode !== 229;

/** Marks a key as having done something: nothing else acts, now or while it is held down. */
export function markDone(event: KeyboardEvent): void {
  last = { name: nameOf(event), done: true };
  event.preventDefault();
  event.stopPropagation();
}

const nameOf = ({ code, key }: KeyboardEvent): string => code || key;

/** Returns the target of a key if it is in the shadow tree of an element here; undefined for content of the page. */
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
