/** A game as JSON: published in `game-record.schema.json`. Whatever comes in is checked here, once, at the door. */
import { playerTotals } from './game.js';
import { actionsOf, replay } from './log.js';
import { withOptions } from './options.js';
import { LONGEST_NAME, MOST_PLAYERS, seatsOf } from './players.js';
import type { GameState, Options, OptionValue, Ruleset } from './rules.js';
import type { Action, IllegalCode } from './types.js';

/** A game from its start: who plays what, all that happened, and the totals it came to. */
export interface GameRecord {
  readonly version: 1;
  readonly ruleset: string;
  readonly options: Options;
  readonly players: readonly string[];
  readonly actions: readonly Action[];
  /** Each player's total after the last action: a record that was cut short or altered does not agree with it. */
  readonly totals: readonly number[];
}

export type ParseCode =
  | 'too-large'
  | 'bad-syntax'
  | 'bad-version'
  | 'bad-ruleset'
  | 'unknown-ruleset'
  | 'bad-options'
  | 'bad-players'
  | 'bad-action'
  | 'illegal-action'
  | 'bad-totals'
  | 'wrong-totals';

/** Why a record was not taken, and where: a path in the record such as `actions[12].values`. */
export interface ParseError {
  readonly ok: false;
  readonly code: ParseCode;
  readonly at: string;
  /** For `unknown-ruleset`: the id to load. */
  readonly ruleset?: string;
  /** For `illegal-action`: the code of the refusal. */
  readonly illegal?: IllegalCode;
}

/** A state (`ok: true`), or what is wrong with what should have become one. */
export type ParseResult<T extends { readonly ok: true }> = T | ParseError;

const VERSION = 1;
/** Twenty players on the longest sheet, with rolls bought all along, stay far below. */
export const MOST_ACTIONS = 50_000;

/** The record of a game; plain data that JSON can hold. */
export function gameToJSON(state: GameState): GameRecord {
  const { ruleset } = state.rules;
  return {
    version: VERSION,
    ruleset: ruleset.id,
    options: ruleset.options,
    players: state.players,
    actions: actionsOf(state),
    totals: playerTotals(state).map(({ total }) => total),
  };
}

/**
 * The game of a record. It never throws and never loads half a game.
 * @param rulesets those that may be played; a record of another one answers `unknown-ruleset` with the id to load.
 */
export function gameFromJSON(value: unknown, rulesets: readonly Ruleset[] = []): ParseResult<GameState> {
  try {
    return fromRecord(value, rulesets);
  } catch (thrown) {
    // A getter, a proxy or a revoked object in `value` may throw whatever it likes.
    return thrown instanceof Rejected ? thrown.error : { ok: false, code: 'bad-syntax', at: '' };
  }
}

/** Leaves the checks at the first fault; caught at the door. */
class Rejected extends Error {
  readonly error: ParseError;
  constructor(error: ParseError) {
    super(error.code);
    this.error = error;
  }
}

function reject(code: ParseCode, at: string, more: Partial<ParseError> = {}): never {
  throw new Rejected({ ok: false, code, at, ...more });
}

function fromRecord(value: unknown, rulesets: readonly Ruleset[]): GameState {
  const record = objectAt(value, '', 'bad-syntax');
  if (field(record, 'version') !== VERSION) reject('bad-version', 'version');
  const ruleset = rulesetAt(field(record, 'ruleset'), field(record, 'options'), rulesets);
  const players = playersAt(field(record, 'players'), ruleset);
  const actions = listAt(field(record, 'actions'), 'actions', 'bad-action', MOST_ACTIONS).map(actionAt);
  const totals = field(record, 'totals');
  const state = replay(ruleset, players, actions);
  if (!state.ok) return reject('illegal-action', `actions[${state.step}]`, { illegal: state.code });
  checkTotals(totals, state);
  return state;
}

type Fields = Readonly<Record<string, unknown>>;

function objectAt(value: unknown, at: string, code: ParseCode): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return reject(code, at);
  return value as Fields;
}

/** Own fields only: what a prototype brings is not in the record. */
const field = (fields: Fields, key: string): unknown =>
  Object.hasOwn(fields, key) ? fields[key] : undefined;

function listAt(value: unknown, at: string, code: ParseCode, most: number): readonly unknown[] {
  if (!Array.isArray(value)) return reject(code, at);
  // A list with holes is filled up, so that a hole is a fault like any other.
  return value.length > most ? reject('too-large', at) : Array.from<unknown>(value);
}

function rulesetAt(id: unknown, options: unknown, rulesets: readonly Ruleset[]): Ruleset {
  if (typeof id !== 'string' || id.length > LONGEST_NAME) return reject('bad-ruleset', 'ruleset');
  const ruleset = rulesets.find((r) => r.id === id);
  if (!ruleset) return reject('unknown-ruleset', 'ruleset', { ruleset: id });
  const chosen = Object.entries(objectAt(options, 'options', 'bad-options'));
  const bad = chosen.find(([, v]) => !['string', 'number', 'boolean'].includes(typeof v));
  if (bad) reject('bad-options', `options.${bad[0]}`);
  try {
    // From the ruleset's defaults: a record names every option that differs from them.
    return withOptions(
      { ...ruleset, options: {} },
      Object.fromEntries(chosen) as Record<string, OptionValue>,
    );
  } catch {
    return reject('bad-options', 'options');
  }
}

function playersAt(value: unknown, ruleset: Ruleset): readonly string[] {
  const names = listAt(value, 'players', 'bad-players', MOST_PLAYERS);
  const [fewest, most] = seatsOf(ruleset.spec);
  if (names.length < fewest || names.length > most) reject('bad-players', 'players');
  return names.map((name, i) =>
    typeof name === 'string' && name.length <= LONGEST_NAME ? name : reject('bad-players', `players[${i}]`),
  );
}

/** Checks an action's shape; whether it is legal, the replay tells. */
function actionAt(value: unknown, i: number): Action {
  const at = `actions[${i}]`;
  const action = objectAt(value, at, 'bad-action');
  const type = field(action, 'type');
  switch (type) {
    case 'roll':
      return { type, held: numberAt(field(action, 'held'), `${at}.held`) };
    case 'dice': {
      const values = listAt(field(action, 'values'), `${at}.values`, 'bad-action', 32);
      return { type, values: values.map((v, j) => numberAt(v, `${at}.values[${j}]`)) };
    }
    case 'announce':
    case 'score': {
      const cell = field(action, 'cell');
      return typeof cell === 'string' && cell.length <= LONGEST_NAME
        ? { type, cell }
        : reject('bad-action', `${at}.cell`);
    }
    default:
      return reject('bad-action', `${at}.type`);
  }
}

const numberAt = (value: unknown, at: string): number =>
  Number.isSafeInteger(value) ? Number(value) : reject('bad-action', at);

function checkTotals(value: unknown, state: GameState): void {
  const totals = listAt(value, 'totals', 'bad-totals', MOST_PLAYERS);
  playerTotals(state).forEach(({ total }, seat) => {
    if (totals[seat] !== total) reject('wrong-totals', `totals[${seat}]`);
  });
  if (totals.length !== state.players.length) reject('wrong-totals', 'totals');
}
