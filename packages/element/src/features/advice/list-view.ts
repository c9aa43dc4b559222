/** The list of advice: the best choice, and the others. */
import type { Advice, AdvisedChoice, Unit } from '../../game/advisor.js';
import type { Snapshot } from '../../game/board-state.js';
import { mayHold } from '../../game/holding.js';
import { choiceWords, keptDice } from '../../view/choice-words.js';
import { sidesAt } from '../../view/names.js';
import type { AdviceView, ChoiceView, HoldView } from '../../view/view.js';
import { choiceLabel, reasonWords, showsCosts } from './advice-words.js';
import { alternativesIn } from './alternatives.js';
import { lossFigure, valueWords } from './figures.js';

const EXPECTED: Readonly<Record<Unit, string>> = {
  points: 'advice.expected',
  chance: 'advice.win.label',
  crosses: 'advice.expected.crosses',
};

export function listView(advice: Advice, best: AdvisedChoice, snapshot: Snapshot): AdviceView {
  const { t } = snapshot;
  const { equals, others } = alternativesIn(advice, snapshot.state);
  const dearest = Math.max(...others.map(({ loss }) => loss));
  const value = valueWords(advice.value ?? best.value, advice, snapshot);
  const hold = best.kind === 'hold' && holdOf(best.held, snapshot);
  return {
    title: t(best.kind === 'hold' ? 'advice.title.hold' : 'advice.title'),
    heading: t('advice.now'),
    best: choiceView(best, snapshot),
    expected: t(EXPECTED[advice.unit ?? 'points'], { value, chance: value }),
    ...(hold && { hold }),
    or: t('advice.or'),
    figures: showsCosts(snapshot) ? t('advice.figures') : '',
    equals: equals.map((choice) => equalView(choice, snapshot)),
    others: others.map((choice) => dearerView(choice, dearest, advice, snapshot)),
    why: reasonWords(advice, snapshot),
  };
}

/** The button that follows the advice; absent if there is nothing to do. */
function holdOf(held: number, { state, held: now, t }: Snapshot): HoldView | undefined {
  if (!mayHold(state) || held + now === 0) return undefined;
  const { length: n } = sidesAt({ state }, held);
  return { label: n ? t('advice.hold', { n }) : t('advice.release'), held, done: held === now };
}

function choiceView(choice: AdvisedChoice, snapshot: Snapshot): ChoiceView {
  const { state, held: now } = snapshot;
  const words = choiceWords(choice, snapshot);
  // Entering a score uses all dice.
  const held = choice.kind === 'hold' ? choice.held : -1;
  return {
    text: capital(words),
    short: capital(choice.kind === 'hold' && held ? keptDice(held, snapshot) : words),
    label: capital(words),
    dice: sidesAt(snapshot).map(({ face, symbol }, i) => ({ face, symbol, kept: Boolean((held >> i) & 1) })),
    loss: '',
    share: 0,
    ...(choice.kind === 'hold' && mayHold(state) && { hold: { held, done: held === now } }),
  };
}

function equalView(choice: AdvisedChoice, snapshot: Snapshot): ChoiceView {
  const text = capital(snapshot.t('advice.equally', { choice: choiceWords(choice, snapshot) }));
  return { ...choiceView(choice, snapshot), text, short: text, label: text };
}

function dearerView(choice: AdvisedChoice, dearest: number, advice: Advice, snapshot: Snapshot): ChoiceView {
  const view = choiceView(choice, snapshot);
  if (!showsCosts(snapshot)) return view;
  return {
    ...view,
    label: choiceLabel(view.text, choice, advice, snapshot),
    loss: lossFigure(choice, advice, snapshot),
    share: choice.loss / dearest,
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
