/** What best play leads to from a position: turn endings, distributions, explanations. Imported on first use. */
import type { Choice } from './advice.js';
import { isComplete } from './card-states.js';
import { cellClassOf } from './choices.js';
import type { ForwardResult, Start } from './forward-result.js';
import type { ForwardJob } from './job.js';
import { keepOf } from './lattice.js';
import type { Position } from './position.js';
import { bytesOf, run } from './runner.js';
import type { Explanation, TurnEnding } from './solution.js';
import type { SolvedGame } from './solved-game.js';
import { sum } from './sum.js';
import { turnEndingsFrom, type LikelyEntry } from './turn-endings.js';
import type { Turn } from './turn.js';

/** Runs a forward pass from these starts. Rejects with the reason of the signal when aborted. */
export async function forwardFrom(
  { plan, values, worker, wasm }: SolvedGame,
  starts: readonly Start[],
  signal: AbortSignal | undefined,
): Promise<ForwardResult> {
  const job = async (): Promise<ForwardJob> => {
    const kernel = wasm ? bytesOf((await import('./generated/forward.js')).kernel) : undefined;
    return { kind: 'forward', plan, values, starts, wasm: kernel };
  };
  return (await run({ kind: 'forward', wasm, job: job(), worker, signal })) as ForwardResult;
}

/**
 * Explains a choice: how the turn ends, and what every cell and the bonus get in the end.
 * @param soFar points that the card has already, without the section bonus
 */
export async function explanationOf(
  solved: SolvedGame,
  turn: Turn,
  position: Position,
  soFar: number,
  choice: Choice,
  signal: AbortSignal | undefined,
): Promise<Explanation> {
  const entries = entriesAfter(solved, turn, position, choice);
  const { cellClasses } = solved.plan;
  const starts = entries.map((entry) => startAfter(solved, entry, soFar));
  const later = await forwardFrom(solved, starts, signal);
  const cells = cellClasses.map((cellClass, k) => {
    const own = entries.filter((entry) => entry.cellClass === k);
    const now = sum(own.map((entry) => entry.chance * entry.points * cellClass.times));
    return [cellClass.cells[0] ?? '', now + (later.cellClasses[k]?.mean ?? 0)] as const;
  });
  const endings = endingsOf(solved, entries);
  return {
    endings,
    leads: endings,
    cells: Object.fromEntries(cells),
    bonus: later.bonus.mean,
    extra: later.extra.mean + sum(entries.map((entry) => entry.chance * entry.bonus)),
  };
}

/** Returns the cells that this turn may end in after a choice, the likeliest first. */
export const endingsAfter = (
  solved: SolvedGame,
  turn: Turn,
  position: Position,
  choice: Choice,
): readonly TurnEnding[] => endingsOf(solved, entriesAfter(solved, turn, position, choice));

function endingsOf({ plan }: SolvedGame, entries: readonly LikelyEntry[]): readonly TurnEnding[] {
  const endings = plan.cellClasses.map(({ cells, times }, k) => {
    const own = entries.filter((entry) => entry.cellClass === k);
    const chance = sum(own.map((entry) => entry.chance));
    const points = sum(own.map((entry) => entry.chance * entry.points * times));
    return { cell: cells[0] ?? '', chance, points: chance && points / chance };
  });
  return endings.filter(({ chance }) => chance > 0).toSorted((a, b) => b.chance - a.chance);
}

/** Returns the entries that may end the turn after a choice, if all later choices are the best ones. */
function entriesAfter(
  solved: SolvedGame,
  turn: Turn,
  position: Position,
  choice: Choice,
): readonly LikelyEntry[] {
  const { plan, lattice } = solved;
  const { dice, roll, served } = position;
  const announced = cellClassOf(solved, position.announced);
  switch (choice.kind) {
    case 'hold':
      return turnEndingsFrom(plan, lattice, turn, { ...position, held: choice.held }, announced).entries;
    case 'announce':
      return turnEndingsFrom(plan, lattice, turn, position, cellClassOf(solved, choice.cell)).entries;
    case 'score': {
      const k = cellClassOf(solved, choice.cell);
      const entries = turn.entries(roll, served, keepOf(lattice, dice), announced);
      return entries.filter((entry) => entry.cellClass === k).map((entry) => ({ ...entry, chance: 1 }));
    }
  }
}

const startAfter = (
  { plan }: SolvedGame,
  { cellClass, points, bonus, next, chance }: LikelyEntry,
  soFar: number,
): Start => ({
  cardState: next,
  soFar: soFar + points * (plan.cellClasses[cellClass]?.times ?? 1) + bonus,
  chance,
});

/**
 * Returns the card states that this turn may end with, or the card state itself between turns.
 * @param soFar points that the card has already, without the section bonus
 */
export function startsAfterTurn(
  solved: SolvedGame,
  turn: Turn,
  position: Position,
  soFar: number,
): readonly Start[] {
  const { plan, lattice } = solved;
  const { cardState } = turn;
  if (isComplete(plan, cardState.filled) || position.roll === 0) return [{ cardState, soFar, chance: 1 }];
  const announced = cellClassOf(solved, position.announced);
  const { entries } = turnEndingsFrom(plan, lattice, turn, position, announced);
  return entries.map((entry) => startAfter(solved, entry, soFar));
}
