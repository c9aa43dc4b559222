/**
 * Draws charts. Measures in percent grow with the chart; text and strokes keep their size. Charts are not mirrored in
 * right-to-left languages.
 */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { renderEmphasis } from '../../parts/emphasis.js';
import { colourOf } from '../../parts/player-colour.js';
import type { Translate } from '../../words/messages.js';
import type { Histogram } from './histogram.js';
import type { Line, LineChart } from './line-chart.js';
import type { LineChartView } from './players-view.js';
import type { HistogramView } from './solo-view.js';

/** The width of a bar as a share of its slot. */
const FILLED = 0.86;
/** The distance between the top of the curve and the end of its name, in percent. */
const ASIDE = 12;

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

/** The positions of totals and counts, in percent from the left and from the top. */
interface Axes {
  readonly x: (total: number) => number;
  readonly y: (count: number) => number;
}
const axesOf = ({ from, to, most }: Histogram): Axes => ({
  x: (total) => (100 * (total - from)) / (to - from),
  y: (count) => 100 * (1 - count / most),
});

export function histogram(view: HistogramView, t: Translate): TemplateResult {
  const { chart } = view;
  const { x } = axesOf(chart);
  const today = Math.min(94, Math.max(6, x(chart.today)));
  return html`<div class="chart-head">
      <h3>${view.title}</h3>
      <span>${view.note}</span>
    </div>
    <div class="chart" role="img" aria-label=${view.label}>
      <svg class="chart-top" aria-hidden="true">
        ${svg`<text class="today-total" x="${today}%" y="50%">${t.number(chart.today)}</text>`}
      </svg>
      <svg class="plot" aria-hidden="true">
        ${bars(chart)}${curve(chart)}${dots(chart)}${todayLine(chart)}${perfectLabel(view)}
      </svg>
      <svg class="chart-axis" aria-hidden="true">
        ${chart.ticks.map(
          (tick) => svg`<text class=${anchorAt(x(tick))} x="${x(tick)}%" y="50%">${t.number(tick)}</text>`,
        )}
      </svg>
    </div>
    ${table(view.label, view.columns, view.rows)}`;
}

/** Returns the anchor that keeps a label at an end of the axis inside the chart. */
const anchorAt = (x: number): string => (x < 4 ? 'at-start' : x > 96 ? 'at-end' : '');

function bars(chart: Histogram): readonly SVGTemplateResult[] {
  const { x, y } = axesOf(chart);
  return chart.bars.map(({ from, count, helped, today }) => {
    const left = x(from + (chart.width * (1 - FILLED)) / 2);
    const width = x(from + chart.width * FILLED) - x(from);
    const bar = (of: number, above: number, kind: string): SVGTemplateResult =>
      svg`<rect
        class=${kind}
        x="${left}%"
        y="${y(of + above)}%"
        width="${width}%"
        height="${y(above) - y(of + above)}%"
        rx="2"
      />`;
    const own = bar(count - helped, 0, today ? 'bar-today' : 'bar-own');
    return svg`${own}${helped ? bar(helped, count - helped, 'bar-helped') : nothing}`;
  });
}

/** The dots on the axis, drawn for a few games. */
const dots = (chart: Histogram): SVGTemplateResult =>
  svg`<svg class="on-axis" y="100%" overflow="visible">${chart.dots.map(
    ({ total, level, helped, today }) =>
      svg`<circle
        class=${today ? 'bar-today' : helped ? 'bar-helped' : 'bar-own'}
        cx="${axesOf(chart).x(total)}%"
        cy=${-7 - 11 * level}
        r="4.5"
      />`,
  )}</svg>`;

/** The curve, drawn twice so that a halo separates it from the bars behind it. */
function curve(chart: Histogram): SVGTemplateResult | typeof nothing {
  if (chart.curve.length === 0) return nothing;
  const { x, y } = axesOf(chart);
  const path = smooth(chart.curve.map(({ total, count }) => [x(total), y(count)] as const));
  return svg`
    <svg class="stretched" viewBox="0 0 100 100" preserveAspectRatio="none"><path class="halo" d=${path} />
    <path class="perfect" d=${path} />
    </svg>`;
}

const smooth = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([px, py], i) => `${i ? 'L' : 'M'}${px.toFixed(2)} ${py.toFixed(2)}`).join('');

/** The line from the number of the present total down to its bar. */
function todayLine(chart: Histogram): SVGTemplateResult {
  const { x, y } = axesOf(chart);
  const bar = chart.bars.find(({ today }) => today);
  const at = `${x(chart.today)}%`;
  return svg`<line class="today-line" x1=${at} x2=${at} y1="0" y2="${y(bar?.count ?? 0)}%" />`;
}

/**
 * The name beside the top of the curve, on the side away from the line of the present total and clear of its number.
 */
