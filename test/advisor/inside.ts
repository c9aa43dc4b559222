/** Internal modules of the advisor that some tests need; nothing else imports them. */
export { compile } from '../../packages/advisor/src/compile/compile.js';
export { afterEntry, entriesOpen, inRange, isFull } from '../../packages/advisor/src/plan/card-states.js';
export { work as solveInTypeScript } from '../../packages/advisor/src/worker/reference-program.js';
export { kernelBytes } from '../../packages/advisor/src/worker/runner.js';
export { atOnce } from '../../packages/advisor/src/basics/slices.js';
export { work as solveInTiles } from '../../packages/advisor/src/worker/solve-program.js';
export { tileTables } from '../../packages/advisor/src/kernel/tile-tables.js';
export type { Plan } from '../../packages/advisor/src/plan/plan.js';
export { latticeOf } from '../../packages/advisor/src/plan/lattice.js';
export { run } from '../../packages/advisor/src/worker/runner.js';
export { compiledInSlices, estimate } from '../../packages/advisor/src/solve/solve.js';
export { layOut, valueLookup } from '../../packages/advisor/src/plan/layout.js';
export { BackwardInduction } from '../../packages/advisor/src/worker/backward-induction.js';
export { referenceKernel } from '../../packages/advisor/src/kernel/reference-kernel.js';
export { distributionsByState } from '../../packages/advisor/src/forecast/distributions-by-state.js';
export { work as distribute } from '../../packages/advisor/src/worker/distribution-program.js';
export {
  Means,
  prospectOf,
  type Distributions,
  type Prospect,
} from '../../packages/advisor/src/forecast/distributions.js';
export { kernel as distributionsKernel } from '../../packages/advisor/src/generated/distributions.js';
export { bytesOf } from '../../packages/advisor/src/worker/runner.js';
export { canRunInTiles } from '../../packages/advisor/src/forecast/turn-tiles.js';
export {
  cardOf as partCardOf,
  decompose,
  type SolvedPart,
} from '../../packages/advisor/src/estimate/decomposition.js';
export { typicalEntries } from '../../packages/advisor/src/estimate/part-values.js';
export { EstimatedSolution } from '../../packages/advisor/src/estimate/estimated-solution.js';
export type { ExactSolution } from '../../packages/advisor/src/exact/exact-solution.js';
export { outcomeScoresOf, type OutcomeScores } from '../../packages/advisor/src/estimate/outcome-scores.js';
export { UtilitySolution } from '../../packages/advisor/src/exact/objective.js';
export { Prospects } from '../../packages/advisor/src/exact/prospects.js';
