import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Board } from '../../game/board.js';
import type { RankView, ResultView } from '../../view/view.js';
import { colourOf } from '../../parts/player-colour.js';

/** Renders the places, and statistics of the winner's sheet. */
export const resultPanel = (result: ResultView, board: Board): TemplateResult =>
  html`<section class="panel" part="panel result" aria-label=${result.title}>
    <div class="two">
      <div>
        <h2>${result.title}</h2>
        <ol class="rank">${result.ranking.map((rank) => place(rank))}</ol>
      </div>
      <div>
        <h3>${result.figuresTitle}</h3>
        <dl class="figures">${result.figures.map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
      </div>
    </div>
    <div class="actions">
      <button class="button" type="button" @click=${() => board.open(undefined)}>${board.t('result.card')}</button>
      <button class="button" type="button" @click=${() => board.open('setup')}>${board.t('newGame')}</button>
    </div>
  </section>`;

const place = (rank: RankView): TemplateResult =>
  html`<li class="${colourOf(rank.seat)} ${rank.won ? 'won' : ''}">
    <span class="place">${rank.place}</span><span class="player-name">${rank.name}</span><span class="rank-points">${rank.total}</span>
    <svg class="bar" aria-hidden="true">${svg`<rect width="${rank.percent}%" height="100%" />`}</svg>
    ${rank.note ? html`<small>${rank.note}</small>` : nothing}
  </li>`;
