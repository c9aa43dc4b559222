/** The decision that an element asks: opened anew when its attributes, the address of the page or the day change. */
import type { LitElement, ReactiveController } from 'lit';
import { tryOrWarn } from '../basics/warnings.js';
import { dayOf } from '../game/day.js';
import { dayNumber, now, today, untilMidnight, type Difficulty } from './calendar.js';
import { TOPICS, type Topic } from './notation.js';
import { openPuzzle, type NoPuzzle, type WantedPuzzle } from './open-puzzle.js';
import { PuzzleSession, type SessionHost } from './session.js';
import { positionIn } from './share-text.js';

/** The members of the element that are needed. */
interface PuzzleHost extends LitElement {
  readonly ruleset: string | null | undefined;
  readonly date: string | null | undefined;
  readonly position: string | null | undefined;
  readonly positions: readonly string[] | null | undefined;
  readonly topic: Topic | null | undefined;
  readonly level: Difficulty | null | undefined;
  readonly keep: boolean;
}

export class CurrentPuzzle implements ReactiveController {
  readonly #host: PuzzleHost;
  readonly #sessionHost: SessionHost;
  /** The request of the attributes, and the day, when the decision was opened. */
  #asked = '';
  #day = NaN;
  /** Whether the next update may replace the decision by that of another day; not in updates that show a verdict. */
  #looksAtDay = false;
  #place = 0;
  /** Whether focus moves to the next position once it is loaded. */
  #takesFocus = false;
  #session: PuzzleSession | undefined;
  #missing: NoPuzzle | undefined;
  #midnight: ReturnType<typeof setTimeout> | undefined;

  /** @param sessionHost is told of every change of the decision */
  constructor(host: PuzzleHost, sessionHost: SessionHost) {
    this.#host = host;
    this.#sessionHost = sessionHost;
    host.addController(this);
  }

  /** The session with the decision; undefined if there is none, or until the first one is opened. */
  get session(): PuzzleSession | undefined {
    return this.#session;
  }

  /** The reason why there is no decision; undefined if there is one, or while it is being opened. */
  get missing(): NoPuzzle | undefined {
    return this.#missing;
  }

  /** The index of the shown position in `positions`. */
  get place(): number {
    return this.#place;
  }

  get hasNext(): boolean {
    return this.#place + 1 < (this.#host.positions?.length ?? 0);
  }

  hostConnected(): void {
    addEventListener('hashchange', this.renew);
    document.addEventListener('visibilitychange', this.renew);
    this.#awaitMidnight();
    this.renew();
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.renew);
    document.removeEventListener('visibilitychange', this.renew);
    clearTimeout(this.#midnight);
  }

  /** Opens the decision that is wanted now, unless it is open. */
  hostUpdate(): void {
    const wanted = this.#wanted();
    const day = dayNumber(wanted.date);
    const { date, keep } = this.#host;
    const asked = JSON.stringify({ ...wanted, date, keep });
    // At midnight, a visitor who has begun to answer keeps the decision.
    const isNextDay = this.#looksAtDay && day !== this.#day && !this.#session?.isBusy;
    this.#looksAtDay = false;
    if (asked === this.#asked && !isNextDay) return;
    this.#asked = asked;
    this.#day = day;
    void this.#open(wanted, () => asked === this.#asked && day === this.#day);
  }

  /** Opens the decision of another day, if the day has changed. */
  readonly renew = (): void => {
    this.#looksAtDay = true;
    this.#host.requestUpdate();
  };

  /** Opens the position at this index with the next update, even if it equals the previous one. */
  goTo(place: number): void {
    this.#place = place;
    this.#asked = '';
  }

  /** Opens the next position, and moves focus there. */
  next(): void {
    this.goTo(this.#place + 1);
    this.#takesFocus = true;
    this.#host.requestUpdate();
  }

  #awaitMidnight(): void {
    const again = (): void => {
      this.renew();
      this.#awaitMidnight();
    };
    this.#midnight = setTimeout(again, untilMidnight(now()));
  }

  #wanted(): WantedPuzzle {
    const { ruleset, date, position, positions, topic, level } = this.#host;
    return {
      ruleset: ruleset || 'yahtzee',
      date: (date && dayOf(`daily ${date}`)) || now(),
      position: (positions?.[this.#place] ?? position) || positionIn(location.hash),
      topic: Object.values(TOPICS).find((one) => one === topic),
      level: level || undefined,
    };
  }

  async #open(wanted: WantedPuzzle, isWanted: () => boolean): Promise<void> {
    const found = await tryOrWarn('puzzle', () => openPuzzle(wanted), 'yahtzee-puzzle');
    if (!isWanted()) return;
    const opened = typeof found === 'object' ? found : undefined;
    this.#session?.end();
    this.#missing = typeof found === 'object' ? undefined : (found ?? 'puzzle.none');
    const isKept = this.#host.keep && opened?.day === today() && !wanted.topic && !wanted.level;
    this.#session = opened && new PuzzleSession(opened, isKept, this.#sessionHost);
    this.#sessionHost.changed();
    if (this.#takesFocus) await this.#focus();
  }

  async #focus(): Promise<void> {
    this.#takesFocus = false;
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<HTMLElement>('[data-stop][tabindex="0"]')?.focus();
  }
}
