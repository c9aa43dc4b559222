#!/usr/bin/env node
/** The entry point of `npx yahtzee-rooms`. */
import { start } from './command-line.js';
import { UsageError } from './usage-error.js';
import { verifyCommand } from './verify-command.js';

const [, , first, ...others] = process.argv;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

try {
  if (first === 'verify') {
    if (!(await verifyCommand(others, say))) process.exitCode = 1;
  } else await serve();
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function serve(): Promise<void> {
  const starting = start(process.argv.slice(2), say, process.env);
  // From the beginning, so that a signal just after the start ends it in order, too.
  const end = (): void =>
    void starting.then(
      (rooms) => rooms?.close().catch(fail),
      () => undefined,
    );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  await starting;
}
