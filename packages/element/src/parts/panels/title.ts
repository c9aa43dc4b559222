import type { TemplateResult } from 'lit';
import type { GameStore } from '../../store.js';
import type { Lit } from '../kit.js';

export const cross = ({ html }: Lit): TemplateResult =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18" /></svg>`;

/** Enter on what is read there closes it, for those who have few keys. */
export function closeByEnter(event: KeyboardEvent, store: GameStore): void {
  if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
  event.preventDefault();
  store.cancel();
}

/** The title of a panel, and what closes it. */
export const panelTitle = (lit: Lit, title: string, store: GameStore): TemplateResult =>
  lit.html`<h2>
    ${title}
    <button class="tool" type="button" aria-label=${store.t('close')} @click=${() => store.cancel()}>${cross(lit)}</button>
  </h2>`;
