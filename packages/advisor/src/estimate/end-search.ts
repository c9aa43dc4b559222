/** The exact values of cards near the end of a game: all ways to the end are searched. */
import type { Card } from '@yahtzee-game/rules';
import { totalsOf, write } from '@yahtzee-game/rules/engine';
import { CardTurn, type CardValues, type ValueAfterEntry } from './card-turn.js';
import type { OutcomeScores } from './outcome-scores.js';
import { entriesLeft } from './turn-entries.js';

/** No row is announced. */
const NONE = -1;

export class EndSearch implements CardValues {
  readonly readTokens: boolean;
  readonly #scores: OutcomeScores;
  readonly #known = new Map<string, number>();

  constructor(scores: OutcomeScores) {
    this.#scores = scores;
    this.readTokens = scores.rules.spec.tokens !== undefined;
  }

  of(card: Card): number {
    if (!entriesLeft(card)) return totalsOf(this.#scores.rules, card).total;
    const key = JSON.stringify([card.slots, card.tokens, card.extras]);
    let value = this.#known.get(key);
    if (value === undefined) {
      value = new CardTurn(this.#scores, card, this).value;
      this.#known.set(key, value);
    }
    return value;
  }

  after(card: Card): ValueAfterEntry {
    return (cell, points, extra, change) => {
      const tokens = card.tokens + change;
      return this.of(write(card, { cell, points: [points], extra, tokens, announced: NONE, first: true }));
    };
  }
}
