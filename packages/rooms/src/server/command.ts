#!/usr/bin/env node
/** The entry point of `npx yahtzee-rooms`. */
import { start, UsageError } from './command-line.js';

try {
  const say = (text: string): void => void process.stdout.write(`${text}\n`);
  const rooms = await start(process.argv.slice(2), say, process.env);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void rooms?.close());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
