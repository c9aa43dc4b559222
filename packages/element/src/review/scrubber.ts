/** The slider for the decisions of a game: a bar for each, tall if its loss was great. */
import { html, type TemplateResult } from 'lit';
import { onKeys } from '../basics/keys.js';
import type { Translate } from '../words/messages.js';
import type { DecisionView, ReviewView } from './review-view.js';

const BACK = html`<svg class="flip" viewBox="0 0 24 24" aria-hidden="true"><path d="m14 6-6 6 6 6" /></svg>`;
const ON = html`<svg class="flip" viewBox="0 0 24 24" aria-hidden="true"><path d="m10 6 6 6-6 6" /></svg>`;

/** Returns the slider; `at` is the shown decision, `go` is called with the decision to show next. */
export function scrubber(
  { decisions, title }: ReviewView,
  t: Translate,
  at: number | undefined,
  go: (to: number) => void,
): TemplateResult {
  const { length: count } = decisions;
  const step = (wanted: number): boolean => {
    const to = Math.min(count - 1, Math.max(0, wanted));
    if (!count || to === at) return false;
    go(to);
    return true;
  };
  const now = at ?? count;
  const { when = title, heard } = decisions[now] ?? {};
  const told = heard ? `${when}. ${heard}.` : when;
  const press = onKeys((event) => {
    const to = targetOf(event.key, decisions, now, isRightToLeft(event));
    return to !== undefined && step(to);
  });
  const point = (event: PointerEvent): void => {
    if (event.buttons === 1) step(Math.floor(shareAt(event, isRightToLeft(event)) * count));
  };
  return html`<div class="scrubber" part="scrubber">
    <button
      type="button"
      class="tool"
      aria-label=${t('review.before')}
      title=${t('review.before')}
      aria-disabled=${now === 0}
      @click=${() => step(now - 1)}
    >
      ${BACK}
    </button>
    <div
      class="bars"
      role="slider"
      tabindex="0"
      aria-label=${t('review.scrubber')}
      aria-valuemin="1"
      aria-valuemax=${Math.max(1, count)}
      aria-valuenow=${Math.max(1, Math.min(count, now + 1))}
      aria-valuetext=${told}
      @keydown=${press}
      @pointerdown=${point}
      @pointermove=${point}
    >
      ${decisions.map(
        (one, i) =>
          html`<i class="${one.dear ? 'dear' : ''} ${i === at ? 'now' : i < now ? 'past' : ''}"></i>`,
      )}
    </div>
    <button
      type="button"
      class="tool"
      aria-label=${t('review.next')}
      title=${t('review.next')}
      aria-disabled=${now === count - 1}
      @click=${() => step(at === undefined ? 0 : now + 1)}
    >
      ${ON}
    </button>
  </div>`;
}

/** Whether the layout is right-to-left, which may differ from the direction of the language. */
const isRightToLeft = ({ currentTarget }: Event): boolean =>
  getComputedStyle(currentTarget as Element).direction === 'rtl';

/**
 * Returns the target of a key: arrows go to the next decision, Page Up and Page Down to the next turn; else undefined.
 */
function targetOf(
  key: string,
  decisions: readonly DecisionView[],
  now: number,
  rtl: boolean,
): number | undefined {
  const turn = decisions[now]?.turn ?? (decisions.at(-1)?.turn ?? 0) + 1;
  const startOf = (wanted: number): number => decisions.findIndex((one) => one.turn === wanted);
  switch (key) {
    case 'ArrowUp':
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return now + 1;
    case 'ArrowDown':
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return now - 1;
    case 'Home':
      return 0;
    case 'End':
      return decisions.length - 1;
    case 'PageUp':
      return startOf(Math.min(turn + 1, decisions.at(-1)?.turn ?? 1));
    case 'PageDown':
      return startOf(Math.max(turn - 1, 1));
    default:
      return undefined;
  }
}

/** The position of a pointer along the bars, 0 to 1. */
function shareAt({ clientX, currentTarget }: PointerEvent, rtl: boolean): number {
  const { left, width } = (currentTarget as Element).getBoundingClientRect();
  const share = (clientX - left) / width;
  return rtl ? 1 - share : share;
}
