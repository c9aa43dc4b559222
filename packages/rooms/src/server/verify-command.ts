/** The command `yahtzee-rooms verify`: checks logs that were saved as files. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { playerTotals } from '@yahtzee-game/rules';
import { gameIndexOf, isEventLine, type Room } from '../core/index.js';
import { verify, verifyEvent, type EventVerification, type Verification, type Verified } from '../verify.js';
import { UsageError } from './usage-error.js';

export const USAGE = `Usage: yahtzee-rooms verify [options] FILE...

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

interface Log {
  readonly name: string;
  readonly lines: readonly string[];
}

/**
 * Checks the files that are named by the arguments, and passes what they prove to `say`. Resolves to whether all of
 * them are right. Rejects with an Error whose message is for the user; with a `UsageError` for wrong arguments.
 */
export async function verifyFiles(args: readonly string[], say: (text: string) => void): Promise<boolean> {
  const { values, positionals } = argumentsIn(args);
  if (values.help) {
    say(USAGE);
    return true;
  }
  if (!positionals.length) throw new UsageError(`verify: it needs a file.\n\n${USAGE}`);
  const logs = await Promise.all(positionals.map(readLog));
  const [event] = logs.filter(({ lines }) => isEventLine(lines[0] ?? ''));
  if (event) return checkEvent(event, logs, say);
  let areRight = true;
  for (const log of logs) areRight = (await checkRoom(log, values, say)) && areRight;
  return areRight;
}

function argumentsIn(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

async function readLog(path: string): Promise<Log> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`, {
      cause,
    });
  });
  return { name: basename(path), lines: text.trim().split(/\r?\n/) };
}

async function checkRoom(
  { name, lines }: Log,
  { fingerprint, secret }: { readonly fingerprint?: string; readonly secret?: string },
  say: (text: string) => void,
): Promise<boolean> {
  const found = await verify(lines, { fingerprint, secret });
  say(`${name}: ${found.ok ? provedText(found, lines.length) : wrongText(found)}`);
  return found.ok;
}

async function checkEvent(event: Log, logs: readonly Log[], say: (text: string) => void): Promise<boolean> {
  const ofRoom = new Map(logs.map(({ lines }) => [lines[0]?.split(' ', 2)[1] ?? '', lines]));
  const found = await verifyEvent(event.lines, { logOf: async (code) => ofRoom.get(code) ?? missing(code) });
  say(`${event.name}: ${found.ok ? eventText(found) : wrongText(found)}`);
  return found.ok;
}

function missing(code: string): never {
  throw new Error(`The log of room ${code} is not among the files.`);
}

const wrongText = ({ message }: Extract<Verification | EventVerification, { ok: false }>): string =>
  `WRONG. ${message}`;

function provedText({ message, room, throws, signed, redrawn }: Verified, length: number): string {
  return [
    `right: ${message} (${throws} throws).`,
    ...room.seats.map((_, seat) => `  ${seatText(room, seat, signed[seat] ?? 0, length)}`),
    ...(redrawn ? [`  Seeds were drawn again ${redrawn} times, after some had been shown.`] : []),
    `  Fingerprint: ${room.link}`,
  ].join('\n');
}

function seatText(room: Room, seat: number, signed: number, length: number): string {
  const { name, key } = room.seats[seat] ?? {};
  const game = room.games[gameIndexOf(room, seat)];
  const total = game && playerTotals(game)[room.terms.dice === 'same' ? 0 : seat]?.total;
  const extent = signed === length ? 'all lines' : `lines 1 to ${signed} of ${length}`;
  const proof = signed ? `has signed ${extent}` : key === undefined ? 'has no key' : 'has signed nothing';
  return `${name || '(no name)'}: ${total === undefined ? 'no game' : `${total} points`}, ${proof}`;
}

const eventText = ({ event, proved, throws, helped }: Extract<EventVerification, { ok: true }>): string =>
  [
    `right: results: ${event.results.length}, ${proved === 'dice' ? 'dice and scores' : 'scores'} (${throws} throws).`,
    ...helped.map(({ name }) => `  A computer has helped ${name || '(no name)'}.`),
    `  Fingerprint: ${event.link}`,
  ].join('\n');
