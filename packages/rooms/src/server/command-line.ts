/** The command `yahtzee-rooms`: serves rooms, and a page to play in. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { advisedPlayer } from './advised-player.js';
import { attachRooms, type RoomService } from './attach.js';
import { withHealth } from './health.js';
import { metricsOf } from './metrics.js';
import { forwardedFor } from './origins.js';
import { builtFolders, pageOf } from './page.js';
import type { LogStore } from './store.js';
import { memoryStore } from './stores/memory.js';
import { connectTo, withoutPassword, type RedisAddresses } from './redis-client.js';
import { redisStore } from './stores/redis.js';
import { reserve, sqliteStore } from './stores/sqlite.js';
import { jsonReports, plainReports, type Reports } from './reports.js';
import { UsageError } from './usage-error.js';

const USAGE = `Usage: yahtzee-rooms [options]
       yahtzee-rooms verify FILE...   checks logs that pages have saved

  --port NUMBER    listens there instead of 8080; 0 is any free port
  --host ADDRESS   listens there alone, such as 127.0.0.1, instead of on all networks
  --keep FILE      keeps games in a file, such as games.db, instead of in memory
  --redis URL      keeps games in Redis, which several servers may share, such as redis://localhost:6379; may be
                   repeated for the nodes of a cluster
  --redis-sentinel NAME
                   the name of the Redis that the sentinels at the addresses of --redis watch over
  --origin ORIGIN  lets pages of another origin connect, such as https://dice.example; may be repeated
  --proxy          a proxy stands in front, which tells who asks by X-Forwarded-For
  --metrics        answers /metrics with figures for Prometheus; needs the package prom-client
  --log-json       says what happens in lines of JSON; needs the package pino
  --version        prints the version
  --help           prints this

Each option may be a variable of the environment instead, such as YAHTZEE_ROOMS_PORT=8080, YAHTZEE_ROOMS_PROXY=true, or
YAHTZEE_ROOMS_ORIGIN=https://dice.example,https://club.example; arguments come before variables.`;

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  keep: { type: 'string' },
  redis: { type: 'string', multiple: true },
  'redis-sentinel': { type: 'string' },
  origin: { type: 'string', multiple: true },
  proxy: { type: 'boolean' },
  metrics: { type: 'boolean' },
  'log-json': { type: 'boolean' },
  version: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;
const VARIABLES = 'YAHTZEE_ROOMS_';

/** Variables of the environment, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Starts a server as the arguments and the variables say, and passes its addresses to `say`. With `--help` or
 * `--version`, passes on the usage or the version only, and resolves to undefined. Rejects with an Error whose message
 * is for the user; with a `UsageError` for wrong arguments.
 */
