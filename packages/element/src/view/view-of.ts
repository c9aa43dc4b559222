/** The view-model: computes the displayed and announced text from a snapshot. Pure, and without the DOM. */
import type { Snapshot } from '../game/board-state.js';
import { turnOf } from '../game/turns.js';
import { cardView } from './card.js';
import { diceView, rollView } from './dice.js';
import { messageView } from './message.js';
import { gameName, playerName } from './names.js';
import type { View } from './view.js';

/** Returns the view of plain Yahtzee, completed by features in their order. */
export const viewOf = (
  snapshot: Snapshot,
  features: readonly { view?(view: View, snapshot: Snapshot): View }[] = [],
): View => features.reduce((view, feature) => feature.view?.(view, snapshot) ?? view, plainView(snapshot));

/** Returns the view of plain Yahtzee. */
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
