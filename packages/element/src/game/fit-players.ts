/** Adjusts the number of players to the game. */
import { MAX_PLAYERS, type Spec } from '@yahtzee-game/rules';
import { MAX_NAME, warnOnce } from './settings.js';

/** Fits players to the limits of a game: drops surplus names and adds unnamed players, with a warning. */
export function fitPlayers(
  names: readonly string[],
  { id, players = [1, MAX_PLAYERS] }: Spec,
): readonly string[] {
  const [fewest, most] = players;
  if (names.length > most || (names.length < fewest && names.join('')))
    warnOnce(`players: ${names.length} do not fit ${id}; allowed: ${fewest} to ${most}`);
  const all = [...names, ...new Array<string>(fewest).fill('')];
  return all.slice(0, Math.min(most, Math.max(fewest, names.length))).map((name) => name.slice(0, MAX_NAME));
}
