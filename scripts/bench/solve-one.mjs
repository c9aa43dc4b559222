// Solves one game and prints the time and memory that it took, as JSON; if it is estimated, also how long decisions
// take in some games.
//
//   node scripts/bench/solve-one.mjs <id> [boxes]      boxes: only this number of its boxes, from the first

import { positionOf, solve } from '@yahtzee-game/advisor';
import { chance, loadRuleset, newGame, play, seededDice } from '@yahtzee-game/rules';
import { defineRuleset } from '@yahtzee-game/rules/define';

const GAMES = 5;

const [id = 'yahtzee', boxes] = process.argv.slice(2);
const whole = await loadRuleset(id);
const { spec } = whole;
const ruleset = boxes
  ? defineRuleset({ ...spec, id: `${id}-${boxes}`, categories: spec.categories.slice(0, Number(boxes)) })
  : whole;
const before = performance.now();
const solution = await solve(ruleset);
const ms = Math.round(performance.now() - before);
const result = {
  id,
  boxes: ruleset.spec.categories.length * (ruleset.spec.columns?.length ?? 1),
  exact: solution.exact,
  states: solution.states,
  expected: solution.expectedTotal,
  ms,
  peak: Math.round(process.resourceUsage().maxRSS / 1024),
  ...(!solution.exact && { decisions: decisionTimes() }),
};
process.stdout.write(JSON.stringify(result));

/** Milliseconds of the decisions of seeded games, the first of which warms up: median, 95 % and 99.9 %. */
function decisionTimes() {
  /** @type {number[]} */
  const times = [];
  for (let game = 0; game <= GAMES; game++) {
    const dice = seededDice(game);
    let state = newGame(ruleset);
    while (state.turn.phase !== 'over') {
      const owed = chance(state);
      if (owed) {
        state = play(state, { type: 'dice', values: dice(owed) });
        continue;
      }
      const start = performance.now();
      const [best] = solution.advise(positionOf(state)).choices;
      if (game > 0) times.push(performance.now() - start);
      if (!best) throw new Error('there is nothing to choose');
      state = play(
        state,
        best.kind === 'hold' ? { type: 'roll', held: best.held } : { type: best.kind, cell: best.cell },
      );
    }
  }
  times.sort((a, b) => a - b);
  return [0.5, 0.95, 0.999].map((share) => times[Math.floor(share * times.length)]?.toFixed(2)).join(' / ');
}
