/** Where in the text of a sheet something stands. */
import { parser } from '@lezer/json';

/** @import { SyntaxNode, Tree } from '@lezer/common' */
/** @typedef {{ from: number, to: number }} Range from a character to before another */

/** @param {string} text */
export const treeOf = (text) => parser.parse(text);

/**
 * Where the text stops being JSON; undefined if it is.
 * @param {Tree} tree
 * @returns {Range | undefined}
 */
export function brokenAt(tree) {
  /** @type {Range | undefined} */
  let place;
  tree.iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) place ??= { from, to };
    },
  });
  return place;
}

/**
 * The range of a place such as `rows[2].score`: its name and value, or those of the nearest that there is around it.
 * @param {string} text
 * @param {Tree} tree
 * @param {string} place
 * @returns {Range}
 */
export function rangeOf(text, tree, place) {
  let value = tree.topNode.firstChild;
  /** @type {Range | undefined} */
  let range;
  for (const [, name, index] of place.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    // Faults of the whole begin with this word.
    if (!range && name === 'sheet') continue;
    const part =
      value && (name === undefined ? itemAt(value, Number(index)) : fieldCalled(text, value, name));
    if (!part) break;
    range = { from: part.from, to: part.to };
    value = part.name === 'Property' ? part.lastChild : part;
  }
  return range ?? { from: 0, to: text.length };
}

/**
 * The names and numbers of the fields and lists around a place, from outside, and whether it is the name of a field
 * itself.
 * @param {string} text
 * @param {SyntaxNode} node the innermost at the place
 * @returns {{ path: readonly (string | number)[], isName: boolean }}
 */
export function pathOf(text, node) {
  /** @type {(string | number)[]} */
  const path = [];
  const isName = node.name === 'PropertyName';
  /** @type {SyntaxNode | null} */
  let inner = isName ? node.parent : node;
  for (let outer = inner?.parent; inner && outer; inner = outer, outer = inner.parent) {
    if (inner.name === 'Property' && !(isName && path.length === 0 && inner === node.parent))
      path.unshift(nameOf(text, inner));
    if (outer.name === 'Array') path.unshift(valuesIn(outer).findIndex(({ from }) => from === inner?.from));
  }
  return { path, isName };
}

/**
 * @param {SyntaxNode} list
 * @param {number} index
 */
const itemAt = (list, index) => (list.name === 'Array' ? valuesIn(list)[index] : undefined);

/**
 * @param {string} text
 * @param {SyntaxNode} object
 * @param {string} name
 */
const fieldCalled = (text, object, name) =>
  object.getChildren('Property').find((field) => nameOf(text, field) === name);

/** @param {SyntaxNode} list */
function valuesIn(list) {
  const values = [];
  for (let node = list.firstChild; node; node = node.nextSibling)
    if (/^[A-Z]/.test(node.name)) values.push(node);
  return values;
}

/**
 * @param {string} text
 * @param {SyntaxNode} field
 */
function nameOf(text, field) {
  const { from = 0, to = 0 } = field.firstChild ?? {};
  try {
    return String(JSON.parse(text.slice(from, to)));
  } catch {
    return '';
  }
}
