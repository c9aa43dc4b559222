/** A game as JSON: published in `game-record.schema.json`. Untrusted values are checked here, once, at the door. */
import { withOptions } from '../games/options.js';
import { MAX_CARDS } from '../games/play-off.js';
import { MAX_NAME, MAX_PLAYERS, seatsOf } from '../model/players.js';
import type { GameState, Options, OptionValue, Ruleset } from '../model/rules.js';
import { isRuleset } from '../model/ruleset.js';
import type { Action } from '../model/types.js';
import { playerTotals } from '../play/game.js';
import { replay } from '../play/log.js';
import { actionAt } from './action-text.js';
import {
  fail,
  field,
  listAt,
  objectAt,
  parsed,
  reject,
  textAt,
  type Fields,
  type ParseCode,
  type ParseResult,
} from './parse.js';
import { GAME, passes, SEED, VERSION, type TextRule } from './serialize.js';

/** Actions of a game in which everybody fills one card; house rules are held to it. */
export const MAX_GAME = 50_000;
/** A play-off may bring each of twenty players further cards, in the same log. */
export const MAX_ACTIONS = MAX_GAME * (1 + MAX_CARDS);
/** Faults that rules of another edition explain. */
const CHANGED: readonly ParseCode[] = ['bad-options', 'bad-players', 'illegal-action', 'wrong-totals'];

/** Rejects what is there but breaks the rule. */
function checkText(value: unknown, at: string, rule: TextRule): void {
  if (value !== undefined && !passes(value, rule)) reject('bad-syntax', at, value, rule.allowed);
}

/**
 * Returns the game of a record, or a `ParseError`. It never throws and never loads half a game.
 *
 * A record of another revision than the ruleset's is taken if every action is legal by the ruleset and the totals
 * agree; otherwise it answers `other-revision`. The revision of a rule sheet is a hash of its rules, so a record of
 * another one is always refused.
 * @param rulesets those that may be played; a record of another one answers `unknown-ruleset` with the id to load.
 */
export const gameFromJSON = (value: unknown, rulesets: readonly Ruleset[] = []): ParseResult<GameState> =>
  parsed(() => readRecord(value, rulesets));

/** The game of a record; leaves the checks at the first fault. */
export function readRecord(value: unknown, rulesets: readonly Ruleset[]): GameState {
  const record = objectAt(value, '', 'bad-syntax');
  const version = field(record, 'version');
  if (version !== VERSION) reject('bad-version', 'version', version, String(VERSION));
  const revision = revisionAt(field(record, 'revision'));
  const ruleset = rulesetAt(field(record, 'ruleset'), rulesets);
  const options = optionsAt(field(record, 'options'));
  const players = playersAt(field(record, 'players'));
  checkText(field(record, 'game'), 'game', GAME);
  checkText(field(record, 'seed'), 'seed', SEED);
  const actions = listAt(field(record, 'actions'), 'actions', 'bad-action', MAX_ACTIONS);
  const shaped = actions.map((action, i) => actionAt(action, `actions[${i}]`));
  const totals = listAt(field(record, 'totals'), 'totals', 'bad-totals', MAX_PLAYERS);
  const result = parsed(() => played(ruleset, options, players, shaped, totals));
  const isOther = revision !== ruleset.revision;
  if (result.ok) return isOther && ruleset.toJSON ? otherRevision(revision, ruleset) : result;
  return isOther && CHANGED.includes(result.code)
    ? otherRevision(revision, ruleset, `; ${result.message}`)
    : fail(result);
}

function otherRevision(revision: number, ruleset: Ruleset, why = ''): never {
  const message =
    `revision: the game was played by revision ${revision} of ${ruleset.id}, ` +
    `and by revision ${ruleset.revision} it is not the same${why}`;
  return fail({ code: 'other-revision', at: 'revision', message, revision });
}

const revisionAt = (value: unknown = 1): number =>
  Number.isInteger(value) && Number(value) > 0
    ? Number(value)
    : reject('bad-version', 'revision', value, 'a whole number from 1');

function rulesetAt(value: unknown, rulesets: readonly Ruleset[]): Ruleset {
  const id = textAt(value, 'ruleset', 'bad-ruleset', MAX_NAME);
  if (!Array.isArray(rulesets)) reject('bad-ruleset', 'ruleset', rulesets, 'a list of rulesets');
  for (const one of rulesets) if (!isRuleset(one)) reject('bad-ruleset', 'ruleset', one, 'rulesets');
  const ruleset = rulesets.find((r) => r.id === id);
  if (ruleset) return ruleset;
  const given = rulesets.map((r) => r.id).join(', ') || 'none';
  return reject('unknown-ruleset', 'ruleset', id, `those that are given: ${given}`, { ruleset: id });
}

function optionsAt(value: unknown): Readonly<Record<string, OptionValue>> {
  const options: Fields = objectAt(value, 'options', 'bad-options');
  const entries = Object.entries(options).map(([key, option]) => [key, optionAt(option, `options.${key}`)]);
  return Object.fromEntries(entries) as Record<string, OptionValue>;
}

const optionAt = (value: unknown, at: string): OptionValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : reject('bad-options', at, value, 'a text, a number, true, false');

const playersAt = (value: unknown): readonly string[] =>
  listAt(value, 'players', 'bad-players', MAX_PLAYERS).map((name, i) =>
    textAt(name, `players[${i}]`, 'bad-players', MAX_NAME),
  );

/** The state that the actions lead to, if the ruleset allows them and the totals agree. */
function played(
  ruleset: Ruleset,
  options: Options,
  players: readonly string[],
  actions: readonly Action[],
  totals: readonly unknown[],
): GameState {
  const form = formOf(ruleset, options);
  const [fewest, most] = seatsOf(form.spec);
  if (players.length < fewest || players.length > most)
    reject('bad-players', 'players', players.length, `${fewest} to ${most} names`);
  const state = replay(form, players, actions);
  if (state.ok) return checkTotals(totals, state);
  const at = `actions[${state.step}]`;
  return fail({ code: 'illegal-action', at, message: `${at}: ${state.message}`, illegal: state.code });
}

/** The ruleset with a record's options, which name every option that differs from the ruleset's defaults. */
function formOf(ruleset: Ruleset, options: Options): Ruleset {
  try {
    return withOptions({ ...ruleset, options: {} }, options);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'options: they are not allowed';
    return fail({ code: 'bad-options', at: 'options', message });
  }
}

function checkTotals(totals: readonly unknown[], state: GameState): GameState {
  playerTotals(state).forEach(({ total }, seat) => {
    if (totals[seat] !== total) reject('wrong-totals', `totals[${seat}]`, totals[seat], String(total));
  });
  if (totals.length === state.players.length) return state;
  return reject('wrong-totals', 'totals', totals.length, `${state.players.length} totals`);
}
