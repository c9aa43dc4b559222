import { html, type TemplateResult } from 'lit';

/** Renders a message with the words between asterisks emphasized. */
export const renderEmphasis = (text: string): TemplateResult =>
  html`${text.split('*').map((words, i) => (i % 2 ? html`<strong>${words}</strong>` : words))}`;
