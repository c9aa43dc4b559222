/** Checks logs as they were saved, and says in English what they prove: for a command, or a page. */
import { playerTotals } from '@yahtzee-game/rules';
import { gameIndexOf, isEventLine, type Room } from './core/index.js';
import { deny, optionsOf } from './doors.js';
import { verifyEvent, type EventVerification } from './verify-event.js';
import { verify, type Verification, type Verified, type VerifyOptions } from './verify-room.js';

/** A log that was saved as a file. */
export interface SavedLog {
  /** The name of the file, for the report. */
  readonly name: string;
  readonly text: string;
}

export interface FilesVerification {
  /** Whether all logs are right. */
  readonly ok: boolean;
  /** What is proved, or what is wrong: lines of English text. */
  readonly report: string;
}

/**
 * Resolves to what saved logs prove. If one of them is the log of an event, the others are those of its rooms; else
 * each is that of a room. Rejects with a RangeError, one sentence, if an argument is invalid or the log of a room of the
 * event is missing; and if the file of a game cannot be fetched.
 */
export async function verifyFiles(
  files: readonly SavedLog[],
  options: Pick<VerifyOptions, 'secret' | 'fingerprint'> = {},
): Promise<FilesVerification> {
  const { secret, fingerprint } = optionsOf(options, ['secret', 'fingerprint']);
  if (!Array.isArray(files) || !files.length || !files.every(isSaved))
    deny('files', files, 'a list of logs with a name and a text');
  const logs = files.map(({ name, text }) => ({ name, lines: text.trim().split(/\r?\n/) }));
  const event = logs.find(({ lines }) => isEventLine(lines[0] ?? ''));
  if (event)
    return reportOf(
      await checkedEvent(
        event,
        logs.filter((log) => log !== event),
        fingerprint,
      ),
    );
  const found: Checked[] = [];
  for (const { name, lines } of logs) {
    const result = await verify(lines, { secret, fingerprint });
    found.push({ name, ok: result.ok, text: result.ok ? roomText(result, lines.length) : wrongText(result) });
  }
  return reportOf(found);
}

function isSaved(file: unknown): file is SavedLog {
  const { name, text } = Object(file) as Record<string, unknown>;
  return typeof name === 'string' && typeof text === 'string';
}

interface Log {
  readonly name: string;
  readonly lines: readonly string[];
}

interface Checked {
  readonly name: string;
  readonly ok: boolean;
  readonly text: string;
}

const reportOf = (found: readonly Checked[]): FilesVerification => ({
  ok: found.every(({ ok }) => ok),
  report: found.map(({ name, text }) => `${name}: ${text}`).join('\n'),
});

async function checkedEvent(
  { name, lines }: Log,
  rooms: readonly Log[],
  fingerprint: string | undefined,
): Promise<readonly Checked[]> {
  const linesOf = (code: string): readonly string[] =>
    rooms.find((room) => codeOf(room) === code)?.lines ?? missing(code);
  const result = await verifyEvent(lines, { logOf: async (code) => linesOf(code), fingerprint });
  if (!result.ok) return [{ name, ok: false, text: wrongText(result) }];
  const others = rooms.filter(
    (room, i) =>
      !result.event.rooms.includes(codeOf(room)) ||
      rooms.findIndex((one) => codeOf(one) === codeOf(room)) < i,
  );
  return [
    { name, ok: true, text: eventText(result) },
    ...others.map((other) => ({
      name: other.name,
      ok: false,
      text: 'WRONG. it is no further room of the event',
    })),
  ];
}

/** The code in the first line of a log. */
const codeOf = ({ lines }: Log): string => lines[0]?.split(' ', 2)[1] ?? '';

function missing(code: string): never {
  throw new RangeError(
    `files: the log of room ${code} is missing; allowed: an event with the logs of its rooms`,
  );
}

const wrongText = ({ message }: Extract<Verification | EventVerification, { ok: false }>): string =>
  `WRONG. ${message}`;

function roomText({ message, room, throws, signed, redrawn }: Verified, length: number): string {
  return [
    `right: ${message} (throws: ${throws}).`,
    ...room.seats.map((_, seat) => `  ${seatText(room, seat, signed[seat] ?? 0, length)}`),
    ...(redrawn ? [`  Seeds were drawn again after some had been shown: ${redrawn} times.`] : []),
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
    `right: ${proved === 'dice' ? 'dice and scores' : 'scores'} (results: ${event.results.length}, throws: ${throws}).`,
    ...helped.map(({ name }) => `  A computer has helped ${name || '(no name)'}.`),
    `  Fingerprint: ${event.link}`,
  ].join('\n');
