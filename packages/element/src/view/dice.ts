/** The dice and the Roll button. */
import { rollsLeft } from '@yahtzee-game/rules';
import type { Snapshot } from '../game/board-state.js';
import { allHeld, legalCells, mayHold, mayRoll } from '../game/holding.js';
import { cellName, playerName, sidesAt, sideWords } from './names.js';
import type { DieView, RollView } from './view.js';

const TILTS = 6;

export function diceView(snapshot: Snapshot): readonly DieView[] {
  const { state, held, rolls, settings, t } = snapshot;
  const { turn, rules } = state;
  const sides = sidesAt(snapshot);
  const tag = t(settings.selection === 'hold' ? 'die.hold' : 'die.reroll');
  const disabled = !mayHold(state) || snapshot.waiting !== 'here';
  return Array.from({ length: rules.spec.dice.count }, (_, position) => {
    const side = sides[position];
    const face = side?.face ?? 0;
    const kept = Boolean((held >> position) & 1);
    const marked = face > 0 && turn.phase === 'deciding' && kept === (settings.selection === 'hold');
    const die = position + 1;
    return {
      position,
      face,
      colour: '',
      marked,
      tag,
      label: side
        ? t(marked ? 'die.marked' : 'die', { die, value: sideWords(t, side), tag })
        : t('die.blank', { die }),
      disabled,
      tilt: (position + rolls) % TILTS,
    };
  });
}

export function rollView(snapshot: Snapshot): RollView {
  const { state, t } = snapshot;
  const { turn, rules } = state;
  if (turn.phase === 'over') {
    const note = state.players.length > 1 ? t('roll.same') : '';
    return { kind: 'again', label: t('roll.again'), note, left: 0, most: 0 };
  }
  const left = rollsLeft(state);
  const most = Math.max(rules.spec.rolls, turn.roll + left);
  if (mayRoll(state) && !allHeld(snapshot) && snapshot.waiting === 'here')
    return { kind: 'ready', label: t('roll'), note: t('left', { n: left }), left, most };
  return { kind: 'off', label: offLabel(snapshot), note: '', left, most };
}

function offLabel(snapshot: Snapshot): string {
  const { state, t, waiting } = snapshot;
  if (waiting === 'nobody') return t('roll');
  if (waiting !== 'here') return t(`roll.${waiting}`, { player: playerName(snapshot, state, state.seat) });
  if (mayRoll(state)) return t('roll.held');
  const [only, ...others] = legalCells(state);
  if (only === undefined || others.length) return t('roll.choose');
  return t('roll.use', { row: cellName(t, state, only) });
}
