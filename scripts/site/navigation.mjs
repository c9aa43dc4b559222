// The list of pages beside every page of the docs, in three groups.

/** @import { SiteDocument } from './documents.mjs' */

/** @typedef {{ title: string, url: string }} Entry */

/** @type {readonly { title: string, entries: readonly Entry[] }[]} */
const GROUPS = [
  {
    title: 'Start',
    entries: [
      { title: 'In a blog', url: '/start/blog/' },
      { title: 'At an event', url: '/start/event/' },
      { title: 'In a classroom', url: '/start/classroom/' },
      { title: 'In your code', url: '/start/code/' },
      { title: 'By ear', url: '/start/by-ear/' },
      { title: 'Translate', url: '/start/translate/' },
      { title: 'Contribute', url: '/guide/contributing/' },
    ],
  },
  {
    title: 'The board',
    entries: [
      { title: 'Playground', url: '/playground/' },
      { title: 'Attributes', url: '/reference/attributes/' },
      { title: 'Events', url: '/reference/events/' },
      { title: 'Properties and methods', url: '/reference/properties/' },
      { title: 'Slots, parts, states', url: '/reference/parts/' },
      { title: 'Colours and measures', url: '/reference/tokens/' },
      { title: 'Other elements', url: '/reference/elements/' },
      { title: 'Embedding', url: '/guide/embedding/' },
      { title: 'Theming', url: '/guide/theming/' },
      { title: 'Prerendering', url: '/guide/prerendering/' },
      { title: 'Advice', url: '/guide/advice/' },
      { title: 'Games as text', url: '/guide/saved-games/' },
    ],
  },
  {
    title: 'More',
    entries: [
      { title: 'Examples', url: '/try/' },
      { title: 'Your own game', url: '/own-game/' },
      { title: 'All rules as data', url: '/guide/games/' },
      { title: 'Playing well', url: '/guide/strategy/' },
      { title: 'Yahtzee in depth', url: '/guide/strategy/yahtzee/' },
      { title: 'Yatzy in depth', url: '/guide/strategy/yatzy/' },
      { title: 'The relatives in depth', url: '/guide/strategy/relatives/' },
      { title: 'How games are solved', url: '/guide/solver/' },
      { title: 'Performance', url: '/guide/performance/' },
      { title: 'Fair dice', url: '/guide/fairness/' },
      { title: 'Security', url: '/guide/security/' },
      { title: 'Architecture', url: '/guide/architecture/' },
      { title: 'Element package', url: '/guide/packages/element/' },
      { title: 'Rules package', url: '/guide/packages/rules/' },
      { title: 'Advisor package', url: '/guide/packages/advisor/' },
      { title: 'Types of the packages', url: '/reference/types/' },
    ],
  },
];

/**
 * The groups; documents that none of them names stand at the end of the last one.
 * @param {readonly SiteDocument[]} documents
 */
export function navigation(documents) {
  const named = GROUPS.flatMap(({ entries }) => entries.map(({ url }) => url));
  const others = documents.filter(({ url }) => !named.includes(url));
  return GROUPS.map(({ title, entries }, i) => ({
    title,
    entries: i === GROUPS.length - 1 ? [...entries, ...others.map(entryOf)] : entries,
  }));
}

/**
 * @param {SiteDocument} document
 * @returns {Entry}
 */
function entryOf({ title, url }) {
  return { title, url };
}
