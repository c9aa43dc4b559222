/** The view-model of the templates: words and states that need no rules. */
import type { Panel } from '../game/board-state.js';

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
  /** Of its pips; empty where colours do not matter. */
  readonly colour: string;
  /** Held, or chosen for the reroll. */
  readonly marked: boolean;
  /** The word below it; hidden while the die is not selected, unless it names a colour. */
  readonly tag: string;
  readonly label: string;
  readonly disabled: boolean;
  /** How it lies, 0…5. */
  readonly tilt: number;
  /** The number of the throw in which it was rolled last, to show how it falls; absent or 0 if it just lies there. */
  readonly thrown?: number;
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
  /** A gain worth a green chip. */
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
  /** Players stand beside each other where there is room; else one card at a time. */
  readonly abreast: boolean;
  /** One card whose columns are filled in different orders; absent: a single column. */
  readonly columns?: ColumnsView;
  readonly totalLabel: string;
}
export interface PlayerView {
  readonly seat: number;
  readonly name: string;
  readonly total: string;
  /** The figure that decides places, if it is not the total. */
  readonly standing: string;
  /** On turn. */
  readonly active: boolean;
  /** Its card is shown where there is room for one only. */
  readonly shown: boolean;
  readonly win?: WinView;
  /** Of a computer: that it is one, and its level. */
  readonly computer?: string;
}
/** The probability of winning. */
export interface WinView {
  /** Whether the game has gone on since. */
  readonly isStale: boolean;
  readonly percent: number;
  readonly text: string;
  /** What the last roll has changed, in percent points; 0 if nothing, or nothing lately. */
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
  /** What the heads tell. */
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
  /** What is computed from the rows. */
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
  /** The bonus in it. */
  readonly gain: string;
}

/**
 * How a cell looks and what it does; `later` is not yet its turn in the order of its column, `derived` is computed from
 * others and never filled.
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
  /** Nothing happens when it is chosen. */
  readonly disabled: boolean;
  /** An additional state: announced, struck, a word in place of a number. */
  readonly marks?: string;
  /** What choosing it costs, in an advisor's words. */
  readonly loss?: string;
  /** Its entries, where it takes several. */
  readonly slots?: readonly SlotView[];
}
/** One of several entries of a cell: made, the one that would be made now, or room for one. */
export interface SlotView {
  readonly kind: 'made' | 'next' | 'room';
  readonly text: string;
}
export interface BonusView {
  readonly label: string;
  /** For a table of players: what it is and from where. */
  readonly long: string;
  readonly players: readonly BonusProgress[];
  /** Where it grows in steps. */
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
  /** Over the card. */
  readonly title: string;
  /** Above the best choice, where it stands beside the card. */
  readonly heading: string;
  readonly best: ChoiceView;
  /** What may be expected of it. */
  readonly expected: string;
  /** Does what is best; absent if there is nothing to hold. */
  readonly hold?: HoldView;
  /** Above the other choices, and above their costs if they are told. */
  readonly or: string;
  readonly figures: string;
  /** As good as the best. */
  readonly equals: readonly ChoiceView[];
  readonly others: readonly ChoiceView[];
  readonly why: string;
}
export interface ChoiceView {
  readonly text: string;
  /** The same where there is little room. */
  readonly short: string;
  /** The same with what it costs. */
  readonly label: string;
  readonly dice: readonly {
    readonly face: number;
    readonly symbol: string | undefined;
    readonly kept: boolean;
  }[];
  readonly loss: string;
  /** The part of the largest cost listed, 0…1. */
  readonly share: number;
  /** What pressing it holds; absent if there is nothing to hold. */
  readonly hold?: { readonly held: number; readonly done: boolean };
}

export interface ResultView {
  readonly title: string;
  readonly ranking: readonly RankView[];
  /** What the winner's total is made of; empty if it has a single part. */
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
  /** The figure that decides places: the total in most games. */
  readonly total: string;
  /** The total where something else decides, else the bonus; often empty. */
  readonly note: string;
  /** The distance to the first place; empty for that place itself. */
  readonly behind: string;
  /** Share of the best figure, in percent. */
  readonly percent: number;
  readonly won: boolean;
}
