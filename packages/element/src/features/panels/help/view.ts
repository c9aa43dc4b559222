/** The view-model of the rules. */
import type { MiniDie } from '../../../view/mini-die.js';

export interface HelpView {
  readonly title: string;
  /** The steps of a turn. */
  readonly steps: readonly HelpStep[];
  /** The purpose of the game and who wins, in sentences. */
  readonly story: readonly string[];
  /** The heading of the rows. */
  readonly boxes: string;
  readonly sections: readonly HelpSection[];
  readonly tables: readonly HelpTable[];
  readonly notes: readonly HelpNote[];
}
export interface HelpStep {
  readonly number: string;
  readonly title: string;
  readonly text: string;
  /** The dice drawn with the step, as decoration; those that count are the ones that the step is about. */
  readonly dice: readonly MiniDie[];
  /** The row whose tile is shown, in place of dice. */
  readonly row?: string | undefined;
}
/** A table of rules that do not fit into one row: ranks, points by roll, payments. */
export interface HelpTable {
  readonly id: string;
  readonly title: string;
  readonly heads: readonly string[];
  /** The rows; the first cell of each is its head. */
  readonly rows: readonly (readonly HelpCell[])[];
}
export type HelpCell = string | HelpThrows;
/** Dice in a cell of a table, and their name. */
export interface HelpThrows {
  readonly throws: readonly (readonly MiniDie[])[];
  readonly label: string;
}
export interface HelpSection {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly HelpRow[];
  readonly bonuses: readonly HelpNote[];
}
export interface HelpRow {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** An example throw; absent for a derived row. */
  readonly example: HelpExample | undefined;
}
export interface HelpExample {
  readonly dice: readonly MiniDie[];
  /** The roll on which these dice fell; `served` is whether all fell at once. */
  readonly roll: number;
  readonly served: boolean;
  readonly points: number;
  /** The points, or the text in place of them. */
  readonly worth: string;
  readonly label: string;
}
export interface HelpNote {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Names and values. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
}
