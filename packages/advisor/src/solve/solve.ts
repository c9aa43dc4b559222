/**
 * Solves a ruleset: it is compiled on the page, since functions cannot be posted, and solved in a worker if possible.
 */
import type { Ruleset } from '@yahtzee-game/rules';
import { rulesOf } from '@yahtzee-game/rules/engine';
import type { Signal } from '../basics/signal.js';
import { inSlices } from '../basics/slices.js';
import { compile, type Compiled, type CompiledPlan } from '../compile/compile.js';
import { ExactSolution } from '../exact/exact-solution.js';
import { tileTables } from '../kernel/tile-tables.js';
import { layOut } from '../plan/layout.js';
import type { Plan } from '../plan/plan.js';
import type { Solution } from '../questions/solution.js';
import type { SolvedValues, SolveJob } from '../worker/job.js';
import { kernelBytes, run } from '../worker/runner.js';
import { checkOptions, type SolveOptions } from '../worker/solve-options.js';

/**
 * Solves a game for one player. The solution is exact if all values fit in memory; else it is estimated, and exact near
 * the end. Rejects with a RangeError if the game is not a scorecard game or cannot be solved, or an option is not
 * valid, with the reason of the signal when aborted.
 */
export async function solve(ruleset: Ruleset, options: SolveOptions = {}): Promise<Solution> {
  checkOptions(options);
  const compiled = compiledInSlices(ruleset, options.signal);
  const solution = await solved(compiled, options);
  return solution ?? estimate(ruleset, options);
}

/**
 * Solves a game that fits in memory.
 * @param from solves only what can be reached from this combination of filled cells
 */
export async function solveWhole(
  compiled: CompiledPlan,
  options: SolveOptions,
  from?: number,
): Promise<ExactSolution> {
  return (await solved(Promise.resolve(compiled), options, from)) as ExactSolution;
}

/** Solves a game as soon as it is compiled; `undefined` if it has obstacles. The worker starts at once. */
async function solved(
  compiling: Promise<Compiled>,
  options: SolveOptions,
  from?: number,
): Promise<ExactSolution | undefined> {
  const { precision = 'fast', worker = true, wasm = true, objective, signal, onProgress } = options;
  const planned = compiling.then(async (compiled) => {
    if (!compiled.ok) return undefined;
    const plan: Plan = {
      ...compiled.plan,
      safe: objective === 'safe',
      ...(from !== undefined && { from }),
    };
    const layout = await inSlices(layOut(plan), signal);
    return { ...compiled, plan, layout };
  });
  const job = planned.then(async (game): Promise<SolveJob | undefined> => {
    if (!game) return undefined;
    const { plan, lattice, layout } = game;
    if (!wasm) return { kind: 'solve', plan, precision, wasm: undefined };
    const Numbers = precision === 'fast' ? Float32Array : Float64Array;
    const tables = await inSlices(tileTables(plan, lattice, layout, Numbers), signal);
    return { kind: 'solve', plan, precision, wasm: await kernelBytes(precision), tables };
  });
  const result = await run({ kind: 'solve', job, wasm, worker, signal, onProgress });
  const game = await planned;
  if (!game) return undefined;
  onProgress?.(1);
  const { rules, plan, lattice, layout } = game;
  const values = { ...(result as SolvedValues), at: layout.at };
  return new ExactSolution({ rules, plan, lattice, values, worker, wasm });
}

/** Solves the parts of a game that is too large, or takes too long, and combines them. */
export async function estimate(ruleset: Ruleset, options: SolveOptions): Promise<Solution> {
  const { estimated } = await import('../estimate/estimated-solution.js');
  const quiet = { ...options, onProgress: () => undefined };
  return estimated(rulesOf(ruleset), (part) => solvePart(part, ruleset.id, quiet), options);
}

async function solvePart(part: Ruleset, game: string, options: SolveOptions): Promise<ExactSolution> {
  const compiled = await compiledInSlices(part, options.signal);
  if (!compiled.ok) throw new RangeError(`solve: ${game}: ${compiled.obstacles.join('; ')}`);
  return solveWhole(compiled, options);
}

/** Compiles a ruleset in slices. Rejects with a RangeError if it is not a scorecard game. */
export async function compiledInSlices(ruleset: Ruleset, signal?: Signal): Promise<Compiled> {
  const { spec, game } = rulesOf(ruleset);
  if (game.kind !== 'scorecard') throw new RangeError(`solve: ${spec.id} is no scorecard game`);
  const [compiled, { obstaclesOf }] = await Promise.all([
    inSlices(compile(ruleset), signal),
    import('../compile/obstacles.js'),
  ]);
  const obstacles = compiled.ok ? obstaclesOf(compiled) : [];
  return obstacles.length ? { ok: false, obstacles } : compiled;
}
