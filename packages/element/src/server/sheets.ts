/** The styles of a board as text, one sheet for each shadow tree. */
import type { LitElement } from 'lit';
import type { Features, Tree } from '../board/feature.js';
import { YahtzeeControls, YahtzeeDice, YahtzeeGame, YahtzeeScorecard } from '../element.js';
import { laterStyles } from '../features/every-board/styles.js';
import { otherGamesStyles } from '../features/other-games/styles.js';
import { playerColours } from '../features/players/colours.js';
import { playerStyles } from '../features/players/styles.js';
import { forcedColours } from '../parts/styles/forced-colours-styles.js';
import { shortScreens } from '../parts/styles/short-screen-styles.js';

const TREES = {
  'yahtzee-game': [YahtzeeGame, 'game'],
  'yahtzee-dice': [YahtzeeDice, 'dice'],
  'yahtzee-controls': [YahtzeeControls, 'controls'],
  'yahtzee-scorecard': [YahtzeeScorecard, 'scorecard'],
} as const satisfies Record<string, readonly [unknown, Tree]>;

/** Hides the board until its HTML is completely parsed; otherwise it would shift. */
const WHOLE = '.frame:not(:has(~ .spoken)) { visibility: hidden; }';

/** Hides a board that keeps games until its script has checked whether a kept game replaces the new one. */
const KEPT = `@media (scripting: enabled) { :host(:is([keep~='game'], [keep=''])) .board { visibility: hidden; } }`;

export type Tag = keyof typeof TREES;

/** Creates an element from the class of this copy, not from the one registered for its tag. */
export const newElement = (tag: Tag): LitElement => new TREES[tag][0]();

export const tags = Object.keys(TREES) as readonly Tag[];

/** Returns the styles of an element at the start of a game, including those of its features. */
export const sheetOf = (tag: Tag, { stylesOf }: Pick<Features, 'stylesOf'>): string => {
  const [element, tree] = TREES[tag];
  const ofScreens = [...(forcedColours[tree] ?? []), ...(tree === 'game' ? [shortScreens] : [])];
  const styles = new Set([...element.styles, ...laterStyles[tree], ...ofScreens, ...stylesOf(tree)]);
  return [...Array.from(styles, ({ cssText }) => cssText), tag === 'yahtzee-game' ? WHOLE + KEPT : ''].join(
    '',
  );
};

/** Returns the styles of an element for any game. */
export const wholeSheetOf = (tag: Tag): string =>
  sheetOf(tag, {
    stylesOf: (tree) => [
      ...(otherGamesStyles[tree] ?? []),
      ...(tree === 'scorecard' ? [playerColours, playerStyles] : []),
    ],
  });
