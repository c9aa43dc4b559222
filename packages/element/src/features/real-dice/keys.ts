/** Keys while dice are entered. */
import type { Board } from '../../board/board.js';
import type { KeyPress } from '../../board/feature.js';
import { digitOf, isTyping } from '../../keyboard/hotkeys.js';
import type { RealDice } from './real-dice.js';

/** Digits, and letters of poker dice, enter a die; Backspace takes the last one back, Escape all of them. */
export function pressKey(press: KeyPress, dice: RealDice, { settings }: Board): boolean {
  const { event, target } = press;
  if (!dice.entry || isTyping(press) || target.closest('.panel')) return false;
  if (event.key === 'Escape') return dice.clear();
  if (settings.hotkeys === 'off') return false;
  if (event.key === 'Backspace') return dice.takeBack();
  const character = digitOf(event) ?? event.key;
  return character.length === 1 && dice.type(character);
}
