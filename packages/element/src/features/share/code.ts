/**
 * A finished game of one player as a short code, which does not show dice or boxes at a glance. It has only the
 * decisions, since the seed gives the dice: the text of `serializeGame` with another log,
 *
 *     1 yahtzee?joker=free Ada .5.7:3.1:c… ~tuesday =254
 *
 * in which `.5` holds dice as `h5` does there, `:3` scores in the fourth cell of the sheet and `!3` announces it, in
 * base
 * 36. The text is encoded in base 64. Loading a code applies the rules, so the result is always a legal game.
 */
import {
  actionsOf,
  chance,
  reduce,
  seedOf,
  serializeGame,
  type Action,
  type DiceSource,
  type GameState,
  type ParseResult,
} from '@yahtzee-game/rules';

/** A game before its first roll, as `parseGame` returns it. */
type Open = (text: string) => Promise<ParseResult<GameState>>;

export function codeOf(state: GameState, seed: string | number): string {
  const [version, game, player] = serializeGame(state).split(' ');
  const log = actionsOf(state).map((action) => tokenOf(action, state));
  const end = serializeGame(state, { seed }).split(' ').slice(-2);
  const text = [version, game, player, log.join(''), ...end].join(' ');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function tokenOf(action: Action, { rules }: GameState): string {
  if (action.type === 'dice') return '';
  if (action.type === 'roll') return `.${action.held.toString(36)}`;
  const index = rules.cellById.get(action.cell)?.index ?? 0;
  return (action.type === 'score' ? ':' : '!') + index.toString(36);
}

/** Resolves to the game of a code and the seed of its dice, or to the reason why the code is invalid. */
export async function gameOf(
  code: string,
  open: Open,
  diceFrom: (seed: string) => DiceSource,
): Promise<{ readonly state: GameState; readonly seed: string } | string> {
  const text = decoded(code);
  const [version = '', game = '', player = '', log = '', ...end] = text.split(' ');
  const seed = seedOf(text);
  if (seed === undefined || !/^(?:[.:!][\da-z]{1,3})*$/.test(log)) return 'it is damaged';
  const start = await open(`${version} ${game} ${player} =0`);
  if (!start.ok) return start.message;
  const state = played(start, log.match(/[.:!][^.:!]+/g) ?? [], diceFrom(seed));
  if (typeof state === 'string') return state;
  return serializeGame(state).endsWith(` ${end.at(-1)}`) ? { state, seed } : 'its total is another';
}

function decoded(code: string): string {
  try {
    return atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

/** Returns the state after these decisions, or the reason why one of them is refused. */
function played(start: GameState, log: readonly string[], dice: DiceSource): GameState | string {
  let state = rolled(start, dice);
  for (const token of log) {
    const next = reduce(state, actionOf(token, state));
    if (!next.ok) return next.message;
    state = rolled(next, dice);
  }
  return state;
}

/** Returns the state after the awaited dice, if any are awaited. */
function rolled(state: GameState, dice: DiceSource): GameState {
  const owed = chance(state);
  const next = owed ? reduce(state, { type: 'dice', values: dice(owed) }) : state;
  return next.ok ? next : state;
}

function actionOf(token: string, { rules }: GameState): Action {
  const number = parseInt(token.slice(1), 36);
  if (token.startsWith('.')) return { type: 'roll', held: number };
  const cell = rules.cells.find(({ index }) => index === number)?.id ?? '';
  return { type: token.startsWith(':') ? 'score' : 'announce', cell };
}
