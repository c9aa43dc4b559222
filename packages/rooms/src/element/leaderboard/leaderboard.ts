/** `<yahtzee-leaderboard>`: the results of an event, for a large screen and for a phone. */
import {
  aFunction,
  Announcer,
  aText,
  demand,
  directionAt,
  framed,
  Framed,
  frameStyles,
  messagesCheck,
  onKeys,
  prefersLessMotion,
  sentenceIn,
  shared,
  tokens,
  warnOnce,
  type CheckedDeclarations,
  type Messages,
  type Translate,
} from '@yahtzee-game/element/kit';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { watchEvent } from '../../client/event-handle.js';
import type { EventHandle, WatchEvent } from '../../client/handle.js';
import { codeOf } from '../code.js';
import { codeCheck, eventHandleCheck, linkCheck } from '../element-checks.js';
import { LinkPicture } from '../link-picture.js';
import { leaderboard as words } from '../locales/en.js';
import { Words } from '../words.js';
import { leaderboardStyles } from './leaderboard-styles.js';
import {
  leaderboardView,
  NEW_FOR,
  playingText,
  resultText,
  type FreeView,
  type LeaderboardView,
  type RecentView,
  type RowView,
} from './leaderboard-view.js';

/** The milliseconds for which a page of places is shown. */
const PAGE_FOR = 20_000;

/**
 * The results of an event, best first, with those that came last and how to join. It follows the event on its server.
 *
 * @element yahtzee-leaderboard
 * @attr {string} server - the address of a server of rooms, such as `https://dice.example`; default: that of the page
 * @attr {string} event - the code of the event
 * @attr {string} link - the address of the page where people play, with `{code}` in place of the code; without it no
 *   invitation is shown
 * @attr {string} theme - names of presets whose style sheets the page has, such as `felt`
 * @prop {EventHandle | undefined} handle - the event, read-only; undefined until there is one
 * @prop {Messages} messages - custom messages, by key
 * @prop {WatchEvent} door - the function that watches an event; defaults to that of this package
 * @slot title - in place of "Today's best"
 * @slot about - in place of the sentence beside the title
 * @csspart leaderboard - all of it
 * @csspart head, list, side, foot - its parts
 * @csspart row - each result
 * @csspart free - each place that nobody has yet
 * @csspart first, new - the results in first place, and the newest one
 * @csspart all - the button that shows all results
 * @csspart qr, link - the picture and the address that let others in
 * @cssprop --yahtzee-* - as on the board
 */
export class YahtzeeLeaderboard extends Framed {
  static override styles = [tokens, shared, frameStyles, leaderboardStyles];
  static override properties: CheckedDeclarations = {
    server: { check: aText },
    event: { check: codeCheck },
    link: { check: linkCheck },
    messages: { check: messagesCheck, attribute: false },
    door: { check: aFunction, absent: watchEvent, attribute: false },
    problem: { state: true },
    page: { state: true },
    showsAll: { state: true },
  };

  declare server: string | null | undefined;
  declare event: string | null | undefined;
  declare link: string | null | undefined;
  declare messages: Messages | null | undefined;
  declare door: WatchEvent;
  /** The key of the message that is shown as a problem; empty if there is none. */
  declare protected problem: string;
  /** Counts the pages that have been shown. */
  declare protected page: number;
  declare protected showsAll: boolean;

