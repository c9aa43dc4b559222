/** What best play may come to from a position; loaded when it is asked for. */
import type { Chances, Start } from './chances.js';
import type { Solved } from './exact.js';
import type { FollowJob } from './job.js';
import type { Position } from './position.js';
import { kernelBytes, run } from './runner.js';
import { isOver, NOTHING, type Turn } from './turn.js';
import { Walk } from './walk.js';

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

/** The sheets that a turn may end with, and the points written there; `written` are those written now. */
export function endsOfTurn(
  { plan, lattice }: Solved,
  turn: Turn,
  position: Position,
  written: number,
): readonly Start[] {
  if (isOver(plan, turn.sheet) || position.roll === 0) return [{ sheet: turn.sheet, written, chance: 1 }];
  const { announced } = position;
  const named =
    announced === undefined ? NOTHING : plan.kinds.findIndex(({ cells }) => cells.includes(announced));
  const { entries } = new Walk(plan, lattice, turn).from(position, named);
  return entries.map(({ kind, points, bonus, next, chance }) => ({
    sheet: next,
    written: written + points * (plan.kinds[kind]?.times ?? 1) + bonus,
    chance,
  }));
}
