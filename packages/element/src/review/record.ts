/** The record of a game, as text and as JSON. */
import {
  gameFromJSON,
  gameIdOf,
  gameToJSON,
  seedOf,
  serializeGame,
  type GameRecord,
  type GameState,
} from '@yahtzee-game/rules';
import { readGame, type Own } from '../game/saved-game.js';

/** Resolves to the game as text, whatever it is given as; undefined if it is JSON, but no game. */
export async function recordText(game: string | GameRecord, own: Own): Promise<string | undefined> {
  if (typeof game === 'string' && !game.trimStart().startsWith('{')) return game;
  const record = typeof game === 'string' ? parsedJSON(game) : game;
  const state = await readGame((rulesets) => gameFromJSON(record, rulesets), own);
  // What is read as a game is a record.
  return state.ok ? serializeGame(state, record as GameRecord) : undefined;
}

/** Returns the game of such a text as JSON, indented. */
export function recordJSON(state: GameState, text: string): string {
  const [game, seed] = [gameIdOf(text), seedOf(text)];
  const record = gameToJSON(state, {
    ...(game !== undefined && { game }),
    ...(seed !== undefined && { seed }),
  });
  return JSON.stringify(record, undefined, 1);
}

function parsedJSON(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
