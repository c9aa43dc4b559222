/** Where in the text of a sheet something stands. */
import { parser } from '@lezer/json';

/** @import { SyntaxNode, Tree } from '@lezer/common' */
/** @typedef {{ from: number, to: number }} Range from a character to before another */

/** @param {string} text */
export const treeOf = (text) => parser.parse(text);

/**
 * Where the text stops being JSON; undefined if it is. What is missing is missing after the last character before.
 * @param {string} text
 * @param {Tree} tree
 * @returns {Range | undefined}
 */
export function brokenAt(text, tree) {
  /** @type {Range | undefined} */
  let place;
  tree.iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) place ??= { from, to };
    },
  });
  if (!place || place.from < place.to) return place;
  const to = text.slice(0, place.from).trimEnd().length;
  return { from: Math.max(0, to - 1), to };
}

/**
 * The name of a field that its object has already; undefined if each has one of its own.
 * @param {string} text
 * @param {Tree} tree
 * @returns {Range | undefined}
 */
export function repeatedAt(text, tree) {
  /** @type {Range | undefined} */
  let place;
  tree.iterate({
    enter: ({ name, node }) => {
      if (name !== 'Object') return;
      const known = new Set();
      for (const field of node.getChildren('Property')) {
        const own = nameOf(text, field);
        if (known.has(own)) place ??= rangeOfName(field);
        known.add(own);
      }
    },
  });
  return place;
}

/**
 * The ranges of a place such as `rows[2].score`, or of the nearest that there is around it: all of it, its name if it
 * has one, and its value.
 * @param {string} text
 * @param {Tree} tree
 * @param {string} place
 * @returns {{ all: Range, name?: Range, value: Range }}
 */
export function rangeOf(text, tree, place) {
  let value = tree.topNode.firstChild;
  const whole = { from: 0, to: text.length };
  /** @type {ReturnType<typeof rangeOf> | undefined} */
  let range;
  for (const [, name, index] of place.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    // Faults of the whole begin with this word.
    if (!range && name === 'sheet') continue;
    const part =
      value && (name === undefined ? itemAt(value, Number(index)) : fieldCalled(text, value, name));
    if (!part) break;
    value = part.name === 'Property' ? part.lastChild : part;
    const all = { from: part.from, to: part.to };
    range = {
      all,
      value: value ? { from: value.from, to: value.to } : all,
      ...(part.name === 'Property' && { name: rangeOfName(part) }),
    };
  }
  return range ?? { all: whole, value: whole };
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

/**
 * @param {SyntaxNode} field
 * @returns {Range}
 */
function rangeOfName(field) {
  const { from, to } = field.firstChild ?? field;
  return { from, to };
}

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
