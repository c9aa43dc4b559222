/** The course of a turn, in three steps. */
import { newGame, type Ruleset, type Side, type Spec } from '@yahtzee-game/rules';
import type { Translate } from '../../../words/messages.js';
import { aRoll, helpDice } from './dice.js';
import type { HelpStep } from './view.js';

/** Whether players mark the dice that they keep, or those that they roll again. */
export type Selection = 'hold' | 'reroll';

type Step = Omit<HelpStep, 'number'>;

export const stepsOf = (t: Translate, ruleset: Ruleset, selection: Selection): readonly HelpStep[] =>
  inOrder(t, ruleset, selection).map((step, i) => ({ ...step, number: t.number(i + 1) }));

function inOrder(t: Translate, ruleset: Ruleset, selection: Selection): readonly Step[] {
  const { spec, game } = ruleset;
  const roll = aRoll(spec);
  if (game?.kind === 'race') return [rollStep(t, spec, roll), ...raceSteps(t, roll)];
  return [
    rollStep(t, spec, roll),
    ...(spec.rolls > 1 ? [holdStep(t, roll, selection)] : []),
    game?.kind === 'rounds' ? roundStep(t, roll) : fillStep(t, ruleset),
  ];
}

const rollStep = (t: Translate, { rolls }: Spec, roll: readonly Side[]): Step => ({
  title: t('roll'),
  text: t('help.step.roll', { n: rolls }),
  dice: helpDice(roll, () => false),
});

function holdStep(t: Translate, roll: readonly Side[], selection: Selection): Step {
  const kept = isLikeFirst(roll);
  return selection === 'hold'
    ? { title: t('help.step.hold'), text: t('help.step.hold.how'), dice: helpDice(roll, kept) }
    : {
        title: t('help.step.reroll'),
        text: t('help.step.reroll.how'),
        dice: helpDice(roll, (side) => !kept(side)),
      };
}

function fillStep(t: Translate, ruleset: Ruleset): Step {
  const { categories } = ruleset.spec;
  const several = categories.some(({ entries = 1 }) => entries > 1);
  return {
    title: t('roll.choose'),
    text: t(several ? 'help.step.entry' : 'help.step.fill', { n: turnsOf(ruleset) }),
    dice: [],
    row: (categories.find(({ face }) => face === 6) ?? categories[0])?.id,
  };
}

const roundStep = (t: Translate, roll: readonly Side[]): Step => ({
  title: t('help.step.compare'),
  text: t('help.step.compare.how'),
  dice: helpDice(roll),
});

const raceSteps = (t: Translate, roll: readonly Side[]): readonly Step[] => [
  {
    title: t('help.step.row'),
    text: t('help.step.row.how'),
    dice: helpDice(roll, isLikeFirst(roll)),
  },
  {
    title: t('help.step.others'),
    text: t('help.step.others.how'),
    dice: helpDice(roll.filter((side) => !isLikeFirst(roll)(side))),
  },
];

const isLikeFirst =
  (roll: readonly Side[]) =>
  ({ face }: Side): boolean =>
    face === roll[0]?.face;

/** Returns the number of turns that fill the card of a player. */
function turnsOf(ruleset: Ruleset): number {
  const { rules } = newGame(ruleset, { players: ruleset.spec.players?.[0] ?? 1 });
  return ruleset.spec.fill === 'everyColumn' ? rules.slots / rules.columns.length : rules.slots;
}
