/** The announcement of a play-off, when a game ends with a tie for first place. */
import { playerTotals } from '@yahtzee-game/rules';
import type { Snapshot } from '../../game/board-state.js';
import { playerName, standingOf } from '../names.js';

/** Returns the tied players until the first entry of the play-off; empty otherwise. */
export function playOffWords(snapshot: Snapshot): string {
  const { state, t } = snapshot;
  const { playoff, cards, log } = state;
  const [first] = playoff?.seats ?? [];
  if (!playoff || first === undefined || log?.action.type !== 'score') return '';
  const [game = { cards }] = playoff.before;
  const begun = !playoff.sums && playoff.seats.some((seat) => cards[seat]?.filled);
  if (begun) return '';
  const total =
    standingOf(snapshot, first) || (playerTotals({ ...state, cards: game.cards })[first]?.total ?? 0);
  const players = t.list.and(playoff.seats.map((seat) => playerName(snapshot, state, seat)));
  return t('end.playoff', { players, total });
}
