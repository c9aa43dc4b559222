// What `npm test` prints: little of what passes, and all of what fails.

import { deepEqual, match } from 'node:assert/strict';
import { test } from 'node:test';
import nodeReporter from '../../scripts/reporters/node.mjs';
import { failuresIn } from '../../scripts/reporters/lines.mjs';
import { OrderedOutput } from '../../scripts/reporters/ordered-output.mjs';

type TestEvent = Parameters<typeof nodeReporter>[0] extends AsyncIterable<infer Event> ? Event : never;

test('a file whose tests pass is one line', async () => {
  const text = await reported([
    event('test:stdout', { message: 'noise\n' }),
    event('test:pass', { name: 'one', nesting: 1 }),
    event('test:pass', { name: 'two', nesting: 1 }),
    event('test:complete', { name: FILE, details: { duration_ms: 1234 } }),
    event('test:pass', { name: 'suite', details: { type: 'suite' } }),
  ]);
  match(text, /^✔ a\.test\.ts +2 tests, 1\.2 s\n$/);
});

test('a test that fails is shown with its suite, its error and what its file printed', async () => {
  const error = Object.assign(new Error('1 is not 2'), { failureType: 'testCodeFailure' });
  const text = await reported([
    event('test:stderr', { message: 'a warning\n' }),
    event('test:fail', { name: 'one', nesting: 1, details: { error } }),
    event('test:fail', {
      name: 'suite',
      details: { type: 'suite', error: Object.assign(new Error(), { failureType: 'subtestsFailed' }) },
    }),
  ]);
  match(text, /^✖ a\.test\.ts +1 of 1 failed, 0\.0 s\n  ✖ suite › one\n    Error: 1 is not 2\n/);
  match(text, /\n  printed:\n    a warning\n$/);
});

test('what failed can be shown once more at the end', () => {
  const failed = '✖ b.test.ts  1 of 2 failed, 0.1 s\n  ✖ suite › one\n    1 is not 2\n';
  const passed = (name: string) => `✔ ${name}.test.ts  3 tests, 0.1 s\n`;
  deepEqual(failuresIn(`\nnode:\n${passed('a')}${failed}${passed('c')}`), [failed]);
});

test('programs that run at the same time print one after the other', () => {
  const printed: string[] = [];
  const output = new OrderedOutput({ write: (text) => printed.push(text) }, 2);
  const [first, second] = [output.writer(0), output.writer(1)];
  second.write('b1');
  first.write('a1');
  second.write('b2');
  deepEqual(printed, ['a1']);
  first.end();
  deepEqual(printed, ['a1', 'b1', 'b2']);
  second.write('b3');
  deepEqual(printed.at(-1), 'b3');
});

const FILE = `${process.cwd()}/a.test.ts`;

function event(type: string, data: Partial<TestEvent['data']>): TestEvent {
  return { type, data: { name: '', nesting: 0, file: FILE, ...data } };
}

async function reported(events: readonly TestEvent[]): Promise<string> {
  let text = '';
  for await (const piece of nodeReporter(inOrder(events))) text += piece;
  return text;
}

async function* inOrder(events: readonly TestEvent[]): AsyncGenerator<TestEvent> {
  yield* events;
}
