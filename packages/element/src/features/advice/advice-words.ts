/** The words of an advisor's answer. */
import type { Advice, AdvisedChoice, Odds, Unit } from '../../game/advisor.js';
import type { Snapshot } from '../../game/board-state.js';
import { choiceWords } from '../../view/choice-words.js';
import { cellName } from '../../view/names.js';
import type { MessageArgs } from '../../words/messages.js';
import { figureWords, isBest, valueWords } from './figures.js';

/** The progress of the answer about the current decision. */
export type AdviceStatus =
  | { readonly kind: 'thinking' | 'none' | 'early' | 'over' }
  | { readonly kind: 'advice'; readonly advice: Advice }
  | { readonly kind: 'odds'; readonly odds: Odds };

/** Whether other choices are shown with their losses; if the setting is below `ranked`, only the best has a figure. */
export const showsCosts = ({ settings }: Snapshot): boolean =>
  settings.advice === 'ranked' || settings.advice === 'explain';

/** Returns the text for the live region. */
export function spokenAdvice(snapshot: Snapshot, status: AdviceStatus): string {
  const why = status.kind === 'advice' ? reasonWords(status.advice, snapshot) : '';
  return [statusSentence(snapshot, status).replaceAll('*', ''), why].filter(Boolean).join(' ');
}

/** Returns the sentence under the dice. */
export function statusSentence(snapshot: Snapshot, status: AdviceStatus): string {
  const { t } = snapshot;
  if (status.kind !== 'advice') return t(`advice.${status.kind}`);
  const { advice } = status;
  const [best] = advice.choices;
  if (!best || snapshot.settings.advice === 'odds')
    return t('advice.top', { choices: goodWords(advice, snapshot) });
  const value = valueWords(advice.value ?? best.value, advice, snapshot);
  return t(SENTENCES[advice.unit ?? 'points'], { choice: choiceWords(best, snapshot), value });
}

const SENTENCES: Readonly<Record<Unit, string>> = {
  points: 'advice.sentence',
  chance: 'advice.sentence.chance',
  crosses: 'advice.sentence.crosses',
};

/** The good choices in alphabetical order, so that the order does not reveal the best. */
const goodWords = ({ choices }: Advice, snapshot: Snapshot): string =>
  snapshot.t.list.semicolons(
    choices
      .slice(0, 3)
      .map((choice) => choiceWords(choice, snapshot))
      .toSorted(),
  );

/** Returns the name of a choice, and that it is the best or how much it loses. */
export function choiceLabel(name: string, choice: AdvisedChoice, advice: Advice, snapshot: Snapshot): string {
  if (isBest(choice, advice)) return snapshot.t('advice.cell.best', { cell: name });
  return showsCosts(snapshot) ? costLabel(name, choice, advice, snapshot) : name;
}

/** The name of a box with its loss; if the unit is `chance`, with the probability instead. */
function costLabel(cell: string, { value, loss }: AdvisedChoice, advice: Advice, snapshot: Snapshot): string {
  const { t } = snapshot;
  if (advice.unit === 'chance') return t('advice.cell.odds', { cell, chance: t.percent(value, 1) });
  const key = advice.unit === 'crosses' ? 'advice.cell.loss.crosses' : 'advice.cell.loss';
  return t(key, { cell, loss: figureWords(loss, 1, advice, snapshot) });
}

/** Returns the reason that an advisor gives: ids of cells become names, and chances are written in per cent. */
export function reasonWords({ why }: Advice, snapshot: Snapshot): string {
  if (!why || snapshot.settings.advice !== 'explain') return '';
  const said = Object.entries(why.args ?? {}).map(([name, value]) => [name, argWords(name, value, snapshot)]);
  return snapshot.t(why.key, Object.fromEntries(said) as MessageArgs);
}

function argWords(name: string, value: MessageArgs[string], snapshot: Snapshot): string | number {
  const { state, t } = snapshot;
  const named = (id: string): string => (state.rules.cellById.has(id) ? cellName(t, state, id) : id);
  if (typeof value === 'object') return t.list.and(value.map(named));
  if (typeof value === 'string') return named(value);
  if (name.startsWith('chance')) return t.percent(value / 100);
  return Number.isInteger(value) ? value : t.number(value, 1);
}
