/** Templates of a decision. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { dieDrawing, dieLights } from '../parts/dice/die.js';
import { miniDice } from '../parts/dice/mini-dice.js';
import { pipOf } from '../parts/dice/pips.js';
import { renderEmphasis } from '../parts/emphasis.js';
import { rowIconOf } from '../parts/icons/other-row-icons.js';
import { rowIcon } from '../parts/icons/row-icon.js';
import type { DieView } from '../view/view.js';
import type { Translate } from '../words/messages.js';
import type { Sign } from './journal.js';
import {
  dayName,
  weekWords,
  type AnswerRow,
  type KeyView,
  type PuzzleView,
  type TileSection,
  type TileView,
} from './puzzle-view.js';

const LOCK = svg`<svg viewBox="0 0 10 12" aria-hidden="true">
  <path d="M2.4 5V3.4a2.6 2.6 0 0 1 5.2 0V5" fill="none" stroke="currentColor" stroke-width="1.5" />
  <rect x="1" y="5" width="8" height="6.2" rx="1.5" fill="currentColor" />
</svg>`;

export const renderTray = (
  { dice, diceLabel }: Pick<PuzzleView, 'dice' | 'diceLabel'>,
  press: (position: number) => void,
): TemplateResult =>
  html`<svg class="defs" aria-hidden="true">${dieLights}</svg>
    <div class="tray" part="tray">
      <div class="dice" part="dice" role="group" aria-label=${diceLabel}>
        ${dice.map((die) => renderDie(die, press))}
      </div>
    </div>`;

const renderDie = (die: DieView, press: (position: number) => void): TemplateResult =>
  html`<button
    class="die ${die.marked ? 'marked' : ''} ${die.colour}"
    part="die ${die.marked ? 'held' : ''}"
    type="button"
    data-stop
    aria-pressed=${die.marked}
    aria-disabled=${die.disabled}
    aria-label=${die.label}
    @click=${() => press(die.position)}
  >
    <span class="cube ${die.marked ? '' : `t${die.tilt}`}">${dieDrawing(die.face, pipOf(die.colour))}</span>
    <span class="tag" part="tag" aria-hidden="true"
      >${die.marked ? LOCK : nothing}<span>${die.tag}</span></span
    >
  </button>`;

/** The card so far; open boxes can be chosen. */
const renderCard = ({ cardLabel, sections }: PuzzleView, choose: (cell: string) => void): TemplateResult =>
  html`<div class="card" part="card" role="group" aria-label=${cardLabel}>
    ${sections.map((section) => renderSection(section, choose))}
  </div>`;

const renderSection = ({ tiles, bonus }: TileSection, choose: (cell: string) => void): TemplateResult =>
  html`<div class="section">
    ${tiles.map((tile) => renderTile(tile, choose))}${
      bonus
        ? html`<span class="bonus ${bonus.reached ? 'reached' : ''}"
            ><span>${bonus.label}</span><span>${bonus.count}</span></span
          >`
        : nothing
    }
  </div>`;

const renderTile = (
  { cell, icon, look, text, label, chosen, disabled }: TileView,
  choose: (cell: string) => void,
): TemplateResult =>
  html`<button
    class="box ${look} ${chosen ? 'chosen' : ''}"
    part="box"
    type="button"
    data-stop
    title=${label}
    aria-label=${label}
    aria-pressed=${look === 'plain' ? chosen : nothing}
    aria-disabled=${disabled}
    @click=${() => !disabled && choose(cell)}
  >
    ${rowIcon(icon, rowIconOf)}<span aria-hidden="true">${text || '·'}</span>
  </button>`;

const renderKey = ({ label, note, disabled }: KeyView, press: () => void): TemplateResult =>
  html`<button class="key" part="answer" type="button" aria-disabled=${disabled} @click=${press}>
    <b>${label}</b> ${note ? html`<small>${note}</small>` : nothing}
  </button>`;

const renderAnswers = (rows: readonly AnswerRow[]): TemplateResult =>
  html`<ul class="answers" part="answers">
    ${rows.map(renderAnswer)}
  </ul>`;

