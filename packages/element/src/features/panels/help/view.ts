/** The view-model of the rules. */
export interface HelpView {
  readonly title: string;
  /** How a turn goes. */
  readonly steps: readonly HelpStep[];
  /** The purpose of the game and who wins, in sentences. */
  readonly story: readonly string[];
  /** What the boxes count. */
  readonly boxes: string;
  readonly sections: readonly HelpSection[];
  readonly tables: readonly HelpTable[];
  readonly notes: readonly HelpNote[];
}
export interface HelpStep {
  readonly number: string;
  readonly title: string;
  readonly text: string;
  /** Dice that count are the ones that this step is about; decoration. */
  readonly dice: readonly HelpDie[];
  /** The row whose tile is shown, in place of dice. */
  readonly row?: string | undefined;
}
/** What decides and is more than a row can tell: ranks, points by roll, payments. */
export interface HelpTable {
  readonly id: string;
  readonly title: string;
  readonly heads: readonly string[];
  /** The first cell names its row. */
  readonly rows: readonly (readonly HelpCell[])[];
}
export type HelpCell = string | HelpThrows;
/** Dice in a cell of a table, and how they are called. */
export interface HelpThrows {
  readonly throws: readonly (readonly HelpDie[])[];
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
  readonly dice: readonly HelpDie[];
  /** On which roll these dice fell, and whether all at once. */
  readonly roll: number;
  readonly served: boolean;
  readonly points: number;
  /** The points, or the text in place of them. */
  readonly worth: string;
  readonly label: string;
}
export interface HelpDie {
  readonly face: number;
  readonly colour: string | undefined;
  readonly symbol: string | undefined;
  readonly counts: boolean;
}
export interface HelpNote {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Names and values. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
}
