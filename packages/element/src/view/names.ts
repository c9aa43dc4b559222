/** Names of players, rows and dice, in words. */
import type { CellInfo, GameState, Ruleset } from '@yahtzee-game/rules';
import type { Snapshot } from '../snapshot.js';
import type { Translate } from '../messages.js';

/** A player's name, or "Player 2". */
export const playerName = ({ t }: { readonly t: Translate }, { players }: GameState, seat: number): string =>
  players[seat] || t('player', { seat: seat + 1 });

/** A message that a family of games may word its own way: `row.yatzy.yahtzee` before `row.yahtzee`. */
function ownWord(t: Translate, kind: string, ruleset: Ruleset, id: string): string {
  const own = `${kind}.${ruleset.id.split('-')[0] ?? ''}.${id}`;
  const word = t(own);
  if (word !== own) return word;
  const common = t(`${kind}.${id}`);
  return common === `${kind}.${id}` ? id : common;
}

export const rowName = (t: Translate, ruleset: Ruleset, id: string): string => ownWord(t, 'row', ruleset, id);
export const sectionName = (t: Translate, ruleset: Ruleset, id: string): string =>
  ownWord(t, 'section', ruleset, id);
export const bonusName = (t: Translate, ruleset: Ruleset, id: string): string =>
  ownWord(t, 'bonus', ruleset, id);

/** The game's name; a house game without a message is called by its id. */
export function gameName(t: Translate, ruleset: Ruleset): string {
  const name = t(`game.${ruleset.id}`);
  return name.startsWith('game.') ? ruleset.id : name;
}

/** The row that a cell stands in. */
export function cellName(t: Translate, { rules }: GameState, id: string): string {
  const cell: CellInfo | undefined = rules.cellById.get(id);
  return cell ? rowName(t, rules.ruleset, cell.category.id) : id;
}

/** The faces that lie at these positions; all of them without a mask. */
export function facesAt({ state }: Pick<Snapshot, 'state'>, mask = -1): readonly number[] {
  const { turn, rules } = state;
  return turn.dice.flatMap((die, i) => ((mask >> i) & 1 ? [rules.sides[die - 1]?.face ?? die] : []));
}

/** "Two sixes" where all are equal and there are words for it, else the faces: "2 4 4 6". */
export function diceWords(t: Translate, faces: readonly number[]): string {
  const [first] = faces;
  const equal = first !== undefined && faces.every((face) => face === first);
  const words = equal ? t(`same.${first}`, { n: faces.length, count: t(`count.${faces.length}`) }) : '';
  return words && !/\bsame\.|\bcount\./.test(words) ? words : faces.join(' ');
}
