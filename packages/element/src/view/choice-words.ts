/** A choice in words: "keep the two sixes", "write 25 in Full house". */
import type { Side } from '@yahtzee-game/rules';
import type { AdvisedChoice } from '../game/advisor.js';
import { cellsOf } from '../game/answers.js';
import type { Snapshot } from '../game/board-state.js';
import { allHeld } from '../game/holding.js';
import type { Translate } from '../words/messages.js';
import { cellName, faceWords, ownKey, sidesAt, sidesSaid, worth } from './names.js';

/** The messages are those of the word set `coach`. */
type Position = Pick<Snapshot, 'state' | 't'>;
type Choice =
  Pick<AdvisedChoice & { kind: 'hold' }, 'kind' | 'held'> | { kind: 'announce' | 'score'; cell: string };
type Group = readonly [first: Side, ...others: Side[]];

/** As an imperative in small letters, so that it fits inside a sentence. */
export const choiceWords = (choice: Choice, position: Position): string =>
  choice.kind === 'hold' ? holdWords(choice.held, position) : boxWords(choice.kind, choice.cell, position);

function holdWords(held: number, position: Position): string {
  const { state, t } = position;
  if (allHeld({ state, held })) return t('choice.all');
  const n = state.turn.dice.length;
  return held
    ? t('choice.keep', { dice: keptDice(held, position) })
    : t('choice.none', { n, count: countWord(t, n) });
}

function boxWords(kind: 'announce' | 'score', id: string, { state, t }: Position): string {
  const row = cellName(t, state, id);
  const cell = state.rules.cellById.get(id);
  if (kind === 'announce') return t(ownKey(t, state.rules.ruleset, 'choice.announce'), { row });
  // An entry that stands for something else, such as a hand, has no points to write.
  if (!cell || cell.category.stands) return t('choice.fill', { row });
  const points = cellsOf(state).find((one) => one.id === id)?.points ?? 0;
  return t('choice.write', { row, points: worth(t, cell, points) });
}

/**
 * Returns dice to keep, as the object of "keep": "the two sixes", "the sixes and the five". Three faces or more, equal
 * dice of which some are not kept, and faces without words are listed: "2 4 5 6".
 */
export function keptDice(held: number, { state, t }: Position): string {
  const kept = groupsOf(sidesAt({ state }, held));
  const isWhole = ([{ face }, ...others]: Group): boolean =>
    sidesAt({ state }).filter((side) => side.face === face).length === others.length + 1;
  if (kept.length > 2 || !kept.every((group) => isWhole(group) && hasWords(t, group)))
    return facesListed(t, kept.flat());
  const largestFirst = (a: Group, b: Group): number => b.length - a.length || b[0].face - a[0].face;
  return t.list.and(kept.toSorted(largestFirst).map((group) => groupWords(t, group, kept.length > 1)));
}

/** Groups of equal dice, the lowest face first. */
function groupsOf(sides: readonly Side[]): readonly Group[] {
  const groups = new Map<number, Group>();
  for (const side of sides.toSorted((a, b) => a.face - b.face)) {
    const group = groups.get(side.face);
    groups.set(side.face, group ? [...group, side] : [side]);
  }
  return [...groups.values()];
}

const keyOf = ([{ face, symbol }]: Group, all = ''): string => `kept.${all}${symbol ?? face}`;

const hasWords = (t: Translate, group: Group): boolean =>
  !group[0].colour && t(keyOf(group)) !== keyOf(group);

/** "the two sixes"; "the sixes" in a list with other dice. */
function groupWords(t: Translate, group: Group, hasOthers: boolean): string {
  const n = group.length;
  return n > 1 && hasOthers ? t(keyOf(group, 'all.')) : t(keyOf(group), { n, count: countWord(t, n) });
}

/** "five"; in figures if the language has no word for the number. */
function countWord(t: Translate, n: number): string {
  const key = `count.${n}`;
  return t(key) === key ? t.number(n) : t(key);
}

/** "2 4 5 6", "10, jack and queen", "5, red; 6, blue". */
function facesListed(t: Translate, sides: readonly Side[]): string {
  if (sides.some(({ colour }) => colour)) return sidesSaid(t, sides);
  const words = sides.map((side) => faceWords(t, side));
  return sides.some(({ symbol }) => symbol) ? t.list.and(words) : words.join(' ');
}
