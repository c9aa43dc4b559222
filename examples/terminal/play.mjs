// A game of Yahtzee in a terminal, on the rules package alone: node examples/terminal/play.mjs [ruleset] [seed]
import { createInterface } from 'node:readline/promises';
import {
  cellsFor,
  chance,
  cryptoDice,
  legalActions,
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

const ruleset = await loadRuleset(id);
let state = newGame(ruleset, { players: ruleset.spec.players?.[0] ?? 1 });
while (!outcome(state)) {
  state =
    state.turn.phase === 'rolling'
      ? reduce(state, { type: 'dice', values: roll(chance(state)) })
      : await decide(state);
}
const totals = outcome(state).totals.join(' to ');
console.log(`\nThe game is over: ${totals} points.`);
input.close();

// Asks until the answer is a legal action. A number holds these faces and rolls the rest; a box fills it, and one after
// `!` is announced.
async function decide(state) {
  const { seat, players, turn } = state;
  const { dice } = turn;
  const who = players.length > 1 ? `   player ${seat + 1}` : '';
  console.log(
    `\n${dice.join(' ')}   rolls left: ${rollsLeft(state)}   total: ${playerTotals(state)[seat].total}${who}`,
  );
  const boxes = cellsFor(state).filter((cell) => cell.legal);
  const announced = legalActions(state).filter(({ type }) => type === 'announce');
  console.log(
    [...boxes.map(({ id, points }) => `${id} ${points}`), ...announced.map(({ cell }) => `!${cell}`)].join(
      ', ',
    ),
  );
  process.stdout.write('faces to hold (0 for none), or a box: ');
  const { value, done } = await lines.next();
  if (done) process.exit(0);
  const answer = value.trim();
  const action = actionOf(answer, dice);
  const next = reduce(state, action);
  if (!next.ok) console.log(next.message);
  return next.ok ? next : state;
}

function actionOf(answer, dice) {
  if (/^\d+$/.test(answer)) return { type: 'roll', held: heldBy(answer, dice) };
  return answer.startsWith('!')
    ? { type: 'announce', cell: answer.slice(1) }
    : { type: 'score', cell: answer };
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
