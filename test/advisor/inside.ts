/** Internal modules of the advisor that some tests need; nothing else imports them. */
export { compile } from '../../packages/advisor/src/compile.js';
export { afterEntry, entriesOpen, isFull } from '../../packages/advisor/src/card-states.js';
export { work as solveInTypeScript } from '../../packages/advisor/src/reference-program.js';
export { kernelBytes } from '../../packages/advisor/src/runner.js';
export { atOnce } from '../../packages/advisor/src/slices.js';
export { work as solveInTiles } from '../../packages/advisor/src/solve-program.js';
export { tileTables } from '../../packages/advisor/src/tile-tables.js';
export type { Plan } from '../../packages/advisor/src/plan.js';
export { latticeOf } from '../../packages/advisor/src/lattice.js';
export { run } from '../../packages/advisor/src/runner.js';
export { compiledInSlices, estimate } from '../../packages/advisor/src/solve.js';
export { layOut, valueLookup } from '../../packages/advisor/src/layout.js';
export { BackwardInduction } from '../../packages/advisor/src/backward-induction.js';
export { referenceKernel } from '../../packages/advisor/src/reference-kernel.js';
export { distributionsByState } from '../../packages/advisor/src/distributions-by-state.js';
export { work as distribute } from '../../packages/advisor/src/distribution-program.js';
export {
  Means,
  prospectOf,
  type Distributions,
  type Prospect,
} from '../../packages/advisor/src/distributions.js';
export { kernel as distributionsKernel } from '../../packages/advisor/src/generated/distributions.js';
export { bytesOf } from '../../packages/advisor/src/runner.js';
export { canRunInTiles } from '../../packages/advisor/src/turn-tiles.js';
export {
  cardOf as partCardOf,
  decompose,
  type SolvedPart,
} from '../../packages/advisor/src/decomposition.js';
export { typicalEntries } from '../../packages/advisor/src/part-values.js';
export { EstimatedSolution } from '../../packages/advisor/src/estimated-solution.js';
export type { ExactSolution } from '../../packages/advisor/src/exact-solution.js';
export { outcomeScoresOf, type OutcomeScores } from '../../packages/advisor/src/outcome-scores.js';
export { UtilitySolution } from '../../packages/advisor/src/objective.js';
export { Prospects } from '../../packages/advisor/src/prospects.js';