  readonly #words = new Words(this, words);
  /** The sentences for screen readers. */
  readonly #announcer = new Announcer();
  readonly #picture = new LinkPicture(this);
  #handle: EventHandle | undefined;
  /** Counts attempts to watch an event: only the latest one counts. */
  #requests = 0;
  /** Whether what is shown may be out of date. */
  #isLost = false;
  /** The number of results that have been announced. */
  #told = 0;
  #turning: ReturnType<typeof setInterval> | undefined;
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.addEventListener('keydown', onKeys());
    this.door = watchEvent;
    this.problem = '';
    this.page = 0;
    this.showsAll = false;
  }

  get handle(): EventHandle | undefined {
    return this.#handle;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasUpdated) this.showsAll = prefersLessMotion();
    this.#turning = setInterval(() => void this.page++, PAGE_FOR);
    if (this.hasUpdated) void this.#watch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#turning);
    this.#letGo();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('event') || changed.has('server') || changed.has('door')) void this.#watch();
  }

  protected override render(): TemplateResult {
    const t = this.#words.translator(this.messages ?? {});
    const event = this.#handle?.event;
    const view = event && leaderboardView(t, event, Date.now(), this.showsAll ? undefined : this.page);
    return framed(
      html`<section class="board" part="leaderboard" lang=${t.lang} dir=${directionAt(this, t)}>
        <header class="head" part="head">
          <h2><slot name="title">${t('board.title')}</slot></h2>
          <p class="about">
            <slot name="about">${t(event?.phase === 'over' ? 'board.over' : 'board.same')}</slot>
          </p>
        </header>
        <div class="list" part="list">
          ${view ? list(t, view) : html`<p class="empty">${t(this.problem || 'board.connecting')}</p>`}
        </div>
        ${view && this.#handle ? this.#side(t, view, playingText(t, this.#handle)) : nothing}
        <footer class="foot" part="foot">
          <p>${this.#isLost ? t('board.failed') : view?.rows.length ? view.summary : ''}</p>
          ${view && view.pages > 1 ? this.#more(t, view) : nothing}
        </footer>
        <p class="spoken" role="status">${this.#announcer.spoken}</p>
      </section>`,
    );
  }

  #side(t: Translate, { recent }: LeaderboardView, playing: string): TemplateResult {
    return html`<aside class="side" part="side">
      ${playing ? html`<p class="playing">${playing}</p>` : nothing}
      ${
        recent.length
          ? html`<div>
              <h3 id="recent">${t('board.recent')}</h3>
              <ol class="recent" aria-labelledby="recent">
                ${recent.map(recentRow)}
              </ol>
            </div>`
          : nothing
      }
      ${this.#invitation(t)}
    </aside>`;
  }

  #invitation(t: Translate): TemplateResult | typeof nothing {
    const link = this.#linkTo();
    if (link === undefined || this.#handle?.event.phase === 'over') return nothing;
    return html`<div class="invite">
      <div class="qr" part="qr">${this.#picture.of(link, t('board.qr')) ?? nothing}</div>
      <p>
        <strong>${t('board.join')}</strong>${t('board.scan')}&#32;<a
          class="address"
          part="link"
          dir="ltr"
          href=${link}
          >${link.replace(/^https?:\/\//, '')}</a
        >
      </p>
    </div>`;
  }

  #more(t: Translate, { page, pages }: LeaderboardView): TemplateResult {
    const turn = (): void => void (this.showsAll = !this.showsAll);
    const dots = Array.from({ length: pages }, (_, i) => html`<i class=${i === page ? 'on' : ''}></i>`);
    return html`<div class="more">
      ${this.showsAll ? nothing : html`<span class="dots" aria-hidden="true">${dots}</span>`}
      <button class="text" part="all" type="button" @click=${turn}>
        ${t(this.showsAll ? 'board.few' : 'board.all')}
      </button>
    </div>`;
  }

  /** Returns the address at which people play; undefined without a link or a code. */
  #linkTo(): string | undefined {
    const code = codeOf(this.event ?? '');
    return this.link && code !== undefined
      ? new URL(this.link.replace('{code}', code), document.baseURI).href
      : undefined;
  }

  async #watch(): Promise<void> {
    this.#letGo();
    const request = this.#requests;
    const code = codeOf(this.event ?? '');
    this.problem = code === undefined ? 'board.gone' : '';
    if (code === undefined) return;
    try {
      const handle = await this.door(this.server || '/', code);
      demand(eventHandleCheck, handle, 'the event');
      if (request === this.#requests) this.#follow(handle);
      else handle.close();
    } catch (error) {
      if (request === this.#requests) this.#refused(error);
    }
  }

  #follow(handle: EventHandle): void {
    this.#handle = handle;
    // Only results that come later are announced.
    this.#told = handle.event.results.length;
    handle.subscribe(() => handle === this.#handle && this.#hear(handle));
    this.#fade();
    this.requestUpdate();
  }

  #hear({ event, connection }: EventHandle): void {
    const t = this.#words.translator(this.messages ?? {});
    const news = event.results.slice(this.#told);
    this.#told = event.results.length;
    if (news.length) this.#announcer.say(news.map((result) => resultText(t, event, result)).join(' '));
    const isLost = connection !== 'connected';
    if (isLost && !this.#isLost) this.#announcer.say(t('board.failed'));
    this.#isLost = isLost;
    this.#fade();
    // A connection is renewed by itself, but closed if the server now has another version.
    if (connection === 'closed') this.#watchLater();
    this.requestUpdate();
  }

  /** Draws again when the newest result no longer counts as new. */
  #fade(): void {
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => this.requestUpdate(), NEW_FOR + 1000);
  }

  #refused(error: unknown): void {
    const { code } = Object(error) as { readonly code?: string };
    if (code === undefined) warnOnce(`door: ${sentenceIn(error)}`, 'yahtzee-leaderboard');
    const isGone = code === 'no-such-room' || code === 'no-such-event';
    this.problem = isGone ? 'board.gone' : 'board.failed';
    // The server may not be running yet.
    if (!isGone) this.#watchLater();
  }

  #watchLater(): void {
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => void this.#watch(), PAGE_FOR / 2);
  }

  #letGo(): void {
    this.#requests++;
    clearTimeout(this.#fading);
    const handle = this.#handle;
    // Removed before closing, so that its last notification is ignored.
    this.#handle = undefined;
    handle?.close();
    this.#isLost = false;
  }
}

