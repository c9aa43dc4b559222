/** The last turns, with the dice that counted. Pure, and without the DOM. */
import type { CellInfo, GameState, Side } from '@yahtzee-game/rules';
import { cellsOf } from '../../game/answers.js';
import type { Snapshot } from '../../game/board-state.js';
import { stepsOf } from '../../game/history.js';
import type { MiniDie } from '../../view/mini-die.js';
import { cellName, diceSaid, playerName, sidesAt, worth } from '../../view/names.js';
import { countingDice } from '../panels/help/scored.js';
import { throwOf } from '../panels/help/throws.js';

export interface TurnsView {
  readonly title: string;
  /** The turns, the newest first. */
  readonly turns: readonly TurnView[];
}
export interface TurnView {
  readonly seat: number;
  /** Empty if there is only one player. */
  readonly player: string;
  readonly box: string;
  /** The dice, those that counted first. */
  readonly dice: readonly MiniDie[];
  /** The dice in words. */
  readonly label: string;
  /** The points, or what the entry stands for. */
  readonly points: string;
  /** Extra points with their sign; often empty. */
  readonly bonus: string;
}

/** The most turns in the list; more than fit beside the longest card. */
export const MOST_TURNS = 20;

/** An entry with its points, and the state in which its player chose it. */
interface Entry {
  readonly before: GameState;
  readonly cell: CellInfo;
  readonly points: number;
  readonly bonus: number;
  readonly dice: readonly MiniDie[];
}

export const turnsView = (snapshot: Snapshot): TurnsView => ({
  title: snapshot.t('turns.title'),
  turns: entriesOf(snapshot.state).map((entry) => turnView(entry, snapshot)),
});

function turnView({ before, cell, points, bonus, dice }: Entry, { t, names }: Snapshot): TurnView {
  const { seat, players } = before;
  return {
    seat,
    player: players.length > 1 ? playerName({ t, names }, before, seat) : '',
    box: cellName(t, before, cell.id),
    dice,
    label: diceSaid({ state: before, t }),
    points: worth(t, cell, points),
    bonus: bonus ? t.signed(bonus) : '',
  };
}

const known = new WeakMap<GameState['cards'], readonly Entry[]>();

/** Returns the last entries, the newest first; computed once for each entry, as nothing else changes the cards. */
function entriesOf(state: GameState): readonly Entry[] {
  const entries = known.get(state.cards) ?? replayed(state);
  known.set(state.cards, entries);
  return entries;
}

const replayed = (state: GameState): readonly Entry[] =>
  stepsOf(state)
    .filter(({ action }) => action.type === 'score')
    .slice(-MOST_TURNS)
    .toReversed()
    .flatMap(({ action, before }) => entryIn(before, 'cell' in action ? action.cell : '') ?? []);

function entryIn(before: GameState, id: string): Entry | undefined {
  const cell = before.rules.cellById.get(id);
  const judged = cellsOf(before).find((one) => one.id === id);
  if (!cell || !judged) return undefined;
  const { points, bonus } = judged;
  return { before, cell, points, bonus, dice: diceOf(before, cell, points) };
}

function diceOf(before: GameState, cell: CellInfo, points: number): readonly MiniDie[] {
  const sides = sidesAt({ state: before });
  const counts = points ? countedIn(before, cell, points, sides) : [];
  return sides
    .map(({ face, colour, symbol }, i) => ({ face, colour, symbol, counts: counts[i] ?? false }))
    .toSorted((a, b) => Number(b.counts) - Number(a.counts) || a.face - b.face);
}

/** By die, whether it counted. In a joker all count. */
function countedIn(
  { turn, rules }: GameState,
  { category }: CellInfo,
  points: number,
  sides: readonly Side[],
): readonly boolean[] {
  const lying = throwOf(sides, turn.roll, turn.held === 0);
  const isLiteral = category.score(lying) === points;
  return isLiteral ? countingDice({ spec: rules.spec, category }, lying) : sides.map(() => true);
}
