/** Best play and odds for any ruleset of the rules package, computed in the page. */
export { solve } from './solve.js';
export type { Objective, SolveOptions } from './solve-options.js';
export type {
  CellStatistics,
  Explanation,
  ObjectiveSolution,
  Outlook,
  Solution,
  Statistics,
  TurnEnding,
  Utility,
} from './solution.js';
export { positionOf, type Position } from './position.js';
export type { Advice, AnnounceChoice, Choice, Chosen, HoldChoice, ScoreChoice } from './advice.js';
export type { Precision } from './job.js';
export type { WorkerFile } from './runner.js';
export { odds, type Odds, type OddsAnswer, type OddsOptions } from './odds.js';
export { compare, type Comparison, type Difference } from './comparison.js';
export { winProbabilities } from './win-probabilities.js';
export { beat, reach } from './objective.js';
export { review, type GameReview, type ReviewedDecision, type SeatReview } from './review.js';
export { actionOf, createPlayer, type Level, type Player, type PlayerOptions } from './player.js';
export {
  createAdvisor,
  type Advisor,
  type AdvisorOptions,
  type Distribution,
  type SeatPlayer,
} from './advisor.js';
export type { Prospects } from './board-answers.js';
