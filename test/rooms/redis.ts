/** A Redis server for a test, if the machine has Redis. */
import { Redis } from 'ioredis';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The reason to skip tests that need Redis; undefined if it is installed. In CI it has to be installed. */
export const NO_REDIS =
  process.env['CI'] === 'true' || spawnSync('redis-server', ['--version']).status === 0
    ? undefined
    : 'redis-server is not installed';

export interface RunningRedis {
  readonly port: number;
  readonly pid: number;
  connect(): Redis;
  stop(): void;
}

/** Nodes of a cluster that know each other, or a sentinel. */
export interface RunningRedises {
  readonly ports: readonly number[];
  stop(): void;
}

/** Three nodes that share all slots. */
export async function startCluster(): Promise<RunningRedises> {
  const nodes = await Promise.all([1, 2, 3].map(() => startRedis('--cluster-enabled', 'yes')));
  const ports = nodes.map(({ port }) => port);
  const places = ports.map((port) => `127.0.0.1:${port}`);
  const { status, stdout } = spawnSync('redis-cli', ['--cluster', 'create', ...places, '--cluster-yes']);
  if (status !== 0) throw new Error(String(stdout));
  for (const node of nodes) await isReady(node);
  return {
    ports,
    stop() {
      for (const node of nodes) node.stop();
    },
  };
}

async function isReady(node: RunningRedis): Promise<void> {
  const client = node.connect();
  while (!String(await client.call('cluster', 'info')).includes('cluster_state:ok')) await sleep(50);
  client.disconnect();
}

/** A sentinel that makes another server the primary half a second after the primary has gone. */
export async function startSentinel(name: string, primary: number): Promise<RunningRedises> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sentinel-'));
  const port = await freePort();
  const file = path.join(folder, 'sentinel.conf');
  writeFileSync(
    file,
    `port ${port}
bind 127.0.0.1
sentinel monitor ${name} 127.0.0.1 ${primary} 1
sentinel down-after-milliseconds ${name} 500
sentinel failover-timeout ${name} 2000
`,
  );
  const child = spawn('redis-server', [file, '--sentinel'], { stdio: 'ignore' });
  return {
    ports: [port],
    stop() {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param options further arguments of the server, such as that it is a replica */
export async function startRedis(...options: readonly string[]): Promise<RunningRedis> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'redis-'));
  const kept = ['--save', '', '--appendonly', 'no', '--dir', folder];
  const args = ['--port', String(port), '--bind', '127.0.0.1', ...kept, ...options];
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (data) => String(data).includes('Ready to accept') && resolve());
    child.once('error', reject);
    child.once('exit', () => reject(new Error('redis-server ended')));
  });
  return {
    port,
    pid: child.pid ?? 0,
    connect: () => new Redis(port, '127.0.0.1'),
    stop() {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A port that nobody listens on, low enough for a node of a cluster, which takes the one 10,000 higher, too. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await anyPort();
    if (port < 55_000) return port;
  }
}

function anyPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
