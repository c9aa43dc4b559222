/** The command `yahtzee-rooms verify`: checks logs that were saved as files. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { verifyFiles, type SavedLog } from '../verify.js';
import { UsageError } from './usage-error.js';

const USAGE = `Usage: yahtzee-rooms verify [options] FILE...

Checks logs of rooms, as pages save them, and says what they prove. The log of an event is checked with those of its
rooms: yahtzee-rooms verify EVENT.txt ROOM.txt ROOM.txt

  --fingerprint TEXT  the fingerprint that a page has shown, or its beginning: the log must have it
  --secret TEXT       the secret of the event, for the log of one of its rooms alone
  --help              prints this`;

const OPTIONS = {
  fingerprint: { type: 'string' },
  secret: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/**
 * Checks the files that are named by the arguments, and passes what they prove to `say`. Resolves to whether all of
 * them are right. Rejects with an Error whose message is for the user; with a `UsageError` for wrong arguments.
 */
export async function verifyCommand(args: readonly string[], say: (text: string) => void): Promise<boolean> {
  const { values, positionals } = argumentsIn(args);
  const { help, ...options } = values;
  if (help) {
    say(USAGE);
    return true;
  }
  if (!positionals.length) throw new UsageError(`verify: it needs a file.\n\n${USAGE}`);
  const { ok, report } = await verifyFiles(await Promise.all(positionals.map(readLog)), options);
  say(report);
  return ok;
}

function argumentsIn(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

async function readLog(path: string): Promise<SavedLog> {
  try {
    return { name: basename(path), text: await readFile(path, 'utf8') };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${path} cannot be read: ${why}.`, { cause });
  }
}
