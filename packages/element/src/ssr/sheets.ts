/** The styles of a board as text, one sheet for each shadow tree. */
import { YahtzeeControls, YahtzeeDice, YahtzeeGame, YahtzeeScorecard } from '../element.js';
import { kit } from '../parts/kit.js';
import { stylesWith, type Styles } from '../parts/more/styles/index.js';

const TREES = {
  'yahtzee-game': [YahtzeeGame, 'game'],
  'yahtzee-dice': [YahtzeeDice, 'dice'],
  'yahtzee-controls': [YahtzeeControls, undefined],
  'yahtzee-scorecard': [YahtzeeScorecard, 'card'],
} as const;

/** While the page is still coming in, an unfinished board would move: it is shown when what follows it is there. */
const WHOLE = '.board:not(:has(~ .spoken)) { visibility: hidden; }';

export type Tree = keyof typeof TREES;

export const trees = Object.keys(TREES) as readonly Tree[];

/** What an element's tree wears at the start of a game; `more` are the styles of other games than Yahtzee. */
export function sheetOf(tree: Tree, more: Styles | undefined): string {
  const [element, late] = TREES[tree];
  const own = element.styles.map(({ cssText }) => cssText);
  return [...own, late && more?.[late].cssText, tree === 'yahtzee-game' ? WHOLE : ''].join('');
}

/** What it wears in any game. */
export const wholeSheetOf = (tree: Tree): string => sheetOf(tree, stylesWith(kit));
