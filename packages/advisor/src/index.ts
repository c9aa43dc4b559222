/** Best play and odds for any ruleset of the rules package, computed in the page. */
export { solve } from './solve/solve.js';
export type { Objective, SolveOptions } from './worker/solve-options.js';
export type {
  CellStatistics,
  Explanation,
  ObjectiveSolution,
  Outlook,
  Solution,
  Statistics,
  TurnEnding,
  Utility,
} from './questions/solution.js';
export { positionOf, type Position } from './questions/position.js';
export type { Advice, AnnounceChoice, Choice, Chosen, HoldChoice, ScoreChoice } from './questions/advice.js';
export type { Precision } from './worker/job.js';
export type { WorkerFile } from './worker/runner.js';
export { odds, type Odds, type OddsAnswer, type OddsOptions } from './answers/odds.js';
export { compare, type Comparison, type Difference } from './answers/comparison.js';
export { winProbabilities } from './answers/win-probabilities.js';
export { beat, reach } from './exact/objective.js';
export { review, type GameReview, type ReviewedDecision, type SeatReview } from './answers/review.js';
export { actionOf, createPlayer, type Level, type Player, type PlayerOptions } from './answers/player.js';
export {
  createAdvisor,
  type Advisor,
  type AdvisorOptions,
  type Distribution,
  type SeatPlayer,
} from './advisor.js';
export type { Prospects } from './answers/board-answers.js';
