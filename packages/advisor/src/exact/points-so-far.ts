import type { Card, Rules } from '@yahtzee-game/rules';
import { totalsOf } from '@yahtzee-game/rules/engine';
import { sum } from '../basics/sum.js';

/** Returns the points that a card has already: all entries and extra points, without section bonuses and tokens. */
export function pointsSoFar(rules: Rules, card: Card): number {
  const { sections, extra } = totalsOf(rules, { ...card, tokens: 0 });
  return sum(Object.values(sections)) + extra;
}
