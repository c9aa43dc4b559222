/** Anybody may write an advisor: what it says is believed only as far as the rules allow it. */
import { legalActions, type GameState, type PlayerAction } from '@yahtzee-game/rules';
import type { Advice, AdvisedChoice, Odds } from '../advisor.js';

/** The part of an answer that can be followed, as plain data. @throws one sentence if nothing is left of it. */
export function soundAdvice(answer: Advice, state: GameState): Advice {
  const legal = legalActions(state);
  const allowed = answer.choices.filter(
    (choice) => Number.isFinite(choice.value) && legal.some((action) => isSame(action, choice)),
  );
  const [best] = allowed;
  if (!best) throw new RangeError('it advises nothing that may be done');
  const choices = allowed.map((choice) => plain(choice, best.value));
  const { value = best.value, exact = true, why } = answer;
  return { choices, value: Number.isFinite(value) ? value : best.value, exact, ...(why && { why }) };
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

/** Chances that are chances. @throws one sentence if there is none. */
export function soundOdds(answer: Odds | undefined): Odds {
  const sound = Object.entries(answer ?? {}).filter(([, chance]) => chance >= 0 && chance <= 1);
  if (!sound.length) throw new RangeError('it tells no chance');
  return Object.fromEntries(sound);
}
