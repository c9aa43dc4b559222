// The index that the search page loads: one entry for each part of a page that has a heading.

import MiniSearch from 'minisearch';
import { OPTIONS } from '../../site/assets/search-options.js';

/** @import { WrittenPage } from '@11ty/eleventy' */

const MAIN = /<main[^>]*>(?<main>[^]*)<\/main>/;
const HEADING = /<h[123](?: id="(?<id>[^"]*)")?[^>]*>(?<heading>[^]*?)<\/h[123]>/;
/** Parts of pages that are not searched: drawn boards, pictures, controls. */
const SILENT = /<(?<tag>template|svg|script|button|select|nav)\b[^>]*>[^]*?<\/\k<tag>>/g;
const LONGEST = 160;
/** The page with the code of all examples, file by file. */
const CODE = '/try/';

/** @param {readonly WrittenPage[]} pages */
export function searchIndex(pages) {
  const index = new MiniSearch(OPTIONS);
  index.addAll(
    pages
      .filter(({ url }) => !['/embed/', '/search/', '/offline/', '/404.html'].includes(url))
      .flatMap(entriesOf)
      .map((entry, id) => ({ id, ...entry })),
  );
  return JSON.stringify(index);
}

/** @param {WrittenPage} page */
function entriesOf({ url, content }) {
  const title = textOf(/<h1[^>]*>([^]*?)<\/h1>/.exec(content)?.[1] ?? '');
  const main = withoutBoards(MAIN.exec(content)?.groups?.main ?? '');
  let above = { id: '', heading: '' };
  return main.split(/(?=<h[123][\s>])/).flatMap((part) => {
    const { id = '', heading: words = '' } = HEADING.exec(part)?.groups ?? {};
    const text = textOf(part.replace(HEADING, ''));
    // The tag of every game would stand before everything else about tags.
    if (!words || id === 'tag') return [];
    const isFile = url === CODE && !id;
    const heading = isFile ? `${above.heading}, ${textOf(words)}` : textOf(words);
    if (!isFile) above = { id, heading };
    const place = above.id ? `${url}#${above.id}` : url;
    return [{ url: place.slice(1), title, heading, text, excerpt: text.slice(0, LONGEST) }];
  });
}

/**
 * Removes boards, and the elements that colour code, which would split its words.
 * @param {string} html
 */
function withoutBoards(html) {
  return html
    .replace(/<yahtzee-game[^]*?<\/yahtzee-game>/g, '')
    .replace(SILENT, ' ')
    .replace(/(?<=<pre[^>]*>)[^]*?(?=<\/pre>)/g, (code) => code.replace(/<[^>]*>/g, ''));
}

/** @param {string} html */
function textOf(html) {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