const renderAnswer = ({ dice, icon, words, figure, best, yours }: AnswerRow): TemplateResult =>
  html`<li class="${best ? 'best' : ''} ${yours ? 'yours' : ''}">
    ${
      icon === undefined
        ? html`<span class="kept" aria-hidden="true">${miniDice(dice)}</span>`
        : rowIcon(icon, rowIconOf)
    }
    <span class="words">${words}</span>
    <span class="figure" dir="auto">${figure}</span>
  </li>`;

const MARKS: Readonly<Record<Sign, SVGTemplateResult | typeof nothing>> = {
  best: svg`<path d="m5.5 10.5 3 3 6-7" />`,
  close: svg`<circle cx="10" cy="10" r="3.2" />`,
  more: svg`<path d="M6.5 10h7" />`,
  none: nothing,
};

/** A square for each day of the week. */
const renderWeek = (signs: readonly Sign[], label: string): TemplateResult =>
  html`<span class="week" part="week" role="img" aria-label=${label}
    >${signs.map(
      (sign) =>
        html`<svg class="sign ${sign}" viewBox="0 0 20 20">
          <rect x="1" y="1" width="18" height="18" rx="4.5" />
          ${MARKS[sign]}
        </svg>`,
    )}</span
  >`;

/** The facts in the bar. */
export interface BarFacts {
  /** The day of the decision; undefined for a position. */
  readonly day: number | undefined;
  /** The number of days in a row with an answer. */
  readonly streak: number;
  /** The index of the decision among several positions, and their number. */
  readonly place: number;
  readonly all: number;
}

/** The title and, where they apply, the date, the streak, and the place among several positions. */
export function renderBar(
  t: Translate,
  title: string,
  { day, streak: n, place, all }: BarFacts,
): TemplateResult {
  return html`<p class="name">${day === undefined ? title : renderFitting(title, t('puzzle.title.short'))}</p>
    ${day === undefined ? nothing : html`<span class="long">${dayName(t, day)}</span>`}
    ${
      n
        ? html`<span class="streak"
            >${renderFitting(t('puzzle.streak', { n }), t('puzzle.streak.short', { n }))}</span
          >`
        : nothing
    }
    ${
      all > 1
        ? html`<span class="streak">${renderEmphasis(t('puzzle.place', { n: place + 1, all }))}</span>`
        : nothing
    }`;
}

export interface AskingActions {
  readonly choose: (cell: string) => void;
  readonly answer: () => void;
  /** Opens the next position in place of one that cannot be read; undefined otherwise. */
  readonly next: (() => void) | undefined;
}

/** The card and the button to answer, if there is a decision; with an invalid position, the button for the next one. */
export const renderAsking = (
  t: Translate,
  view: PuzzleView,
  { choose, answer, next }: AskingActions,
): TemplateResult =>
  html`${renderCard(view, choose)}${view.key ? renderKey(view.key, answer) : nothing}
  ${next ? html`<p class="next">${renderNext(t, next)}</p>` : nothing}`;

export interface ToldActions {
  /** The button that shares the result. */
  readonly share: TemplateResult;
  /** Opens the next position; undefined if there is none. */
  readonly next: (() => void) | undefined;
  /** Plays the game on; undefined if the page has no board. */
  readonly playOn: (() => void) | undefined;
}

/** The rated answers, the week, and what a visitor can do next; `note` is a message above these buttons. */
export const renderTold = (
  t: Translate,
  { rows }: PuzzleView,
  week: readonly Sign[],
  note: string,
  { share, next, playOn }: ToldActions,
): TemplateResult =>
  html`${renderAnswers(rows)}
    <div class="share">${week.length ? renderWeek(week, weekWords(t, week)) : nothing} ${share}</div>
    <p class="next">
      ${note} ${next ? renderNext(t, next) : nothing}
      ${playOn ? html`<button type="button" @click=${playOn}>${t('puzzle.playOn')}</button>` : nothing}
    </p>`;

const renderNext = (t: Translate, next: () => void): TemplateResult =>
  html`<button type="button" @click=${next}>${t('puzzle.another')}</button>`;

/** Text in a long and a short form; styles show the one that fits. */
const renderFitting = (long: string, short: string): TemplateResult =>
  html`<span class="long">${renderEmphasis(long)}</span><span class="short">${renderEmphasis(short)}</span>`;
