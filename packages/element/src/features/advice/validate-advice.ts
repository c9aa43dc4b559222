/** Validates the answers of advisors, which are untrusted, and drops choices that the rules do not allow. */
import type { GameState, PlayerAction } from '@yahtzee-game/rules';
import type { Advice, AdvisedChoice, Odds } from '../../game/advisor.js';
import { legalOf } from '../../game/answers.js';

/** The most choices that are read; no game has as many. */
const MAX_CHOICES = 1000;

/** Returns the legal choices of an answer, as plain data. @throws one sentence if there are none. */
export function validAdvice(answer: Partial<Advice> | undefined, state: GameState): Advice {
  const legal = legalOf(state);
  const given = Array.isArray(answer?.choices) ? answer.choices.slice(0, MAX_CHOICES) : [];
  const allowed = given.filter(
    (choice) => Number.isFinite(choice?.value) && legal.some((action) => isSame(action, choice)),
  );
  const [best] = allowed;
  if (!best) throw new RangeError('it advises nothing that may be done');
  const choices = allowed.map((choice) => plain(choice, best.value));
  const { value = best.value, exact, unit, why } = answer ?? {};
  return {
    choices,
    value: Number.isFinite(value) ? value : best.value,
    exact: exact !== false,
    ...((unit === 'chance' || unit === 'crosses') && { unit }),
    ...(typeof why?.key === 'string' && { why }),
  };
}

const isSame = (action: PlayerAction, choice: AdvisedChoice): boolean =>
  choice.kind === 'hold'
    ? action.type === 'roll' && action.held === choice.held
    : action.type === choice.kind && action.cell === choice.cell;

function plain(choice: AdvisedChoice, best: number): AdvisedChoice {
  const { value } = choice;
  const loss = Math.max(0, Number.isFinite(choice.loss) ? choice.loss : best - value);
  return choice.kind === 'hold'
    ? { kind: 'hold', held: choice.held, value, loss }
    : { kind: choice.kind, cell: choice.cell, value, loss };
}

/** Returns the valid probabilities. @throws one sentence if there are none. */
export function validOdds(answer: Odds | undefined): Odds {
  const valid = Object.entries(answer ?? {}).filter(
    ([, chance]) => Number.isFinite(chance) && chance >= 0 && chance <= 1,
  );
  if (!valid.length) throw new RangeError('it tells no chance');
  return Object.fromEntries(valid);
}
