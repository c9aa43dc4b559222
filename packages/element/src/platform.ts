/** Which parts of a browser are there: a server has none, and the documents of unit tests lack some. */

/**
 * Whether there is a page; not on a server. Lit's `isServer` cannot tell: it is true in every Node, and unit tests there
 * bring a document.
 */
export const hasPage = 'document' in globalThis;
