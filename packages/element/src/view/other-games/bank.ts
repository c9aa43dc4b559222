/** Saved rolls: their number, and their mention on the Roll button. */
import { rollsLeft, type GameState } from '@yahtzee-game/rules';
import { itemAt } from '../../basics/item-at.js';
import type { Snapshot } from '../../game/board-state.js';
import type { RollView } from '../view.js';

const saved = ({ cards }: GameState, seat: number): number => itemAt(cards, seat).tokens;

/** Returns the bank of the player who has just made an entry, else of the player on turn; empty without one. */
export function bank({ state, notice, t }: Snapshot): string {
  if (!state.rules.spec.tokens) return '';
  const n = saved(state, notice?.kind === 'entry' ? notice.seat : state.seat);
  return n ? t('bank', { n }) : '';
}

/** Shows the saved rolls beside the free rolls on the Roll button. */
export function bankedRoll(roll: RollView, { state, t }: Snapshot): RollView {
  const { tokens, rolls } = state.rules.spec;
  if (!tokens || roll.kind === 'again' || roll.kind === 'skip') return roll;
  const left = Math.max(0, rolls - state.turn.roll);
  const key = { ...roll, left, most: rolls };
  const n = rollsLeft(state) - left;
  if (key.kind === 'off' || !n) return key;
  if (left) return { ...key, note: t('left.saved', { n: left, saved: n }) };
  return { ...key, label: tokens.spend === 'ask' ? t('roll.buy') : roll.label, note: t('saved', { n }) };
}