function perfectLabel({ chart, perfect }: HistogramView): SVGTemplateResult | typeof nothing {
  if (!perfect || chart.curve.length === 0) return nothing;
  const top = chart.curve.reduce((best, one) => (one.count > best.count ? one : best));
  const { x, y } = axesOf(chart);
  const [at, today] = [x(top.total), x(chart.today)];
  const isLeft = today >= at;
  const free = isLeft ? at + ASIDE : at - ASIDE;
  const isNear = isLeft ? free > today - ASIDE : free < today + ASIDE;
  const aside = isNear ? (isLeft ? '-2.1em' : '2.1em') : '0';
  return svg`<text
    class="label ${isLeft ? 'at-end' : 'at-start'}"
    x="${isNear ? today : free}%"
    y="${y(top.count)}%"
    dx=${aside}
    dy="-0.7em"
  >${perfect}</text>`;
}

/** The figures of a chart as a table for screen readers. */
const table = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): TemplateResult | typeof nothing =>
  rows.length === 0
    ? nothing
    : html`<div class="unseen">
        <table aria-label=${caption}>
          <thead>
            <tr>
              ${columns.map((column) => html`<th scope="col">${column}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ([head, ...cells]) =>
                html`<tr>
                  <th scope="row">${head}</th>
                  ${cells.map((cell) => html`<td>${cell}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;

export const lineChart = (view: LineChartView): TemplateResult =>
  html`<h3>${view.title}</h3>
    <div class="chart" role="img" aria-label=${view.label}>
      <svg class="plot lines-plot" aria-hidden="true">
        ${view.scale.map(({ at, text }) => gridLine(at / (view.chart?.most ?? 1), text, view.isStart))}
        ${view.chart ? linesOf(view.chart, view) : nothing}
      </svg>
      <div class="chart-ends" aria-hidden="true"><span>${view.start}</span><span>${view.end}</span></div>
    </div>
    <p class="decided" aria-hidden=${view.decided ? nothing : 'true'}>${renderEmphasis(view.decided)}</p>
    ${table(view.label, view.columns, view.rows)}`;

/** A grid line with its figure: at the start for totals, else at the end, away from most lines of the chart. */
const gridLine = (share: number, text: string, isStart: boolean): SVGTemplateResult =>
  svg`
    <line class="grid-line" x1="0" x2="100%" y1=${percent(1 - share)} y2=${percent(1 - share)} />
    <text
      class=${isStart ? 'label at-start' : 'label at-end'}
      x=${isStart ? '0' : '100%'}
      y=${percent(1 - share)}
      dy="-0.35em"
    >${text}</text>`;

function linesOf(chart: LineChart, { names, step }: LineChartView): SVGTemplateResult {
  const x = (round: number): number => (100 * round) / chart.rounds;
  const y = (value: number): number => 100 * (1 - value / chart.most);
  const path = ({ values }: Line): string =>
    smooth(values.map((value, round) => [x(round), y(value)] as const));
  // The winner's line is drawn last, over the others.
  const lines = chart.lines.toSorted((a, b) => Number(a.won) - Number(b.won));
  const hasStep = chart.step !== undefined && step !== '';
  return svg`<svg class="stretched" viewBox="0 0 100 100" preserveAspectRatio="none">
      ${lines.map(
        (line) => svg`<path class="line ${colourOf(line.seat)} ${line.won ? 'won' : ''}" d=${path(line)} />`,
      )}
    </svg>
    ${lines.map((line) =>
      line.won && hasStep
        ? nothing
        : nameOf(line, x(line.label.round), y(line.label.value), names[line.seat]),
    )}
    ${hasStep && chart.step ? stepOf(x(chart.step.round), y(chart.step.value), step, chart) : nothing}`;
}

/** The name of a line: beside it if it is steep, else above or below. */
function nameOf({ label }: Line, x: number, y: number, name: string | undefined): SVGTemplateResult {
  const isSteep = Math.abs(label.rise) > STEEP;
  const anchor = !isSteep ? '' : label.rise > 0 === label.below ? 'at-start' : 'at-end';
  const aside = !isSteep ? '0' : anchor === 'at-end' ? '-0.4em' : '0.4em';
  const down = label.below ? '1.2em' : '-0.5em';
  return svg`<text class="label ${anchor}" x="${x}%" y="${y}%" dx=${aside} dy=${down}>${name}</text>`;
}

/** The rise over two rounds, as a share of the height, from which on a line is steep. */
const STEEP = 0.08;

/** The largest step, named on the side where there is room. */
function stepOf(x: number, y: number, text: string, { lines }: LineChart): SVGTemplateResult {
  const winner = lines.find(({ won }) => won);
  const isLate = x > 50;
  return svg`
    <g class=${colourOf(winner?.seat ?? 0)}>
    <circle class="step" cx="${x}%" cy="${y}%" r="4.5" />
    <text
      class="step-label ${isLate ? 'at-end' : 'at-start'}"
      x="${x}%"
      y="${y}%"
      dx=${isLate ? '-0.7em' : '0.7em'}
      dy="-0.3em"
    >${text}</text>
    </g>`;
}
