/** Results of games as they are stored in an entry of a database. */
import type { Result, Rival } from '../../game/records.js';
import { LEVELS } from '../../game/seats.js';

/** The version of an entry; a later version is not changed. */
const VERSION = 1;

/** A result in a compact form. */
export type Row = readonly [
  at: number,
  name: string,
  total: number,
  game: string,
  helped: boolean,
  rivals: readonly Rival[],
];
export interface Entry {
  readonly version: typeof VERSION;
  /** A list of rows as JSON, oldest first: a browser reads ten thousand rows faster as text than as a list. */
  readonly rows: string;
}

export const entryOf = (rows: readonly Row[]): Entry => ({ version: VERSION, rows: JSON.stringify(rows) });

export const rowOf = ({ at, name, total, game, helped, rivals }: Result): Row => [
  at,
  name,
  total,
  game,
  helped,
  rivals,
];
export const resultOf = ([at, name, total, game, helped, rivals]: Row): Result => ({
  at,
  name,
  total,
  game,
  helped,
  rivals,
});

/** Returns the rows of an entry; none of an invalid one. Throws if a newer version of the board has stored it. */
export function rowsOf(stored: unknown): readonly Row[] {
  const { version, rows } = (stored ?? {}) as { readonly version?: unknown; readonly rows?: unknown };
  if (typeof version === 'number' && version > VERSION) throw new RangeError('stored by a newer version');
  const read = typeof rows === 'string' ? listIn(rows) : [];
  return read.filter(isRow);
}

function listIn(text: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const KINDS = ['number', 'string', 'number', 'string', 'boolean'];

const isRow = (value: unknown): value is Row =>
  Array.isArray(value) &&
  KINDS.every((kind, i) => isOf(kind, value[i])) &&
  Array.isArray(value[KINDS.length]) &&
  value[KINDS.length].every(isRival);

function isRival(value: unknown): value is Rival {
  const { level, ahead } = (value ?? {}) as { readonly level?: unknown; readonly ahead?: unknown };
  return LEVELS.some((one) => one === level) && isOf('number', ahead);
}

const isOf = (kind: string | undefined, value: unknown): boolean =>
  typeof value === kind && (kind !== 'number' || Number.isFinite(value));
