/** Adds the players' chances to win to the view of a board. */
import type { Snapshot } from '../../game/board-state.js';
import { unmarkedDice } from '../../game/holding.js';
import { messageView } from '../../view/message.js';
import type { CardView, View, WinView } from '../../view/view.js';

/** A change of at least this number of percentage points gets a sentence. */
const TELLING = 5;

/** Probabilities of winning by seat, 0 to 1. */
export interface Chances {
  readonly present: readonly number[] | undefined;
  /** The probabilities before the last roll. */
  readonly before?: readonly number[] | undefined;
  /** Whether the game has gone on since the probabilities were computed. */
  readonly isStale: boolean;
}

export function withWinProbabilities(view: View, snapshot: Snapshot, chances: Chances): View {
  const { present } = chances;
  if (!present) return view;
  const wins = present.map((_, seat) => winOf(seat, chances, snapshot));
  return { ...view, card: withHeads(view.card, wins), message: messageOf(view, wins, snapshot) };
}

/** The card with each player's chance to win in the head of their column. */
function withHeads(card: CardView, wins: readonly WinView[]): CardView {
  const players = card.players.map((player) => {
    const win = wins[player.seat];
    return win ? { ...player, win } : player;
  });
  return { ...card, players };
}

function winOf(seat: number, { present, before, isStale }: Chances, { t }: Snapshot): WinView {
  const percent = percentOf(present, seat);
  const change = before ? percent - percentOf(before, seat) : 0;
  const changeText = change ? t.signed(change) : '';
  const text = t.percent(percent / 100);
  const win = t('advice.win.label', { chance: text });
  const label = change ? t('advice.win.changed', { win, change: changeText }) : win;
  return { percent, text, change, changeText, label, isStale };
}

const percentOf = (chances: readonly number[] | undefined, seat: number): number =>
  Math.round(100 * (chances?.[seat] ?? 0));

/** A sentence about a large change replaces the usual one, until the player on turn selects dice. */
function messageOf({ message }: View, wins: readonly WinView[], snapshot: Snapshot): View['message'] {
  const { state, t } = snapshot;
  const win = wins[state.seat];
  if (!win || Math.abs(win.change) < TELLING || !isUntouched(snapshot)) return message;
  if (message.text !== messageView(snapshot).text) return message;
  const args = { from: win.percent - win.change, to: win.text };
  return { ...message, text: t(win.change < 0 ? 'advice.win.lost' : 'advice.win.gained', args) };
}

/** Whether no dice have been selected since the throw, and a player at this board decides. */
const isUntouched = (snapshot: Snapshot): boolean =>
  snapshot.waiting === 'here' && !snapshot.notice && snapshot.held === unmarkedDice(snapshot);
