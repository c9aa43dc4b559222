/** Names of players, rows and dice, in words. */
import {
  standings,
  worthOf,
  type CellInfo,
  type Column,
  type GameState,
  type Ruleset,
  type Side,
} from '@yahtzee-game/rules';
import type { Snapshot } from '../snapshot.js';
import type { Translate } from '../messages.js';

/** A player's name, or "Player 2". */
export const playerName = ({ t }: { readonly t: Translate }, { players }: GameState, seat: number): string =>
  players[seat] || t('player', { seat: seat + 1 });

/**
 * A message that a page, a game, or its family may word its own way: `name.yahtzee` before `row.yatzy-x.yahtzee` before
 * `row.yatzy.yahtzee` before `row.yahtzee`. Without any, the id.
 */
function ownWord(t: Translate, kind: string, { id: game }: Ruleset, id: string): string {
  const keys = [
    `name.${id}`,
    `${kind}.${game}.${id}`,
    `${kind}.${game.split('-')[0] ?? ''}.${id}`,
    `${kind}.${id}`,
  ];
  const said = keys.find((key) => t(key) !== key);
  return said ? t(said) : id;
}

export const rowName = (t: Translate, ruleset: Ruleset, id: string): string => ownWord(t, 'row', ruleset, id);
export const sectionName = (t: Translate, ruleset: Ruleset, id: string): string =>
  ownWord(t, 'section', ruleset, id);
export const bonusName = (t: Translate, ruleset: Ruleset, id: string): string =>
  ownWord(t, 'bonus', ruleset, id);

/** The game's name, if the page does not call it something else; a house game without a message is called by its id. */
export function gameName(t: Translate, { id }: Ruleset): string {
  const said = ['name.game', `game.${id}`].find((key) => t(key) !== key);
  return said ? t(said) : id;
}

/** A column's name; without one, that of its order. */
export function columnName(t: Translate, { id, order }: Column): string {
  const key = `column.${id}`;
  return t(key) === key ? t(`column.${order.name}`) : t(key);
}

/** The row that a cell stands in, and its column where there are several. */
export function cellName(t: Translate, { rules }: Pick<GameState, 'rules'>, id: string): string {
  const cell = rules.cellById.get(id);
  if (!cell) return id;
  const row = rowName(t, rules.ruleset, cell.category.id);
  return cell.column.id ? t('cell.in', { row, column: columnName(t, cell.column) }) : row;
}

/** What stands in a cell: its points as often as its column counts, or what they stand for. */
export function worth(t: Translate, cell: CellInfo, points: number): string {
  const stands = cell.category.stands?.(points);
  return stands ? t(stands.key, stands.args) : t.number(worthOf(cell, points));
}

/** The same in a sentence: with the word "points", unless it stands for something else. */
export const worthWords = (t: Translate, cell: CellInfo, points: number): string =>
  cell.category.stands ? worth(t, cell, points) : t('points', { n: worthOf(cell, points) });

/** What a player's place goes by, "12 points"; empty if it is plainly the total. */
export function standingOf({ state, t }: Pick<Snapshot, 'state' | 't'>, seat: number): string {
  const { standing } = state.rules.spec;
  return standing ? t(`standing.${standing}`, { n: standings(state)[seat]?.[0] ?? 0 }) : '';
}

/** The sides that lie at these positions; all of them without a mask. */
export function sidesAt({ state }: Pick<Snapshot, 'state'>, mask = -1): readonly Side[] {
  const { turn, rules } = state;
  return turn.dice.flatMap((die, i) => ((mask >> i) & 1 ? (rules.sides[die - 1] ?? []) : []));
}

/** The faces that lie at these positions. */
export const facesAt = (snapshot: Pick<Snapshot, 'state'>, mask?: number): readonly number[] =>
  sidesAt(snapshot, mask).map(({ face }) => face);

/** A side in words: "5, red" where it has a colour. */
export const sideWords = (t: Translate, { face, colour }: Side): string =>
  colour ? t('side', { value: face, colour: t(`colour.${colour}`) }) : t.number(face);

/** Dice as they are said: "2 4 4 6". */
export const diceSaid = (snapshot: Pick<Snapshot, 'state' | 't'>, mask?: number): string => {
  const sides = sidesAt(snapshot, mask);
  return sides.map((side) => sideWords(snapshot.t, side)).join(sides[0]?.colour ? '; ' : ' ');
};

/** "Two sixes" where all are equal and there are words for it, else the faces: "2 4 4 6". */
export function diceWords(t: Translate, faces: readonly number[]): string {
  const [first] = faces;
  const equal = first !== undefined && faces.every((face) => face === first);
  const words = equal ? t(`same.${first}`, { n: faces.length, count: t(`count.${faces.length}`) }) : '';
  return words && !/\bsame\.|\bcount\./.test(words) ? words : faces.map((face) => t.number(face)).join(' ');
}
