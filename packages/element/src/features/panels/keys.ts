import { html, nothing, type TemplateResult } from 'lit';
import { onKeys } from '../../basics/keys.js';
import type { Board } from '../../board/board.js';
import type { KeyRow, KeysView } from './keys-view.js';
import { closeByEnter, panelTitle } from './panel-title.js';

/** Renders the keys, each with its effect. */
export const keysPanel = ({ title, note, rows }: KeysView, board: Board): TemplateResult =>
  html`<section
    class="panel keys"
    part="panel keys"
    aria-label=${title}
    @keydown=${onKeys((event) => closeByEnter(event, board))}
  >
    ${panelTitle(title, board)}
    <div class="rules" tabindex="0" role="group" aria-label=${title}>
      ${note ? html`<p>${note}</p>` : nothing}
      <dl>${rows.map((row) => keyRow(row))}</dl>
    </div>
  </section>`;

const keyRow = ({ keys, does }: KeyRow): TemplateResult =>
  html`<div>
    <dt>${keys.map((key, i) => html`${i ? ' + ' : ''}<kbd>${key}</kbd>`)}</dt>
    <dd>${does}</dd>
  </div>`;
