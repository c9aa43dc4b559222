// A game of Yahtzee in a terminal, on the rules package alone: node examples/terminal/play.mjs [ruleset] [seed]
import { createInterface } from 'node:readline/promises';
import {
  cellsFor,
  chance,
  cryptoDice,
  loadRuleset,
  newGame,
  outcome,
  playerTotals,
  reduce,
  rollsLeft,
  seededDice,
} from '@yahtzee-game/rules';

const [id = 'yahtzee', seed] = process.argv.slice(2);
const roll = seed ? seededDice(seed) : cryptoDice();
const input = createInterface({ input: process.stdin, output: process.stdout });
const lines = input[Symbol.asyncIterator]();

let state = newGame(await loadRuleset(id));
while (!outcome(state)) {
  state =
    state.turn.phase === 'rolling'
      ? reduce(state, { type: 'dice', values: roll(chance(state)) })
      : await decide(state);
}
console.log(`\nThe game is over: ${playerTotals(state)[0].total} points.`);
input.close();

// Asks until the answer is a legal action. A number holds these faces and rolls the rest; a box fills it.
async function decide(state) {
  const { dice } = state.turn;
  console.log(
    `\n${dice.join(' ')}   rolls left: ${rollsLeft(state)}   total: ${playerTotals(state)[0].total}`,
  );
  console.log(
    cellsFor(state)
      .filter((cell) => cell.legal)
      .map((cell) => `${cell.id} ${cell.points}`)
      .join(', '),
  );
  process.stdout.write('faces to hold (0 for none), or a box: ');
  const { value, done } = await lines.next();
  if (done) process.exit(0);
  const answer = value.trim();
  const action = /^\d+$/.test(answer)
    ? { type: 'roll', held: heldBy(answer, dice) }
    : { type: 'score', cell: answer };
  const next = reduce(state, action);
  if (!next.ok) console.log(next.message);
  return next.ok ? next : state;
}

// The positions that show these faces, one bit each.
function heldBy(faces, dice) {
  const wanted = [...faces].map(Number);
  return dice.reduce((held, face, position) => {
    const at = wanted.indexOf(face);
    if (at < 0) return held;
    wanted.splice(at, 1);
    return held | (1 << position);
  }, 0);
}
