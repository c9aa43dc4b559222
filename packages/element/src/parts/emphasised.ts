import { html, type TemplateResult } from 'lit';

/** A message with the words between asterisks in ink. */
export const emphasised = (text: string): TemplateResult =>
  html`${text.split('*').map((words, i) => (i % 2 ? html`<strong>${words}</strong>` : words))}`;
