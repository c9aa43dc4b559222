// Whole games by lines of JSON, as a program in another language plays them: the process of `npx @yahtzee-game/rules` is
// sent a game to begin and its thirteen boxes, and answers with the totals.
//
//   npm run build && node scripts/bench/json-lines.mjs [SECONDS]

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { newGame } from '@yahtzee-game/rules';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';

/** So many games are asked for before their answers are read. */
const AT_ONCE = 500;

const seconds = Number(process.argv[2] ?? 10);
const command = fileURLToPath(new URL('../../packages/rules/bin/yahtzee-rules.js', import.meta.url));
const child = spawn(process.execPath, [command], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
const actions = newGame(yahtzee).rules.cells.map(({ id }) => ({ type: 'score', cell: id }));

let games = 0;
let points = 0;
const started = performance.now();
while (performance.now() - started < seconds * 1000) {
  const numbers = Array.from({ length: AT_ONCE }, (_, i) => games + i + 1);
  child.stdin.write(
    numbers
      .flatMap((game) => [
        { do: 'new', seed: game },
        { do: 'play', game, actions },
        { do: 'drop', game },
      ])
      .map((request) => `${JSON.stringify(request)}\n`)
      .join(''),
  );
  for (let i = 0; i < 3 * AT_ONCE; i++) {
    const { value = '' } = await answers.next();
    const answer = JSON.parse(value);
    if (!answer.ok) throw new Error(value);
    if (answer.phase === 'over') points += answer.totals[0];
  }
  games += AT_ONCE;
}
const took = (performance.now() - started) / 1000;
child.stdin.end();
console.log(
  `${Math.round(games / took)} games of Yahtzee a second, three lines each; ${(points / games).toFixed(1)} points on average`,
);
