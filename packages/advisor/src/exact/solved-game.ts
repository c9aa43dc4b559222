/** A solved game: compiled, and with the values of a solve. */
import type { Rules } from '@yahtzee-game/rules';
import type { Lattice } from '../plan/lattice.js';
import type { Values } from '../plan/layout.js';
import type { Plan } from '../plan/plan.js';
import type { WorkerFile } from '../worker/runner.js';

/** A game as numbers. */
export interface CompiledGame {
  readonly rules: Rules;
  readonly plan: Plan;
  readonly lattice: Lattice;
}

/** A game with its values. */
export interface SolvedGame extends CompiledGame {
  readonly values: Values;
  /** Whether forward passes may run in a worker, and in which. */
  readonly worker: boolean | WorkerFile;
  /** Whether forward passes may use WebAssembly. */
  readonly wasm: boolean;
}
