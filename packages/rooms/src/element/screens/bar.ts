/** The bar above a board that plays a room: a message with its actions, and the phrases that people may say. */
import { onKeys, renderEmphasis, type Translate } from '@yahtzee-game/element/kit';
import { html, nothing, type TemplateResult } from 'lit';
import { PHRASE_EVERY, PHRASES, type Phrase } from '../../core/index.js';
import { aloud } from './aloud.js';
import type { BarAction, BarView } from './bar-view.js';
import { toggle } from './door.js';

export interface BarState extends BarView {
  /** Whether this page has a seat, so that it may say something. */
  readonly isSeated: boolean;
  readonly isOpen: boolean;
  /** Whether phrases of others are shown. */
  readonly hears: boolean;
}

export interface BarActions {
  readonly act: (action: BarAction) => void;
  readonly leave: () => void;
  /** Closes the question whether to leave, and stays. */
  readonly stay: () => void;
  /** Opens or closes the phrases. */
  readonly toggle: () => void;
  readonly say: (phrase: Phrase) => void;
  readonly hear: (hears: boolean) => void;
}

const BUBBLE = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h16v11h-9l-4 4v-4H4z" /></svg>`;
const WAY_OUT = html`<svg class="out" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M13 4H5v16h8M10 12h11M17 8l4 4-4 4" />
</svg>`;
const CLOSE = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" /></svg>`;

export function bar(t: Translate, state: BarState, actions: BarActions): TemplateResult {
  return html`<div class="strip" part="bar" @keydown=${state.isAsked ? onEscape(actions.stay) : nothing}>
      <p class="news" part="news">${renderEmphasis(state.text)}</p>
      ${state.print === undefined ? nothing : fingerprint(t, state.print)}
      ${state.actions.map(
        (action) =>
          html`<button class="text" part="action" type="button" @click=${() => actions.act(action)}>
            ${action.label}
          </button>`,
      )}
      ${state.isAsked ? nothing : always(t, state, actions)}
    </div>
    ${state.isOpen ? phrases(t, state, actions) : nothing}`;
}

function fingerprint(t: Translate, print: string): TemplateResult {
  const about = t('room.print', { print });
  return html`<p class="print" part="fingerprint" title=${t('room.print.about')}>${aloud(print, about)}</p>`;
}

/** The buttons for saying a phrase and for leaving. */
function always(t: Translate, { isSeated, isOpen }: BarState, actions: BarActions): TemplateResult {
  const [say, leave] = [t('room.say'), t('room.leave')];
  return html`${
      isSeated
        ? html`<button
            class="tool"
            part="tool say"
            type="button"
            aria-label=${say}
            title=${say}
            aria-expanded=${isOpen}
            @click=${actions.toggle}
          >
            ${BUBBLE}
          </button>`
        : nothing
    }
    <button
      class="tool"
      part="tool leave"
      type="button"
      aria-label=${leave}
      title=${leave}
      @click=${actions.leave}
    >
      ${WAY_OUT}
    </button>`;
}

function phrases(t: Translate, { hears }: BarState, actions: BarActions): TemplateResult {
  const close = t('room.close');
  return html`<section
    class="phrases"
    part="phrases"
    aria-label=${t('room.say')}
    @keydown=${onEscape(actions.toggle)}
  >
    <div class="head">
      <h3>${t('room.say')}</h3>
      <button
        class="tool"
        part="tool"
        type="button"
        aria-label=${close}
        title=${close}
        @click=${actions.toggle}
      >
        ${CLOSE}
      </button>
    </div>
    <div class="two">
      ${PHRASES.map(
        (phrase) =>
          html`<button class="button" part="button phrase" type="button" @click=${() => actions.say(phrase)}>
            ${t(`say.${phrase}`)}
          </button>`,
      )}
    </div>
    <p class="note">${t('room.say.about', { n: PHRASE_EVERY })}</p>
    ${toggle(t('room.phrases'), hears, actions.hear)}
  </section>`;
}

const onEscape = (act: () => void): ((event: KeyboardEvent) => void) =>
  onKeys(({ key }) => {
    if (key !== 'Escape') return false;
    act();
    return true;
  });
