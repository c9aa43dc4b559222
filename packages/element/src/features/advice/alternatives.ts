/** The choices that are shown below the best. */
import type { GameState, Held } from '@yahtzee-game/rules';
import type { Advice, AdvisedChoice } from '../../game/advisor.js';
import { sidesAt } from '../../view/names.js';
import { isBest } from './figures.js';

/** The number of next best choices that are shown. */
const NEXT = 2;
/** Kept dice with at least this number of different faces aim at a straight. */
const RUN = 3;

export interface Alternatives {
  /** Choices as good as the best. */
  readonly equals: readonly AdvisedChoice[];
  /** The next best choices, and the best one with another aim. */
  readonly others: readonly AdvisedChoice[];
}

export function alternativesIn(advice: Advice, state: GameState): Alternatives {
  const [best, ...rest] = advice.choices;
  const equals = rest.filter((choice) => isBest(choice, advice));
  const dearer = rest.slice(equals.length);
  const next = dearer.slice(0, NEXT);
  const later = dearer.slice(NEXT);
  const aims = new Set([best, ...next].map((choice) => choice && aimOf(choice, state)));
  const another = later.find((choice) => !aims.has(aimOf(choice, state))) ?? later[0];
  return { equals, others: another ? [...next, another] : next };
}

/** The aim of a choice: a box, equal dice of a face, a straight, or anything. */
const aimOf = (choice: AdvisedChoice, state: GameState): string =>
  choice.kind === 'hold' ? aimOfDice(choice.held, state) : `${choice.kind} ${choice.cell}`;

function aimOfDice(held: Held, state: GameState): string {
  const counts = new Map<number, number>();
  for (const { face } of sidesAt({ state }, held)) counts.set(face, (counts.get(face) ?? 0) + 1);
  if (counts.size >= RUN) return 'a straight';
  const [face = 'anything'] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  return String(face);
}
