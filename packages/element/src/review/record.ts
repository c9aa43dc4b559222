/**
 * The record of a game, as text and as JSON. Fetched when a record is opened or copied, because it needs the parsers.
 */
import {
  gameFromJSON,
  gameIdOf,
  gameToJSON,
  seedOf,
  serializeGame,
  type GameRecord,
  type GameState,
} from '@yahtzee-game/rules';
import { warnOnce } from '../basics/warnings.js';
import { readGame, savedGame, type Own } from '../game/saved-game.js';
import { isJSON } from './is-json.js';

/** Resolves to a game as text, from text, JSON or a record; undefined if it is not a game. */
export async function readRecord(game: string | GameRecord, own: Own): Promise<string | undefined> {
  if (typeof game === 'string' && !isJSON(game)) return (await savedGame(game, own)).ok ? game : undefined;
  const record = typeof game === 'string' ? parsedJSON(game) : game;
  const state = await readGame((rulesets) => gameFromJSON(record, rulesets), own);
  if (!state.ok) {
    warnOnce(`game: ${state.message}`, 'yahtzee-review');
    return undefined;
  }
  // After a successful reading, the value is known to be a record.
  const { game: id, seed } = record as GameRecord;
  return serializeGame(state, { game: id, seed });
}

/** Returns a game as indented JSON, with the identity and the seed in its text. */
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
