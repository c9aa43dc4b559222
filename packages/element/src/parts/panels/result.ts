import type { TemplateResult } from 'lit';
import type { GameStore } from '../../store.js';
import type { RankView, ResultView } from '../../view/view.js';
import { colourOf } from '../colour.js';
import type { Lit } from '../kit.js';

/** Places, and the sheet of the first in a few figures. */
export function resultPanel(lit: Lit, result: ResultView, store: GameStore): TemplateResult {
  const { html } = lit;
  return html`<section class="panel" part="panel result" aria-label=${result.title}>
    <div class="two">
      <div>
        <h2>${result.title}</h2>
        <ol class="rank">${result.ranking.map((rank) => place(lit, rank))}</ol>
      </div>
      <div>
        <h3>${result.figuresTitle}</h3>
        <dl class="figures">${result.figures.map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
      </div>
    </div>
    <div class="acts">
      <button class="btn" type="button" @click=${() => store.open(undefined)}>${store.t('result.card')}</button>
      <button class="btn" type="button" @click=${() => store.open('setup')}>${store.t('newGame')}</button>
    </div>
  </section>`;
}

const place = ({ html, svg, nothing }: Lit, rank: RankView): TemplateResult =>
  html`<li class="${colourOf(rank.seat)} ${rank.won ? 'won' : ''}">
    <span class="pos">${rank.place}</span><span class="nm">${rank.name}</span><span class="pts">${rank.total}</span>
    <svg class="bar" aria-hidden="true">${svg`<rect width="${rank.percent}%" height="100%" />`}</svg>
    ${rank.note ? html`<small>${rank.note}</small>` : nothing}
  </li>`;
