// The page that `yahtzee-rooms` serves, and the origins that may connect.

import { shippedId } from '@yahtzee-game/element/kit';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { forwardedFor, isWelcome, networkOf } from '../../../packages/rooms/src/server/origins.js';
import { builtFolders, languageOf, LANGUAGES, pageOf } from '../../../packages/rooms/src/server/page.js';
import { languages } from '../../../scripts/words/parts.mjs';

describe('the page', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'page-'));
  let server: Server;
  let port: number;
  before(async () => {
    mkdirSync(path.join(folder, 'cdn/panels'), { recursive: true });
    writeFileSync(path.join(folder, 'cdn/panels/odds.js'), 'export {};');
    writeFileSync(path.join(folder, 'secret.js'), 'secret');
    writeFileSync(path.join(folder, 'cdn/notes.db'), 'secret');
    server = createServer(pageOf({ element: path.join(folder, 'cdn') })).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  after(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const url = (address: string): string => `http://127.0.0.1:${port}${address}`;

  test('opens a room or joins one, and nothing stands within it', async () => {
    const response = await fetch(url('/K7QMX2PA'), { headers: { 'Accept-Language': 'fa-IR,en;q=0.5' } });
    const html = await response.text();
    match(html, /<html lang="fa" dir="rtl">/);
    const serbian = await fetch(url('/'), { headers: { 'Accept-Language': 'sr-RS' } });
    match(await serbian.text(), /<html lang="sr-Latn" dir="ltr">/);
    match(html, /<yahtzee-room server="\/" link="\/\{code\}" code="K7QMX2PA"><yahtzee-game>/);
    ok(!/<script(?![^>]* src=)|<style|style=| on\w+=/.test(html), html);
    const policy = response.headers.get('content-security-policy') ?? '';
    match(policy, /default-src 'none'; script-src 'self';/);
    ok(!policy.includes('unsafe'));
    match(policy, new RegExp(`connect-src 'self' ws://127.0.0.1:${port} `));
    match(
      await (await fetch(url('/?from=home'))).text(),
      /<yahtzee-room server="\/" link="\/\{code\}"><yahtzee-game>/,
    );
    equal((await fetch(url('/page.css'))).status, 200);
  });

  test('joins a room whose code is typed in small letters', async () => {
    const response = await fetch(url('/k7qmx2pa'));
    equal(response.status, 200);
    match(await response.text(), /code="K7QMX2PA"/);
  });

  test('a file is sent compressed, and not again to a visitor who has it', async () => {
    writeFileSync(path.join(folder, 'cdn/long.js'), 'export {};'.repeat(5000));
    const first = await fetch(url('/element/long.js'), { headers: { 'Accept-Encoding': 'gzip' } });
    equal(first.headers.get('content-encoding'), 'gzip');
    ok(Number(first.headers.get('content-length')) < 1000);
    match(first.headers.get('vary') ?? '', /Accept-Encoding/);
    equal(await first.text(), 'export {};'.repeat(5000));
    const etag = first.headers.get('etag') ?? '';
    const second = await fetch(url('/element/long.js'), { headers: { 'If-None-Match': etag } });
    equal(second.status, 304);
    writeFileSync(path.join(folder, 'cdn/long.js'), 'export { };');
    const third = await fetch(url('/element/long.js'), {
      headers: { 'If-None-Match': etag, 'Accept-Encoding': 'identity' },
    });
    deepEqual([third.status, third.headers.get('content-encoding')], [200, null]);
    equal(await third.text(), 'export { };');
  });

  test('a built file is served, and no other', async () => {
    const response = await fetch(url('/element/panels/odds.js'));
    equal(response.headers.get('content-type'), 'text/javascript; charset=utf-8');
    equal(await response.text(), 'export {};');
    for (const address of [
      '/element/none.js',
      '/element/../secret.js',
      '/element/%2e%2e/secret.js',
      '/element/panels',
      '/element/notes.db',
      '/constructor/name.js',
      '/K7QMX2P',
      '/K7QMX2P0',
      '/"><script>',
    ])
      equal(await statusOf(address), 404, address);
    equal((await fetch(url('/'), { method: 'POST' })).status, 405);
  });

  /** Requests an address unchanged; `fetch` would normalise it. */
  async function statusOf(address: string): Promise<number> {
    const asking = request({ port, path: address }).end();
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode ?? 0;
  }
});

test('the languages are those of the boards', () => {
  const inOrder = (tags: readonly string[]): string[] => tags.toSorted((a, b) => a.localeCompare(b));
  deepEqual(inOrder(LANGUAGES), inOrder(['en', ...languages()]));
  equal(languageOf('ja, da;q=0.8'), 'da');
  equal(languageOf(undefined), 'en');
});

test('a language is known by its whole name, and by the other names that boards know it by', () => {
  equal(languageOf('fil-PH, de;q=0.5'), 'de', 'Filipino is not Finnish');
  equal(languageOf('fil'), 'en');
  equal(languageOf('de-AT;q=0.9'), 'de');
  equal(languageOf('*'), 'en');
  for (const tag of ['no', 'nn-NO', 'bs', 'sh-Latn'])
    equal(languageOf(`${tag};q=0.8, fr`), shippedId(tag), tag);
});

test('the files of the boards are where their package says', () => {
  match(builtFolders()['element'] ?? '', /element\/dist\/cdn$/);
  match(builtFolders()['rooms'] ?? '', /rooms\/dist\/cdn\/$/);
});

const asking = (headers: object, remoteAddress = '10.0.0.1'): IncomingMessage =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

test('pages of the same host may connect, or those of the list', () => {
  const host = 'dice.example';
  equal(isWelcome(asking({ host, origin: 'https://dice.example' }), undefined), true);
  equal(isWelcome(asking({ host, origin: 'https://evil.example' }), undefined), false);
  equal(isWelcome(asking({ host, origin: 'null' }), undefined), false);
  equal(isWelcome(asking({ host }), undefined), true, 'a program has no origin');
  equal(isWelcome(asking({ host, origin: 'https://club.example' }), ['https://club.example']), true);
  equal(isWelcome(asking({ host, origin: 'https://dice.example' }), ['https://club.example']), false);
  equal(isWelcome(asking({ host, origin: 'https://any.example' }), '*'), true);
});

test('requests are counted for an address, of IPv6 for its network', () => {
  equal(networkOf(asking({}, '10.0.0.1')), '10.0.0.1');
  equal(networkOf(asking({}, '::ffff:10.0.0.1')), '10.0.0.1');
  equal(networkOf(asking({}, '2001:db8::5:1')), '2001:db8:0:0');
  equal(networkOf(asking({}, '2001:db8:1:2:3:4:5:6')), '2001:db8:1:2');
  const forwarded = asking({ 'x-forwarded-for': '1.2.3.4, 5.6.7.8' });
  equal(forwardedFor(forwarded), '5.6.7.8', 'what the sender has written before is not believed');
  equal(forwardedFor(asking({})), '10.0.0.1');
});

test('an address counts once, however a proxy writes it', () => {
  const from = (address: string): string => forwardedFor(asking({ 'x-forwarded-for': address }));
  for (const address of ['5.6.7.8:443', '::ffff:5.6.7.8', '::FFFF:506:708', '[::ffff:5.6.7.8]:443'])
    equal(from(address), '5.6.7.8', address);
  for (const address of ['2001:db8::1', '2001:0DB8:0000::0:7', '[2001:db8::1]:443', '[2001:db8::1]'])
    equal(from(address), '2001:db8:0:0', address);
  equal(from('fe80::1%eth0'), 'fe80:0:0:0');
  for (const address of ['unknown', '_hidden', '5.6.7', ''])
    equal(from(address), '10.0.0.1', `“${address}” is no address: the proxy’s own counts`);
});
