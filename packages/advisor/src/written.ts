import type { Card, Rules } from '@yahtzee-game/rules';
import { totalsOf } from '@yahtzee-game/rules/engine';

/** Points that are written for good; section bonuses are still to come. */
export function writtenOn(rules: Rules, card: Card): number {
  const { sections, extra } = totalsOf(rules, { ...card, tokens: 0 });
  return Object.values(sections).reduce((a, b) => a + b, 0) + extra;
}
