/** The record of a game, as text and as JSON. Fetched when somebody opens or hands over one: it brings what reads games. */
import {
  gameFromJSON,
  gameIdOf,
  gameToJSON,
  seedOf,
  serializeGame,
  type GameRecord,
  type GameState,
} from '@yahtzee-game/rules';
import { readGame, savedGame, type Own } from '../game/saved-game.js';
import { warnOnce } from '../game/settings.js';
import { isJSON } from './is-json.js';

/** Resolves to the game as text, if what is given is one: text, JSON, or a record. */
export async function readRecord(game: string | GameRecord, own: Own): Promise<string | undefined> {
  if (typeof game === 'string' && !isJSON(game)) return (await savedGame(game, own)).ok ? game : undefined;
  const record = typeof game === 'string' ? parsedJSON(game) : game;
  const state = await readGame((rulesets) => gameFromJSON(record, rulesets), own);
  if (!state.ok) {
    warnOnce(`game: ${state.message}`, 'yahtzee-review');
    return undefined;
  }
  // What is read as a game is a record.
  const { game: id, seed } = record as GameRecord;
  return serializeGame(state, { game: id, seed });
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
