// Where the solver's worker is loaded from, and that a worker that could not be loaded is not tried again.

import { positionOf, solve } from '@yahtzee-game/advisor';
import { loadRuleset, newGame, reduce, type Action } from '@yahtzee-game/rules';
import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { Job } from '../../../packages/advisor/src/worker/job.js';
import { compiledInSlices, run } from '../inside.js';

const crag = await loadRuleset('crag');
const CRAG = 149.8475932316414;

type Listener = (event: { readonly data: unknown }) => void;

/** The globals that the script of a worker uses. */
interface Scope {
  addEventListener?: (type: string, listener: Listener) => void;
  postMessage?: (said: unknown) => void;
  Worker?: unknown;
}
const scope = globalThis as unknown as Scope;

/** The message listener of the worker that is shipped. */
let work: Listener = () => undefined;
scope.addEventListener = (_, listener) => void (work = listener);
scope.postMessage = () => undefined;
await import('../../../packages/advisor/src/worker/worker-entry.js');

/** The addresses from which workers were requested. */
let asked: unknown[];
/** Called when a worker is requested. */
let onAsked: () => void;
let ended: number;
let refuses: boolean;
/** The number of the message from which on a worker is silent. */
let silentFrom: number;

/** Stands for the browser's `Worker`. Whatever its address, it runs the worker that is shipped. */
class FakeWorker extends EventTarget {
  constructor(address: unknown) {
    super();
    asked.push(address);
    onAsked();
    if (refuses) setTimeout(() => this.dispatchEvent(new Event('error')), 5);
    else setTimeout(() => this.#say({ done: 0 }));
  }

  postMessage(data: unknown): void {
    if (refuses) return;
    setTimeout(() => {
      scope.postMessage = (said) => this.#say(said);
      work({ data });
    });
  }

  #said = 0;
  #say(data: unknown): void {
    if (this.#said++ < silentFrom) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {
    ended++;
  }
}

beforeEach(() => {
  asked = [];
  onAsked = () => undefined;
  ended = 0;
  refuses = false;
  silentFrom = Infinity;
  scope.Worker = FakeWorker;
});
afterEach(() => {
  delete scope.Worker;
});

test('WebAssembly that a page refuses is tried once', async () => {
  const { Module } = WebAssembly;
  let tried = 0;
  WebAssembly.Module = function refused(): never {
    tried++;
    throw new WebAssembly.CompileError('refused');
  } as unknown as typeof Module;
  try {
    for (let i = 0; i < 2; i++) {
      const { expectedTotal } = await solve(crag, { worker: false, precision: 'double' });
      ok(Math.abs(expectedTotal - CRAG) < 1e-9);
    }
    equal(tried, 1);
  } finally {
    WebAssembly.Module = Module;
  }
});

const trusted = { toJSON: () => '/trusted.js', toString: () => '/trusted.js' };
for (const [what, file] of Object.entries({
  'an address': '/worker.js',
  'a URL': new URL('https://example.org/worker.js'),
  'a trusted URL': trusted,
})) {
  test(`a worker is made of the file that ${what} names`, async () => {
    const { expectedTotal } = await solve(crag, { worker: file, precision: 'double' });
    ok(Math.abs(expectedTotal - CRAG) < 1e-9);
    deepEqual(asked, [file]);
    equal(asked[0], file);
  });
}

test('such a worker finds distributions as well', async () => {
  const solution = await solve(crag, { worker: '/worker.js' });
  const chances = await solution.distribution();
  ok(Math.abs(chances.reduce((sum, chance) => sum + chance, 0) - 1) < 1e-6);
  deepEqual(asked, ['/worker.js', '/worker.js']);
});

test('all that a whole game leads to takes one pass', async () => {
  const solution = await solve(crag, { worker: '/worker.js' });
  const first = await solution.distribution();
  first.fill(0);
  const { cells } = await solution.statistics();
  ok(Math.abs(Object.values(cells).reduce((sum, { mean }) => sum + mean, 0) - CRAG) < 1e-3);
  const again = await solution.distribution();
  ok(Math.abs(again.reduce((sum, chance) => sum + chance, 0) - 1) < 1e-6);
  deepEqual(asked, ['/worker.js', '/worker.js']);
});

test('all that may be asked in one turn takes one pass', async () => {
  const solution = await solve(crag, { worker: '/worker.js' });
  let state = newGame(crag);
  const ask = async (action: Action): Promise<void> => {
    const next = reduce(state, action);
    ok(next.ok);
    state = next;
    if (state.turn.phase === 'deciding' && state.turn.dice.length === 0) return;
    const position = positionOf(state);
    const totals = await solution.distribution(position);
    const mean = totals.reduce((sum, chance, total) => sum + chance * total, 0);
    ok(Math.abs(mean - solution.valueOf(position)) < 1e-3, `${mean} after ${action.type}`);
  };
  await ask({ type: 'dice', values: [6, 6, 1] });
  const [best] = solution.advise(positionOf(state)).choices;
  if (best) await solution.explain?.(positionOf(state), best);
  await ask({ type: 'roll', held: 0b11 });
  await ask({ type: 'dice', values: [6] });
  await ask({ type: 'score', cell: 'sixes' });
  deepEqual(asked, ['/worker.js', '/worker.js']);
});

test('a question that is given up rejects at once, and its pass serves the next one', async () => {
  const solution = await solve(crag, { worker: '/worker.js' });
  const asker = new AbortController();
  // Before the worker can begin, however late this machine is.
  const begun = new Promise<void>((resolve) => (onAsked = resolve));
  const givenUp = solution.distribution(undefined, asker.signal);
  await begun;
  asker.abort();
  await rejects(givenUp, { name: 'AbortError' });
  const totals = await solution.distribution();
  ok(Math.abs(totals.reduce((sum, chance) => sum + chance, 0) - 1) < 1e-9);
  deepEqual(asked, ['/worker.js', '/worker.js']);
});

for (const [what, said] of [
  ['never speaks', 0],
  ['says nothing once it has started', 1],
] as const) {
  test(`where a worker ${what}, the page solves`, async (t) => {
    const { setTimeout: later } = globalThis;
    t.mock.timers.enable({ apis: ['setInterval'] });
    silentFrom = said;
    const solving = solve(crag, { worker: `/silent-${said}.js` });
    const pause = (): Promise<undefined> => new Promise((resolve) => later(resolve, 1, undefined));
    while (!(await Promise.race([solving, pause()]))) t.mock.timers.tick(1000);
    ok(Math.abs((await solving).expectedTotal - CRAG) < 1e-4);
    deepEqual(asked, [`/silent-${said}.js`]);
  });
}

test('a worker that works for long is not given up', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const compiling = solve(crag, { worker: '/slow.js' });
  // A worker is silent until it has received its job.
  await new Promise((resolve) => setTimeout(resolve, 2));
  t.mock.timers.tick(2000);
  ok(Math.abs((await compiling).expectedTotal - CRAG) < 1e-4);
  equal(ended, 1);
});

