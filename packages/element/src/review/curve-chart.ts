/** Draws the curve of a review. Measures in percent grow with it; text and strokes keep their size. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { itemAt } from '../basics/item-at.js';
import type { Translate } from '../words/messages.js';
import type { CurveView } from './review-view.js';

/** The most turns that all have a number below the curve. */
const NUMBERED = 14;
/** The width of a letter of a label, in percent of a narrow curve. */
const LETTER = 2.6;
/** The largest distance of a label from its point, in percent. */
const FAR = 18;
/** Labels nearer to an edge than this, in percent, are aligned to stay inside. */
const EDGE = 14;

/** A point, in percent from the left and from the top. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the chart; `now` is the turn that is shown, `choose` is called with the turn of a pressed point. */
export function curveChart(
  view: CurveView,
  t: Translate,
  now: number | undefined,
  choose: (turn: number) => void,
): TemplateResult {
  const last = view.values.length - 1;
  const x = (turn: number): number => (100 * turn) / Math.max(1, last);
  const y = (value: number): number => (100 * (view.to - value)) / (view.to - view.from);
  const points = view.values.map((value, turn) => ({ turn, x: x(turn), y: y(value) }));
  const path = points.map((one) => `${one.turn ? 'L' : 'M'}${one.x.toFixed(2)} ${one.y.toFixed(2)}`).join('');
  const every = Math.ceil(last / NUMBERED);
  const expected = y(itemAt(view.values, 0));
  // The word for this line is on the side away from the curve.
  const isBelow = itemAt(points, Math.round(0.62 * last)).y > expected;
  return html`<h3>${view.title}</h3>
    <div class="chart" role="img" aria-label=${view.title}>
      <svg aria-hidden="true">
        ${view.ticks.map(
          (tick) =>
            svg`<line class="grid" x1="0" x2="100%" y1="${y(tick)}%" y2="${y(tick)}%" />
              <text class="at-end" x="0" y="${y(tick)}%" dx="-0.75em">${t.number(tick)}</text>`,
        )}
        ${points
          .slice(1)
          .map((one) =>
            one.turn % every
              ? ''
              : svg`<text x="${one.x}%" y="100%" dy="1.75em">${t.number(one.turn)}</text>`,
          )}
        <line class="mean" x1="0" x2="100%" y1="${expected}%" y2="${expected}%" />
        <text class="label" x="62%" y="${expected}%" dy=${isBelow ? '-0.5em' : '1.1em'}>${view.perfect}</text>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
          <path class="line" d=${path} />
        </svg>
        ${points.map(
          (one) =>
            svg`<circle
                class=${one.turn === now ? 'now' : ''}
                cx="${one.x}%"
                cy="${one.y}%"
                r=${one.turn === now ? 5.5 : 4}
              />
              <circle class="hit" cx="${one.x}%" cy="${one.y}%" r="12" @click=${() => choose(one.turn)} />`,
        )}
        ${view.peaks.map(({ turn }, i) => (turn === last ? '' : nameAt(points, turn, view.names[i] ?? '')))}
        ${nameAt(points, last, view.end)}
      </svg>
    </div>
    <table class="unseen" aria-label=${view.title}>
      <thead>
        <tr>
          ${view.columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${view.rows.map(
          ([head, ...cells]) =>
            html`<tr>
              <th scope="row">${head}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`;
}

/** A label above a point, clear of the line before and after it; labels at the ends stay inside. */
function nameAt(points: readonly Point[], turn: number, name: string): SVGTemplateResult {
  const { x, y } = itemAt(points, turn);
  const risesOn = (points[turn + 1]?.y ?? y) < y;
  const anchor = x < EDGE ? 'at-start' : risesOn || x > 100 - EDGE ? 'at-end' : '';
  const near = points.filter((one) => one.x <= x && one.x > x - LETTER * name.length);
  const top = risesOn ? Math.max(y - FAR, Math.min(...near.map((one) => one.y))) : y;
  return svg`<text
    class="label name ${anchor}"
    x="${x}%"
    y="${top}%"
    dy=${risesOn && top === y ? '-0.5em' : '-1em'}
    dx=${risesOn ? '-0.4em' : '0'}
  >${name}</text>`;
}
