/** The announcements of great moments. */
import type { Snapshot } from '../../game/board-state.js';
import type { MessageView } from '../../view/view.js';
import type { Hand } from './hands.js';
import { handSentence, nameOf } from './words.js';

/**
 * Returns the announcement of a hand, made before its dice; only the name if the setting `speech` asks for few words.
 */
export function spokenHand(hand: Hand | undefined, snapshot: Snapshot): string {
  if (!hand) return '';
  const isTerse = snapshot.settings.speech === 'terse';
  return unmarked(isTerse ? nameOf(hand, snapshot) : handSentence(hand, snapshot));
}

/** Returns the announcement of a gain, made before the entry. Empty for extra points, which the entry announces. */
export function spokenGain(gain: MessageView | undefined, { notice, settings, state }: Snapshot): string {
  if (!gain || state.turn.phase === 'over' || (notice?.kind === 'entry' && notice.bonus)) return '';
  const { chip, text } = gain;
  if (!chip) return unmarked(text);
  return settings.speech === 'terse' ? `${chip}.` : sentences(`${chip}.`, unmarked(text));
}

export const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');
const unmarked = (text: string): string => text.replaceAll('*', '');
