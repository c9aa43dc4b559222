/** A rule sheet as plain data, published in `rule-sheet.schema.json`: a spec whose functions are texts. */
import type { Bonus, Category, Column, RollOff, Spec, WordsByLanguage } from '../model/spec.js';
import type { Side } from '../model/types.js';

export interface RuleSheet {
  /** The address of the schema, for editors. */
  readonly $schema?: string;
  readonly id: string;
  /** Where the rules are from; the sheet itself if absent. */
  readonly source?: string;
  readonly status?: NonNullable<Spec['status']>;
  /** Five dice of six sides if absent. */
  readonly dice?: { readonly count?: number; readonly sides?: number | readonly Side[] };
  /** 3 if absent. */
  readonly rolls?: number;
  /** In their order; `"numbers(6)"` are the number boxes of six faces. */
  readonly rows: readonly (string | SheetRow)[];
  /** The order of the only column, such as `"down"`; `"free"` if absent. */
  readonly order?: string;
  readonly columns?: readonly SheetColumn[];
  /** The bonus of the upper section: a sum and its points, or several of these that rise. */
  readonly bonus?: readonly [at: number, points: number] | Bonus['ladder'];
  /** Bonuses of any sections. */
  readonly bonuses?: readonly Bonus[];
  readonly repeat?: SheetRepeat;
  readonly tokens?: SheetTokens;
  readonly fill?: NonNullable<Spec['fill']>;
  /** A pattern that wins the game at once: `"both(firstRoll, allEqual)"`. */
  readonly wins?: string;
  readonly playoff?: boolean;
  readonly rollOff?: RollOff;
  readonly players?: readonly [fewest: number, most: number];
  readonly words?: WordsByLanguage;
}

export interface SheetRow extends Omit<Category, 'section' | 'score' | 'stands'> {
  /** `lower` if absent. */
  readonly section?: string;
  /** `"fixed(20, run(4))"` */
  readonly score: string;
}

export interface SheetColumn extends Omit<Column, 'order'> {
  /** `"free"` if absent. */
  readonly order?: string;
}

/** All dice are equal again. */
export interface SheetRepeat {
  readonly row: string;
  /** Where such a throw may go: `"forced"`, `"freeChoice"`, `"lowerOnly"`; `"literal"` if absent. */
  readonly place?: string;
  /** What it earns besides: `"chips(100)"`; `"noBonus"` if absent. */
  readonly bonus?: string;
  /** `"strikeOpponents"`; nothing if absent. */
  readonly opponents?: string;
  /** Nothing of this holds while the row was struck. */
  readonly onlyIfScored?: boolean;
}

/** A bank of rolls. */
export interface SheetTokens {
  readonly spend: 'ask' | 'auto';
  readonly points?: number;
  /** `"unused"`, or `"unusedIfScored"`. */
  readonly change: string;
}
