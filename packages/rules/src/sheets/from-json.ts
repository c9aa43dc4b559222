/** A ruleset from a rule sheet, which may be any value: it is copied, read, and checked as house rules are. */
import { defineSheet } from '../house-rules/define.js';
import {
  checkFlag,
  checkList,
  checkOneOf,
  checkObject,
  checkText,
  fail as refuse,
  Misspelling,
  optional,
} from '../house-rules/checks.js';
import { MAX_COLUMNS, MAX_ROWS } from '../house-rules/check-spec.js';
import * as fields from '../house-rules/spec-fields.js';
import type { Ruleset } from '../model/rules.js';
import type { Bonus, Category, Column, Repeat, Spec, Tokens } from '../model/spec.js';
import type { Throw } from '../model/types.js';
import { fail, parsed, type ParseResult } from '../records/parse.js';
import { onlyIfScored } from '../vocabulary/repeat.js';
import { editionOf } from './edition.js';
import { plainCopy } from './plain-copy.js';
import type { RuleSheet, SheetRepeat, SheetRow, SheetTokens } from './sheet.js';
import { readText, type Reading } from './text.js';

/** A ruleset that came from a sheet. */
export interface SheetRuleset {
  readonly ok: true;
  readonly ruleset: Ruleset & {
    /** The sheet, as it was given: `JSON.stringify(ruleset)` is its text. */
    readonly toJSON: () => RuleSheet;
  };
}

/** How many dice there are if the sheet does not say it. */
const DICE = 5;
const SHEET = fields.fieldsOf<RuleSheet>({
  $schema: true,
  id: true,
  source: true,
  status: true,
  dice: true,
  rolls: true,
  rows: true,
  order: true,
  columns: true,
  bonus: true,
  bonuses: true,
  repeat: true,
  tokens: true,
  fill: true,
  wins: true,
  playoff: true,
  rollOff: true,
  players: true,
  words: true,
});
/** Fields of a spec, but for those that only a function can fill. */
const ROW = fields.CATEGORY.filter((field) => field !== 'stands');
const TOKENS = fields.TOKENS.filter((field) => field !== 'bars');
const REPEAT = [...fields.REPEAT, 'onlyIfScored'];

/**
 * Returns `{ ok: true, ruleset }`, or why and where the sheet was refused. It never throws. The revision of the ruleset
 * is a number from the rules of the sheet, so that a game by another sheet of this id is not taken for one by this.
 */
export function rulesetFromJSON(value: unknown): ParseResult<SheetRuleset> {
  return parsed(() => {
    const sheet = plainCopy(value) as RuleSheet;
    try {
      const spec = specOf(sheet);
      return { ok: true, ruleset: { ...defineSheet(spec), toJSON: () => sheet } };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const message = inWordsOf(sheet, error.message);
      return fail({
        code: 'bad-sheet',
        at: message.slice(0, message.indexOf(':')),
        message,
        ...(error instanceof Misspelling && { found: error.found, meant: error.meant }),
      });
    }
  });
}

function specOf(sheet: RuleSheet): Spec {
  checkObject('sheet', sheet, SHEET);
  const { source = 'A rule sheet', dice, rolls = 3, repeat, tokens, wins } = sheet;
  const { $schema, rows, order, columns, bonus, bonuses, ...same } = sheet;
  optional('$schema', $schema, checkText);
  optional('dice', dice, (place, value) => checkObject(place, value, fields.DICE));
  const reading = readingOf(sheet);
  const categories = checkedList('rows', rows, MAX_ROWS).flatMap((row, i) => rowsOf(row, i, reading));
  return {
    ...same,
    source,
    revision: editionOf(sheet),
    dice: { count: DICE, sides: 6, ...dice },
    rolls,
    categories,
    ...(order !== undefined && { columns: [{ id: '', order: read('order', order, 'order') }] }),
    ...(columns !== undefined && { columns: columnsOf(sheet) }),
    ...(bonus !== undefined && { bonuses: [upperBonus(bonus)] }),
    ...(bonuses !== undefined && { bonuses: bonusesOf(sheet) }),
    ...(repeat !== undefined && { repeat: repeatOf(repeat) }),
    ...(tokens !== undefined && { tokens: tokensOf(tokens) }),
    ...(wins !== undefined && { wins: read('wins', wins, 'pattern') }),
  } as Spec;
}

