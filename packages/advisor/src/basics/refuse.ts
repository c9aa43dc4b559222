/** Refusals of values that callers without types may pass, each with one sentence, as in the rules package. */
import { deny } from '@yahtzee-game/rules/engine';
import type { Signal } from './signal.js';

export { deny as refuse, gameOf, isFields, isWhole, optionsOf, shown } from '@yahtzee-game/rules/engine';

/** @throws RangeError, one sentence, if it is neither absent nor a signal */
export function checkSignal(signal: Signal | undefined): void {
  if (signal !== undefined && typeof (signal as Partial<Signal> | null)?.throwIfAborted !== 'function')
    deny('signal', signal, 'an AbortSignal, such as new AbortController().signal');
}

/** @throws RangeError, one sentence, if it is neither absent nor a function */
export function checkOptionalFunction(place: string, value: unknown, allowed: string): void {
  if (value !== undefined && typeof value !== 'function') deny(place, value, allowed);
}
