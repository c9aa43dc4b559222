// HTML from the templates of the board, so that dice and pictures look here as they do there.

import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';

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
