/** The view-model: the words and states from which templates render, without the rules. */
import type { Panel } from '../game/board-state.js';
import type { Level } from '../game/seats.js';

export interface View {
  readonly name: string;
  readonly turn: string;
  readonly turnShort: string;
  readonly several: boolean;
  readonly dice: readonly DieView[];
  readonly diceLabel: string;
  readonly roll: RollView;
  readonly message: MessageView;
  readonly canUndo: boolean;
  readonly card: CardView;
  /** Choices ranked by an advisor, shown where there is room. */
  readonly advice?: AdviceView;
  readonly panel: Panel;
}

export interface DieView {
  readonly position: number;
  /** 0 before the first roll. */
  readonly face: number;
  /** The colour of its pips; empty where colours do not matter. */
  readonly colour: string;
  /** Held, or chosen for the reroll. */
  readonly marked: boolean;
  /** The word below it; hidden while the die is not selected, unless it names a colour. */
  readonly tag: string;
  readonly label: string;
  readonly disabled: boolean;
  /** The number of its tilt on the tray, 0…5. */
  readonly tilt: number;
  /** The number of the throw in which it was rolled last, to animate its fall; absent or 0 if it is not animated. */
  readonly thrown?: number;
  /** Whether the hand depends on this die alone: it comes to rest after the others. */
  readonly decides?: boolean;
  /** An additional state, such as advised to be kept. */
  readonly marks?: string;
}

export type RollView =
  | {
      /** A press rolls; with real dice, it asks what they show. */
      readonly kind: 'ready' | 'enter';
      readonly label: string;
      readonly note: string;
      readonly left: number;
      readonly most: number;
    }
  | {
      readonly kind: 'off';
      readonly label: string;
      readonly note: '';
      readonly left: number;
      readonly most: number;
    }
  | {
      /** A computer is on turn; a press ends its pause. */
      readonly kind: 'skip';
      readonly label: string;
      readonly note: string;
      readonly left: number;
      readonly most: number;
    }
  | {
      readonly kind: 'again';
      readonly label: string;
      readonly note: string;
      readonly left: 0;
      readonly most: 0;
    };

export interface MessageView {
  /** A gain that is shown in a green chip. */
  readonly chip: string;
  /** A sentence; the words between asterisks stand out. */
  readonly text: string;
  /** The label of a button that shows all of the advice. */
  readonly more?: string;
}
export interface HoldView {
  readonly label: string;
  readonly held: number;
  /** These dice are held already. */
  readonly done: boolean;
}

export interface CardView {
  readonly label: string;
  readonly players: readonly PlayerView[];
  readonly sections: readonly SectionView[];
  /** The number of sections in the first half. */
  readonly cut: number;
  /** Whether the cards of players are side by side where there is room; otherwise one is shown at a time. */
  readonly abreast: boolean;
  /** The columns of one card that are filled in different orders; absent for a single column. */
  readonly columns?: ColumnsView;
  readonly totalLabel: string;
}
export interface PlayerView {
  readonly seat: number;
  readonly name: string;
  readonly total: string;
  /** The figure that decides places, if it is not the total; else empty. */
  readonly standing: string;
  /** Whether this player is on turn. */
  readonly active: boolean;
  /** Whether this player's card is the one shown where there is room for one only. */
  readonly shown: boolean;
  readonly win?: WinView;
  /** The level of a computer, and the words for it; absent for a person. */
  readonly computer?: { readonly level: Level; readonly label: string };
}
/** The probability of winning. */
export interface WinView {
  /** Whether the game has gone on since the figure was computed. */
  readonly isStale: boolean;
  readonly percent: number;
  readonly text: string;
  /** The change by the last roll, in percentage points; 0 if there was none, or none just now. */
  readonly change: number;
  readonly changeText: string;
  readonly label: string;
}
export interface SectionView {
  readonly id: string;
  readonly name: string;
  /** By seat. */
  readonly sums: readonly string[];
  readonly rows: readonly RowView[];
  readonly bonus: BonusView | undefined;
}
export interface RowView {
  readonly id: string;
  readonly name: string;
  readonly tile: string;
  /** By seat, the points of extra n of a kind; shown beside the box that enabled them. */
  readonly extras: readonly ExtraView[];
  readonly cells: readonly CellView[];
}
export interface ExtraView {
  readonly count: number;
  readonly points: string;
  readonly label: string;
}

