// What a proxy asks: whether the process runs, and whether visitors can be sent to it.

import { memoryStore, type LogStore } from '@yahtzee-game/rooms/server';
import { deepEqual, equal } from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { withHealth } from '../../../packages/rooms/src/server/health.js';

const store: LogStore = memoryStore();
const server = createServer(withHealth(store, (_, response) => response.end('a page')));
before(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
after(() => server.close());

async function said(address: string): Promise<readonly [status: number, text: string]> {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
  return [response.status, (await response.text()).trim()];
}

test('a process that runs, with a store that answers, is well and ready', async () => {
  deepEqual(await said('/healthz'), [200, 'ok']);
  deepEqual(await said('/readyz?now'), [200, 'ok']);
  deepEqual(await said('/'), [200, 'a page']);
});

test('with a store that fails or is silent, it is well, but not ready, and says why', async () => {
  store.read = () => Promise.reject(new Error('gone'));
  deepEqual(await said('/readyz'), [503, 'the store refuses']);
  store.read = () => new Promise(() => undefined);
  deepEqual(await said('/readyz'), [503, 'the store does not answer']);
  equal((await said('/healthz'))[0], 200);
  Object.assign(store, memoryStore());
  equal((await said('/readyz'))[0], 200);
});
