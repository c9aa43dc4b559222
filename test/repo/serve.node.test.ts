// The server of the tests and of `npm start`: it serves the files that the examples need, and no other files of this
// machine.

import { deepEqual, equal, match, notEqual, rejects } from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { serve } from '../../scripts/serve.mjs';

const FILES = {
  'package.json': '{}',
  '.git/HEAD': 'ref',
  'examples/index.html': '<!doctype html>',
  'packages/element/package.json': '{}',
  'packages/element/src/index.ts': '',
  'packages/element/dist/cdn/yahtzee-game.js': 'export {};',
};

describe('serve', () => {
  let root: string;
  let site: Awaited<ReturnType<typeof serve>>;
  before(async () => {
    root = repositoryOf(FILES);
    symlinkSync(path.join(root, 'package.json'), path.join(root, 'examples/link.json'));
    site = await serve({ port: 0, root });
  });
  after(async () => {
    await site.close();
    rmSync(root, { recursive: true });
  });

  test('sends the root to the examples', async () => {
    const response = await fetch(site.url, { redirect: 'manual' });
    deepEqual([response.status, response.headers.get('location')], [302, '/examples/']);
  });

  test('gives a folder its slash', async () => {
    const response = await fetch(`${site.url}examples`, { redirect: 'manual' });
    deepEqual([response.status, response.headers.get('location')], [302, '/examples/']);
  });

  test('serves a built module as a module, uncached', async () => {
    const response = await fetch(`${site.url}packages/element/dist/cdn/yahtzee-game.js?v=2`);
    equal(response.status, 200);
    match(response.headers.get('content-type') ?? '', /^(text|application)\/javascript/);
    equal(response.headers.get('cache-control'), 'no-store');
    equal(await response.text(), FILES['packages/element/dist/cdn/yahtzee-game.js']);
  });

  for (const way of [
    '/package.json',
    '/.git/HEAD',
    '/packages/element/package.json',
    '/packages/element/src/index.ts',
    '/examples/link.json',
    '/examples/../package.json',
    '/examples/%2e%2e/package.json',
    '/examples/..%2fpackage.json',
    '/examples/..%5cpackage.json',
    '/examples/%00',
    '/examples/%E0%A4%A',
    '//examples/../../etc/passwd',
    '/examplesque/',
    '/examples/no-such-file.html',
  ]) {
    test(`refuses ${way}`, async () => match(String(await statusOf(site.url, way)), /^40[04]$/));
  }

  test('refuses to be written to', async () => {
    equal((await fetch(`${site.url}examples/`, { method: 'POST' })).status, 405);
  });

  test('takes another port when the first is taken, but not when it was told which', async () => {
    const [one, other] = [await serve(), await serve()];
    notEqual(one.url, other.url);
    await rejects(serve({ port: Number(new URL(one.url).port) }), /EADDRINUSE/);
    await Promise.all([one.close(), other.close()]);
  });
});

function repositoryOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'serve-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

/** Sends the path unchanged: `fetch` would resolve its dots first. */
async function statusOf(url: string, way: string): Promise<number | undefined> {
  const sent = request(url, { path: way }).end();
  const [response] = await once(sent, 'response');
  response.resume();
  return response.statusCode;
}
