// The files of examples/deploy run as they are, without containers: the servers of compose.yaml, its Redis, and Caddy
// in front. Docker and Kubernetes are not tried; what their files say of the servers is compared with them.

import { joinRoom, openRoom, type RoomHandle } from '@yahtzee-game/rooms';
import { verify } from '@yahtzee-game/rooms/verify';
import { Redis } from 'ioredis';
import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isSigned, playToTheEnd, until } from '../rooms/pages.js';
import { RoomsProcess } from '../rooms/processes.js';
import { freePort } from '../rooms/redis.js';
import { Visitor } from '../rooms/visitor.js';
import { Deployment, eventuallySo, fileOf, image, services, specOf, type Pods } from './deployment.js';
import { figure } from './figures.js';

const DEPLOY = fileURLToPath(new URL('../../examples/deploy', import.meta.url));
const BUILT = fileURLToPath(new URL('../../packages/rooms/dist/server/command.js', import.meta.url));
const SERVERS = ['rooms-1', 'rooms-2'] as const;
/** How long a server may take to end, in milliseconds. */
const GRACE = 5000;

interface Deployed {
  readonly replicas: number;
  readonly selector: { readonly matchLabels: object };
  readonly template: Pods;
}
const rooms = specOf('Deployment', 'rooms') as Deployed;
const redis = specOf('StatefulSet', 'redis') as Deployed;
const [container] = rooms.template.spec.containers;

