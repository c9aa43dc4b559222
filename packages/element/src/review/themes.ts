/** What decisions were about: told from the boxes that the best choices were for, and from how these boxes score. Pure. */
import type { Category, GameState, Spec } from '@yahtzee-game/rules';
import { sidesOf, throwOf } from '../features/panels/help/throws.js';
import { NO_LOSS } from '../view/loss.js';
import { sum } from './figures.js';
import type { Moment } from './moments.js';
import { itemAt } from '../item-at.js';

export type Theme = 'endgame' | 'bonus' | 'numbers' | 'straights' | 'kinds' | 'alike' | 'other';

export interface ThemeLoss {
  readonly theme: Theme;
  readonly loss: number;
  /** A cell that it was about. */
  readonly cell: string;
}

/** So many turns are the end of a game. */
const LAST_TURNS = 3;

/** Returns the losses by theme, the greatest first; none if it is not known what all of them were about. */
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

/** Returns what a decision of the player on turn is about if its best choice is for this cell. */
export function themeOf({ rules, cards, seat }: GameState, aim: string): Theme {
  if (rules.slots - itemAt(cards, seat).filled <= LAST_TURNS) return 'endgame';
  const category = rules.cellById.get(aim)?.category;
  if (!category) return 'other';
  const { bonuses = [] } = rules.spec;
  if (bonuses.some(({ section }) => section === category.section)) return 'bonus';
  if (category.face) return 'numbers';
  return themeOfBox(category, rules.spec);
}

/** Throws a few typical throws, and looks which of them score. */
function themeOfBox({ score }: Category, { dice: { count, sides }, rolls }: Spec): Theme {
  const all = sidesOf({ count, sides });
  const last = all.length - 1;
  /** Whether these dice score: by place, the number of a side. */
  const scores = (side: (place: number) => number): boolean =>
    score(
      throwOf(
        Array.from({ length: count }, (_, i) => all[side(i)] ?? NO_SIDE),
        rolls,
        false,
      ),
    ) > 0;
  // A gap in the middle, and as few equal dice as possible.
  if (scores((i) => (i < 2 ? i : Math.min(i + 1, last)))) return 'other';
  const isAlike = scores(() => last);
  const isTwoGroups = scores((i) => (i < 2 ? 0 : last));
  if (isAlike && !isTwoGroups && !scores((i) => (i < 1 ? 0 : last))) return 'alike';
  if (isAlike || isTwoGroups) return 'kinds';
  const isRun = scores((i) => i) || scores((i) => Math.max(0, last + 1 - count) + i);
  return isRun ? 'straights' : 'other';
}

/** Where there are more dice than sides. */
const NO_SIDE = { face: 0 };
