/** The computers to choose from, one of each level. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Result } from '../../game/records.js';
import { LEVELS, type Level, type Seat } from '../../game/seats.js';
import { seriesOf } from '../../game/series.js';
import { computerFace } from '../../parts/icons/computer-face.js';
import { seriesWords } from '../../view/series-words.js';
import type { Translate } from '../../words/messages.js';

/** @param results of the game that is set up; undefined if the page keeps none */
export const opponentCards = (
  t: Translate,
  results: readonly Result[] | undefined,
  choose: (level: Level) => void,
): TemplateResult =>
  html`<ul class="opponents">
    ${LEVELS.map((level) => html`<li>${card(t, level, results, () => choose(level))}</li>`)}
  </ul>`;

const card = (
  t: Translate,
  level: Level,
  results: readonly Result[] | undefined,
  choose: () => void,
): TemplateResult =>
  html`<button class="opponent" type="button" @click=${choose}>
    <span class="portrait">${computerFace(level)}</span>
    <span class="row-name"
      ><b>${nameOfLevel(t, level)}</b>&#32;<span class="level-name">${t(`bot.level.${level}`)}</span
      >&#32;<small>${t(`bot.line.${level}`)}</small>&#32;${results ? record(t, level, results) : nothing}</span
    >
  </button>`;

const record = (t: Translate, level: Level, results: readonly Result[]): TemplateResult =>
  html`<small class="record">${seriesWords(t, seriesOf(results, level), nameOfLevel(t, level))}</small>`;

const nameOfLevel = (t: Translate, level: Level): string => t(`bot.who.${level}`);

/** Returns a seat for a computer; without a name if another seat has the one of its level. */
export function seatOfLevel(t: Translate, level: Level, seats: readonly Seat[]): Seat {
  const name = nameOfLevel(t, level);
  return { name: seats.some((seat) => seat.name === name) ? '' : name, level };
}