export async function start(
  args: readonly string[],
  say: (text: string) => void,
  environment: Environment = {},
): Promise<RoomService | undefined> {
  const { version, help, ...options } = valuesOf(args);
  if (help || version) {
    say(help ? USAGE : versionOf());
    return undefined;
  }
  const {
    port = '8080',
    host = '0.0.0.0',
    keep,
    redis,
    'redis-sentinel': sentinel,
    origin,
    proxy,
    metrics: hasMetrics,
    'log-json': isJson,
  } = { ...valuesIn(environment), ...options };
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError(`--port is a number from 0 to 65535, not "${port}".`);
  if (keep === '') throw new UsageError('--keep is the name of a file, such as games.db, not "".');
  for (const url of redis ?? [])
    if (!/^rediss?:\/\//.test(url) || !URL.canParse(url))
      throw new UsageError(
        `--redis is an address such as redis://localhost:6379, not "${withoutPassword(url)}".`,
      );
  if (sentinel !== undefined && !redis)
    throw new UsageError('--redis-sentinel needs the addresses of the sentinels, by --redis.');
  if (keep !== undefined && redis !== undefined)
    throw new UsageError('Games are kept by --keep or by --redis, not by both.');
  for (const one of origin ?? [])
    if (!URL.canParse(one) || new URL(one).origin !== one)
      throw new UsageError(`--origin is one such as https://dice.example, not "${one}".`);
  const reports = isJson ? await jsonReports() : plainReports(say);
  const metrics = hasMetrics ? await metricsOf() : undefined;
  const store = await storeOf(keep, redis && { urls: redis, sentinel }, reports);
  const listener = withHealth(store, pageOf(builtFolders()));
  const server = createServer(metrics?.listener(listener) ?? listener);
  const rooms = attachRooms(server, {
    store,
    player: advisedPlayer(),
    onAnswer: metrics?.answered,
    onError: (error) => reports.failed(error),
    ...(origin && { origins: origin }),
    ...(proxy && { addressOf: forwardedFor }),
  });
  await listen(server, Number(port), host).catch(async (error: unknown) => {
    await rooms.close();
    throw error;
  });
  metrics?.watch(rooms);
  const addresses = addressesOf(host).map(
    (name) => `http://${name}:${(server.address() as AddressInfo).port}/`,
  );
  const kept = keptSentence(keep, redis !== undefined);
  const text = ['Play at', ...addresses.map((address) => `  ${address}`), kept, 'Ctrl-C ends.'].join('\n');
  reports.said(text, 'listening', { addresses, kept });
  return rooms;
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

/** The options that are given as variables. */
function valuesIn(environment: Environment): Omit<ReturnType<typeof valuesOf>, 'help' | 'version'> {
  const of = (name: string): string | undefined => environment[`${VARIABLES}${name}`];
  const isSet = (name: string): boolean | undefined => {
    const value = of(name);
    if (value !== undefined && value !== 'true' && value !== 'false')
      throw new UsageError(`${VARIABLES}${name} is "true" or "false", not "${value}".`);
    return value === undefined ? undefined : value === 'true';
  };
  const given = {
    port: of('PORT'),
    host: of('HOST'),
    keep: of('KEEP'),
    redis: listIn(of('REDIS')),
    'redis-sentinel': of('REDIS_SENTINEL'),
    origin: listIn(of('ORIGIN')),
    proxy: isSet('PROXY'),
    metrics: isSet('METRICS'),
    'log-json': isSet('LOG_JSON'),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

const listIn = (value: string | undefined): string[] | undefined =>
  value?.split(',').map((one) => one.trim());

function versionOf(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return String((JSON.parse(text) as { version: unknown }).version);
}

async function storeOf(
  file: string | undefined,
  redis: RedisAddresses | undefined,
  reports: Reports,
): Promise<LogStore> {
  if (file !== undefined)
    return storeIn(file).catch((cause: unknown) => {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`Games cannot be kept in ${file}: ${why}.`, { cause });
    });
  return redis ? redisStore(await connectTo(redis, (error) => reports.failed(error))) : memoryStore();
}

/**
 * A store in a file that no other server uses: servers that share a file do not see who is connected to the other one,
 * and would let a computer play for people who are there.
 */
async function storeIn(file: string): Promise<LogStore> {
  const release = await reserve(file);
  try {
    const store = await sqliteStore(file);
    return { ...store, close: () => store.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`Nothing can listen on port ${port} of ${host}: ${error.message}.`)),
    );
    server.listen(port, host, resolve);
  });
}

/** The host names for a browser. If the server listens on all networks, they include those that a phone can open. */
function addressesOf(host: string): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host.includes(':') ? `[${host}]` : host];
  const all = Object.values(networkInterfaces()).flatMap((networks) => networks ?? []);
  const reachable = all.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return ['localhost', ...reachable.map(({ address }) => address)];
}

function keptSentence(file: string | undefined, isInRedis: boolean): string {
  if (file !== undefined) return `Games are kept in ${file}.`;
  return isInRedis
    ? 'Games are kept in Redis.'
    : 'Games are kept in memory, as long as this runs; --keep games.db keeps them in a file.';
}
