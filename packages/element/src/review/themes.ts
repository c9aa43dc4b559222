/** The topics of decisions, derived from the boxes that the best choices were for, and from how these score. Pure. */
import type { Category, GameState, Spec } from '@yahtzee-game/rules';
import { itemAt } from '../basics/item-at.js';
import { sidesOf, throwOf } from '../features/panels/help/throws.js';
import { NO_LOSS } from '../view/loss.js';
import { sum } from './figures.js';
import type { Moment } from './moments.js';

export type Theme = 'endgame' | 'bonus' | 'numbers' | 'straights' | 'kinds' | 'alike' | 'other';

export interface ThemeLoss {
  readonly theme: Theme;
  readonly loss: number;
  /** A cell of the topic. */
  readonly cell: string;
}

/** The number of turns that count as the endgame. */
const LAST_TURNS = 3;

/** Returns the losses by topic, the greatest first; none unless the topic of every loss is known. */
export function lossesByTheme(moments: readonly Moment[]): readonly ThemeLoss[] {
  const dear = moments.filter(({ loss }) => loss >= NO_LOSS);
  const about = dear.flatMap(({ state, aim, loss }): ThemeLoss | [] =>
    aim === undefined ? [] : { theme: themeOf(state, aim), loss, cell: aim },
  );
  if (about.length < dear.length) return [];
  return [...new Set(about.map(({ theme }) => theme))]
    .flatMap((theme): ThemeLoss | [] => {
      const own = about.filter((one) => one.theme === theme);
      return own[0] ? { ...own[0], loss: sum(own.map(({ loss }) => loss)) } : [];
    })
    .toSorted((a, b) => b.loss - a.loss);
}

/** Returns the topic of a decision of the player on turn whose best choice is for this cell. */
export function themeOf({ rules, cards, seat }: GameState, aim: string): Theme {
  if (rules.slots - itemAt(cards, seat).filled <= LAST_TURNS) return 'endgame';
  const category = rules.cellById.get(aim)?.category;
  if (!category) return 'other';
  const { bonuses = [] } = rules.spec;
  if (bonuses.some(({ section }) => section === category.section)) return 'bonus';
  if (category.face) return 'numbers';
  return themeOfBox(category, rules.spec);
}

/** Derives the topic of a box from which of a few typical throws score in it. */
function themeOfBox({ score }: Category, { dice: { count, sides }, rolls }: Spec): Theme {
  const all = sidesOf({ count, sides });
  const last = all.length - 1;
  /** Whether these dice score; `side` returns the index of the side of each die. */
  const scores = (side: (place: number) => number): boolean =>
    score(
      throwOf(
        Array.from({ length: count }, (_, i) => all[side(i)] ?? NO_SIDE),
        rolls,
        false,
      ),
    ) > 0;
  // A throw with a gap in the middle and as few equal dice as possible, which is no special hand.
  if (scores((i) => (i < 2 ? i : Math.min(i + 1, last)))) return 'other';
  const isAlike = scores(() => last);
  const isTwoGroups = scores((i) => (i < 2 ? 0 : last));
  if (isAlike && !isTwoGroups && !scores((i) => (i < 1 ? 0 : last))) return 'alike';
  if (isAlike || isTwoGroups) return 'kinds';
  const isRun = scores((i) => i) || scores((i) => Math.max(0, last + 1 - count) + i);
  return isRun ? 'straights' : 'other';
}

/** Stands for a missing side if there are more dice than sides. */
const NO_SIDE = { face: 0 };
