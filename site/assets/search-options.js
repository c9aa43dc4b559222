/** How the index is written and read. @type {import('minisearch').Options} */
export const OPTIONS = {
  fields: ['title', 'heading', 'text'],
  storeFields: ['url', 'title', 'heading', 'excerpt'],
  searchOptions: {
    boost: { title: 3, heading: 2 },
    // Explanations are listed before code that contains the same word.
    boostDocument: (id, term, stored) => (String(stored?.['url']).startsWith('try/') ? 0.3 : 1),
    prefix: true,
    // Most short words are one letter away from another one.
    fuzzy: (term) => term.length > 4 && 0.15,
    combineWith: 'AND',
  },
};
