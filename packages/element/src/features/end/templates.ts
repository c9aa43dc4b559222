/** The panel at the end of a game: the results, and the buttons for what to do next. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Board } from '../../board/board.js';
import { renderEmphasis } from '../../parts/emphasis.js';
import { computerFace } from '../../parts/icons/computer-face.js';
import { colourOf } from '../../parts/player-colour.js';
import type { FigureView } from '../../view/view.js';
import { histogram, lineChart } from './charts.js';
import type { EndFacts } from './end-facts.js';
import type { EndView } from './end-view.js';
import type { PlayersView, RankColumn, RankedView, SeriesView } from './players-view.js';
import { RANKED } from './rank.js';
import type { RemarkView } from './remark.js';
import type { FactView, RankView, SoloView } from './solo-view.js';

export interface EndActions {
  readonly forget: () => void;
  readonly restore: () => void;
  readonly sameDice: () => void;
  readonly newDice: () => void;
  readonly newGame: () => void;
  /** Shows the review in the shadow tree of this button; undefined if no advisor provides a review. */
  readonly review: ((button: Element) => void) | undefined;
}

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
        end.again
          ? html`<button
              class="button ${share ? '' : 'first'}"
              type="button"
              @click=${end.again.isSame ? actions.newDice : actions.sameDice}
            >
              ${board.t(end.again.isSame ? 'end.fresh' : 'end.sameDice')}
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
      <button class="button ${(share ?? end.again) ? '' : 'first'}" type="button" @click=${actions.newGame}>
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
    <div class="words">
      <p class="verdict" aria-hidden=${end.verdict ? nothing : 'true'}>${renderEmphasis(end.verdict)}</p>
      <p class="hope" aria-hidden=${end.hope ? nothing : 'true'}>${renderEmphasis(end.hope)}</p>
    </div>
    <dl class="end-facts">${end.facts.map((fact) => factOf(fact))}</dl>
    <div class="own-games">
      ${end.chart ? histogram(end.chart, board.t) : nothing} ${end.coming ? coming(end.coming) : nothing}
      ${end.sheet ? sheet(end.sheet.title, end.sheet.figures) : nothing}
      ${end.rank ? rank(end.rank) : nothing}
    </div>
    ${facts.results || facts.canRestore ? history(end, facts, board, actions) : nothing}
  </div>`;

const factOf = ({ label, value, note }: FactView): TemplateResult =>
  html`<div>
    <dt>${label}</dt>
    <dd><b>${value}</b> ${note ? html`<small>${note}</small>` : nothing}</dd>
  </div>`;

/** The rank of the player on its scale; before there is one, the games played towards it. */
const rank = ({ label, value, note, scale, played, ends }: RankView): TemplateResult =>
  html`<div class="my-rank">
    <p>
      <span>${label}</span> <span><b>${value}</b> ${note ? html`<small>${note}</small>` : nothing}</span>
    </p>
    <svg class="scale" aria-hidden="true">
      ${played === undefined ? scaleOf(scale) : gamesTowards(played)}
    </svg>
    <p class="scale-ends" aria-hidden=${played === undefined ? 'true' : nothing}>
      ${ends.map((end) => html`<span>${end}</span>`)}
    </p>
  </div>`;

const scaleOf = (scale: RankView['scale']): SVGTemplateResult =>
  svg`<rect class="track" x="0" y="25%" width="100%" height="50%" rx="4" />
    <line class="middle" x1="50%" x2="50%" y1="0" y2="100%" />
    ${
      scale?.before === undefined
        ? nothing
        : svg`<circle class="rank-before" cx="${scale.before}%" cy="50%" r="4" />`
    }
    ${scale ? svg`<circle class="rank-now" cx="${scale.now}%" cy="50%" r="6.5" />` : nothing}`;

/** The space between two segments, in percent. */
const GAP = 2;

const gamesTowards = (played: number): readonly SVGTemplateResult[] =>
  Array.from({ length: RANKED }, (_, i) => {
    const width = (100 + GAP) / RANKED;
    const kind = i < played ? 'played' : 'track';
    return svg`<rect class=${kind} x="${i * width}%" y="25%" width="${width - GAP}%" height="50%" rx="4" />`;
  });

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
            ${end.note ? nothing : html`<h2>${end.title}</h2>`}${ranking(column, end.note === '')}${
              end.remark ? remark(end.remark) : nothing
            }${end.series ? series(end.series) : nothing}
          </div>`,
      )}
      ${end.chart ? html`<div class="lines">${lineChart(end.chart)}</div>` : nothing}
    </div>`;

const remark = ({ level, text }: RemarkView): TemplateResult =>
  html`<p class="remark">${computerFace(level)}<q>${text}</q></p>`;

const series = ({ label, text, games }: SeriesView): TemplateResult =>
  html`<div class="met">
    <p><span>${label}</span> <b>${text}</b></p>
    <div class="won-games" aria-hidden="true">
      ${games.map(({ seat, initial }, i) => {
        const newest = i === games.length - 1 ? 'newest' : '';
        return html`<i class="${colourOf(seat)} ${newest}">${initial}</i>`;
      })}
    </div>
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
      >${rank.level ? html`<span class="level">${computerFace(rank.level)}${rank.levelName}</span>` : nothing}${
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
