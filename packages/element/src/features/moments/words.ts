/** Great moments in words. */
import { worthOf, type GameState, type Side } from '@yahtzee-game/rules';
import { itemAt } from '../../basics/item-at.js';
import { totalOf } from '../../game/answers.js';
import type { Snapshot } from '../../game/board-state.js';
import { bonusName, diceWords, faceWords, rowName, sidesAt, worth, worthWords } from '../../view/names.js';
import type { MessageView } from '../../view/view.js';
import type { MessageArgs, Translate } from '../../words/messages.js';
import { hasPassed, reachedBonus } from './entries.js';
import { sidesIn, type Hand } from './hands.js';

/** Returns the name of a hand and its points: "*Full house,* threes over fives: 25 points." */
export function handSentence(hand: Hand, snapshot: Snapshot): string {
  const { state, settings, t } = snapshot;
  const { cell, points } = hand;
  // Without hints, the points of open boxes are secret; a box for several hands has no points.
  if (settings.hints === 'off' || cell.category.stands) return nameOf(hand, snapshot);
  return t(keyOf(hand, snapshot), {
    hand: rowName(t, state.rules.ruleset, cell.category.id),
    points: worthWords(t, cell, points),
    dice: diceWords(t, sidesAt(snapshot)),
    ...partsOf(hand, snapshot),
  });
}

/** Returns the name alone: "*Full house.*" */
export function nameOf({ cell, points, pattern }: Hand, { state, t }: Snapshot): string {
  const { category } = cell;
  const hand = category.stands ? worth(t, cell, points) : rowName(t, state.rules.ruleset, category.id);
  return t(pattern === 'five' ? 'great.name.five' : 'great.name', { hand });
}

function keyOf({ pattern }: Hand, { state }: Snapshot): string {
  if (pattern === 'five') return 'great.five';
  if (pattern && state.turn.roll === 1) return 'great.first';
  if (pattern === 'run') return 'great.run';
  return pattern === 'house' ? 'great.house' : 'great.row';
}

/** The first and the last face of a run, or the two faces of a house. */
function partsOf({ pattern, groups }: Hand, { state, t }: Snapshot): MessageArgs {
  const sides = sidesIn(state);
  const [first = [], last = []] = [groups[0], groups.at(-1)].map((group = []) =>
    group.map((position) => itemAt(sides, position)),
  );
  if (pattern === 'run') return { from: wordFor(t, 'run', first), to: wordFor(t, 'run', last) };
  return { three: wordFor(t, 'house', first), two: wordFor(t, 'house', last) };
}

/** The word for these equal dice in this kind of hand; without one, as for poker faces, the usual word. */
function wordFor(t: Translate, kind: 'run' | 'house', dice: readonly Side[]): string {
  const [first] = dice;
  if (!first) return '';
  const key = `${kind}.${first.symbol ?? first.face}`;
  if (t(key) !== key) return t(key);
  return kind === 'run' ? faceWords(t, first) : diceWords(t, dice);
}

/** Returns the gains of an entry: a chip, and a sentence that replaces the one about the points. */
export function entryMoment(
  snapshot: Snapshot,
  before: GameState,
  best: number | undefined,
): MessageView | undefined {
  const { state, notice, t } = snapshot;
  if (notice?.kind !== 'entry' || snapshot.wrote) return undefined;
  const gain = bonusMoment(snapshot, before, notice.seat) ?? extraMoment(snapshot);
  if (best === undefined || !hasPassed(best, before, state, notice.seat)) return gain;
  const total = totalOf(state, notice.seat);
  return { chip: gain?.chip ?? '', text: t('great.record', { total, before: best }) };
}

function bonusMoment({ state, t }: Snapshot, before: GameState, seat: number): MessageView | undefined {
  const reached = reachedBonus(before, state, seat);
  if (!reached) return undefined;
  const { bonus, points, sum, at } = reached;
  const chip = `${bonusName(t, state.rules.ruleset, bonus.id)} ${t.signed(points)}`;
  return { chip, text: t('great.bonus', { sum, at }) };
}

function extraMoment({ state, notice, t }: Snapshot): MessageView | undefined {
  if (notice?.kind !== 'entry' || !notice.bonus) return undefined;
  const cell = state.rules.cellById.get(notice.cell);
  if (!cell) return undefined;
  const points = worthOf(cell, notice.points);
  const row = rowName(t, state.rules.ruleset, cell.category.id);
  const sum = t('points', { n: points + notice.bonus });
  return { chip: t.signed(notice.bonus), text: t('great.turn', { row, points, sum }) };
}
