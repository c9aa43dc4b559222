/** How much of a great moment is announced. */
import type { Snapshot } from '../../game/board-state.js';
import type { MessageView } from '../../view/view.js';
import type { Hand } from './hands.js';
import { handSentence, nameOf } from './words.js';

/** Returns a hand as it is announced before its dice; to those who want few words by its name alone. */
export function spokenHand(hand: Hand | undefined, snapshot: Snapshot): string {
  if (!hand) return '';
  const isTerse = snapshot.settings.speech === 'terse';
  return unmarked(isTerse ? nameOf(hand, snapshot) : handSentence(hand, snapshot));
}

/** Returns what an entry has brought, as it is announced before it; an extra hand is announced with its points. */
export function spokenGain(gain: MessageView | undefined, { notice, settings, state }: Snapshot): string {
  if (!gain || state.turn.phase === 'over' || (notice?.kind === 'entry' && notice.bonus)) return '';
  const { chip, text } = gain;
  if (!chip) return unmarked(text);
  return settings.speech === 'terse' ? `${chip}.` : sentences(`${chip}.`, unmarked(text));
}

export const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');
const unmarked = (text: string): string => text.replaceAll('*', '');
