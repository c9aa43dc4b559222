// Code in colours.

import prism from 'prismjs';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-typescript.js';
import 'prismjs/components/prism-jsx.js';
import 'prismjs/components/prism-tsx.js';
import 'prismjs/components/prism-json.js';
import { escaped } from './markup.mjs';

/** What Prism calls languages that our documents call otherwise. @type {Readonly<Record<string, string>>} */
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
