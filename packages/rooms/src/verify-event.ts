/** Checks the log of an event against the logs of its rooms: every result must be that of a game there. */
import { playerTotals, type Ruleset } from '@yahtzee-game/rules';
import {
  addEventLine,
  endStatement,
  gameIndexOf,
  isSignedBy,
  linkIn,
  LogError,
  NO_LINK,
  openEvent,
  textAfter,
  type GameTerms,
  type EventResult,
  type GameEvent,
  type Room,
} from './core/index.js';
import { checkCode, checkRulesets, deny, optionsOf } from './doors.js';
import { printIn, verify, wrongLine, type Verified } from './verify-room.js';

export interface VerifyEventOptions {
  /** The code of the event; default: that in the first line. */
  readonly code?: string | undefined;
  /** Resolves to the lines of the room of this code. */
  readonly logOf: (code: string) => Promise<readonly string[]>;
  /** Games that the catalogue does not have. */
  readonly rulesets?: readonly Ruleset[] | undefined;
  /** The fingerprint of the event that somebody has kept, as for `verify`. */
  readonly fingerprint?: string | undefined;
}

export type EventVerification = VerifiedEvent | EventFault;

export interface VerifiedEvent {
  readonly ok: true;
  /** `dice`: dice and scores are proved. `scores`: only scores are, since the event is not over. */
  readonly proved: Verified['proved'];
  /** The number of throws in all rooms. */
  readonly throws: number;
  readonly event: GameEvent;
  /** Results of seats for which a computer made at least one decision. Servers no longer report such results. */
  readonly helped: readonly EventResult[];
}

/**
 * `entry`: this line is not possible there. `link`: it does not follow the line before. `room`: the log of that room is
 * wrong. `result`: its game has another result, or is another. `signature`: it is not of these lines. `fingerprint`: no
 * line has it.
 */
export interface EventFault {
  readonly ok: false;
  readonly code: 'entry' | 'link' | 'room' | 'result' | 'signature' | 'fingerprint';
  /** The line of the event that is wrong, from 1. */
  readonly line: number;
  readonly message: string;
}

/**
 * Resolves to a `VerifiedEvent`, which says what the lines of an event prove, or to an `EventFault` with the first line
 * that is wrong. Rejects if a log or the file of a game cannot be fetched, and with a RangeError, one sentence, if the
 * options are invalid.
 */
export async function verifyEvent(
  lines: readonly string[],
  options: VerifyEventOptions,
): Promise<EventVerification> {
  optionsOf(options, ['code', 'logOf', 'rulesets', 'fingerprint']);
  const { code, logOf, rulesets, fingerprint } = Object(options) as VerifyEventOptions;
  if (code !== undefined) checkCode(code);
  if (typeof logOf !== 'function') deny('logOf', logOf, 'a function from the code of a room to its lines');
  checkRulesets(rulesets);
  const print = fingerprint === undefined ? undefined : printIn(fingerprint);
  const wrong = wrongLine(lines);
  if (wrong) return fault('entry', wrong - 1, 'it is no text; allowed: a list of lines');
  const read = eventOf(code, lines);
  if ('ok' in read) return read;
  const { event, steps } = read;
  const { secret } = event;
  const rooms = new Map<string, PlayedRoom>();
  let throws = 0;
  for (const [index, { rooms: known, results }] of steps.entries()) {
    const before = steps[index - 1];
    const room = known[before?.rooms.length ?? 0];
    const result = results[before?.results.length ?? 0];
    if (room !== undefined) {
      const log = await logOf(room);
      const found = await verify(log, { code: room, rulesets, secret });
      if (!found.ok) return fault('room', index, `room ${room}: ${found.message}`);
      if (!isOf(event, found.room)) return fault('room', index, `room ${room} is none of this event`);
      rooms.set(room, { room: found.room, log });
      throws += found.throws;
    }
    const wrong = result && wrongIn(result, rooms.get(result.room));
    if (wrong) return fault('result', index, wrong);
  }
  if (print !== undefined && !lines.some((line) => linkIn(line).startsWith(print)))
    return fault('fingerprint', lines.length - 1, `no line has the fingerprint ${print}`);
  const helped = event.results.filter(({ room, seat }) => rooms.get(room)?.room.seats[seat]?.helped);
  return { ok: true, proved: secret === undefined ? 'scores' : 'dice', throws, event, helped };
}

interface PlayedRoom {
  readonly room: Room;
  readonly log: readonly string[];
}

/** Returns the event, and its state after each line; or the fault of the first line that is not possible there. */
function eventOf(
  code: string | undefined,
  lines: readonly string[],
): { readonly event: GameEvent; readonly steps: readonly GameEvent[] } | EventFault {
  const steps: GameEvent[] = [];
  let event: GameEvent | undefined;
  for (const line of lines.length > 0 ? lines : ['']) {
    const before = event;
    let step: EventFault['code'] = 'link';
    try {
      textAfter(before?.link ?? NO_LINK, line);
      step = 'entry';
      event = before ? addEventLine(before, line) : openEvent(code ?? line.split(' ', 2)[1] ?? '', line);
    } catch (error) {
      if (error instanceof LogError) return fault(step, steps.length, error.message);
      throw error;
    }
    if (before && event.phase === 'over' && !isSignedRightly(before, line))
      return fault('signature', steps.length, 'the end is not signed by who opened the event');
    steps.push(event);
  }
  return event ? { event, steps } : fault('entry', 0, 'nothing opens the event');
}

/** Whether the last line of an event has the signature of who opened it. */
const isSignedRightly = (event: GameEvent, line: string): boolean =>
  isSignedBy(event.terms.key, endStatement(event), line.split(' ')[2] ?? '');

const fault = (code: EventFault['code'], index: number, why: string): EventFault => ({
  ok: false,
  code,
  line: index + 1,
  message: `line ${index + 1}: ${why}`,
});

/** Whether a room was opened for the event: it has the same game and the same dice. */
function isOf({ code, terms }: GameEvent, room: Room): boolean {
  const { commit, event } = room.terms;
  const gameIn = ({ ruleset, options, sheet }: GameTerms): string =>
    JSON.stringify([ruleset, options, sheet]);
  const isGame = gameIn(room.terms) === gameIn(terms);
  return event === code && isGame && commit === terms.commit && room.terms.dice === 'same';
}

/** Returns a sentence on how a result differs from that in its room; undefined if it is the same. */
function wrongIn(result: EventResult, played: PlayedRoom | undefined): string | undefined {
  const { seat, name, total, room: code, link } = result;
  const { room, log = [] } = played ?? {};
  const game = room?.games[gameIndexOf(room, seat)];
  const found = room?.seats[seat];
  if (!game || !found || game.turn.phase !== 'over') return `room ${code}: seat ${seat} has no result`;
  const points = playerTotals(game)[0]?.total;
  const end = log.findIndex((line) => line.startsWith('end '));
  if (end < 0 || log.findIndex((line) => linkIn(line) === link) < end)
    return `room ${code}: its log is another than the one that ended with ${link}`;
  if (name === found.name && total === points) return undefined;
  return `room ${code}: "${found.name}" has ${points} points, not "${name}" ${total}`;
}
