/** The points that a finished card of one player lacks, and the total with them. */
import { playerTotals, type GameState } from '@yahtzee-game/rules';
import { itemAt } from '../../basics/item-at.js';
import { totalOf, totalsOf } from '../../game/answers.js';
import { throwsOf } from '../panels/help/throws.js';

type CellInfo = GameState['rules']['cells'][number];

/** A bonus that was nearly reached. */
export interface MissedBonus {
  /** The points that its section lacked. */
  readonly short: number;
  /** The total with them, and with the bonus. */
  readonly total: number;
}
/** A box in which nothing was scored. */
export interface EmptyBox {
  /** Id of the cell. */
  readonly cell: string;
  /** The least points of a throw that scores there. */
  readonly points: number;
  /** Whether every throw that scores there has these points. */
  readonly isFixed: boolean;
  /** The total with these points. */
  readonly total: number;
}
export interface Missed {
  readonly bonus: MissedBonus | undefined;
  /** The boxes of fixed points first, then by points, the fewest first. */
  readonly boxes: readonly EmptyBox[];
  /** Whether something was scored in every box. */
  readonly isFull: boolean;
}

/** A bonus was near if its section lacked at most this share of what it needs. */
const NEAR = 1 / 4;

export function missedOf(state: GameState): Missed {
  const empty = emptySlots(state);
  const boxes = empty.length > 0 ? emptyBoxes(state, empty) : [];
  return {
    bonus: nearBonuses(state).toSorted((a, b) => a.short - b.short)[0],
    boxes: boxes.toSorted((a, b) => Number(b.isFixed) - Number(a.isFixed) || a.points - b.points),
    isFull: empty.length === 0,
  };
}

function nearBonuses(state: GameState): readonly MissedBonus[] {
  const { spec, columnCells } = state.rules;
  return (totalsOf(state)[0]?.columns ?? []).flatMap(({ sections }, column) =>
    (spec.bonuses ?? []).flatMap(({ section, ladder }): readonly MissedBonus[] => {
      const sum = sections[section] ?? 0;
      const [at] = ladder.find(([from]) => sum < from) ?? [];
      const cell = columnCells[column]?.find(
        ({ category }) => category.section === section && category.counts !== false,
      );
      if (at === undefined || !cell || at - sum > at * NEAR) return [];
      return [{ short: at - sum, total: totalWith(state, cell.slot, at - sum) }];
    }),
  );
}

interface EmptySlot {
  readonly cell: CellInfo;
  /** Its place on the card. */
  readonly slot: number;
}

const emptySlots = ({ rules, cards }: GameState): readonly EmptySlot[] =>
  rules.cells.flatMap((cell) => {
    const entries = cards[0]?.slots.slice(cell.slot, cell.slot + cell.entries) ?? [];
    const at = entries.indexOf(0);
    return at < 0 ? [] : [{ cell, slot: cell.slot + at }];
  });

function emptyBoxes(state: GameState, empty: readonly EmptySlot[]): readonly EmptyBox[] {
  const throws = throwsOf(state.rules.spec);
  return empty.flatMap(({ cell, slot }): readonly EmptyBox[] => {
    const scores = scoresIn(cell, throws);
    const points = Math.min(...scores);
    const total = scores.size > 0 ? totalWith(state, slot, points) : 0;
    return total > totalOf(state, 0) ? [{ cell: cell.id, points, isFixed: scores.size === 1, total }] : [];
  });
}

/** The points that throws have in a box, without 0. */
const scoresIn = ({ category }: CellInfo, throws: ReturnType<typeof throwsOf>): ReadonlySet<number> =>
  new Set(throws.map(category.score).filter((points) => points > 0));

/** The total of the player with more points in a slot of the card. */
function totalWith(state: GameState, slot: number, more: number): number {
  const card = itemAt(state.cards, 0);
  const slots = card.slots.with(slot, (card.slots[slot] ?? 0) + more);
  return itemAt(playerTotals({ ...state, cards: [{ ...card, slots }] }), 0).total;
}
