/** Compares a final total with the remembered games of the same player. */
import type { Result } from '../../game/records.js';
import type { Translate } from '../../words/messages.js';

/** The other games of a player. Those played with advice do not count for places and records. */
export interface OwnGames {
  readonly all: readonly Result[];
  /** Totals of the games without advice. */
  readonly fair: readonly number[];
}

/** Returns the games of a player without the present one. */
export function ownGames(results: readonly Result[], name: string, game: string): OwnGames {
  const all = results.filter((result) => result.name === name && result.game !== game);
  return { all, fair: all.filter(({ helped }) => !helped).map(({ total }) => total) };
}

export const bestOf = (totals: readonly number[]): number | undefined =>
  totals.length > 0 ? Math.max(...totals) : undefined;

/** The mean in whole points; undefined without games. */
export const meanOf = (totals: readonly number[]): number | undefined =>
  totals.length > 0 ? Math.round(totals.reduce((a, b) => a + b, 0) / totals.length) : undefined;

/** The lowest place that gets a sentence. */
const WORTHY = 10;

/** Returns the place of a total among the other games, in a sentence; empty if the place is not worth one. */
export function placeSentence(t: Translate, total: number, { fair }: OwnGames, helped: boolean): string {
  const best = bestOf(fair);
  if (helped) return t('record.helped');
  if (best === undefined) return '';
  if (total > best) return t('record.new', { total, before: best });
  if (total === best) return t('record.equal', { total });
  const games = fair.length + 1;
  const place = 1 + fair.filter((other) => other > total).length;
  // With few games, only a place in the better half counts.
  if (place > Math.min(WORTHY, games / 2)) return '';
  const key = place === 2 ? 'record.second' : place === 3 ? 'record.third' : 'record.place';
  return t(key, { place, games });
}
