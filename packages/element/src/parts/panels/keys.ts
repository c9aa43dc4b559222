import type { TemplateResult } from 'lit';
import type { GameStore } from '../../store.js';
import type { KeyRow, KeysView } from '../../view/keys-view.js';
import { closeByEnter, panelTitle } from './title.js';
import type { Lit } from '../kit.js';

/** The keys, each with what it does. */
export function keysPanel(lit: Lit, { title, note, rows }: KeysView, store: GameStore): TemplateResult {
  const { html, nothing } = lit;
  return html`<section class="panel keys" part="panel keys" aria-label=${title} @keydown=${(event: KeyboardEvent) => closeByEnter(event, store)}>
    ${panelTitle(lit, title, store)}
    <div class="rules" tabindex="0" role="group" aria-label=${title}>
      ${note ? html`<p>${note}</p>` : nothing}
      <dl>${rows.map((row) => keyRow(lit, row))}</dl>
    </div>
  </section>`;
}

const keyRow = ({ html }: Lit, { keys, does }: KeyRow): TemplateResult =>
  html`<div><dt>${keys.map((key, i) => html`${i ? ' + ' : ''}<kbd>${key}</kbd>`)}</dt><dd>${does}</dd></div>`;
