/** Servers of rooms as separate processes, as people start them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { FROM_SOURCE } from '../../scripts/from-source.mjs';

/** The command that is published. */
export const COMMAND = fileURLToPath(new URL('../../packages/rooms/src/server/command.ts', import.meta.url));
/** A server without limits. Arguments: PORT sqlite FILE, or PORT redis PORT. */
export const UNLIMITED_SERVER = fileURLToPath(new URL('unlimited-server.ts', import.meta.url));

export interface Ended {
  readonly status: number | null;
  readonly output: string;
}

export class RoomsProcess {
  readonly #child: ChildProcess;
  readonly ended: Promise<Ended>;
  #output = '';

  /** @param environment further variables; with them runs what is built, without them the source */
  constructor(program: string, args: readonly string[], environment?: Readonly<Record<string, string>>) {
    this.#child = spawn(process.execPath, [...(environment ? [] : FROM_SOURCE), program, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (data) => (this.#output += String(data)));
    this.ended = once(this.#child, 'exit').then(([status]) => ({
      status: status as number | null,
      output: this.#output,
    }));
  }

  /** Resolves to the address at which it listens. */
  async url(): Promise<string> {
    for (;;) {
      const [, port] = /http:\/\/[\w.]+:(\d+)\//.exec(this.#output) ?? [];
      if (port !== undefined && /Ctrl-C|"listening"/.test(this.#output)) return `http://127.0.0.1:${port}`;
      const stdout = this.#child.stdout;
      if (!stdout || this.#child.exitCode !== null) throw new Error(this.#output);
      await Promise.race([once(stdout, 'data'), this.ended]);
    }
  }

  get output(): string {
    return this.#output;
  }

  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<Ended> {
    this.#child.kill(signal);
    return this.ended;
  }
}