function list(t: Translate, { rows, free, summary }: LeaderboardView): TemplateResult {
  if (!rows.length && !free.length) return html`<p class="empty">${summary}</p>`;
  const head = (key: string): TemplateResult =>
    html`<th scope="col"><span class="spoken">${t(key)}</span></th>`;
  return html`<table>
    <thead>
      <tr>
        ${head('board.column.place')}${head('board.column.player')}
        <td class="bar" aria-hidden="true"></td>
        ${head('board.column.total')}${head('board.column.time')}
      </tr>
    </thead>
    <tbody>
      ${rows.map(rowOf)}${free.map(freeRow)}
    </tbody>
  </table>`;
}

const rowOf = ({ place, isFirst, name, share, total, time, isNew }: RowView): TemplateResult =>
  html`<tr
    class=${`${isFirst ? 'first' : ''} ${isNew ? 'new' : ''}`}
    part=${`row ${isFirst ? 'first' : ''} ${isNew ? 'new' : ''}`}
  >
    <td class="place"><b>${place}</b></td>
    <th class="name" scope="row">${name}</th>
    <td class="bar" aria-hidden="true">
      <svg viewBox="0 0 100 1" preserveAspectRatio="none"><rect width=${100 * share} height="1" /></svg>
    </td>
    <td class="total"><b>${total}</b></td>
    <td class="time">${time}</td>
  </tr>`;

/** A place that nobody has yet. All but the first are decoration. */
const freeRow = ({ place, note }: FreeView): TemplateResult =>
  html`<tr class="free" part="free" aria-hidden=${note ? nothing : 'true'}>
    <td class="place"><b>${place}</b></td>
    <td colspan="4">${note}</td>
  </tr>`;

const recentRow = ({ name, total, place }: RecentView): TemplateResult =>
  html`<li><span>${name}</span> <b>${total}</b> <span>${place}</span></li>`;
