/** Reads games from text. */
import { loadRuleset, parseGame, type GameState, type ParseResult, type Ruleset } from '@yahtzee-game/rules';

/** Rulesets that need not be loaded; ids and absent values are ignored. */
export type Own = readonly (Ruleset | string | null | undefined)[];

/** Parses a saved game. Its ruleset is the board's own, or is loaded by its id. */
export const savedGame = (text: string, own: Own): Promise<ParseResult<GameState>> =>
  readGame((rulesets) => parseGame(text, rulesets), own);

/**
 * Reads a game, a second time if its ruleset has to be loaded. The error for an unknown ruleset names the known ids.
 */
export async function readGame(
  read: (rulesets: readonly Ruleset[]) => ParseResult<GameState>,
  own: Own,
): Promise<ParseResult<GameState>> {
  const parsed = read(own.filter((one) => typeof one === 'object' && one !== null));
  if (parsed.ok || parsed.code !== 'unknown-ruleset' || !parsed.ruleset) return parsed;
  try {
    return read([await loadRuleset(parsed.ruleset)]);
  } catch (error) {
    return error instanceof RangeError ? { ...parsed, message: error.message } : parsed;
  }
}
