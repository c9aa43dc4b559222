// Links of the site stand from its root in the templates, and from the page itself in the pages: so the site works under
// any address.

const LINK = /(?<=\s(?:href|src|action|data-copy-from|data-src)=")\/(?!\/)(?<path>[^"]*)/g;
/** What stands in code is not for this site. */
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
