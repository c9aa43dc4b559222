/** What best play may come to from a position; loaded when it is asked for. */
import type { Choice } from './advice.js';
import type { Chances, Start } from './chances.js';
import type { Solved } from './exact.js';
import type { FollowJob } from './job.js';
import { keepOf } from './lattice.js';
import type { Plan } from './plan.js';
import type { Position } from './position.js';
import { kernelBytes, run } from './runner.js';
import { isOver, NOTHING, type Turn } from './turn.js';
import { Walk, type End } from './walk.js';

/** Chances of everything that best play may come to, from these sheets. */
export async function chancesFrom(
  { plan, values, worker, wasm }: Solved,
  starts: readonly Start[],
  signal: AbortSignal | undefined,
): Promise<Chances> {
  const kernel = wasm ? await kernelBytes('double') : undefined;
  const job: FollowJob = { kind: 'follow', plan, values, starts, wasm: kernel };
  return (await run({ job, worker, signal })) as Chances;
}

/** A box that a turn may end in: its chance, and the mean of the points that it then gets. */
export interface Lead {
  readonly cell: string;
  readonly chance: number;
  readonly points: number;
}

/** What a choice leads to, if play goes on as well as can be. */
export interface Explanation {
  /** What this turn comes to, the likeliest first. */
  readonly leads: readonly Lead[];
  /** By cell (the first of those that are alike): mean of the points that it gets from here to the end. */
  readonly cells: Readonly<Record<string, number>>;
  /** Mean of the section bonus at the end. */
  readonly bonus: number;
  /** Mean of extra points, such as chips, from here to the end. */
  readonly extra: number;
}

/** Explains a choice: where the turn leads, and what every box and the bonus come to. */
export async function explanationOf(
  solved: Solved,
  turn: Turn,
  position: Position,
  written: number,
  choice: Choice,
  signal: AbortSignal | undefined,
): Promise<Explanation> {
  const ends = endsAfter(solved, turn, position, choice);
  const { kinds } = solved.plan;
  const later = await chancesFrom(
    solved,
    ends.map((end) => startOf(solved, end, written)),
    signal,
  );
  const cells = kinds.map((kind, k) => {
    const now = sumOf(
      ends.filter((end) => end.kind === k).map((end) => end.chance * end.points * kind.times),
    );
    return [kind.cells[0] ?? '', now + (later.kinds[k]?.mean ?? 0)] as const;
  });
  return {
    leads: leadsOf(solved, ends),
    cells: Object.fromEntries(cells),
    bonus: later.bonus.mean,
    extra: later.extra.mean + sumOf(ends.map((end) => end.chance * end.bonus)),
  };
}

/** Boxes that this turn may end in after a choice, the likeliest first. */
export const leadsAfter = (solved: Solved, turn: Turn, position: Position, choice: Choice): readonly Lead[] =>
  leadsOf(solved, endsAfter(solved, turn, position, choice));

function leadsOf({ plan }: Solved, ends: readonly End[]): readonly Lead[] {
  const leads = plan.kinds.map(({ cells, times }, k) => {
    const own = ends.filter((end) => end.kind === k);
    const chance = sumOf(own.map((end) => end.chance));
    const points = sumOf(own.map((end) => end.chance * end.points * times));
    return { cell: cells[0] ?? '', chance, points: chance && points / chance };
  });
  return leads.filter(({ chance }) => chance > 0).toSorted((a, b) => b.chance - a.chance);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** How the turn ends after a choice, all further choices being the best ones. */
function endsAfter(
  { plan, lattice }: Solved,
  turn: Turn,
  position: Position,
  choice: Choice,
): readonly End[] {
  const { dice, roll, served, announced } = position;
  const named = kindNamed(plan, announced);
  const walk = new Walk(plan, lattice, turn);
  switch (choice.kind) {
    case 'hold':
      return walk.from({ ...position, held: choice.held }, named).entries;
    case 'announce':
      return walk.from(position, kindNamed(plan, choice.cell)).entries;
    case 'score': {
      const kind = kindNamed(plan, choice.cell);
      const entries = turn.entries(roll, served, keepOf(lattice, dice), named);
      return entries.filter((entry) => entry.kind === kind).map((entry) => ({ ...entry, chance: 1 }));
    }
  }
}

const kindNamed = (plan: Plan, cell: string | undefined): number =>
  cell === undefined ? NOTHING : plan.kinds.findIndex(({ cells }) => cells.includes(cell));

const startOf = ({ plan }: Solved, { kind, points, bonus, next, chance }: End, written: number): Start => ({
  sheet: next,
  written: written + points * (plan.kinds[kind]?.times ?? 1) + bonus,
  chance,
});

/** The sheets that a turn may end with, and the points written there; `written` are those written now. */
export function endsOfTurn(
  solved: Solved,
  turn: Turn,
  position: Position,
  written: number,
): readonly Start[] {
  const { plan, lattice } = solved;
  if (isOver(plan, turn.sheet) || position.roll === 0) return [{ sheet: turn.sheet, written, chance: 1 }];
  const { entries } = new Walk(plan, lattice, turn).from(position, kindNamed(plan, position.announced));
  return entries.map((end) => startOf(solved, end, written));
}
