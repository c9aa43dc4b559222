/** The list of games inside the setup. */
import { loadRuleset, type Ruleset } from '@yahtzee-game/rules';
import type { LitElement } from 'lit';
import { tryOrWarn } from '../../basics/warnings.js';
import { GameList } from '../../picker/game-list.js';

/** Returns the list; `choose` is called with the chosen game once it is loaded. */
export const listOfGames = (host: LitElement, choose: (ruleset: Ruleset) => void): GameList =>
  new GameList(host, (id) => void chosen(id, choose));

async function chosen(id: string, choose: (ruleset: Ruleset) => void): Promise<void> {
  const ruleset = await tryOrWarn(id, () => loadRuleset(id));
  if (ruleset) choose(ruleset);
}
