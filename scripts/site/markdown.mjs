// How Markdown becomes HTML here: anchors as on code hosts, code in colours, tables that scroll by themselves, and
// links that lead to pages of the site.

import { codeBlock } from './html.mjs';
import { linkOnSite } from './documents.mjs';

/**
 * @import { MarkdownIt, Token } from '@11ty/eleventy'
 * @import { SiteDocument } from './documents.mjs'
 */

/**
 * @param {MarkdownIt} markdown
 * @param {readonly SiteDocument[]} documents
 */
export function amendMarkdown(markdown, documents) {
  const { rules } = markdown.renderer;
  markdown.set({ html: true, linkify: false, typographer: false });
  rules.fence = (tokens, i) => codeBlock(tokens[i]?.content ?? '', tokens[i]?.info.trim());
  rules.code_block = (tokens, i) => codeBlock(tokens[i]?.content ?? '');
  rules.table_open = () => '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>\n';
  rules.table_close = () => '</table></div>\n';
  markdown.core.ruler.push('anchors', ({ tokens }) => addAnchors(tokens));
  markdown.core.ruler.push('numbers', ({ tokens }) => tokens.forEach(alignByClass));
  markdown.core.ruler.push('heads', ({ tokens }) => dropEmptyHeads(tokens));
  markdown.core.ruler.push('links', ({ tokens, env }) => {
    if (env.file) for (const { children } of tokens) relink(children ?? [], env.file, documents);
  });
}

/**
 * The policy of the pages allows no styles in attributes.
 * @param {Token} token
 */
function alignByClass(token) {
  const style = token.attrGet('style');
  if (style) token.attrs = style.includes('right') ? [['class', 'number']] : null;
}

/**
 * Removes table heads without words.
 * @param {Token[]} tokens
 */
function dropEmptyHeads(tokens) {
  tokens.forEach((token, i) => {
    if (token.type !== 'th_open' || tokens[i + 1]?.content) return;
    for (const one of [token, tokens[i + 2]]) if (one) one.tag = 'td';
  });
}

/** @param {Token[]} tokens */
function addAnchors(tokens) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  tokens.forEach((token, i) => {
    if (token.type !== 'heading_open') return;
    const slug = slugOf(tokens[i + 1]?.content ?? '');
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    token.attrSet('id', times ? `${slug}-${times}` : slug);
  });
}

/**
 * The anchor of a heading, as code hosts make it.
 * @param {string} heading
 */
export function slugOf(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/**
 * Links and pictures lead to pages of the site; a link to what the site does not show is only its words.
 * @param {Token[]} tokens
 * @param {string} file
 * @param {readonly SiteDocument[]} documents
 */
function relink(tokens, file, documents) {
  let isDropped = false;
  for (const token of tokens) {
    const name = token.type === 'image' ? 'src' : 'href';
    const link = token.attrGet(name);
    if (link !== null) {
      const target = linkOnSite(link, file, documents);
      if (target) token.attrSet(name, target);
      else isDropped = true;
    }
    if (isDropped && /^link_(open|close)$/.test(token.type)) {
      if (token.type === 'link_close') isDropped = false;
      Object.assign(token, { type: 'text', content: '' });
    }
  }
}