/** The values of texts, by kind. */
interface Values {
  readonly score: Category['score'];
  readonly pattern: (t: Throw) => boolean;
  readonly rows: readonly Category[];
  readonly order: Column['order'];
  readonly place: Repeat['place'];
  readonly extra: Repeat['bonus'];
  readonly strike: NonNullable<Repeat['opponents']>;
  readonly change: Tokens['change'];
}

/** The value of a text that has to be of this kind. */
const read = <K extends keyof Values>(
  place: string,
  text: unknown,
  kind: K,
  sheet = readingOf({}),
): Values[K] => readText(place, text, kind, sheet) as Values[K];

const readingOf = ({ dice }: Pick<RuleSheet, 'dice'>): Reading => ({
  dice: dice?.count ?? DICE,
  questions: 0,
});

function rowsOf(row: RuleSheet['rows'][number], i: number, reading: Reading): readonly Category[] {
  if (typeof row === 'string') return read(`rows[${i}]`, row, 'rows');
  checkObject(`rows[${i}]`, row, ROW);
  const score = read(`rows[${i}].score`, row?.score, 'score', reading);
  return [{ section: 'lower', ...(row as Omit<SheetRow, 'section'>), score }];
}

function columnsOf({ order, columns }: RuleSheet): readonly Column[] {
  if (order !== undefined) refuse('order', order, 'nothing, where `columns` says the order of each');
  return checkedList('columns', columns, MAX_COLUMNS).map((column, i) => {
    checkObject(`columns[${i}]`, column, fields.COLUMN);
    const { order: own = 'free', ...same } = column;
    return { ...same, order: read(`columns[${i}].order`, own, 'order') };
  });
}

function upperBonus(bonus: NonNullable<RuleSheet['bonus']>): Bonus {
  const ladder = Array.isArray(bonus) && bonus.every((step) => typeof step === 'number') ? [bonus] : bonus;
  return { id: 'upperBonus', section: 'upper', ladder: ladder as Bonus['ladder'] };
}

function bonusesOf({ bonus, bonuses = [] }: RuleSheet): readonly Bonus[] {
  if (bonus !== undefined) refuse('bonus', 'both', 'nothing, where `bonuses` says all of them');
  return bonuses;
}

function repeatOf(given: SheetRepeat): Repeat {
  checkObject('repeat', given, REPEAT);
  const { row, place = 'literal', bonus = 'noBonus', opponents, onlyIfScored: needs = false } = given;
  checkFlag('repeat.onlyIfScored', needs);
  const policy: Repeat = {
    row,
    place: read('repeat.place', place, 'place'),
    bonus: read('repeat.bonus', bonus, 'extra'),
    ...(opponents !== undefined && { opponents: read('repeat.opponents', opponents, 'strike') }),
  };
  return needs ? onlyIfScored(policy) : policy;
}

function tokensOf(given: SheetTokens): Tokens {
  checkObject('tokens', given, TOKENS);
  checkOneOf('tokens.spend', given.spend, ['ask', 'auto']);
  return { ...given, change: read('tokens.change', given.change, 'change') };
}

function checkedList<T>(place: string, value: readonly T[] | undefined, most: number): readonly T[] {
  checkList(place, value, 1, most);
  return value ?? [];
}

/** House rules are refused in the words of a spec; a sheet has others. */
const inWordsOf = (sheet: RuleSheet, sentence: string): string =>
  sentence
    .replace(/^categories\[(\d+)\]/, (_, row: string) => placeOf(sheet, Number(row)))
    .replace(/^categories/, 'rows')
    .replace(/^bonuses\[0\](?:\.ladder)?/, (place) => (sheet.bonus === undefined ? place : 'bonus'))
    .replace(/^columns\[0\]\.order/, (place) => (sheet.order === undefined ? place : 'order'));

/** Where the sheet says the row with this number. */
function placeOf(sheet: RuleSheet, row: number): string {
  const reading = readingOf(sheet);
  const places = sheet.rows.flatMap((one, i) => rowsOf(one, i, reading).map(() => `rows[${i}]`));
  return places[row] ?? 'rows';
}
