import { html, type TemplateResult } from 'lit';

/** One text to be seen, another for screen readers. */
export const aloud = (seen: string, heard: string): TemplateResult =>
  html`<span aria-hidden="true">${seen}</span><span class="spoken">${heard}</span>`;
