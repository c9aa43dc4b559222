/** Tries a ruleset out: plays whole games at random and reports what went wrong. */
import { checkSeed } from '../dice/source.js';
import { optionsOf } from '../model/doors.js';
import { seatsOf } from '../model/players.js';
import type { GameState, Ruleset } from '../model/rules.js';
import { asRuleset } from '../model/ruleset.js';
import type { Action } from '../model/types.js';
import { cellsFor, legalActions, newGame, playerTotals, reduce } from '../play/game.js';
import { anyAction, seededRandom, type Random } from '../players/random-play.js';
import { parseGame } from '../records/notation.js';
import { gameFromJSON, MAX_ACTIONS } from '../records/record.js';
import { gameToJSON, serializeGame } from '../records/serialize.js';
import { checkCount } from './checks.js';

const MAX_GAMES = 100_000;
const MAX_PROBLEMS = 20;
/** Games of one, two and three players by turns, as far as the ruleset allows. */
const MAX_SEATS = 3;
/** One state in this number is tried with every action. */
const SAMPLE = 16;

export interface TestOptions {
  /** How many games; 100 if absent. */
  readonly games?: number | undefined;
  /** The same seed plays the same games; 1 if absent. */
  readonly seed?: string | number | undefined;
}

/** Findings from random games of a ruleset. */
export interface RulesetReport {
  /** Whether there are no problems. */
  readonly ok: boolean;
  /** One sentence each, with the game that shows it where there is one; the first 20. */
  readonly problems: readonly string[];
  /** How many games were played. */
  readonly games: number;
  /** The least and the greatest total that a player ended with. Random play stays far below what skill reaches. */
  readonly totals: { readonly least: number; readonly greatest: number };
}

/**
 * Plays random legal games, and reports dead ends, actions that are listed but refused or accepted but not listed,
 * functions that throw, totals that are no numbers, and games that do not survive being saved.
 * Pure: the report depends on the ruleset, the number of games and the seed alone.
 * @throws RangeError, one sentence, if this is no ruleset, `games` is no whole number from 1 to 100,000, the seed is
 *   neither a
 * text nor a finite number, or there are other options.
 */
export function testRuleset(ruleset: Ruleset, options?: TestOptions): RulesetReport {
  asRuleset(ruleset);
  const { games = 100, seed = 1 } = optionsOf(options, ['games', 'seed']);
  checkCount('games', games, 1, MAX_GAMES);
  checkSeed(seed);
  const problems = new Set<string>();
  let [least, greatest] = [Infinity, -Infinity];
  for (let game = 0; game < games; game++) {
    const played = playOut(ruleset, game, seededRandom(`${seed}/${game}`));
    for (const problem of played.problems) if (problems.size < MAX_PROBLEMS) problems.add(problem);
    least = Math.min(least, ...played.totals);
    greatest = Math.max(greatest, ...played.totals);
  }
  return { ok: !problems.size, problems: [...problems], games, totals: { least, greatest } };
}

interface PlayedOut {
  readonly problems: readonly string[];
  readonly totals: readonly number[];
}

/** One game, until it is over, stuck or broken. */
function playOut(ruleset: Ruleset, game: number, random: Random): PlayedOut {
  const problems: string[] = [];
  let state = startOf(ruleset, game);
  try {
    for (let step = 0; state.turn.phase !== 'over'; step++) {
      if (step % SAMPLE === game % SAMPLE) problems.push(...disagreements(state));
      const next = stepFrom(state, random);
      if (typeof next === 'string') return { problems: [...problems, next], totals: totalsOf(state) };
      if (step > MAX_ACTIONS) throw new Error(`it has no end after ${MAX_ACTIONS} actions`);
      state = next;
    }
    problems.push(...lossesOf(state));
  } catch (error) {
    problems.push(`A function of the ruleset throws "${String(error)}" after "${textOf(state)}".`);
  }
  return { problems, totals: totalsOf(state) };
}

function startOf(ruleset: Ruleset, game: number): GameState {
  const [fewest, most] = seatsOf(ruleset.spec);
  return newGame(ruleset, { players: Math.min(most, Math.max(fewest, 1 + (game % MAX_SEATS))) });
}

/** The next state, or the sentence that says why there is none. */
function stepFrom(state: GameState, random: Random): GameState | string {
  const action = anyAction(state, random);
  if (!action) {
    const keys = new Set(cellsFor(state).map(({ why }) => why?.key));
    return `Nothing may be done, though the game is not over (${[...keys].join(', ')}) after "${textOf(state)}".`;
  }
  const next = reduce(state, action);
  return next.ok ? next : `${JSON.stringify(action)} is refused (${next.message}) after "${textOf(state)}".`;
}

/** Where `legalActions`, `cellsFor` and `reduce` do not say the same. */
function disagreements(state: GameState): readonly string[] {
  const listed = new Set(legalActions(state).map(nameOf));
  const accepted = actionsOf(state).filter((action) => reduce(state, action).ok);
  const names = new Set(accepted.map(nameOf));
  const promised = cellsFor(state).flatMap(({ id, legal }) =>
    legal ? nameOf({ type: 'score', cell: id }) : [],
  );
  return [
    ...[...listed].filter((name) => !names.has(name)).map((name) => `${name} is listed as legal but refused`),
    ...[...names]
      .filter((name) => !listed.has(name))
      .map((name) => `${name} is accepted but not listed as legal`),
    ...promised
      .filter((name) => !listed.has(name))
      .map((name) => `${name} is not listed though its cell is legal`),
  ].map((problem) => `${problem} after "${textOf(state)}".`);
}

const nameOf = (action: Action): string => JSON.stringify(action);

/** Everything that a player could try, legal or not. */
const actionsOf = ({ rules }: GameState): readonly Action[] => [
  ...rules.holds,
  ...rules.cells.flatMap(({ score, announce }) => [score, announce]),
];

/** The parts of a finished game that are lost when it is saved and loaded. */
function lossesOf(state: GameState): readonly string[] {
  const { ruleset } = state.rules;
  const text = textOf(state);
  const copies = {
    'as text': parseGame(text, [ruleset]),
    'as JSON': gameFromJSON(JSON.parse(JSON.stringify(gameToJSON(state))), [ruleset]),
  };
  const lost = Object.entries(copies).flatMap(([how, copy]) => {
    if (!copy.ok)
      return `A game saved ${how} is not loaded (${copy.code}${copy.at && ` at ${copy.at}`}): "${text}".`;
    return textOf(copy) === text ? [] : `A game saved ${how} is loaded as another: "${text}".`;
  });
  const bad = totalsOf(state).find((total) => !Number.isFinite(total));
  return bad === undefined ? lost : [...lost, `A total is ${bad} after "${text}".`];
}

/** The totals; none if a function of the ruleset throws, which is reported elsewhere. */
const totalsOf = (state: GameState): readonly number[] =>
  answerOr([], () => playerTotals(state).map(({ total }) => total));

const textOf = (state: GameState): string => answerOr('a game without totals', () => serializeGame(state));

function answerOr<T>(otherwise: T, ask: () => T): T {
  try {
    return ask();
  } catch {
    return otherwise;
  }
}
