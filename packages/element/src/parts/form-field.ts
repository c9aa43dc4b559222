/** A board as a field of a form. */
import { outcome, type GameState } from '@yahtzee-game/rules';
import type { BoardPart } from './part.js';

/** Returns the totals by seat, once the game is over; empty before. */
export const formValue = (state: GameState | undefined): string =>
  (state && outcome(state))?.totals.join(',') ?? '';

interface FieldElement extends HTMLElement {
  readonly name: string | null | undefined;
  readonly required: boolean;
  readonly value: string;
  save(): string;
}

export class FormField {
  readonly #internals: ElementInternals;
  readonly #element: FieldElement;
  /** The game in the form data; undefined as long as there is none. */
  #game: string | undefined;
  /** The game of the last `input` event. */
  #told: string | undefined;

  constructor(internals: ElementInternals, element: FieldElement) {
    this.#internals = internals;
    this.#element = element;
  }

  /**
   * Sets the form data: the totals, and the game itself so that the server can replay it. They stay when the board is
   * moved to another form. `missing` is the sentence that the browser shows if the game has to be finished.
   */
  update(missing: string): void {
    const { name, value } = this.#element;
    const sentence = this.#isMissing ? missing : '';
    // Setting the same validity again would drop the anchor element that the browser's message points at.
    if (sentence !== this.#internals.validationMessage) this.#setValidity(sentence);
    if (!name) return this.#forget();
    const game = this.#element.save();
    const data = new FormData();
    data.append(name, value);
    data.append(`${name}.game`, game);
    this.#internals.setFormValue(data, game);
    this.#game = game;
    this.#told ??= game;
  }

  #forget(): void {
    if (this.#game !== undefined) this.#internals.setFormValue(null);
    this.#game = undefined;
  }

  /** Fires `input` when the form data have changed, and `change` when the game has ended. */
  tell(): void {
    if (this.#game === undefined || this.#game === this.#told) return;
    this.#told = this.#game;
    this.#element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    if (this.#element.value) this.#element.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /** Makes the browser show its message at the element to use next, and focus that element. */
  point(parts: readonly BoardPart[], missing: string): void {
    if (this.#isMissing) this.#setValidity(missing, nextStep(parts));
  }

  get #isMissing(): boolean {
    return this.#element.required && !this.#element.value;
  }

  #setValidity(sentence: string, anchor?: HTMLElement): void {
    this.#internals.setValidity(sentence ? { valueMissing: true } : {}, sentence, anchor);
  }
}

/** Selectors of the element to use next, in order of preference: to throw the dice, to fill a box, anything else. */
const STEPS = [
  '.roll[aria-disabled="false"], .face-key',
  '.cell[aria-disabled="false"]',
  '.roll',
  '*',
] as const;

function nextStep(parts: readonly BoardPart[]): HTMLElement | undefined {
  const stops = parts.flatMap((part) => part.stops).filter(canBeFocused);
  const steps = STEPS.map((step) => stops.find((stop) => stop.matches(step)));
  return steps.find((stop) => stop !== undefined);
}

const canBeFocused = (stop: HTMLElement): boolean =>
  stop.getClientRects().length > 0 && getComputedStyle(stop).visibility === 'visible';
