/** The values of choices, as figures. */
import type { Advice, AdvisedChoice } from '../../game/advisor.js';
import type { Snapshot } from '../../game/board-state.js';
import { NO_LOSS } from '../../view/loss.js';

type Words = Pick<Snapshot, 't'>;
type Told = Pick<Advice, 'exact' | 'unit'>;

export const isBest = ({ loss }: AdvisedChoice, { unit }: Told): boolean =>
  loss < (unit === 'chance' ? NO_LOSS / 100 : NO_LOSS);

/** Returns the value of the best choice, for use within a sentence. */
export const valueWords = (value: number, told: Told, words: Words): string =>
  figureWords(value, told.unit === 'crosses' ? 1 : 0, told, words);

/** Returns a figure for use within a sentence. */
export function figureWords(value: number, decimals: number, { exact, unit }: Told, { t }: Words): string {
  const figure = unit === 'chance' ? t.percent(value, decimals) : t.number(value, decimals);
  return exact === false ? t('advice.about', { value: figure }) : figure;
}

/** Returns a loss for a box or a list. */
export const lossFigure = ({ loss }: AdvisedChoice, { exact, unit }: Told, { t }: Words): string =>
  `${exact === false ? '≈' : ''}${unit === 'chance' ? t.percent(-loss, 1) : t.number(-loss, 1)}`;
