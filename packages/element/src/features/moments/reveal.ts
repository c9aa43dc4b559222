/**
 * Shows what a throw is worth once its dice lie still. Only painting waits: names, texts and presses are those of the
 * new state at once.
 */
import type { Dice } from '@yahtzee-game/rules';
import type { LitElement } from 'lit';
import { cancelAnimation } from '../../basics/platform.js';
import { appear, appearBox } from './motion.js';

/** Milliseconds between the last die at rest and the figures, and from these to the message. */
const FIGURES = 80;
const MESSAGE = 120;

const OPEN_BOXES = '.cell:is(.points, .zero, .only, .plain, .offer)';

export class Reveal {
  #dice: Dice | undefined;
  /** When the dice are at rest, in the time of the page. */
  #rest = 0;
  readonly #seen = new Set<Element>();
  #animations: readonly Animation[] = [];
  #falling: readonly Element[] = [];

  /** Called after a part has drawn these dice; `rest` are the milliseconds in which they come to rest. */
  drawn({ renderRoot }: LitElement, dice: Dice, rest: number): void {
    if (dice !== this.#dice) {
      this.stop();
      this.#dice = dice;
      this.#rest = performance.now() + rest;
      this.#seen.clear();
    }
    const left = this.#rest - performance.now();
    if (left <= 0) return;
    const all = (selector: string): readonly Element[] =>
      [...renderRoot.querySelectorAll(selector)].filter((element) => !this.#seen.has(element));
    const falling = renderRoot.querySelectorAll('.die');
    if (falling.length > 0) this.#falling = [...falling];
    const figures = all('.next, .keep .tag');
    const boxes = all(OPEN_BOXES);
    const messages = all('.say');
    for (const element of [...figures, ...boxes, ...messages]) this.#seen.add(element);
    this.#animations = [
      ...this.#animations,
      ...figures.map((figure) => appear(figure, left + FIGURES)),
      ...boxes.flatMap((box) => appearBox(box, left + FIGURES)),
      ...messages.map((message) => appear(message, left + FIGURES + MESSAGE)),
    ];
  }

  /** Ends the fall of the dice and shows everything at once, because a player goes on. */
  stop(): void {
    if (performance.now() < this.#rest)
      for (const die of this.#falling)
        for (const animation of die.getAnimations({ subtree: true })) animation.finish();
    this.#rest = 0;
    this.#animations.forEach(cancelAnimation);
    this.#animations = [];
  }
}
