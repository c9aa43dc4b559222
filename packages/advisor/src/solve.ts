/** From a ruleset to its solution: asked on the page, solved in a worker where there may be one. */
import type { Ruleset } from '@yahtzee-game/rules';
import { rulesOf } from '@yahtzee-game/rules/engine';
import { compile, type Compiled } from './compile.js';
import { pause } from './pause.js';
import { kernelBytes, run } from './runner.js';
import { ExactSolution } from './exact.js';
import type { Part, SolvedPart } from './parts.js';
import type { Solution } from './solution.js';
import type { Values } from './sweep.js';
import type { Precision, SolveJob } from './job.js';

export interface SolveOptions {
  /** 'fast', the default, is good to 1e-4, for play; 'double' to 1e-9, for audits. */
  readonly precision?: Precision;
  /** Solve in a worker if there may be one; true if absent. */
  readonly worker?: boolean;
  /** Solve with WebAssembly if it is allowed; true if absent. */
  readonly wasm?: boolean;
  readonly signal?: AbortSignal;
  /** Hears of the share that is done, 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/** Asking the rules happens in slices of so many milliseconds, so that the page stays smooth. */
const SLICE = 8;

/**
 * The solution of a game for one player: exact where it can be held in memory, else exact near the end and estimated
 * before. Rejects with one sentence if it is no scorecard game, and with the signal's reason when aborted.
 */
export async function solve(ruleset: Ruleset, options: SolveOptions = {}): Promise<Solution> {
  if (ruleset.game) throw new RangeError(`solve: ${ruleset.id} is no scorecard game`);
  const compiled = await compiledInSlices(ruleset, options.signal);
  return compiled.ok ? whole(compiled, options) : inParts(ruleset, options);
}

async function whole({ plan, rules, lattice }: Plain, options: SolveOptions): Promise<ExactSolution> {
  const { precision = 'fast', worker = true, wasm = true, signal, onProgress } = options;
  const job: SolveJob = {
    kind: 'solve',
    plan,
    precision,
    wasm: wasm ? await kernelBytes(precision) : undefined,
  };
  const values = (await run({ job, worker, signal, onProgress })) as Values;
  return new ExactSolution({ rules, plan, lattice, values, worker, wasm });
}

async function inParts(ruleset: Ruleset, options: SolveOptions): Promise<Solution> {
  const { EstimatedSolution, partsOf } = await import('./estimated.js');
  const rules = rulesOf(ruleset);
  const { onProgress, ...quiet } = options;
  const solved: SolvedPart[] = [];
  const known = new Map<string, ExactSolution>();
  const parts = partsOf(rules);
  for (const part of parts) {
    const key = part.alike;
    const solution = known.get(key) ?? (await solvedPart(part, quiet));
    known.set(key, solution);
    solved.push({ ...part, solution, rules: rulesOf(part.ruleset) });
    onProgress?.(solved.length / parts.length);
  }
  return new EstimatedSolution(rules, solved);
}

async function solvedPart({ ruleset }: Part, options: SolveOptions): Promise<ExactSolution> {
  const compiled = await compiledInSlices(ruleset, options.signal);
  if (!compiled.ok) throw new RangeError(`solve: ${ruleset.id}: ${compiled.obstacles.join('; ')}`);
  return whole(compiled, options);
}

type Plain = Compiled & { readonly ok: true };

async function compiledInSlices(ruleset: Ruleset, signal: AbortSignal | undefined): Promise<Compiled> {
  const steps = compile(ruleset);
  let until = performance.now() + SLICE;
  for (;;) {
    signal?.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await pause();
    until = performance.now() + SLICE;
  }
}
