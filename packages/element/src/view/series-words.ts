import type { Series } from '../game/series.js';
import type { Translate } from '../words/messages.js';

/** Returns who leads in the games against a computer, and by how many games. */
export function seriesWords(t: Translate, { won, lost }: Series, player: string): string {
  if (won + lost === 0) return t('series.none');
  if (won === lost) return t('series.even', { won, lost });
  return t(won > lost ? 'series.lead' : 'series.behind', { player, won, lost });
}
