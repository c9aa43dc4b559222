// Takes the layout out of lit's templates: css`…` is minified. In html`…` and svg`…` white space with a line break in
// it is removed between tags and expressions, where it would be a separate text node; elsewhere it becomes
// one space. Where a space between two elements counts and a line may break there, it is written as `&#32;`.

import { transform } from 'esbuild';
import { parseAst } from 'rollup/parseAst';

/**
 * The parts of a syntax tree that are looked at.
 * @typedef {{ type: string, start: number, end: number }} Node
 * @typedef {Node & { value: { raw: string, cooked: string }, tail: boolean }} Quasi
 * @typedef {Node & { tag: Node & { name?: string }, quasi: Node & { quasis: Quasi[] } }} TaggedTemplate
 * @typedef {{ quasi: Quasi, text: string }} Replacement
 */

// Elements in which white space is shown, or is code.
const KEEPS_SPACE = /<(pre|textarea|script|style)\b/i;

/**
 * A module without the layout of its templates.
 * @param {string} code
 */
export async function compacted(code) {
  if (!/\b(css|html|svg)\s*`/.test(code)) return code;
  const templates = taggedTemplates(parseAst(code));
  return replace(code, (await Promise.all(templates.map(minify))).flat());
}

/**
 * A module with lit's `unsafeCSS(`…`)` in place of css`…` without expressions. The styles and the line numbers stay the
 * same.
 * @param {string} code
 */
export function withPlainSheets(code) {
  if (!/\bcss\s*`/.test(code)) return code;
  const sheets = taggedTemplates(parseAst(code)).filter(
    ({ tag, quasi }) => tag.name === 'css' && quasi.quasis.length === 1,
  );
  if (!sheets.length) return code;
  const plain = sheets
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, quasi }) =>
        `${text.slice(0, start)}plainSheet(${text.slice(quasi.start, end)})${text.slice(end)}`,
      code,
    );
  return `${plain}\nimport { unsafeCSS as plainSheet } from 'lit';`;
}

/**
 * @param {unknown} node
 * @returns {TaggedTemplate[]}
 */
function taggedTemplates(node) {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(taggedTemplates);
  return isTagged(node) ? [node, ...inside] : inside;
}

/**
 * @param {object} node
 * @returns {node is TaggedTemplate}
 */
function isTagged(node) {
  return 'type' in node && node.type === 'TaggedTemplateExpression';
}

/**
 * @param {TaggedTemplate} template
 * @returns {Promise<Replacement[]>}
 */
async function minify({ tag, quasi: { quasis } }) {
  if (tag.name === 'css') return minifyCss(quasis);
  const markup = tag.name === 'html' || tag.name === 'svg';
  return markup && !quasis.some(({ value }) => KEEPS_SPACE.test(value.raw)) ? collapse(quasis) : [];
}

/**
 * A sheet with expressions in it is left alone: a piece of one is no sheet.
 * @param {Quasi[]} quasis
 * @returns {Promise<Replacement[]>}
 */
async function minifyCss([sheet, ...others]) {
  if (!sheet || others.length > 0) return [];
  const { code } = await transform(sheet.value.cooked, { loader: 'css', minify: true });
  return [{ quasi: sheet, text: code.trim().replace(/[\\`]|\$(?=\{)/g, '\\$&') }];
}

/**
 * @param {Quasi[]} quasis
 * @returns {Replacement[]}
 */
function collapse(quasis) {
  let inTag = false;
  return quasis.map((quasi) => {
    const { raw } = quasi.value;
    // A backslash before the line break would change its meaning.
    const text = raw.replace(/(?<!\\)[\t ]*\n\s*/g, (space, /** @type {number} */ at) => {
      const between = /(^|>)$/.test(raw.slice(0, at)) && /^(<|$)/.test(raw.slice(at + space.length));
      return between && !isInTag(inTag, raw.slice(0, at)) ? '' : ' ';
    });
    inTag = isInTag(inTag, raw);
    return { quasi, text };
  });
}

/**
 * Whether the end of a text is inside of a tag.
 * @param {boolean} before whether its start is
 * @param {string} text
 */
function isInTag(before, text) {
  const [opened, closed] = [text.lastIndexOf('<'), text.lastIndexOf('>')];
  return opened === closed ? before : opened > closed;
}

/**
 * @param {string} code
 * @param {Replacement[]} replacements
 */
function replace(code, replacements) {
  const backwards = replacements.toSorted((a, b) => b.quasi.start - a.quasi.start);
  return backwards.reduce(replaceOne, code);
}

/**
 * The line breaks that a text loses come back behind the mark that ends it, ${ or `, where they mean nothing:
 * so whatever follows keeps its line, and the source map stays right.
 * @param {string} code
 * @param {Replacement} replacement
 */
function replaceOne(code, { quasi: { start, end, tail }, text }) {
  const next = end + (tail ? 1 : 2);
  const lost = lineBreaks(code.slice(start, end)) - lineBreaks(text);
  return code.slice(0, start) + text + code.slice(end, next) + '\n'.repeat(lost) + code.slice(next);
}

/** @param {string} text */
function lineBreaks(text) {
  return text.split('\n').length - 1;
}
