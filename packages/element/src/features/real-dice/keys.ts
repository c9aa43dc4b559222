/** Keys while dice are entered. */
import type { Board } from '../../game/board.js';
import type { KeyPress } from '../feature.js';
import { digitOf, isTyping } from '../rest/hotkeys.js';
import type { RealDice } from './real-dice.js';

/** Digits enter a die, Backspace takes the last one back, Escape all of them. */
export function pressKey(press: KeyPress, dice: RealDice, { settings }: Board): boolean {
  const { event, target } = press;
  if (!dice.entry || isTyping(press) || target.closest('.panel')) return false;
  if (event.key === 'Escape') return dice.clear();
  if (settings.hotkeys === 'off') return false;
  if (event.key === 'Backspace') return dice.takeBack();
  const digit = digitOf(event);
  if (!digit) return false;
  // A key that is held down is one die.
  if (!event.repeat) dice.type(Number(digit));
  return true;
}
