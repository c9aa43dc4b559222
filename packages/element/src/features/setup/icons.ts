import { html, type TemplateResult } from 'lit';

const drawn = (lines: string, classes?: string): TemplateResult =>
  html`<svg class="icon ${classes ?? ''}" viewBox="0 0 24 24" aria-hidden="true"><path d=${lines} /></svg>`;

export const PERSON_ICON = drawn('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0');
export const OPEN = drawn('m7 10 5 5 5-5', 'open');
export const PLUS = drawn('M12 5v14M5 12h14');
export const BACK = drawn('M19 12H5m6-6-6 6 6 6', 'flip');
export const WARNING = drawn('M12 4 2.5 20h19ZM12 10v5M12 17.5h0');
