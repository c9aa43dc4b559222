/** A bonus that grows in steps. */
import type { Bonus } from '@yahtzee-game/rules';
import type { Snapshot } from '../../game/board-state.js';
import { bonusName } from '../names.js';
import type { BonusProgress, BonusView } from '../view.js';

/** The length of the bar relative to the threshold of the last step. */
const BEYOND = 1.08;

export function completeBonus(view: BonusView, { id, ladder }: Bonus, { state, t }: Snapshot): BonusView {
  const [, ...more] = ladder;
  const [last] = ladder.at(-1) ?? [];
  if (!more.length || last === undefined) return view;
  const at = last * BEYOND;
  const whole = (one: BonusProgress): BonusProgress => ({ ...one, at, count: t.number(one.sum) });
  const steps = ladder.map(([from, points]) => ({
    at: (100 * from) / at,
    points: t.signed(points),
    from: t('bonus.step', { at: from }),
  }));
  const told = steps.map(({ points, from }) => `${points} ${from}`);
  const label = bonusName(t, state.rules.ruleset, id);
  return {
    ...view,
    label,
    long: `${label} ${t.list.commas(told)}`,
    players: view.players.map(whole),
    after: Object.fromEntries(Object.entries(view.after).map(([cell, one]) => [cell, whole(one)])),
    steps,
  };
}
