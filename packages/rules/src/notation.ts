/**
 * A game as one line of text, for links, storage and bug reports:
 *
 *     1 yahtzee?joker=free Ada,Grace 13556 h5 264 :fours … =268,241
 *
 * Version, ruleset with options, players, then the log, then the totals it came to. In the log, digits are the dice
 * that fell (1–9, then A–Z), `h5` holds the positions whose bits are set in 5 and rolls the others, `!fours` announces,
 * and `:fours` scores. Names and option values are percent-encoded. The totals close the line: without them it is cut.
 */
import { gameFromJSON, gameToJSON, MOST_ACTIONS, type ParseResult } from './record.js';
import type { GameState, Options, OptionValue, Ruleset } from './rules.js';
import type { Action } from './types.js';

/** Enough for the longest game by far. */
const LONGEST_TEXT = 1_000_000;

/** A game's log as compact text. */
export function serializeGame(state: GameState): string {
  const { version, ruleset, options, players, actions, totals } = gameToJSON(state);
  const game = [ruleset, optionText(options)].filter(Boolean).join('?');
  return [version, game, players.map(encode).join(','), ...actions.map(tokenOf), `=${totals.join()}`].join(
    ' ',
  );
}

/** The game of such a text; a coded error with its place otherwise. It never throws. See `gameFromJSON`. */
export function parseGame(text: string, rulesets: readonly Ruleset[] = []): ParseResult<GameState> {
  if (typeof text !== 'string') return { ok: false, code: 'bad-syntax', at: '' };
  if (text.length > LONGEST_TEXT) return { ok: false, code: 'too-large', at: '' };
  const [version, game = '', players = '', ...rest] = text.trim().split(/\s+/);
  const [id, ...options] = game.split('?');
  const last = rest.at(-1) ?? '';
  const closed = last.startsWith('=');
  const log = closed ? rest.slice(0, -1) : rest;
  if (log.length > MOST_ACTIONS) return { ok: false, code: 'too-large', at: 'actions' };
  const record = {
    version: numberOf(version),
    ruleset: id,
    options: optionsOf(options.join('?')),
    players: players.split(',').map(decode),
    actions: log.map(actionOf),
    totals: closed ? last.slice(1).split(',').map(numberOf) : undefined,
  };
  return gameFromJSON(record, rulesets);
}

/** A lone `-` is the empty name; half a surrogate pair, which no encoding takes, becomes the replacement character. */
const encode = (name: string): string =>
  name === '' ? '-' : encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/^-$/, '%2D');

/** Undefined where the text is no percent-encoding. */
function decode(text: string): string | undefined {
  if (text === '-') return '';
  try {
    return text ? decodeURIComponent(text) : undefined;
  } catch {
    return undefined;
  }
}

const optionText = (options: Options): string =>
  Object.entries(options)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');

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

function tokenOf(action: Action): string {
  switch (action.type) {
    case 'dice':
      return action.values.map((value) => value.toString(36).toUpperCase()).join('');
    case 'roll':
      return `h${action.held}`;
    case 'announce':
      return `!${action.cell}`;
    case 'score':
      return `:${action.cell}`;
  }
}

/** The action that a token stands for; its content is checked with the record's. */
function actionOf(token: string): Action {
  if (token.startsWith('!')) return { type: 'announce', cell: token.slice(1) };
  if (token.startsWith(':')) return { type: 'score', cell: token.slice(1) };
  if (/^h\d+$/.test(token)) return { type: 'roll', held: Number(token.slice(1)) };
  return {
    type: 'dice',
    values: [...token].map((digit) => (/[\dA-Z]/.test(digit) ? parseInt(digit, 36) : NaN)),
  };
}