test('progress ends with 1, in a worker and on the page', async () => {
  for (const worker of ['/worker.js', false]) {
    const shares: number[] = [];
    await solve(crag, { worker, onProgress: (done) => void shares.push(done) });
    equal(shares.at(-1), 1);
  }
});

async function job(): Promise<Job> {
  const compiled = await compiledInSlices(crag);
  ok(compiled.ok);
  return { kind: 'solve', plan: compiled.plan, precision: 'fast', wasm: undefined };
}

const taskFor = (worker: string): Parameters<typeof run>[0] => ({
  kind: 'solve',
  wasm: false,
  job: job(),
  worker,
});

test('concurrent jobs share the first try of a worker', async () => {
  refuses = true;
  const task = taskFor('/nowhere.js');
  await Promise.all([run(task), run(task)]);
  deepEqual(asked, ['/nowhere.js']);
});

test('an aborted job does not decide whether a worker starts', async () => {
  refuses = true;
  const task = taskFor('/later.js');
  const giving = new AbortController();
  const given = run({ ...task, signal: giving.signal });
  giving.abort();
  await rejects(given, { name: 'AbortError' });
  for (let i = 0; i < 2; i++) await run(task);
  deepEqual(asked, ['/later.js', '/later.js']);
});

test('a worker that does not start is tried once, and the page solves', async () => {
  refuses = true;
  const both = await Promise.all([1, 2].map(() => solve(crag, { worker: '/missing.js' })));
  const later = await solve(crag, { worker: '/missing.js' });
  for (const { expectedTotal } of [...both, later]) ok(Math.abs(expectedTotal - CRAG) < 1e-4);
  deepEqual(asked, ['/missing.js']);
  refuses = false;
  await solve(crag, { worker: '/other.js' });
  deepEqual(asked, ['/missing.js', '/other.js']);
});

test('a worker that has started for nothing is ended, and others are tried after it', async () => {
  const without = run({ ...taskFor('/early.js'), job: Promise.resolve(undefined) });
  const wrong = run({ ...taskFor('/early.js'), job: Promise.reject(new RangeError('no plan')) });
  const right = run(taskFor('/early.js'));
  equal(await without, undefined);
  await rejects(wrong, { message: 'no plan' });
  ok(await right);
  deepEqual(asked, ['/early.js', '/early.js', '/early.js']);
  equal(ended, 3);
});

test('a solve that is aborted before it begins rejects once, and starts no worker', async () => {
  const signal = AbortSignal.abort(new Error('not wanted'));
  await rejects(solve(crag, { signal, worker: '/never.js' }), { message: 'not wanted' });
  await new Promise((done) => setTimeout(done));
  deepEqual(asked, []);
});
