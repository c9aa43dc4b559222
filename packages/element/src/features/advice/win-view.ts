/** Adds the players' chances to win to the view of a card. */
import type { Snapshot } from '../../game/board-state.js';
import type { CardView } from '../../view/view.js';

/** The card with each player's chance to win in the head of their column. */
export function withWinProbabilities(
  card: CardView,
  { t }: Pick<Snapshot, 't'>,
  chances: readonly number[] | undefined,
  isStale = false,
): CardView {
  if (!chances) return card;
  const players = card.players.map((player) => {
    const percent = Math.round(100 * (chances[player.seat] ?? 0));
    const text = t('advice.win', { n: percent });
    return { ...player, win: { percent, text, label: t('advice.win.label', { chance: text }), isStale } };
  });
  return { ...card, players };
}
