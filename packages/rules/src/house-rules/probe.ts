/** Plays a few games by new house rules, so that those which get stuck are refused before anybody plays them. */
import { seatsOf } from '../model/players.js';
import type { GameState, Ruleset } from '../model/rules.js';
import type { Cell, Totals } from '../model/types.js';
import { cellsFor, newGame, playerTotals, reduce, standings } from '../play/game.js';
import { anyAction, seededRandom } from '../players/random-play.js';
import { serializeGame } from '../records/serialize.js';
import { fail } from './checks.js';

const PLAYERS = 2;
/** How often a cell is asked about in a game; so a large sheet is not played to its end. */
const MAX_QUESTIONS = 10_000;

/** @throws RangeError with one sentence if a game gets stuck, or if a function of the spec gives no answer. */
export function probe(ruleset: Ruleset, games: number): void {
  const [fewest, most] = seatsOf(ruleset.spec);
  const start = newGame(ruleset, { players: Math.min(most, Math.max(fewest, PLAYERS)) });
  const actions = MAX_QUESTIONS / start.rules.cells.length;
  for (let game = 0; game < games; game++) {
    const random = seededRandom(`${ruleset.id}/${game}`);
    let state = start;
    for (let i = 0; i < actions && state.turn.phase !== 'over'; i++) {
      checkAnswers(state);
      const action = answerOf(state, () => anyAction(state, random));
      if (!action) return refuseStuck(state);
      const next = answerOf(state, () => reduce(state, action));
      if (!next.ok)
        throw new RangeError(`spec: ${next.message}; allowed: what was legal before; ${told(state)}`);
      state = next;
    }
    checkAnswers(state);
  }
}

const told = (state: GameState): string => `after "${serializeGame(state)}"`;

/** Answers a question about this state. @throws RangeError with one sentence if a function of the spec throws. */
function answerOf<T>(state: GameState, ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    const log = state.log ? 'in a game that was played at random' : 'in a new game';
    throw new RangeError(`spec: a function in it throws "${String(error)}"; allowed: an answer; ${log}`, {
      cause: error,
    });
  }
}

function checkAnswers(state: GameState): void {
  const { spec } = state.rules;
  answerOf(state, () => cellsFor(state)).forEach(checkCell);
  if (state.turn.phase === 'deciding') return;
  for (const { tokens } of state.cards) {
    if (!Number.isInteger(tokens) || tokens < 0)
      fail('tokens.change', tokens, 'changes that leave a whole number of tokens, 0 or more');
  }
  for (const totals of answerOf(state, () => playerTotals(state))) checkTotals(state, totals);
  const keys: unknown = answerOf(state, () => standings(state));
  const lists = Array.isArray(keys) && keys.length === state.cards.length;
  if (spec.rank && !(lists && keys.every((list) => Array.isArray(list) && list.every(Number.isFinite)))) {
    fail('rank', keys, 'a list of numbers for each player');
  }
}

function checkCell({ id, bonus, why }: Cell): void {
  if (why && typeof why.key !== 'string') fail(`what bars ${id}`, why, 'undefined, or an object with a key');
  if (!Number.isFinite(bonus)) fail('repeat.bonus', bonus, 'a number');
}

function checkTotals(state: GameState, { columns, total }: Totals): void {
  state.rules.spec.derived?.forEach(({ id }, i) => {
    const bad = columns.find(({ derived }) => !Number.isFinite(derived[id]));
    if (bad) fail(`derived[${i}].value`, bad.derived[id], `a number; ${told(state)}`);
  });
  if (!Number.isFinite(total)) fail('spec', total, `totals that are numbers; ${told(state)}`);
}

/** No action is legal although the game is not over: an order bars every open box, or the placing of jokers does. */
function refuseStuck(state: GameState): never {
  const { columns, repeat } = state.rules.spec;
  const field = [columns && 'columns', repeat && 'repeat.place'].filter(Boolean).join(', ') || 'spec';
  const keys = new Set(cellsFor(state).map(({ why }) => why?.key));
  keys.delete('filled');
  fail(field, [...keys].join(), `what always leaves a box to fill; a game got stuck ${told(state)}`);
}