describe('the services of compose.yaml', () => {
  let deployment: Deployment;
  const pages: { close(): void }[] = [];
  before(async () => {
    deployment = await Deployment.up();
  });
  after(async () => {
    for (const page of pages) page.close();
    await deployment?.down();
  });

  /** A room of two, who have begun. */
  async function begun(): Promise<readonly [RoomHandle, RoomHandle]> {
    const ada = await openRoom(deployment.plainUrl, { ruleset: 'yahtzee' });
    const grace = await joinRoom(deployment.plainUrl, ada.code, { place: null });
    pages.push(ada, grace);
    await ada.sit('Ada');
    await grace.sit('Grace');
    await ada.act({ type: 'start' });
    for (const room of [ada, grace]) await until(room, () => room.room.phase === 'playing');
    return [ada, grace];
  }

  /** Plays on for this many lines, and not to the end. */
  async function playOn(room: readonly [RoomHandle, RoomHandle], count: number): Promise<void> {
    const end = room[0].lines.length + count;
    await playToTheEnd(room, ({ lines }) => lines.length < end);
    equal(room[0].room.phase, 'playing');
  }

  /** All play to the end, and have the same log, which proves its dice and begins as it did before. */
  async function isWhole(room: readonly [RoomHandle, RoomHandle], begin: readonly string[]): Promise<void> {
    await playToTheEnd(room);
    for (const one of room) await isSigned(one);
    const [ada, grace] = room;
    deepEqual(grace.lines, ada.lines);
    deepEqual(ada.lines.slice(0, begin.length), begin);
    const late = await joinRoom(deployment.plainUrl, ada.code, { place: null });
    pages.push(late);
    deepEqual(late.lines, ada.lines);
    const found = await verify(ada.lines, { code: ada.code });
    equal(found.ok && found.proved, 'dice', found.message);
  }

  /** The answers of a server to the probes of Kubernetes. */
  async function probed(name: string): Promise<{ readonly ready: number; readonly alive: number }> {
    const statusOf = async (where = ''): Promise<number> =>
      (await fetch(`http://127.0.0.1:${deployment.portOf(name)}${where}`)).status;
    const { readinessProbe, livenessProbe } = container;
    return {
      ready: await statusOf(readinessProbe.httpGet?.path),
      alive: await statusOf(livenessProbe?.httpGet?.path),
    };
  }

  /** How often a page loses its connection, from now on. */
  function cutsOf(room: RoomHandle): { readonly count: number; readonly longest: number } {
    const cuts = { count: 0, longest: 0 };
    let since: number | undefined;
    room.subscribe(() => {
      const isCut = room.connection === 'connecting';
      if (isCut && since === undefined) [cuts.count, since] = [cuts.count + 1, performance.now()];
      if (isCut || since === undefined) return;
      [cuts.longest, since] = [Math.max(cuts.longest, performance.now() - since), undefined];
    });
    return cuts;
  }

  /** Connects from an address of this machine, with such headers. */
  function from(localAddress: string, extraHeaders: Readonly<Record<string, string>> = {}): Visitor {
    const visitor = new Visitor(deployment.url, {
      ca: deployment.authority,
      family: 4,
      localAddress,
      extraHeaders,
      reconnection: false,
    });
    pages.push(visitor);
    return visitor;
  }

  test('serve the page by TLS, compressed, and let no other page connect', async () => {
    const options = { headers: { 'accept-encoding': 'gzip' } };
    const page = await deployment.ask('/', options);
    equal(page.status, 200);
    match(String(page.headers['content-type']), /^text\/html/);
    const script = await deployment.ask('/rooms/room.js', options);
    for (const { headers } of [page, script]) equal(headers['content-encoding'], 'gzip');
    const { host } = new URL(deployment.url);
    ok(
      String(page.headers['content-security-policy']).includes(`wss://${host}`),
      'the policy names the host that the visitor has asked',
    );
    const own = from('127.0.0.1', { origin: deployment.url });
    await own.connected();
    const other = from('127.0.0.1', { origin: 'https://other.example' });
    await new Promise((resolve) => other.socket.once('connect_error', resolve));
  });

  test('tell their figures within the network, and not to visitors', async () => {
    const [name] = SERVERS;
    const figures = await fetch(`http://127.0.0.1:${deployment.portOf(name)}/metrics`);
    match(await figures.text(), /^yahtzee_rooms_connections \d+$/m);
    equal((await deployment.ask('/metrics')).status, 404);
    match(deployment.servers.get(name)?.output ?? '', /^\{"level":"info",.*"msg":"listening"\}$/m);
  });

  test('count requests for the address of the visitor, whatever X-Forwarded-For claims', async () => {
    let opened = 0;
    let last: (string | undefined)[] = [];
    // An address may open ten rooms an hour. A claim that is believed would have ten more.
    for (let i = 0; i < 26; i++) {
      const visitor = from('127.0.0.2', { 'x-forwarded-for': `203.0.113.${i}, 198.51.100.${i}` });
      const { code, no } = await visitor.call('open', { ruleset: 'yahtzee' });
      if (code !== undefined) opened++;
      last = [...last, no].slice(-2);
      visitor.close();
    }
    equal(opened, 10, 'which both servers count together');
    deepEqual(last, ['slow', 'slow']);
    const other = from('127.0.0.3');
    notEqual(await other.open(), '');
  });

  test('are replaced one after the other during a game, and nothing is lost', async () => {
    const room = await begun();
    const cuts = room.map(cutsOf);
    const began = performance.now();
    await playOn(room, 10);
    const begin = [...room[0].lines];
    for (const [i, name] of SERVERS.entries()) {
      const ended = deployment.servers.get(name)?.end('SIGTERM');
      // Who was connected to it comes back to the other.
      await playOn(room, 10);
      equal((await ended)?.status, 0);
      if (i === 0)
        equal(cuts.filter(({ count }) => count > 0).length, 1, 'each of the players was at another server');
      await deployment.start(name);
    }
    await isWhole(room, begin);
    ok(room.every(({ connection }) => connection === 'connected'));
    const longest = Math.max(...cuts.map((cut) => cut.longest));
    figure(
      `two servers behind Caddy, each replaced in a game of ${((performance.now() - began) / 1000).toFixed(0)} s: ` +
        `players were away for ${longest.toFixed(0)} ms at most`,
    );
  });

  test('keep a game although Redis crashes', async () => {
    const room = await begun();
    await playOn(room, 20);
    const lines = [...room[0].lines];
    await deployment.kill('redis');
    // Kubernetes sends nobody there until Redis is back, and does not start the servers again.
    for (const name of SERVERS) deepEqual(await probed(name), { ready: 503, alive: 200 });
    await deployment.start('redis');
    for (const name of SERVERS)
      await eventuallySo(
        async () => (await probed(name)).ready === 200,
        () => `${name} does not find Redis`,
      );
    await isWhole(room, lines);
    const direct = new Redis(deployment.portOf('redis'), '127.0.0.1');
    const bytes = Number(await direct.memory('USAGE', `yahtzee:{${room[0].code}}`));
    equal((await direct.config('GET', 'maxmemory-policy')).at(1), 'noeviction');
    direct.disconnect();
    figure(`a game of Yahtzee for two takes ${(bytes / 1000).toFixed(0)} kB of Redis`);
  });
});

