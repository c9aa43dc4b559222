/** The panel at the end of a game: the results, and the buttons for what to do next. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Board } from '../../board/board.js';
import { renderEmphasis } from '../../parts/emphasis.js';
import { ROBOT } from '../../parts/icons/robot.js';
import { colourOf } from '../../parts/player-colour.js';
import type { FigureView } from '../../view/view.js';
import { histogram, lineChart } from './charts.js';
import type { EndFacts } from './end-facts.js';
import type { EndView } from './end-view.js';
import type { PlayersView, RankColumn, RankedView } from './players-view.js';
import type { FactView, SoloView } from './solo-view.js';

export interface EndActions {
  readonly forget: () => void;
  readonly restore: () => void;
  readonly sameDice: () => void;
  readonly newGame: () => void;
  /** Shows the review in the shadow tree of this button; undefined if no advisor provides a review. */
  readonly review: ((button: Element) => void) | undefined;
}

const COMPUTER = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ROBOT} /></svg>`;

/** The panel. Its body scrolls, and its buttons are always in view. */
export function endPanel(end: EndView, facts: EndFacts, board: Board, actions: EndActions): TemplateResult {
  const share = board.features.slot('share', facts.perfect);
  return html`<section class="panel end" part="panel result" aria-label=${board.t('result')}>
    <div class="end-body" tabindex="0" role="group" aria-label=${end.label}>
      ${end.kind === 'solo' ? solo(end, facts, board, actions) : players(end)}
    </div>
    <div class="actions">
      ${share}
      ${
        facts.hasSameDice
          ? html`<button class="button ${share ? '' : 'first'}" type="button" @click=${actions.sameDice}>
              ${board.t('end.sameDice')}
            </button>`
          : nothing
      }
      ${
        actions.review
          ? html`<button
              class="button"
              type="button"
              @click=${({ currentTarget }: Event) => actions.review?.(currentTarget as Element)}
            >
              ${board.t('end.review')}
            </button>`
          : nothing
      }
      <button
        class="button ${(share ?? facts.hasSameDice) ? '' : 'first'}"
        type="button"
        @click=${actions.newGame}
      >
        ${board.t('newGame')}
      </button>
    </div>
  </section>`;
}

const solo = (end: SoloView, facts: EndFacts, board: Board, actions: EndActions): TemplateResult =>
  html`<div class="solo-end">
    <div class="final">
      <h2>${end.title}</h2>
      <p class="final-total ${end.total.length > 3 ? 'long' : ''}">${end.total}</p>
    </div>
    <p class="verdict" aria-hidden=${end.verdict ? nothing : 'true'}>${renderEmphasis(end.verdict)}</p>
    <dl class="end-facts">${end.facts.map((fact) => factOf(fact))}</dl>
    <div class="own-games">
      ${end.chart ? histogram(end.chart, board.t) : nothing} ${end.coming ? coming(end.coming) : nothing}
      ${end.sheet ? sheet(end.sheet.title, end.sheet.figures) : nothing}
      ${facts.results || facts.canRestore ? history(end, facts, board, actions) : nothing}
    </div>
  </div>`;

const factOf = ({ label, value, note, longest }: FactView): TemplateResult =>
  html`<div class=${value ? '' : 'coming'}>
    <dt>${label}</dt>
    <dd data-longest=${longest ?? nothing}>
      <span><b>${value}</b> ${note ? html`<small>${note}</small>` : nothing}</span>
    </dd>
  </div>`;

/** The placeholder of a chart that may still arrive. */
const coming = ({ title }: { readonly title: string }): TemplateResult =>
  html`<div class="chart-head"><h3>${title}</h3></div>
    <div class="chart" aria-hidden="true"></div>`;

const sheet = (title: string, figures: readonly FigureView[]): TemplateResult =>
  html`<div class="sheet">
    <h3>${title}</h3>
    <dl class="figures">
      ${figures.map(
        ({ label, value }) =>
          html`<dt>${label}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
  </div>`;

/** The last games, and the button that deletes all games. For a while afterwards it restores them. */
const history = (
  { history: games, chart, coming: isComing, isFirst }: SoloView,
  { canRestore }: EndFacts,
  { t }: Board,
  actions: EndActions,
): TemplateResult =>
  html`<div class="history">
    ${
      games
        ? html`<details>
            <summary>${games.title}</summary>
            <ol>
              ${games.games.map(
                (game) =>
                  html`<li><span>${game.date}</span><small>${game.note}</small><b>${game.total}</b></li>`,
              )}
            </ol>
            <p>${games.where}</p>
          </details>`
        : html`<span class="deleted"
            >${canRestore ? t('record.deleted') : isFirst && !chart && !isComing ? t('record.first') : nothing}</span
          >`
    }
    <button class="plain-button" type="button" @click=${canRestore ? actions.restore : actions.forget}>
      ${t(canRestore ? 'undo' : 'record.delete')}
    </button>
  </div>`;

const players = (end: PlayersView): TemplateResult =>
  html`${
      end.note
        ? html`<div class="end-head">
            <h2>${end.title}</h2>
            <span>${end.note}</span><span class="average">${end.average}</span>
          </div>`
        : nothing
    }
    <div class="two ${end.note ? 'many' : end.chart ? '' : 'single'}">
      ${end.columns.map(
        (column) =>
          html`<div>
            ${end.note ? nothing : html`<h2>${end.title}</h2>`}${ranking(column, end.note === '')}
          </div>`,
      )}
      ${end.chart ? html`<div class="lines">${lineChart(end.chart)}</div>` : nothing}
    </div>`;

const ranking = ({ start, rows }: RankColumn, hasBars: boolean): TemplateResult =>
  html`<ol class="rank" start=${start}>
    ${rows.map((row) => ranked(row, hasBars))}
  </ol>`;

const ranked = (rank: RankedView, hasBars: boolean): TemplateResult =>
  html`<li class="${colourOf(rank.seat)} ${rank.won ? 'won' : ''}">
    <span class="place">${rank.place}</span
    ><span class="who"
      ><span class="player-name">${rank.name}</span
      >${rank.level ? html`<span class="level">${COMPUTER}${rank.level}</span>` : nothing}${
        hasBars && rank.note ? html`<small>${rank.note}</small>` : nothing
      }</span
    >
    <span class="rank-points">${rank.total}</span>${
      hasBars
        ? html`<span class="behind">${rank.behind}</span>
            <svg class="bar" aria-hidden="true">${svg`<rect width="${rank.percent}%" height="100%" />`}</svg>`
        : nothing
    }
  </li>`;
