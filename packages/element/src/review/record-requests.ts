/** A visitor's requests to copy a text or to open another game, and the message about the last of them. */
import type { GameRecord } from '@yahtzee-game/rules';
import type { LitElement } from 'lit';
import type { RecordActions } from './record-field.js';
import type { ReviewSession } from './review-session.js';

/** The members of the element that requests need. */
interface RequestHost extends LitElement {
  game: string | GameRecord | null | undefined;
}

export class RecordRequests implements RecordActions {
  readonly #host: RequestHost;
  readonly #session: ReviewSession;
  #note = '';
  /** Counts requests: only the last one shows a message. */
  #count = 0;

  constructor(host: RequestHost, session: ReviewSession) {
    this.#host = host;
    this.#session = session;
  }

  /** The key of the message; often empty. */
  get note(): string {
    return this.#note;
  }

  clearNote(): void {
    this.#tell('');
  }

  /** Copies a text. If that fails, visitors can still copy it from the field, or from the address of the page. */
  readonly copy = async (text: string): Promise<void> => {
    const request = this.#begin();
    try {
      await navigator.clipboard.writeText(text);
      if (request === this.#count) this.#tell('review.copied');
    } catch {
      // The browser does not allow it.
    }
  };

  /** Shows another game in place of this one, if it can be read. */
  readonly open = async (text: string): Promise<void> => {
    const request = this.#begin();
    const record = await this.#session.readRecord(text);
    if (request !== this.#count) return;
    if (record === undefined) this.#tell('review.unread');
    else this.#host.game = record;
  };

  #begin(): number {
    this.#tell('');
    return ++this.#count;
  }

  #tell(note: string): void {
    this.#note = note;
    this.#host.requestUpdate();
  }
}
