/** The offer of the Roll button at the end of a game whose dice can fall again: these dice, or new ones. */
import { outcome } from '@yahtzee-game/rules';
import type { Snapshot } from '../../game/board-state.js';
import type { EndFacts } from './end-facts.js';

export interface AgainView {
  readonly label: string;
  readonly note: string;
  /** Whether the button deals the same dice; the other button of the panel then deals new ones. */
  readonly isSame: boolean;
}

/**
 * Returns the offer; undefined where the dice cannot fall again.
 * @param total of a single player, in figures
 */
export function againView(snapshot: Snapshot, { hasSameDice }: EndFacts, total = ''): AgainView | undefined {
  if (!hasSameDice) return undefined;
  const { state, t } = snapshot;
  if (state.players.length === 1)
    return { label: t('end.sameDice'), note: t('end.beat', { total }), isSame: true };
  if (hasLostAlone(snapshot)) return { label: t('end.revenge'), note: t('end.same'), isSame: true };
  return { label: t('roll.again'), note: t('end.newDice'), isSame: false };
}

/** Whether one person played against computers, and has not won. */
function hasLostAlone({ state, levels }: Snapshot): boolean {
  const people = [...state.players.keys()].filter((seat) => levels[seat] === undefined);
  const [person, ...others] = people;
  return person !== undefined && others.length === 0 && !outcome(state)?.winners.includes(person);
}
