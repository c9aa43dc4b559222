/** The view-model of the rules. */
export interface HelpView {
  readonly title: string;
  readonly sections: readonly HelpSection[];
  readonly notes: readonly HelpNote[];
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