/** The columns of one player's sheet. */
export interface ColumnsView {
  /** The label of the line of heads. */
  readonly corner: string;
  readonly heads: readonly HeadView[];
  /** By section. */
  readonly groups: readonly GroupView[];
  readonly totals: readonly string[];
}
export interface HeadView {
  readonly id: string;
  readonly name: string;
  readonly tile: string;
}
export interface GroupView {
  readonly id: string;
  readonly rows: readonly RowView[];
  /** The lines that are computed from the rows. */
  readonly sums: readonly SumView[];
}
export interface SumView {
  readonly label: string;
  readonly tile: string;
  /** By column. */
  readonly values: readonly SumValue[];
}
export interface SumValue {
  readonly text: string;
  /** The bonus included in the value. */
  readonly gain: string;
}

/**
 * The look and behaviour of a cell. `later`: its turn in the order of its column has not come yet. `derived`: computed
 * from others and never filled.
 */
export type CellLook =
  'rest' | 'points' | 'zero' | 'plain' | 'only' | 'barred' | 'later' | 'filled' | 'waiting' | 'derived';
export interface CellView {
  readonly id: string;
  readonly seat: number;
  readonly look: CellLook;
  readonly text: string;
  readonly label: string;
  readonly last: boolean;
  /** A zero that waits to be confirmed. */
  readonly asking: boolean;
  /** Whether nothing happens when it is chosen. */
  readonly disabled: boolean;
  /** An additional state: announced, struck, a word in place of a number. */
  readonly marks?: string;
  /** The loss from choosing it, from an advisor. */
  readonly loss?: string;
  /** Its entries, where it takes several. */
  readonly slots?: readonly SlotView[];
}
/** One of several entries of a cell: made, the one that would be made now, or still empty. */
export interface SlotView {
  readonly kind: 'made' | 'next' | 'room';
  readonly text: string;
}
export interface BonusView {
  readonly label: string;
  /** The label in a table of players: the bonus and the sum it needs. */
  readonly long?: string;
  readonly players: readonly BonusProgress[];
  /** The steps of a bonus that grows with the sum. */
  readonly steps?: readonly StepView[];
  /** By cell id: the progress of the player on turn if that cell were filled. */
  readonly after: Readonly<Record<string, BonusProgress>>;
}
export interface StepView {
  readonly at: number;
  readonly points: string;
  readonly from: string;
}
export interface BonusProgress {
  readonly sum: number;
  /** The sum that fills the bar. */
  readonly at: number;
  readonly reached: boolean;
  readonly count: string;
  readonly note: string;
  /** How far ahead or behind, in words. */
  readonly par?: string;
}

export interface AdviceView {
  /** The title where the advice covers the card. */
  readonly title: string;
  /** The heading above the best choice where the advice is beside the card. */
  readonly heading: string;
  readonly best: ChoiceView;
  /** The expected result of the best choice. */
  readonly expected: string;
  /** The button that holds the best dice; absent if there is nothing to hold. */
  readonly hold?: HoldView;
  /** The heading above the other choices; `figures` is the heading above their losses, if those are shown. */
  readonly or: string;
  readonly figures: string;
  /** Choices as good as the best. */
  readonly equals: readonly ChoiceView[];
  readonly others: readonly ChoiceView[];
  readonly why: string;
}
export interface ChoiceView {
  readonly text: string;
  /** The text where there is little room. */
  readonly short: string;
  /** The text with the loss. */
  readonly label: string;
  readonly dice: readonly {
    readonly face: number;
    readonly symbol: string | undefined;
    readonly kept: boolean;
  }[];
  readonly loss: string;
  /** The loss as a share of the largest loss listed, 0…1. */
  readonly share: number;
  /** The dice that pressing it holds; absent if there is nothing to hold. */
  readonly hold?: { readonly held: number; readonly done: boolean };
}

export interface ResultView {
  readonly title: string;
  readonly ranking: readonly RankView[];
  /** The parts of the winner's total; empty if it has a single part. */
  readonly figures: readonly FigureView[];
  readonly figuresTitle: string;
}
export interface FigureView {
  readonly label: string;
  readonly value: string;
}
export interface RankView {
  /** "1", or "=2" for all who share a place. */
  readonly place: string;
  readonly seat: number;
  readonly name: string;
  /** The figure that decides places; the total in most games. */
  readonly total: string;
  /** The total where something else decides, else the bonus; often empty. */
  readonly note: string;
  /** The distance to the first place; empty for that place itself. */
  readonly behind: string;
  /** The share of the best figure, in percent. */
  readonly percent: number;
  readonly won: boolean;
}
