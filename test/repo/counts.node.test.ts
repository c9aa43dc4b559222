// The closing line must neither hide a failure nor count one twice.

import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { sentence } from '../../scripts/counts/counts.mjs';
import nodeCounts from '../../scripts/counts/node.mjs';

type TestEvent = Parameters<typeof nodeCounts>[0] extends AsyncIterable<infer Event> ? Event : never;

test('passes, failures and skipped tests are told apart', async () => {
  deepEqual(await counted([pass('a'), pass('b', { skip: true }), fail('c'), fail('d', { todo: 'later' })]), {
    passed: 1,
    failed: 1,
    skipped: 2,
  });
});

test('a suite counts only for what went wrong in itself', async () => {
  const suites = [
    pass('fine', { details: { type: 'suite' } }),
    fail('its child failed', { details: { type: 'suite', error: { failureType: 'subtestsFailed' } } }),
    fail('its hook failed', { details: { type: 'suite', error: { failureType: 'hookFailed' } } }),
  ];
  deepEqual(await counted(suites), { passed: 0, failed: 1, skipped: 0 });
});

test('a file without a test is a failure', async (t) => {
  t.mock.method(console, 'error', () => undefined);
  deepEqual(await counted([pass('/x.test.ts', { file: '/x.test.ts' })]), {
    passed: 0,
    failed: 1,
    skipped: 0,
  });
});

test('the closing line names skipped tests only where there are any', () => {
  equal(sentence({ passed: 3, failed: 0, skipped: 0 }), '3 passed, 0 failed');
  equal(sentence({ passed: 3, failed: 1, skipped: 2 }), '3 passed, 1 failed, 2 skipped');
});

function pass(name: string, more: Partial<TestEvent['data']> = {}): TestEvent {
  return { type: 'test:pass', data: { name, ...more } };
}

function fail(name: string, more: Partial<TestEvent['data']> = {}): TestEvent {
  return { type: 'test:fail', data: { name, ...more } };
}

async function counted(events: readonly TestEvent[]): Promise<unknown> {
  let text = '';
  for await (const piece of nodeCounts(inOrder(events))) text += piece;
  return JSON.parse(text);
}

async function* inOrder(events: readonly TestEvent[]): AsyncGenerator<TestEvent> {
  yield* events;
}
