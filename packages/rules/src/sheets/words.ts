/** The words that the texts of a rule sheet consist of: what each is, what it takes, and what it means. */
import type { Tokens } from '../model/spec.js';
import * as vocabulary from '../vocabulary/vocabulary.js';

/** The kinds of values that texts, and the words in them, have. */
export type Kind =
  'number' | 'pattern' | 'score' | 'rows' | 'order' | 'place' | 'extra' | 'strike' | 'change';

export interface Word {
  readonly kind: Kind;
  /** The arguments that it must have; a word without any is written without brackets. */
  readonly takes: readonly Kind[];
  /** The kind of further arguments, and how many there may be. */
  readonly more?: readonly [kind: Kind, most: number];
  /** How many times it calls its arguments for one throw, from its first number and the dice; once if absent. */
  readonly times?: (first: number, dice: number) => number;
  /** The value, of a word that takes nothing; else the function from its arguments to the value. */
  readonly means: unknown;
}

const ANY = 20;
/** How many ways there are to take some of the dice. */
function choices(some: number, dice: number): number {
  let ways = 1;
  for (let i = 0; i < Math.min(some, dice); i++) ways = (ways * (dice - i)) / (i + 1);
  return ways;
}

/** Rolls that are left go into the bank, rolls that were bought come from it. */
const unused: Tokens['change'] = (rolls) => rolls;
/** The same, but nothing is put into the bank by a turn without points. */
const unusedIfScored: Tokens['change'] = (rolls, points) => (points > 0 ? rolls : Math.min(0, rolls));

const plain = (kind: Kind, means: unknown): Word => ({ kind, takes: [], means });
const taking = (kind: Kind, takes: readonly Kind[], means: unknown, more?: Word['more']): Word => ({
  kind,
  takes,
  means,
  ...(more && { more }),
});

export const WORDS: Readonly<Record<string, Word>> = {
  sum: plain('score', vocabulary.sum),
  faceSum: taking('score', ['number'], vocabulary.faceSum),
  count: taking('score', ['number'], vocabulary.count, ['number', ANY]),
  fixed: taking('score', ['number', 'pattern'], vocabulary.fixed),
  sumIf: taking('score', ['pattern'], vocabulary.sumIf, ['number', 1]),
  plus: taking('score', ['number', 'score'], vocabulary.plus),
  less: taking('score', ['number', 'score'], vocabulary.less),
  byRoll: taking('score', ['pattern', 'number'], vocabulary.byRoll, ['number', ANY]),
  servedOr: taking('score', ['number', 'number', 'pattern'], vocabulary.servedOr),
  best: taking('score', ['score', 'score'], vocabulary.best, ['score', ANY]),
  groups: taking('score', ['number'], vocabulary.groups, ['number', ANY]),
  bestOf: { ...taking('score', ['number', 'score'], vocabulary.bestOf), times: choices },

  allEqual: plain('pattern', vocabulary.allEqual),
  fullHouse: plain('pattern', vocabulary.fullHouse),
  oneColour: plain('pattern', vocabulary.oneColour),
  firstRoll: plain('pattern', vocabulary.firstRoll),
  ofAKind: taking('pattern', ['number'], vocabulary.ofAKind),
  run: taking('pattern', ['number'], vocabulary.run),
  sequence: taking('pattern', ['number', 'number'], vocabulary.sequence),
  shows: taking('pattern', ['number'], vocabulary.shows, ['number', ANY]),
  only: taking('pattern', ['number'], vocabulary.only, ['number', ANY]),
  sumFrom: taking('pattern', ['number'], vocabulary.sumFrom),
  sumTo: taking('pattern', ['number'], vocabulary.sumTo),
  not: taking('pattern', ['pattern'], vocabulary.not),
  both: taking('pattern', ['pattern', 'pattern'], vocabulary.both, ['pattern', ANY]),
  either: taking('pattern', ['pattern', 'pattern'], vocabulary.either, ['pattern', ANY]),

  numbers: taking('rows', ['number'], vocabulary.numberRows),

  free: plain('order', vocabulary.free),
  down: plain('order', vocabulary.down),
  up: plain('order', vocabulary.up),
  ends: plain('order', vocabulary.ends),
  middle: plain('order', vocabulary.middle),
  middleFrom: taking('order', ['number'], vocabulary.middleFrom),
  upperThenLower: plain('order', vocabulary.upperThenLower),
  lowerThenUpper: plain('order', vocabulary.lowerThenUpper),
  announce: plain('order', vocabulary.announce),
  lateAnnounce: plain('order', vocabulary.lateAnnounce),
  hand: plain('order', vocabulary.hand),

  literal: plain('place', vocabulary.literal),
  forced: plain('place', vocabulary.forced),
  freeChoice: plain('place', vocabulary.freeChoice),
  lowerOnly: plain('place', vocabulary.lowerOnly),
  noBonus: plain('extra', vocabulary.noBonus),
  chips: taking('extra', ['number'], vocabulary.chips),
  always: taking('extra', ['number'], vocabulary.always),
  inNumberBox: taking('extra', ['number'], vocabulary.inNumberBox),
  strikeOpponents: plain('strike', vocabulary.strikeOpponents),
  alwaysStrikeOpponents: plain('strike', vocabulary.alwaysStrikeOpponents),

  unused: plain('change', unused),
  unusedIfScored: plain('change', unusedIfScored),
};
