/** The files of `examples/deploy`, and what they describe, running on this machine without containers. */
import { equal } from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';
import { PATIENCE } from '../harness/boards/patience.js';
import { RoomsProcess } from '../rooms/processes.js';
import { freePort } from '../rooms/redis.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The text of a file. */
export const fileOf = (name: string): string =>
  readFileSync(path.join(ROOT, 'examples/deploy', name), 'utf8');

type Variables = Readonly<Record<string, string>>;

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Variables;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly ports?: readonly string[];
  readonly stop_grace_period: string;
}

export const { services } = parse(fileOf('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly args?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly readinessProbe: Probe;
  readonly livenessProbe?: Probe;
  readonly securityContext: Readonly<Record<string, unknown>>;
}

interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
  readonly exec?: { readonly command: readonly string[] };
}

export interface Pods {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: {
    readonly terminationGracePeriodSeconds?: number;
    readonly securityContext: Readonly<Record<string, unknown>>;
    readonly containers: readonly [Container];
  };
}

/** An object of Kubernetes, as far as tests read it. */
interface KubernetesObject {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: unknown;
}

const objects = parseAllDocuments(fileOf('kubernetes.yaml')).map((document) => {
  if (document.errors[0]) throw document.errors[0];
  return document.toJS() as KubernetesObject;
});

/** What Kubernetes is told of an object. */
export function specOf(kind: string, name: string): unknown {
  const found = objects.find((one) => one.kind === kind && one.metadata.name === name);
  if (!found) throw new Error(`there is no ${kind} ${name}`);
  return found.spec;
}

/** The instructions of the Dockerfile, by name; the last one of each counts. */
const instructions = Object.fromEntries(
  fileOf('Dockerfile')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .trim()
    .split('\n')
    .map((line): readonly [string, string] => {
      const [name = ''] = line.split(' ');
      return [name, line.slice(name.length + 1)];
    }),
);

/** What the Dockerfile says. */
export const image = {
  user: instructions['USER'] ?? '',
  port: Number(/YAHTZEE_ROOMS_PORT=(\d+)/.exec(instructions['ENV'] ?? '')?.[1]),
  /** A command for a shell. */
  install: (instructions['RUN'] ?? '').replace(/--mount=\S+ /g, ''),
  entrypoint: JSON.parse(instructions['ENTRYPOINT'] ?? '') as readonly string[],
  healthcheck: JSON.parse(/CMD (.*)/.exec(instructions['HEALTHCHECK'] ?? '')?.[1] ?? '') as readonly string[],
};

/** Waits until this holds; an error means that it does not yet. */
export async function eventuallySo(holds: () => Promise<boolean>, why: () => string): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > end) throw new Error(why());
    await sleep(50);
  }
}

/** What the proxy has answered. */
export interface Answered {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * The services of `compose.yaml`. Instead of containers with names they are processes with ports of 127.0.0.1; all else
 * is as the files say. The servers are installed as in the image, from a release of what is built.
 */
export class Deployment {
  readonly #folder: string;
  readonly #ports: Readonly<Record<string, number>>;
  readonly #proxyPorts: readonly [http: number, https: number];
  readonly #others = new Map<string, ChildProcess>();
  readonly servers = new Map<string, RoomsProcess>();

  static async up(): Promise<Deployment> {
    for (const [program, ...args] of [
      ['caddy', 'version'],
      ['redis-server', '--version'],
    ] as const)
      if (spawnSync(program, args).status !== 0)
        throw new Error(
          'This needs Caddy and Redis: apt-get install --no-install-recommends caddy redis-server',
        );
    const ports = await Promise.all(
      Object.keys(services).map(async (name) => [name, await freePort()] as const),
    );
    const deployment = new Deployment(Object.fromEntries(ports), [await freePort(), await freePort()]);
    try {
      deployment.#install();
      await deployment.#startAll();
    } catch (error) {
      await deployment.down();
      throw error;
    }
    return deployment;
  }

