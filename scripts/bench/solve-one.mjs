// Solves one game and prints what it took, as JSON.
//
//   node scripts/bench/solve-one.mjs <id> [boxes]      only so many of its boxes, from the first

import { solve } from '@yahtzee-game/advisor';
import { defineRuleset, loadRuleset } from '@yahtzee-game/rules';

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
};
process.stdout.write(JSON.stringify(result));
