/** Names of players, rows and dice. */
import {
  standings,
  worthOf,
  type CellInfo,
  type Column,
  type GameState,
  type Ruleset,
  type Side,
} from '@yahtzee-game/rules';
import type { Snapshot } from '../game/board-state.js';
import { isolated } from '../words/isolated.js';
import type { Translate } from '../words/messages.js';

/** Returns a player's name, or "Player 2". */
export const playerName = (
  { t, names }: Pick<Snapshot, 't' | 'names'>,
  { players }: GameState,
  seat: number,
): string => isolated(players[seat] ?? '', t) || names[seat] || t('player', { seat: seat + 1 });

/**
 * Returns a name that a page, a game or its family may replace: `name.yahtzee` comes before `row.yatzy-x.yahtzee`, then
 * `row.yatzy.yahtzee`, then `row.yahtzee`. Without any of these messages, a numbered name or the id.
 */
function ownWord(t: Translate, kind: string, ruleset: Pick<Ruleset, 'id'>, id: string): string {
  const name = `name.${id}`;
  const said = t(name) === name ? ownKey(t, ruleset, `${kind}.${id}`) : name;
  return t(said) === said ? numbered(t, kind, id) : isolated(t(said), t);
}

/** "Round 20" for `round20`, as there may be any number of rounds; the id if there is no message for it. */
function numbered(t: Translate, kind: string, id: string): string {
  const [, word, n] = /^(\D+)(\d+)$/.exec(id) ?? [];
  const key = `${kind}.${word}`;
  return n && t(key) !== key ? t(key, { n: Number(n) }) : id;
}

/**
 * Returns the key for a game, else for its family, else the common one: `say.sachsenkniffel.announce`, `say.announce`.
 */
export function ownKey(t: Translate, { id: game }: Pick<Ruleset, 'id'>, common: string): string {
  const own = [game, game.split('-')[0] ?? ''].map((name) => common.replace('.', `.${name}.`));
  return own.find((key) => t(key) !== key) ?? common;
}

export const rowName = (t: Translate, ruleset: Pick<Ruleset, 'id'>, id: string): string =>
  ownWord(t, 'row', ruleset, id);
export const sectionName = (t: Translate, ruleset: Ruleset, id: string): string =>
  ownWord(t, 'section', ruleset, id);
export const bonusName = (t: Translate, ruleset: Ruleset, id: string): string =>
  ownWord(t, 'bonus', ruleset, id);

/** Returns the game's name: that of the page, else the message, else the id. */
export function gameName(t: Translate, { id }: Ruleset): string {
  const said = ['name.game', `game.${id}`].find((key) => t(key) !== key);
  return isolated(said ? t(said) : id, t);
}

/** Returns a column's name; without one, that of its order. */
export function columnName(t: Translate, { id, order }: Column): string {
  const key = `column.${id}`;
  return t(key) === key ? t(`column.${order.name}`) : t(key);
}

/** Returns the row of a cell, and its column if there are several. */
export function cellName(t: Translate, { rules }: Pick<GameState, 'rules'>, id: string): string {
  const cell = rules.cellById.get(id);
  if (!cell) return id;
  const row = rowName(t, rules.ruleset, cell.category.id);
  return cell.column.id ? t('cell.in', { row, column: columnName(t, cell.column) }) : row;
}

/** Returns the text in a cell: its points times the weight of its column, or what the points stand for. */
export function worth(t: Translate, cell: CellInfo, points: number): string {
  const stands = cell.category.stands?.(points);
  return stands ? t(stands.key, stands.args) : t.number(worthOf(cell, points));
}

/** Returns the same for a sentence: with the word "points", unless the points stand for something else. */
export const worthWords = (t: Translate, cell: CellInfo, points: number): string =>
  cell.category.stands ? worth(t, cell, points) : t('points', { n: worthOf(cell, points) });

/** Returns the figure that decides a player's place, such as "12 points"; empty if it is the total. */
export function standingOf({ state, t }: Pick<Snapshot, 'state' | 't'>, seat: number): string {
  const { standing } = state.rules.spec;
  return standing ? t(`standing.${standing}`, { n: standings(state)[seat]?.[0] ?? 0 }) : '';
}

/** Returns the figure that a player ends with: the standing if the game has one, else the total. */
export const figureOf = (
  snapshot: Pick<Snapshot, 'state' | 't'>,
  seat: number,
  totals: readonly number[],
): string | number => standingOf(snapshot, seat) || (totals[seat] ?? 0);

/** Returns the sides at these positions; all of them without a mask. */
export function sidesAt({ state }: Pick<Snapshot, 'state'>, mask = -1): readonly Side[] {
  const { turn, rules } = state;
  return turn.dice.flatMap((die, i) => ((mask >> i) & 1 ? (rules.sides[die - 1] ?? []) : []));
}

/** The value of a side: "5", or "ace" where it has a symbol. */
export const faceWords = (t: Translate, { face, symbol }: Side): string =>
  symbol && !Number(symbol) ? t(`face.${symbol}`) : t.number(Number(symbol ?? face));

/** A side in words: "5, red" where it has a colour. */
export const sideWords = (t: Translate, side: Side): string =>
  side.colour ? t('side', { value: side.face, colour: t(`colour.${side.colour}`) }) : faceWords(t, side);

/** "2 4 4 6", or "2, red; 5, red" where dice have colours. */
export function sidesSaid(t: Translate, sides: readonly Side[]): string {
  const words = sides.map((side) => sideWords(t, side));
  return sides[0]?.colour ? t.list.semicolons(words) : words.join(' ');
}

/** Returns dice as they are announced. */
export const diceSaid = (snapshot: Pick<Snapshot, 'state' | 't'>, mask?: number): string =>
  sidesSaid(snapshot.t, sidesAt(snapshot, mask));

/** "two sixes" where all are equal and there are words for it, else the faces: "2 4 4 6". */
export function diceWords(t: Translate, sides: readonly Side[]): string {
  const [first] = sides;
  const equal = first && sides.every(({ face }) => face === first.face);
  const { length: n } = sides;
  const words = equal ? t(`same.${first.symbol ?? first.face}`, { n, count: t(`count.${n}`) }) : '';
  return words && !/\bsame\.|\bcount\./.test(words)
    ? words
    : sides.map((side) => faceWords(t, side)).join(' ');
}
