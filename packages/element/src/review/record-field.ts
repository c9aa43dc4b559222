/** Where the record of a game is read, copied, and exchanged for another. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Translate } from '../words/messages.js';

export interface RecordView {
  /** The record as text; empty while no game is read. */
  readonly text: string;
  /** Resolves to the same as JSON. */
  readonly json: () => Promise<string>;
  /** What became of the last request; often empty. */
  readonly note: string;
}

export interface RecordActions {
  /** Copies what is selected in the field. */
  readonly copy: (text: string) => void;
  /** Shows the game that this is. */
  readonly open: (text: string) => void;
}

export function recordField(
  { text, json, note }: RecordView,
  t: Translate,
  { copy, open }: RecordActions,
): TemplateResult {
  const fieldNear = (event: Event): HTMLTextAreaElement | null | undefined =>
    (event.currentTarget as Element).closest('.record')?.querySelector('textarea');
  /** Browsers that do not copy leave it selected. */
  const copied = (record: () => string | Promise<string>) => async (event: Event) => {
    const field = fieldNear(event);
    const written = await record();
    if (field) field.value = written;
    field?.select();
    copy(written);
  };
  return html`<p class="note" role="status">${note}</p>
  <details class="record" part="record" ?open=${!text}>
    <summary>${t('review.record')}</summary>
    <textarea rows="4" dir="ltr" spellcheck="false" aria-label=${t('review.record')} .defaultValue=${text}></textarea>
    <div class="row">
      ${
        text
          ? html`<button type="button" class="button" @click=${copied(() => text)}>${t('review.record.text')}</button>
            <button type="button" class="button" @click=${copied(json)}>${t('review.record.json')}</button>`
          : nothing
      }
      <button type="button" class="button" @click=${(event: Event) => open(fieldNear(event)?.value ?? '')}>${t('review.record.open')}</button>
    </div>
  </details>`;
}
