/** The content of a box with several entries, and of a bonus with several steps. */
import { html, svg, type TemplateResult } from 'lit';
import type { SlotView, StepView } from '../../view/view.js';

/** A place for each entry, then their sum. */
export const renderEntries = (slots: readonly SlotView[], sum: string): TemplateResult =>
  html`<span class="slots">${slots.map(({ kind, text }) => html`<i class=${kind}>${text}</i>`)}</span
    ><b>${sum}</b>`;

/** Ticks in the bar, and each step below it. */
export const renderSteps = (steps: readonly StepView[]): TemplateResult =>
  html`<svg class="ticks flip" aria-hidden="true">
      ${steps.map(({ at }) => svg`<line x1="${at}%" x2="${at}%" y2="100%" />`)}
    </svg>
    <span class="steps" role="gridcell">
      ${steps.map(
        ({ points, from }) =>
          html`<span
            ><b><bdi>${points}</bdi></b> <small>${from}</small></span
          >`,
      )}
    </span>`;
