import type { TemplateResult } from 'lit';
import type { GameStore } from '../../store.js';
import { keysView, type KeyRow } from '../../view/keys-view.js';
import { closeByEnter, panelTitle } from './title.js';
import type { Lit } from './panels.js';

/** The keys, each with what it does. */
export function keysPanel(lit: Lit, store: GameStore): TemplateResult {
  const { html, nothing } = lit;
  const { rules } = store.state ?? {};
  const faces = rules?.sides.map(({ face }) => face) ?? [];
  const digits = store.settings.digits === 'position' ? (rules?.spec.dice.count ?? 0) : Math.max(0, ...faces);
  const { title, note, rows } = keysView(store.t, store.settings, digits);
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
