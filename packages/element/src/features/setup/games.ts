/** The list of games inside the setup. Loaded when somebody wants another game. */
import { loadRuleset, type Ruleset } from '@yahtzee-game/rules';
import type { CSSResult, LitElement } from 'lit';
import { tryOrWarn } from '../../game/settings.js';
import { GameList } from '../../picker/game-list.js';
import { gameListStyles } from '../../picker/game-list-styles.js';
import { loadListWords } from '../../picker/list-words.js';

export const styles: CSSResult = gameListStyles;

/** Returns the list once its words are there; `choose` is called with a game that has been loaded. */
export async function listOfGames(host: LitElement, choose: (ruleset: Ruleset) => void): Promise<GameList> {
  await loadListWords();
  return new GameList(host, (id) => void chosen(id, choose));
}

async function chosen(id: string, choose: (ruleset: Ruleset) => void): Promise<void> {
  const ruleset = await tryOrWarn(id, () => loadRuleset(id));
  if (ruleset) choose(ruleset);
}
