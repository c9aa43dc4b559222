/**
 * The rulesets with decisions of the day. Each import is written out, since bundlers only follow imports they can read.
 */
interface Collection {
  readonly puzzles: string;
}

const COLLECTIONS: Readonly<Record<string, () => Promise<Collection>>> = {
  yahtzee: () => import('./puzzles/yahtzee.js'),
  kniffel: () => import('./puzzles/kniffel.js'),
  yams: () => import('./puzzles/yams.js'),
  yatzy: () => import('./puzzles/yatzy.js'),
  'yatzy-forced': () => import('./puzzles/yatzy-forced.js'),
  yacht: () => import('./puzzles/yacht.js'),
  generala: () => import('./puzzles/generala.js'),
  cheerio: () => import('./puzzles/cheerio.js'),
  crag: () => import('./puzzles/crag.js'),
  kismet: () => import('./puzzles/kismet.js'),
};

/** The ids of these rulesets. */
export const collected: readonly string[] = Object.keys(COLLECTIONS);

/** Resolves to the lines of a ruleset, in their order. */
export async function linesOf(ruleset: string): Promise<readonly string[]> {
  const collection = Object.hasOwn(COLLECTIONS, ruleset) ? await COLLECTIONS[ruleset]?.() : undefined;
  // Not trimmed: the line of a decision in the first turn ends with a space.
  return collection?.puzzles.split('\n').filter(Boolean) ?? [];
}
