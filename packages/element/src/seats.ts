/** Who sits down at a game that is not for any number of players. */
import { MOST_PLAYERS, type Spec } from '@yahtzee-game/rules';
import { warnOnce } from './settings.js';

/** As many of these players as the game takes; where they are too few, others without a name sit down. */
export function seated(
  names: readonly string[],
  { id, players = [1, MOST_PLAYERS] }: Spec,
): readonly string[] {
  const [fewest, most] = players;
  if (names.length > most || (names.length < fewest && names.join('')))
    warnOnce(`players: ${names.length} do not fit ${id}; allowed: ${fewest} to ${most}`);
  const all = [...names, ...new Array<string>(fewest).fill('')];
  return all.slice(0, Math.min(most, Math.max(fewest, names.length)));
}