  private constructor(ports: Readonly<Record<string, number>>, proxyPorts: readonly [number, number]) {
    this.#folder = mkdtempSync(path.join(os.tmpdir(), 'deploy-'));
    for (const name of ['app', 'games', 'certificates']) mkdirSync(path.join(this.#folder, name));
    this.#ports = ports;
    this.#proxyPorts = proxyPorts;
  }

  /** The address that people open. */
  get url(): string {
    return `https://localhost:${this.#proxyPorts[1]}`;
  }

  /** The same without TLS: the library for pages trusts only authorities that the machine knows. */
  get plainUrl(): string {
    return `http://127.0.0.1:${this.#proxyPorts[0]}`;
  }

  /** The certificate that has signed that of the proxy. */
  get authority(): Buffer {
    return readFileSync(path.join(this.#folder, 'certificates/caddy/pki/authorities/local/root.crt'));
  }

  portOf(service: string): number {
    return this.#ports[service] ?? 0;
  }

  /** Starts a service, and waits until it is healthy. */
  async start(name: string): Promise<void> {
    const { image: of, command = [], environment = {} } = services[name] ?? { image: '' };
    if (of.startsWith('redis:'))
      this.#spawn(name, [...command, '--bind', '127.0.0.1', '--port', this.#port(name)]);
    else if (of.startsWith('caddy:')) this.#startProxy(name);
    else this.servers.set(name, this.server(name, environment));
    await this.#isHealthy(name);
  }

  /** A server of the image with these variables, at the port of the service. */
  server(name: string, environment: Variables): RoomsProcess {
    const [, program = ''] = image.entrypoint;
    return new RoomsProcess(path.join(this.#folder, 'app', program), [], {
      ...Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, this.#placed(value)])),
      YAHTZEE_ROOMS_HOST: '127.0.0.1',
      YAHTZEE_ROOMS_PORT: this.#port(name),
    });
  }

  /** Ends Redis or the proxy at once. */
  async kill(name: string): Promise<void> {
    const child = this.#others.get(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Asks the proxy. */
  ask(where: string, options: RequestOptions = {}): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const asked = request(
        `${this.url}${where}`,
        { ca: this.authority, family: 4, ...options },
        (response) => {
          const parts: Buffer[] = [];
          response
            .on('data', (part: Buffer) => parts.push(part))
            .on('end', () =>
              resolve({
                status: response.statusCode,
                headers: response.headers,
                body: Buffer.concat(parts),
              }),
            );
        },
      );
      asked.on('error', reject).end();
    });
  }

  async down(): Promise<void> {
    for (const server of this.servers.values()) await server.end();
    for (const name of this.#others.keys()) await this.kill(name);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #install(): void {
    const archives = path.join(this.#folder, 'release');
    const options = { stdio: 'inherit', cwd: ROOT } as const;
    const env = { ...process.env, RELEASE_FOLDER: archives };
    equal(spawnSync(process.execPath, ['scripts/release.mjs', '--dry-run'], { ...options, env }).status, 0);
    const command = image.install.replaceAll('/archives', archives);
    equal(
      spawnSync('sh', ['-c', command], { ...options, cwd: path.join(this.#folder, 'app') }).status,
      0,
      command,
    );
  }

  async #startAll(): Promise<void> {
    const waiting = new Set(Object.keys(services));
    for (const name of waiting) {
      const needed = Object.keys(services[name]?.depends_on ?? {});
      waiting.delete(name);
      // Once more when the others have been started.
      if (needed.some((other) => waiting.has(other))) waiting.add(name);
      else await this.start(name);
    }
  }

  #startProxy(name: string): void {
    const [http, https] = this.#proxyPorts;
    const places = `{\n\tdefault_bind 127.0.0.1\n\thttp_port ${http}\n\thttps_port ${https}\n`;
    const file = path.join(this.#folder, 'Caddyfile');
    writeFileSync(file, this.#placed(fileOf('Caddyfile')).replace(/^\{\n/m, places));
    this.#spawn(name, ['caddy', 'run', '--config', file], {
      XDG_DATA_HOME: path.join(this.#folder, 'certificates'),
      XDG_CONFIG_HOME: this.#folder,
      SITE_ADDRESS: 'localhost, http://127.0.0.1',
    });
  }

  #spawn(name: string, [program = '', ...args]: readonly string[], environment: Variables = {}): void {
    const child = spawn(program, args, {
      stdio: 'ignore',
      cwd: path.join(this.#folder, 'games'),
      env: { ...process.env, ...environment },
    });
    this.#others.set(name, child);
  }

  /** Runs the check of a service until it says that it is well; for the proxy, asks it for the page. */
  async #isHealthy(name: string): Promise<void> {
    await eventuallySo(
      () => this.#isWell(name),
      () => `${name} is not well: ${this.servers.get(name)?.output}`,
    );
  }

  async #isWell(name: string): Promise<boolean> {
    const { image: of = '', healthcheck } = services[name] ?? {};
    if (of.startsWith('caddy:')) {
      const isThere = existsSync(
        path.join(this.#folder, 'certificates/caddy/pki/authorities/local/root.crt'),
      );
      return isThere && (await this.ask('/').catch(() => undefined))?.status === 200;
    }
    const [program = '', ...args] = healthcheck?.test.slice(1) ?? image.healthcheck;
    const port = this.#port(name);
    const placed = program === 'redis-cli' ? ['-p', port, ...args] : args;
    const env = { ...process.env, YAHTZEE_ROOMS_PORT: port };
    return spawnSync(program, placed, { env, stdio: 'ignore' }).status === 0;
  }

  #port(name: string): string {
    return String(this.portOf(name));
  }

  /** The text with the places of services on this machine. */
  #placed(text: string): string {
    return Object.entries(this.#ports).reduce(
      (placed, [name, port]) => placed.replace(new RegExp(`\\b${name}:\\d+`, 'g'), `127.0.0.1:${port}`),
      text,
    );
  }
}
