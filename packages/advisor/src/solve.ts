/** From a ruleset to its solution: asked on the page, solved in a worker where there may be one. */
import type { Ruleset } from '@yahtzee-game/rules';
import { rulesOf } from '@yahtzee-game/rules/engine';
import { compile, type Compiled } from './compile.js';
import type { Plan } from './plan.js';
import { kernelBytes, run, type WorkerFile } from './runner.js';
import { ExactSolution } from './exact.js';
import type { Part, SolvedPart } from './parts.js';
import { inSlices } from './slices.js';
import type { Solution } from './solution.js';
import type { Values } from './layout.js';
import type { Precision, SolveJob } from './job.js';

/** What play aims at: the greatest mean of the final total, or the most that is certain, whatever the dice do. */
export type Objective = 'mean' | 'safe';

export interface SolveOptions {
  /** The mean if absent. */
  readonly objective?: Objective;
  /** 'fast', the default, is good to 1e-4, for play; 'double' to 1e-9, for audits. */
  readonly precision?: Precision;
  /**
   * Solve in a worker if there may be one; true if absent. The address of `@yahtzee-game/advisor/worker` on the page's own
   * origin if that is the only one that may be; it may be a `TrustedScriptURL`.
   */
  readonly worker?: boolean | WorkerFile;
  /** Solve with WebAssembly if it is allowed; true if absent. */
  readonly wasm?: boolean;
  readonly signal?: AbortSignal;
  /** Hears of the share that is done, 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/**
 * The solution of a game for one player: exact where it can be held in memory, else exact near the end and estimated
 * before. Rejects with one sentence if it is no scorecard game, and with the signal's reason when aborted.
 */
export async function solve(ruleset: Ruleset, options: SolveOptions = {}): Promise<Solution> {
  const compiled = await compiledInSlices(ruleset, options.signal);
  return compiled.ok ? solveWhole(compiled, options) : estimate(ruleset, options);
}

/** Solves a game that fits as a whole, or what may come after a filling of it. */
export async function solveWhole(
  { plan, rules, lattice }: Whole,
  options: SolveOptions,
  from?: number,
): Promise<ExactSolution> {
  const { precision = 'fast', worker = true, wasm = true, signal, onProgress } = options;
  const own: Plan = { ...plan, safe: options.objective === 'safe', ...(from !== undefined && { from }) };
  const kernel = wasm ? await kernelBytes(precision) : undefined;
  const job: SolveJob = { kind: 'solve', plan: own, precision, wasm: kernel };
  const values = (await run({ job, worker, signal, onProgress })) as Values;
  return new ExactSolution({ rules, plan: own, lattice, values, worker, wasm });
}

/** Solves the parts of a game that is too large, or takes too long. */
export async function estimate(ruleset: Ruleset, options: SolveOptions): Promise<Solution> {
  const { EstimatedSolution, partsOf } = await import('./estimated.js');
  const rules = rulesOf(ruleset);
  const { onProgress, ...quiet } = options;
  const solved: SolvedPart[] = [];
  const known = new Map<string, ExactSolution>();
  const parts = partsOf(rules);
  for (const part of parts) {
    const solution = known.get(part.alike) ?? (await solvedPart(part, quiet));
    known.set(part.alike, solution);
    solved.push({ ...part, solution, rules: rulesOf(part.ruleset) });
    onProgress?.(solved.length / parts.length);
  }
  return new EstimatedSolution(rules, solved);
}

async function solvedPart({ ruleset }: Part, options: SolveOptions): Promise<ExactSolution> {
  const compiled = await compiledInSlices(ruleset, options.signal);
  if (!compiled.ok) throw new RangeError(`solve: ${ruleset.id}: ${compiled.obstacles.join('; ')}`);
  return solveWhole(compiled, options);
}

export type Whole = Compiled & { readonly ok: true };

/** Asks a ruleset, leaving the page its frames. @throws one sentence if it is no scorecard game. */
export async function compiledInSlices(ruleset: Ruleset, signal?: AbortSignal): Promise<Compiled> {
  if (ruleset.game) throw new RangeError(`solve: ${ruleset.id} is no scorecard game`);
  return inSlices(compile(ruleset), signal);
}
