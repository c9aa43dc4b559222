/** A Redis server for a test, if the machine has Redis. */
import { Redis } from 'ioredis';
import { spawn, spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

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

/** @param options further arguments of the server, such as that it is a replica */
export async function startRedis(...options: readonly string[]): Promise<RunningRedis> {
  const port = await freePort();
  const kept = ['--save', '', '--appendonly', 'no'];
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
    stop: () => child.kill('SIGKILL'),
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
