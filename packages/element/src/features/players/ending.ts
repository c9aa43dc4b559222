/** The outcome of a game of several players. */
import { outcome, standings } from '@yahtzee-game/rules';
import type { Snapshot } from '../../game/board-state.js';
import { figureOf, playerName } from '../../view/names.js';

/** Returns the winner and the margin; empty before the end, and for one player. */
export function endingOf(snapshot: Snapshot): string {
  const { state, t } = snapshot;
  const end = outcome(state);
  if (!end || state.players.length < 2) return '';
  const name = (seat: number): string => playerName(snapshot, state, seat);
  const figures = standings(state).map(([figure = 0]) => figure);
  const front = end.winners;
  const [first = 0] = front;
  const total = figureOf(snapshot, first, end.totals);
  if (front.length > 1) {
    const players = t.list.and(front.map(name));
    return t('end.shared', { players, total });
  }
  const next = Math.min(...end.places.filter((place) => place > 1));
  const seconds = [...end.places.keys()].filter((seat) => end.places[seat] === next);
  const by = (figures[first] ?? 0) - (figures[seconds[0] ?? 0] ?? 0);
  const won = { player: name(first), total, by, second: t.list.and(seconds.map(name)) };
  return t(by ? 'end.won' : 'end.close', won);
}
