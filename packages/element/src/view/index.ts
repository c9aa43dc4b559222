/** The view-model: from a snapshot to what is shown and spoken. Pure, and free of the DOM. */
import type { Snapshot } from '../snapshot.js';
import { cardView } from './card-view.js';
import { messageView } from './message-view.js';
import { gameName, playerName } from './names.js';
import { turnOf } from './spoken.js';
import { diceView, rollView } from './table-view.js';
import type { View } from './view.js';

export type * from './view.js';
export * from './spoken.js';
export { resultView } from './result-view.js';
export { moreView, type MoreView } from './more/index.js';

export function viewOf(snapshot: Snapshot): View {
  const plain = plainView(snapshot);
  const view = snapshot.more?.complete(plain, snapshot) ?? plain;
  return snapshot.counsel?.complete(view, snapshot) ?? view;
}

/** What plain Yahtzee shows. */
function plainView(snapshot: Snapshot): View {
  const { state, t } = snapshot;
  const over = state.turn.phase === 'over';
  const several = state.players.length > 1;
  const turn = { ...turnOf(state), player: playerName(snapshot, state, state.seat) };
  return {
    name: gameName(t, state.rules.ruleset),
    turn: over ? t('turn.over') : t(several ? 'turn.player' : 'turn', turn),
    turnShort: over ? t('turn.over') : t('turn.short', turn),
    several,
    dice: diceView(snapshot),
    diceLabel: t('dice'),
    roll: rollView(snapshot),
    message: messageView(snapshot),
    canUndo: snapshot.canUndo,
    card: cardView(snapshot),
    panel: snapshot.panel,
  };
}