describe('the files agree', () => {
  test('on the names of variables, which the command knows', async () => {
    const { output } = await new RoomsProcess(BUILT, ['--help'], {}).ended;
    const known = [...output.matchAll(/^ +--([\w-]+)/gm)].map(
      ([, name = '']) => `YAHTZEE_ROOMS_${name.toUpperCase().replaceAll('-', '_')}`,
    );
    ok(known.includes('YAHTZEE_ROOMS_REDIS_SENTINEL'));
    const unknown = readdirSync(DEPLOY).flatMap((file) =>
      [...fileOf(file).matchAll(/YAHTZEE_ROOMS_[A-Z_]+/g)].filter(([name]) => !known.includes(name)),
    );
    deepEqual(unknown, []);
  });

  test('on what a server is told', () => {
    // Figures only where the proxy keeps them from visitors.
    const { YAHTZEE_ROOMS_METRICS: _, ...told } = services['rooms-1']?.environment ?? {};
    deepEqual(Object.fromEntries(container.env?.map(({ name, value }) => [name, value]) ?? []), told);
    deepEqual(services['rooms-2'], services['rooms-1']);
    for (const { httpGet } of [container.readinessProbe, container.livenessProbe ?? {}])
      equal(httpGet?.port, container.ports[0]?.name);
  });

  test('on ports, and only the proxy publishes any', () => {
    const [, upstreams = ''] = /reverse_proxy (.*) \{/.exec(fileOf('Caddyfile')) ?? [];
    deepEqual(
      upstreams.split(' '),
      SERVERS.map((name) => `${name}:${image.port}`),
    );
    const published = Object.entries(services).filter(([, { ports }]) => ports);
    deepEqual(
      published.map(([name, { ports }]) => [name, ports]),
      [['proxy', ['80:80', '443:443']]],
    );
    deepEqual(container.ports, [{ name: 'http', containerPort: image.port }]);
    interface Open {
      readonly selector: object;
      readonly ports: readonly [
        { readonly name: string; readonly port: number; readonly targetPort: string },
      ];
    }
    for (const [name, { template, selector }] of Object.entries({ rooms, redis })) {
      const service = specOf('Service', name) as Open;
      for (const labels of [service.selector, selector.matchLabels])
        deepEqual(labels, template.metadata.labels);
      equal(service.ports[0].targetPort, template.spec.containers[0].ports[0]?.name);
    }
    deepEqual(
      (specOf('PodDisruptionBudget', 'rooms') as { readonly selector: unknown }).selector,
      rooms.selector,
    );
    match(
      JSON.stringify(specOf('Ingress', 'rooms')),
      /"backend":\{"service":\{"name":"rooms","port":\{"name":"http"\}\}\}/,
    );
    const [{ ports: redisPorts }] = redis.template.spec.containers;
    match(String(container.env?.[0]?.value), new RegExp(`^redis://redis:${redisPorts[0]?.containerPort}$`));
  });

  test('on Redis, and on the packages that a server needs for it', () => {
    const [{ image: of, args }] = redis.template.spec.containers;
    deepEqual([of, args], [services['redis']?.image, services['redis']?.command]);
    const { peerDependencies } = JSON.parse(
      readFileSync(new URL('../../packages/rooms/package.json', import.meta.url), 'utf8'),
    ) as { readonly peerDependencies: Readonly<Record<string, string>> };
    for (const [name, version] of Object.entries(peerDependencies))
      ok(image.install.split(/\s+/).includes(`${name}@${version}`), name);
  });

  test('on a user without rights, and on enough time to end', () => {
    const { securityContext, terminationGracePeriodSeconds = 0 } = rooms.template.spec;
    equal(image.user, `${String(securityContext['runAsUser'])}:${String(securityContext['runAsGroup'])}`);
    equal(securityContext['runAsNonRoot'], true);
    equal(container.securityContext['readOnlyRootFilesystem'], true);
    ok(terminationGracePeriodSeconds * 1000 > GRACE);
    for (const name of SERVERS)
      ok(Number.parseInt(services[name]?.stop_grace_period ?? '', 10) * 1000 > GRACE, name);
  });
});

test('the service of systemd keeps its games in a folder of its own', async () => {
  const settings = [...fileOf('yahtzee-rooms.service').matchAll(/^(\w+)=(.*)$/gm)];
  const valuesOf = (wanted: string): readonly string[] =>
    settings.filter(([, name]) => name === wanted).map(([, , value = '']) => value);
  deepEqual(valuesOf('ExecStart'), ['yahtzee-rooms']);
  const state = mkdtempSync(path.join(os.tmpdir(), 'service-'));
  mkdirSync(path.join(state, ...valuesOf('StateDirectory')));
  const port = await freePort();
  const environment = {
    ...Object.fromEntries(valuesOf('Environment').map((value) => value.replace('%S', state).split('='))),
    YAHTZEE_ROOMS_PORT: String(port),
  };
  let code = '';
  try {
    for (const time of ['first', 'second']) {
      const server = new RoomsProcess(BUILT, [], environment);
      const visitor = new Visitor(await server.url());
      if (time === 'first') code = await visitor.open();
      else equal((await visitor.enter(code)).lines?.length, 1);
      visitor.close();
      equal((await server.end('SIGTERM')).status, 0);
    }
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
});
