/**
 * A game written down, as JSON and as one line of text. What reads them is apart: a board writes its game after every
 * move, and seldom reads one.
 */
import { gameOf, optionsOf } from '../model/doors.js';
import { shown } from '../model/refuse.js';
import type { GameState, Options } from '../model/rules.js';
import type { Action } from '../model/types.js';
import { playerTotals } from '../play/game.js';
import { actionsOf } from '../play/log.js';
import { tokenOf } from './action-token.js';

/** A game from its start: what is played by whom, all that happened, and the totals it came to. */
export interface GameRecord {
  readonly version: 1;
  readonly ruleset: string;
  /** The edition of its rules; 1 if absent. */
  readonly revision?: number;
  readonly options: Options;
  readonly players: readonly string[];
  /** An id given by the player's program: two records with the same id are of one game. */
  readonly game?: string;
  /** The seed that the dice are said to be from. */
  readonly seed?: string;
  readonly actions: readonly Action[];
  /** Each player's total after the last action: a record that was cut short or altered does not agree with it. */
  readonly totals: readonly number[];
}

/** Facts that a record may hold besides the game. */
export interface RecordOptions {
  /** Identity of the game: up to 64 letters, digits, "-" and "_"; none if absent. */
  readonly game?: string | undefined;
  /**
   * The seed of the game's dice, as `seededDice` or `duplicateDice` took it; none if absent. A claim that anybody can
   * check against the dice of the log. Text of up to 200 characters without unpaired surrogates, or a finite number.
   */
  readonly seed?: string | number | undefined;
}

export const VERSION = 1;
/**
 * Returns the record of a game; plain data that JSON can hold.
 * @throws RangeError, one sentence, if this is no state, the seed or the identity is not one, or there are other
 *   options.
 */
export function gameToJSON(state: GameState, options?: RecordOptions): GameRecord {
  gameOf(state);
  const { game, seed } = optionsOf(options, ['game', 'seed']);
  const { ruleset } = state.rules;
  return {
    version: VERSION,
    ruleset: ruleset.id,
    revision: ruleset.revision,
    options: ruleset.options,
    players: state.players,
    ...(game !== undefined && { game: orThrow('game', game, GAME) }),
    ...(seed !== undefined && {
      seed: orThrow('seed', Number.isFinite(seed) ? String(seed) : seed, SEED),
    }),
    actions: actionsOf(state),
    totals: playerTotals(state).map(({ total }) => total),
  };
}

/** The form of a text that names something, and the sentence that says so. */
export interface TextRule {
  readonly test: (text: string) => boolean;
  readonly allowed: string;
}

export const GAME: TextRule = {
  test: (text) => /^[\w-]{1,64}$/.test(text),
  allowed: 'up to 64 letters, digits, "-" and "_"',
};
/** Half a surrogate pair has no percent-encoding, and another character in its place would give other dice. */
export const SEED: TextRule = {
  test: (text) => text.length <= 200 && !/\p{Surrogate}/u.test(text),
  allowed: 'up to 200 characters without unpaired surrogates',
};

export const passes = (value: unknown, { test }: TextRule): value is string =>
  typeof value === 'string' && test(value);

function orThrow(at: string, value: unknown, rule: TextRule): string {
  if (passes(value, rule)) return value;
  throw new RangeError(`${at}: ${shown(value)} is not allowed; allowed: ${rule.allowed}`);
}

/**
 * Returns a game's log as compact text. The text of a state never changes from one version of the package to another.
 * @throws RangeError, one sentence, if this is no state, the seed or the identity is not one, or there are other
 *   options.
 */
export function serializeGame(state: GameState, options?: RecordOptions): string {
  const record = gameToJSON(state, options);
  const { revision = 1, game, seed } = record;
  const id = revision > 1 ? `${record.ruleset}.${revision}` : record.ruleset;
  return [
    record.version,
    [id, optionText(record.options)].filter(Boolean).join('?'),
    record.players.map(encode).join(','),
    ...record.actions.map(tokenOf),
    ...(game === undefined ? [] : [`#${game}`]),
    ...(seed === undefined ? [] : [`~${encode(seed)}`]),
    `=${record.totals.join()}`,
  ].join(' ');
}

/** A lone `-` is the empty name; half a surrogate pair, which no encoding takes, becomes the replacement character. */
const encode = (name: string): string =>
  name === '' ? '-' : encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/^-$/, '%2D');

const optionText = (options: Options): string =>
  Object.entries(options)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
