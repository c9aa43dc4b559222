/** The dice and the Roll button. */
import {
  rollsLeft,
  type GameState,
  type Held,
  type PlayerAction,
  type RollAction,
} from '@yahtzee-game/rules';
import { legalOf } from '../game/answers.js';
import type { Snapshot } from '../game/board-state.js';
import { cellName, playerName, sidesAt, sideWords } from './names.js';
import type { DieView, RollView } from './view.js';

const TILTS = 6;

/** Returns the cells that the player on turn may fill. */
export const legalCells = (state: GameState): readonly string[] =>
  legalOf(state).flatMap((action) => (action.type === 'score' ? action.cell : []));

const isRoll = (action: PlayerAction): action is RollAction => action.type === 'roll';

/** Whether a roll of any dice is allowed: the first of a turn, or another. */
export const mayRoll = (state: GameState): boolean =>
  state.turn.phase === 'rolling' || legalOf(state).some(isRoll);

/** The dice to hold if the game allows only one roll, so that there is nothing to choose; otherwise undefined. */
export function forcedHold(state: GameState): Held | undefined {
  const [only, ...others] = legalOf(state).filter(isRoll);
  return others.length ? undefined : only?.held;
}

/** Whether players may mark dice. */
export const mayHold = (state: GameState): boolean =>
  state.turn.phase === 'deciding' && mayRoll(state) && forcedHold(state) === undefined;

export const allHeld = ({ state, held }: Pick<Snapshot, 'state' | 'held'>): boolean =>
  held === 2 ** state.rules.spec.dice.count - 1;

/**
 * The dice held before any selection: those held for the last roll, or all on the tray if players select dice to
 * reroll. While dice are awaited, there is nothing to select.
 */
export const unmarkedDice = ({ state, settings }: Pick<Snapshot, 'state' | 'settings'>): Held =>
  settings.selection === 'reroll' && state.turn.phase === 'deciding'
    ? 2 ** state.rules.spec.dice.count - 1
    : state.turn.held;

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
