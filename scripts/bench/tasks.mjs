// The tasks of a page's main thread as a trace of Chromium tells them.

/** @typedef {{ name: string, ph: string, id?: string, ts: number, dur?: number, pid: number, tid: number, args: any }} TraceEvent */
/** @typedef {{ ts: number, ms: number, url: string }} Sample */

/** Microseconds in a millisecond. */
const MS = 1000;
/** The profiler samples the page that it measures; starting takes it some milliseconds, which no visitor pays for. */
const PROFILER = 'CpuProfiler::StartProfiling';

/**
 * Returns the tasks of the renderer that has most of them, the longest first: milliseconds, what took longest in it as a
 * sentence, and the milliseconds that scripts with such an address took.
 * @param {readonly TraceEvent[]} events
 * @param {RegExp} script
 */
export function tasksIn(events, script) {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const all = mains.map(({ pid, tid }) => events.filter((one) => one.pid === pid && one.tid === tid));
  const [own = []] = all.toSorted((a, b) => b.length - a.length);
  const spans = own.filter(({ ph }) => ph === 'X');
  const pauses = spans.filter(({ name }) => name === PROFILER);
  const samples = samplesOf(events, own).filter(
    ({ ts, ms, url }) =>
      script.test(url) && !pauses.some((one) => one.ts <= ts && one.ts + (one.dur ?? 0) >= ts - ms * MS),
  );
  return spans
    .filter(({ name }) => name === 'RunTask')
    .map((task) => {
      const inside = spans.filter((one) => one !== task && isIn(one, task));
      const profiling = sum(pauses.filter((one) => isIn(one, task)).map(({ dur = 0 }) => dur));
      return {
        ms: ((task.dur ?? 0) - profiling) / MS,
        parts: partsOf(inside),
        share: sum(samples.filter((sample) => isIn(sample, task)).map(({ ms }) => ms)),
      };
    })
    .toSorted((a, b) => b.ms - a.ms);
}

/**
 * @param {{ ts: number, dur?: number }} one
 * @param {TraceEvent} task
 */
const isIn = ({ ts, dur = 0 }, task) => ts >= task.ts && ts + dur <= task.ts + (task.dur ?? 0);

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/**
 * What a task was spent on, as a sentence.
 * @param {readonly TraceEvent[]} inside
 */
function partsOf(inside) {
  /** @type {Map<string, number>} */
  const byName = new Map();
  for (const { name, dur = 0 } of inside)
    if (name !== PROFILER && name !== 'RunTask') byName.set(name, (byName.get(name) ?? 0) + dur / MS);
  return [...byName]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 6)
    .map(([name, ms]) => `${name} ${ms.toFixed(1)}`)
    .join(', ');
}

/**
 * What the profiler saw of a thread: when, for how long, and the address of the script that was at work, that called
 * the browser's own code included.
 * @param {readonly TraceEvent[]} events
 * @param {readonly TraceEvent[]} thread
 * @returns {readonly Sample[]}
 */
function samplesOf(events, thread) {
  return thread
    .filter(({ name }) => name === 'Profile')
    .flatMap(({ pid, id, args }) => {
      let ts = args.data.startTime;
      /** @type {Map<number, { url: string, parent: number | undefined }>} */
      const nodes = new Map();
      /** @param {number | undefined} node @returns {string} */
      const urlOf = (node) => {
        const known = node === undefined ? undefined : nodes.get(node);
        return known ? known.url || urlOf(known.parent) : '';
      };
      const chunks = events.filter((one) => one.name === 'ProfileChunk' && one.pid === pid && one.id === id);
      return chunks
        .toSorted((a, b) => a.ts - b.ts)
        .flatMap((chunk) => {
          const { cpuProfile = {}, timeDeltas = [] } = chunk.args.data;
          for (const { id: node, parent, callFrame } of cpuProfile.nodes ?? [])
            nodes.set(node, { url: callFrame.url ?? '', parent });
          return (cpuProfile.samples ?? []).map((/** @type {number} */ node, /** @type {number} */ i) => {
            const took = timeDeltas[i] ?? 0;
            ts += took;
            return { ts, ms: took / MS, url: urlOf(node) };
          });
        });
    });
}
