/** The fields that a spec and its parts may have. The compiler holds these lists to the types. */
import type {
  Bonus,
  Category,
  Column,
  Derived,
  Order,
  Repeat,
  RollOff,
  Spec,
  Tokens,
  WordsOfGame,
} from '../model/spec.js';
import type { Side } from '../model/types.js';

/** The fields of a type. */
export const fieldsOf = <T>(fields: Readonly<Record<keyof T, true>>): readonly string[] =>
  Object.keys(fields);

export const SPEC = fieldsOf<Spec>({
  id: true,
  revision: true,
  source: true,
  status: true,
  dice: true,
  rolls: true,
  categories: true,
  columns: true,
  bonuses: true,
  derived: true,
  repeat: true,
  tokens: true,
  fill: true,
  wins: true,
  follow: true,
  rank: true,
  standing: true,
  playoff: true,
  rollOff: true,
  players: true,
  words: true,
});
export const DICE = fieldsOf<Spec['dice']>({ count: true, sides: true });
export const SIDE = fieldsOf<Side>({ face: true, colour: true, symbol: true });
export const CATEGORY = fieldsOf<Category>({
  id: true,
  section: true,
  score: true,
  face: true,
  joker: true,
  entries: true,
  after: true,
  counts: true,
  stands: true,
});
export const COLUMN = fieldsOf<Column>({ id: true, order: true, times: true, rows: true, rolls: true });
export const ORDER = fieldsOf<Order>({ name: true, bar: true, declare: true });
export const BONUS = fieldsOf<Bonus>({ id: true, section: true, ladder: true, once: true });
export const DERIVED = fieldsOf<Derived>({ id: true, section: true, reads: true, value: true });
export const REPEAT = fieldsOf<Repeat>({ row: true, place: true, bonus: true, opponents: true });
export const TOKENS = fieldsOf<Tokens>({ spend: true, points: true, change: true, bars: true });
export const ROLL_OFF = fieldsOf<RollOff>({ dice: true, begins: true });
export const WORDS = fieldsOf<WordsOfGame>({
  name: true,
  rows: true,
  help: true,
  columns: true,
  sections: true,
});
