/** Solves a ruleset: it is compiled on the page, since functions cannot be posted, and solved in a worker if possible. */
import type { Ruleset } from '@yahtzee-game/rules';
import { rulesOf } from '@yahtzee-game/rules/engine';
import { compile, type Compiled, type CompiledPlan } from './compile.js';
import { ExactSolution } from './exact-solution.js';
import type { Precision, SolvedValues, SolveJob } from './job.js';
import { layOut } from './layout.js';
import type { Plan } from './plan.js';
import { checkOptionalFunction, checkSignal, optionsOf, refuse } from './refuse.js';
import { kernelBytes, run, type WorkerFile } from './runner.js';
import { inSlices } from './slices.js';
import type { Solution } from './solution.js';
import { tileTables } from './tile-tables.js';
import type { Signal } from './signal.js';

/** What play maximises: 'mean' the mean of the final total, 'safe' the total that is certain whatever the dice show. */
export type Objective = 'mean' | 'safe';

export interface SolveOptions {
  /** 'mean' by default. */
  readonly objective?: Objective | undefined;
  /** 'fast' by default. */
  readonly precision?: Precision | undefined;
  /**
   * Whether to solve in a worker if possible; true by default. Where the page's policy refuses `blob:` workers, the
   * address of a copy of `@yahtzee-game/advisor/worker` on its own origin, which may be a `TrustedScriptURL`.
   */
  readonly worker?: boolean | WorkerFile | undefined;
  /** Whether to use WebAssembly if the page allows it; true by default. */
  readonly wasm?: boolean | undefined;
  /** Aborts the solve, which then rejects with its reason. */
  readonly signal?: Signal | undefined;
  /** Called with the share of the work that is done, 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/**
 * Solves a game for one player. The solution is exact if all values fit in memory; else it is estimated, and exact near
 * the end. Rejects with a RangeError if the game is no scorecard game or an option is unknown, with the reason of the signal
 * when aborted.
 */
export async function solve(ruleset: Ruleset, options: SolveOptions = {}): Promise<Solution> {
  checkOptions(options);
  const compiled = compiledInSlices(ruleset, options.signal);
  const solution = await solved(compiled, options);
  return solution ?? estimate(ruleset, options);
}

/** Checks the options of a solve, which callers without types may make of anything. @throws RangeError, one sentence */
export function checkOptions(options: SolveOptions | undefined, keys = OPTIONS): void {
  const {
    objective = 'mean',
    precision = 'fast',
    worker = true,
    wasm = true,
    ...rest
  } = optionsOf(options, keys);
  if (objective !== 'mean' && objective !== 'safe') refuse('objective', objective, 'mean, safe');
  if (precision !== 'fast' && precision !== 'double') refuse('precision', precision, 'fast, double');
  if (
    typeof worker !== 'boolean' &&
    typeof worker !== 'string' &&
    typeof Object(worker).toJSON !== 'function'
  )
    refuse('worker', worker, 'true, false, or the address of the file of a worker');
  if (typeof wasm !== 'boolean') refuse('wasm', wasm, 'true, false');
  checkSignal(rest.signal);
  checkOptionalFunction('onProgress', rest.onProgress, 'a function that takes the share that is done');
}

const OPTIONS: readonly (keyof SolveOptions)[] = [
  'objective',
  'precision',
  'worker',
  'wasm',
  'signal',
  'onProgress',
];

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

/** Solves a game as soon as it is compiled; `undefined` if it cannot be. The worker starts at once. */
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
  const { estimated } = await import('./estimated-solution.js');
  const quiet = { ...options, onProgress: () => undefined };
  return estimated(rulesOf(ruleset), (part) => solvePart(part, ruleset.id, quiet), options);
}

async function solvePart(part: Ruleset, game: string, options: SolveOptions): Promise<ExactSolution> {
  const compiled = await compiledInSlices(part, options.signal);
  if (!compiled.ok) throw new RangeError(`solve: ${game}: ${compiled.obstacles.join('; ')}`);
  return solveWhole(compiled, options);
}

/** Compiles a ruleset in slices. Rejects with a RangeError if it is no scorecard game. */
export async function compiledInSlices(ruleset: Ruleset, signal?: Signal): Promise<Compiled> {
  const { spec, game } = rulesOf(ruleset);
  if (game.kind !== 'scorecard') throw new RangeError(`solve: ${spec.id} is no scorecard game`);
  const [compiled, { obstaclesOf }] = await Promise.all([
    inSlices(compile(ruleset), signal),
    import('./obstacles.js'),
  ]);
  const obstacles = compiled.ok ? obstaclesOf(compiled) : [];
  return obstacles.length ? { ok: false, obstacles } : compiled;
}
