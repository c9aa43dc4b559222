// Two boards and a watcher in each of three engines: a whole game through a server, cut off and reloaded in the middle.

import { attachRooms } from '@yahtzee-game/rooms/server';
import { build } from 'esbuild';
import { deepEqual, equal, match } from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findWebkit } from '../../scripts/browsers/browsers.mjs';
import { startPrograms } from '../../scripts/webkit/programs.mjs';
import { Session } from '../../scripts/webkit/session.mjs';
import { hasBrowser, withPage } from '../harness/boards/browser.js';
import { UNLIMITED } from '../rooms/visitor.js';
import { Wire } from '../rooms/wire.js';
import type { Evening } from './room-evening.js';

/** The time without a connection, in milliseconds. */
const CUT = 500;

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('room-evening.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'esm',
  target: 'es2022',
});
const SCRIPT = outputFiles[0]?.text ?? '';

/** A room with a separate address, so that its seat is stored separately, as if in another browser. */
const guest = (name: string): string =>
  `<section aria-label="${name}">
    <yahtzee-room id="${name}" server="/?${name}" player-name="${name}">
      <yahtzee-game ruleset="yahtzee" motion="none" speed="instant"></yahtzee-game>
    </yahtzee-room>
  </section>`;
const PAGE = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>An evening</title><link rel="icon" href="data:," /></head>
  <body>
    <main><h1>An evening</h1>${['ada', 'grace', 'watcher'].map(guest).join('')}</main>
    <script type="module" src="/evening.js"></script>
  </body>
</html>`;

/** Serves the page, opens it in a browser, and resolves to the result of the evening. */
async function evening(open: (url: string, done: Promise<Evening>) => Promise<unknown>): Promise<Evening> {
  const { promise: done, resolve } = withResolvers<Evening>();
  const server = createServer((request, response) => void answer(request, response));
  const rooms = attachRooms(server, { limits: UNLIMITED });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const wire = await Wire.to(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/evening.js') response.setHeader('Content-Type', 'text/javascript').end(SCRIPT);
    else if (request.method === 'GET') response.setHeader('Content-Type', 'text/html').end(PAGE);
    else response.end();
    if (request.url === '/done') resolve(JSON.parse(await text(request)) as Evening);
    if (request.url === '/cut') {
      setTimeout(() => wire.cut(), 50);
      setTimeout(() => wire.mend(), 50 + CUT);
    }
  }

  try {
    await open(wire.url, done);
    return await done;
  } finally {
    wire.close();
    await rooms.close();
  }
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}

function judge({ faults, ends }: Evening): void {
  deepEqual(faults, []);
  deepEqual(
    ends.map(([seat]) => seat),
    [0, 1, null],
  );
  equal(new Set(ends.map(([, game]) => game)).size, 1, 'all have the same game');
  for (const [, , proof] of ends) match(proof, /^Fair/);
}

for (const browser of ['chromium', 'firefox'] as const)
  test(`an evening in ${browser}`, { skip: !(await hasBrowser(browser)), timeout: 120_000 }, async () => {
    judge(
      await evening((url, done) =>
        withPage(browser, async ({ page }) => {
          await page.goto(url);
          await done;
        }),
      ),
    );
  });

const webkit = await findWebkit();
test('an evening in webkit', { skip: !webkit, timeout: 120_000 }, async () => {
  if (!webkit) return;
  const { address, stop } = await startPrograms(webkit);
  try {
    judge(await evening(async (url) => (await Session.open(address)).navigate(url)));
  } finally {
    stop();
  }
});
