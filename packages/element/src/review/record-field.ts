/** The field in which the record of a game can be read, copied, and replaced by another. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Translate } from '../words/messages.js';

export interface RecordView {
  /** The record as text; empty while no game is read. */
  readonly text: string;
  /** Resolves to the record as JSON. */
  readonly json: () => Promise<string>;
  /** A message about the result of the last request; often empty. */
  readonly note: string;
}

export interface RecordActions {
  /** Copies this text, which is also selected in the field. */
  readonly copy: (text: string) => void;
  /** Shows the game of this text. */
  readonly open: (text: string) => void;
}

export function recordField(
  { text, json, note }: RecordView,
  t: Translate,
  { copy, open }: RecordActions,
): TemplateResult {
  const fieldNear = (event: Event): HTMLTextAreaElement | null | undefined =>
    (event.currentTarget as Element).closest('.record')?.querySelector('textarea');
  /** The record stays selected in the field, in case the browser does not allow copying. */
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
      <textarea
        rows="4"
        dir="ltr"
        spellcheck="false"
        aria-label=${t('review.record')}
        .defaultValue=${text}
      ></textarea>
      <div class="row">
        ${
          text
            ? html`<button type="button" class="button" @click=${copied(() => text)}>
                  ${t('review.record.text')}
                </button>
                <button type="button" class="button" @click=${copied(json)}>
                  ${t('review.record.json')}
                </button>`
            : nothing
        }
        <button type="button" class="button" @click=${(event: Event) => open(fieldNear(event)?.value ?? '')}>
          ${t('review.record.open')}
        </button>
      </div>
    </details>`;
}
