// A reporter for `node --test`: a line for each file, and under it the tests that failed, with what the file printed.

import path from 'node:path';
import { inspect } from 'node:util';
import { sourceOf } from '../bundles/places.mjs';
import { fileLine, indented } from './lines.mjs';

/**
 * The parts of a test event that are reported.
 * @typedef {{
 *   type: string,
 *   data: {
 *     name: string,
 *     nesting: number,
 *     file?: string,
 *     message?: string,
 *     skip?: string | boolean,
 *     details?: {
 *       type?: string,
 *       duration_ms?: number,
 *       error?: Error & { cause?: unknown, failureType?: string },
 *     },
 *   },
 * }} TestEvent
 */

/**
 * @param {AsyncIterable<TestEvent>} events
 * @returns {AsyncGenerator<string>}
 */
export default async function* nodeReporter(events) {
  const files = new FileReports();
  for await (const event of events) yield* files.add(event);
  yield* files.finish();
}

/** The reports of test files; one is complete when a result of the next file arrives, since Node reports in order. */
class FileReports {
  /** @type {Map<string, FileReport>} */
  #open = new Map();
  /** @type {FileReport | undefined} */
  #current;

  /**
   * @param {TestEvent} event
   * @returns {Generator<string>}
   */
  *add({ type, data }) {
    if (!data.file) return;
    const report = this.#reportOf(sourceOf(data.file));
    if (type === 'test:stdout' || type === 'test:stderr') report.output += data.message;
    if (type === 'test:complete' && data.name === data.file) report.duration = data.details?.duration_ms ?? 0;
    if (type !== 'test:pass' && type !== 'test:fail') return;
    if (this.#current && this.#current !== report) yield this.#current.text();
    this.#current = report;
    report.add(type === 'test:pass', data);
  }

  /** @returns {Generator<string>} */
  *finish() {
    if (this.#current) yield this.#current.text();
  }

  /** @param {string} file */
  #reportOf(file) {
    const report = this.#open.get(file) ?? new FileReport(file);
    this.#open.set(file, report);
    return report;
  }
}

class FileReport {
  #file;
  #tests = 0;
  /** Failures of tests whose suite has not ended yet. @type {{ name: string, nesting: number, text: string }[]} */
  #pending = [];
  /** @type {string[]} */
  #failures = [];
  duration = 0;
  output = '';

  /** @param {string} file */
  constructor(file) {
    this.#file = file;
  }

  /**
   * @param {boolean} passed
   * @param {TestEvent['data']} data
   */
  add(passed, { name, nesting, skip, details }) {
    if (details?.type !== 'suite' && !skip) this.#tests++;
    // A suite is reported after its tests: its name goes before theirs.
    for (const failure of this.#pending)
      if (failure.nesting > nesting) failure.name = `${name} › ${failure.name}`;
    if (!passed && details?.error?.failureType !== 'subtestsFailed')
      this.#pending.push({ name, nesting, text: errorText(details?.error) });
    if (nesting > 0) return;
    this.#failures.push(...this.#pending.map((failure) => `✖ ${failure.name}\n${indented(failure.text)}`));
    this.#pending = [];
  }

  text() {
    const failed = this.#failures.length;
    const line = fileLine(path.relative('.', this.#file), { tests: this.#tests, failed, ms: this.duration });
    const said = failed > 0 && this.output.trim() ? [`printed:\n${indented(this.output.trimEnd())}`] : [];
    return [line, ...[...this.#failures, ...said].map(indented), ''].join('\n');
  }
}

/** @param {(Error & { cause?: unknown }) | undefined} error what Node's runner wraps around the test's own error */
function errorText(error) {
  const cause = error?.cause ?? error;
  if (typeof cause === 'string') return cause;
  // The message of an assertion holds both values already.
  const isAssertion = cause instanceof Error && 'code' in cause && cause.code === 'ERR_ASSERTION';
  const text = isAssertion ? (cause.stack ?? cause.message) : inspect(cause);
  return text.replaceAll(/\n +at .*\bnode:.*/g, '');
}
