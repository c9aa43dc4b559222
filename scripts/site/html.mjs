// HTML for the pages: templates and whole boards drawn before their script is there, code in colours, and links.

import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import prism from 'prismjs';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-typescript.js';
import 'prismjs/components/prism-jsx.js';
import 'prismjs/components/prism-tsx.js';
import 'prismjs/components/prism-json.js';
import { renderGame } from '../../packages/element/dist/ssr.js';

/**
 * Resolves to the HTML of a template, without the comments that would only help to take it over.
 * @param {unknown} template
 */
export async function markupOf(template) {
  const html = await collectResult(render(template));
  return html.replace(/<!--[^]*?-->|<\?>/g, '').replace(/\s*\n\s*/g, '');
}

/** @param {string} text */
export function escaped(text) {
  return text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
}

/** Prism's names of languages that our documents call otherwise. @type {Readonly<Record<string, string>>} */
const LANGUAGES = {
  astro: 'html',
  vue: 'html',
  svelte: 'html',
  js: 'javascript',
  ts: 'typescript',
  sh: 'bash',
  '': 'none',
};

/**
 * A block of code; one that is wider than the page is scrolled by keys as well.
 * @param {string} code
 * @param {string} [language]
 */
export function codeBlock(code, language = '') {
  const name = LANGUAGES[language] ?? language;
  const grammar = prism.languages[name];
  const text = grammar ? prism.highlight(code.trimEnd(), grammar, name) : escaped(code.trimEnd());
  return `<pre class="code" tabindex="0" role="group" aria-label="Code"><code>${text}</code></pre>\n`;
}

const STYLESHEETS = '/packages/element/dist/css';
/** A board that is to be drawn ahead, before its script is loaded. */
const BOARD = /<yahtzee-game prerender(?<attributes>[^>]*)><\/yahtzee-game>/g;
const ATTRIBUTE = /(?<name>[\w-]+)(?:="(?<value>[^"]*)")?/g;

/** @type {Map<string, Promise<string>>} */
const drawn = new Map();

/**
 * Draws the boards of a page that ask for it. Without script they are pictures, so they say so.
 * @param {string} html
 */
export async function withBoards(html) {
  const all = [...html.matchAll(BOARD)].map(({ 0: tag, groups: { attributes = '' } = {} }) => ({
    tag,
    attributes,
  }));
  const boards = await Promise.all(all.map(({ attributes }) => boardOf(attributes)));
  return all.reduce((page, { tag }, i) => page.replace(tag, () => boards[i] ?? ''), html);
}

/** @param {string} attributes */
function boardOf(attributes) {
  const known = drawn.get(attributes);
  if (known) return known;
  const options = Object.fromEntries(
    [...attributes.matchAll(ATTRIBUTE)].map(({ groups: { name = '', value = '' } = {} }) => [
      name,
      value || true,
    ]),
  );
  const board = renderGame({ stylesheets: STYLESHEETS, lang: 'en', ...options });
  drawn.set(attributes, board);
  return board;
}

/**
 * Links stand from the root of the site in the templates, and from the page itself in the pages: so it works anywhere.
 */
const LINK = /(?<=\s(?:href|src|action|data-copy-from|data-src)=")\/(?!\/)(?<path>[^"]*)/g;
/** Links in code are examples, not links of this site. */
const CODE = /(<pre[^]*?<\/pre>)/;

/**
 * @param {string} html
 * @param {string} url of the page, from the root of the site
 */
export function relativeLinks(html, url) {
  const up = '../'.repeat(url.split('/').length - 2) || './';
  return html
    .split(CODE)
    .map((part) => (part.startsWith('<pre') ? part : part.replace(LINK, (_link, path) => `${up}${path}`)))
    .join('');
}
