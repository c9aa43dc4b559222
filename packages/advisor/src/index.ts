/** Exact play for any ruleset that can be held in memory, solved where it is asked. */
export { solve, type Objective, type SolveOptions } from './solve.js';
export type { Explanation, Lead } from './outlook.js';
export type { Solution, Statistics } from './solution.js';
export { positionOf, type Position } from './position.js';
export type { Advice, AnnounceChoice, Choice, HoldChoice, ScoreChoice } from './advice.js';
export type { Precision } from './job.js';
export type { WorkerFile } from './runner.js';
export { odds, type Odds, type OddsAnswer, type OddsOptions } from './odds.js';
export { winProbabilities } from './win.js';
export { beat, reach, type Aim, type Utility } from './aim.js';
export { review, type GameReview, type ReviewedDecision, type SeatReview } from './review.js';
export { createPlayer, type Level, type Player, type PlayerOptions } from './player.js';
export { createAdvisor, type Advisor, type AdvisorOptions } from './advisor.js';
