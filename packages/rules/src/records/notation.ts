/**
 * A game as one line of text, for links, storage and bug reports:
 *
 *     1 yahtzee?joker=free Ada,Grace 13556 h5 264 :fours … =268,241
 *
 * Version, ruleset with options, players, then the log, then the totals it came to. In the log, digits are the dice
 * that fell (1–9, then A–Z), `h5` holds the positions whose bits are set in 5 and rolls the others, `!fours` announces,
 * and `:fours` scores. Names and option values are percent-encoded. The totals close the line: without them it is cut.
 * A ruleset of a later revision than 1 says which (`yahtzee.2?joker=free`). The seed of the dice may stand before the
 * totals (`~tuesday =268,241`), percent-encoded, and before it the identity of the game (`#k3x9`).
 */
import type { GameState, OptionValue, Ruleset } from '../model/rules.js';
import { readToken } from './action-token.js';
import { parsed, reject, type ParseResult } from './parse.js';
import { MAX_ACTIONS, readRecord } from './record.js';

/** Limit of characters for each action of a text: names of boxes are longer than dice. */
const MAX_TEXT = 20 * MAX_ACTIONS;

/** Returns the game of such a text, or a `ParseError` with its place. It never throws. See `gameFromJSON`. */
export function parseGame(text: string, rulesets: readonly Ruleset[] = []): ParseResult<GameState> {
  const game = parsed(() => readRecord(recordOf(text), rulesets));
  return !game.ok && game.code === 'bad-totals' ? { ...game, message: CUT } : game;
}

/** A record has a list of totals; a text has them in its last part. */
const CUT = 'totals: the text ends without them; allowed: such as =15';

/**
 * Returns the seed that a game's text names; undefined if it names none, or is no such text. It checks nothing else.
 */
export function seedOf(text: string): string | undefined {
  // The players, in the third place, may be called so.
  const last = typeof text === 'string' ? /^\s*(?:\S+\s+){3,}~(\S+)\s+=\S*\s*$/.exec(text) : undefined;
  return last?.[1] === undefined ? undefined : decode(last[1]);
}

/**
 * Returns the identity that a game's text names; undefined if it names none, or is no such text. It checks nothing
 * else.
 */
export const gameIdOf = (text: string): string | undefined =>
  typeof text === 'string' ? /\s#([\w-]+)(?:\s+~\S+)?\s+=\S*\s*$/.exec(text)?.[1] : undefined;

/** The record that a text spells, unchecked: what cannot be read is undefined there. */
function recordOf(value: unknown): object {
  const text = typeof value === 'string' ? value : reject('bad-syntax', '', value, 'a text');
  if (text.length > MAX_TEXT) reject('too-large', '', text.length, `up to ${MAX_TEXT} characters`);
  const [version, game = '', players = '', ...log] = text.trim().split(/\s+/);
  const [name = '', ...options] = game.split('?');
  const [, id = name, revision] = /^(.*)\.(\d+)$/.exec(name) ?? [];
  const totals = log.at(-1)?.startsWith('=') ? log.pop() : undefined;
  const seed = totals && log.at(-1)?.startsWith('~') ? log.pop() : undefined;
  const identity = totals && log.at(-1)?.startsWith('#') ? log.pop() : undefined;
  if (numberOf(version) === undefined)
    reject('bad-version', 'version', text, 'the text of a game, such as 1 yahtzee Ada =0');
  if (log.length > MAX_ACTIONS) reject('too-large', 'actions', log.length, `up to ${MAX_ACTIONS} items`);
  return {
    version: numberOf(version),
    ruleset: id,
    ...(revision !== undefined && { revision: Number(revision) }),
    options: optionsOf(options.join('?')),
    players: players.split(',').map(decode),
    ...(identity !== undefined && { game: identity.slice(1) }),
    ...(seed !== undefined && { seed: decode(seed.slice(1)) ?? null }),
    actions: log.map(readToken),
    totals: totals?.slice(1).split(',').map(numberOf),
  };
}

/** Undefined where the text is no percent-encoding. */
function decode(text: string): string | undefined {
  if (text === '-') return '';
  try {
    return text ? decodeURIComponent(text) : undefined;
  } catch {
    return undefined;
  }
}

function optionsOf(text: string): Record<string, OptionValue | undefined> {
  const pairs = text ? text.split('&').map((pair) => pair.split('=')) : [];
  return Object.fromEntries(
    pairs.map(([key = '', value = '', ...more]) => [
      key,
      more.length ? undefined : optionValue(decode(value)),
    ]),
  );
}

/** A number in decimal digits, written as we write it; undefined for anything else. */
const numberOf = (text = ''): number | undefined =>
  String(Number(text)) === text ? Number(text) : undefined;

/** `true`, `false` and whole numbers are not texts. */
function optionValue(text: string | undefined): OptionValue | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  return numberOf(text) ?? text;
}
