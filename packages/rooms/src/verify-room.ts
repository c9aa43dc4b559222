/**
 * Checks the log of a room: every line must follow the one before and bear the signatures of its players, every
 * decision must be legal, every seed and the secret must match the hashes that were given before, and every throw must
 * follow from them. If so, nobody chose dice, the scores are right, and nobody has changed what a player has signed.
 */
import { chance, reduce, type Action, type GameState, type Ruleset } from '@yahtzee-game/rules';
import {
  commitmentTo,
  diceOf,
  diceSeedsOf,
  gameIndexOf,
  isHash,
  isSigned,
  isSignedBy,
  linkIn,
  LogError,
  NO_LINK,
  openRoom,
  parseEntry,
  roomIn,
  rulesetFor,
  statementOf,
  textAfter,
  writeEntry,
  type DiceSeeds,
  type Entry,
  type Room,
  type SignedEntry,
} from './core/index.js';
import { checkCode, checkOptional, checkRulesets, deny, optionsOf } from './doors.js';

export interface VerifyOptions {
  /** The code of the room; default: that in the first line. */
  readonly code?: string | undefined;
  /** Games that the catalogue does not have. */
  readonly rulesets?: readonly Ruleset[] | undefined;
  /** The secret of the event, for a room of an event: its log does not hold it. */
  readonly secret?: string | undefined;
  /**
   * The fingerprint that a page has shown: the link of the last line at that time, or its beginning, of eight digits or
   * more. Eight are enough to notice another log, but not against someone who tries many until their beginning agrees.
   */
  readonly fingerprint?: string | undefined;
}

/** The result of a check. Codes are stable; `message` is a sentence for developers. */
export type Verification = Verified | Fault;

export interface Verified {
  readonly ok: true;
  /** `dice`: dice and scores are proved. `scores`: only scores are, since the secret is not known yet. */
  readonly proved: 'dice' | 'scores';
  /** The number of throws. */
  readonly throws: number;
  /** By seat: the number of the last line that its player has signed, and with it all lines before; 0 if none. */
  readonly signed: readonly number[];
  /**
   * How often seeds were drawn again after some had been shown, because a player had left. At most once for each
   * player; where it is not 0, the players and the server could have tried for other dice together.
   */
  readonly redrawn: number;
  /** Seats, games and totals as they follow from the log. */
  readonly room: Room;
  readonly message: string;
}

export interface Fault {
  readonly ok: false;
  readonly code: FaultCode;
  /** The line that is wrong, from 1. */
  readonly line: number;
  readonly message: string;
}

/**
 * `entry`: it cannot be read as a line of a log. `link`: it does not follow the line before. `rules`: the rules do not
 * allow this there. `seed`, `secret`: it does not match its hash. `dice`: other dice should have fallen. `signature`: it
 * is missing, or not of these lines. `fingerprint`: no line has it. `ruleset`: there is no such game.
 */
export type FaultCode =
  'entry' | 'link' | 'rules' | 'seed' | 'secret' | 'dice' | 'signature' | 'fingerprint' | 'ruleset';

/**
 * Resolves to `Verified`, which says what the lines of a log prove, or to the first `Fault`. Rejects if the file of a
 * game cannot be fetched, and with a RangeError, one sentence, if the options are invalid.
 */
export async function verify(lines: readonly string[], options: VerifyOptions = {}): Promise<Verification> {
  const names = ['code', 'rulesets', 'secret', 'fingerprint'] as const;
  const { code, rulesets, secret, fingerprint } = optionsOf(options, names);
  if (code !== undefined) checkCode(code);
  checkRulesets(rulesets);
  checkOptional('secret', secret, 'string', 'the secret of an event');
  const print = fingerprint === undefined ? undefined : printIn(fingerprint);
  let line = 1;
  try {
    line = wrongLine(lines);
    if (line) throw new Wrong('entry', 'it is no text; allowed: a list of lines');
    line = 1;
    let room = await opened(lines[0] ?? '', code, rulesets);
    const told = secret ?? secretIn(lines);
    const isRight = told !== undefined && isHash(told) && commitmentTo(told) === room.terms.commit;
    if (secret !== undefined && !isRight) throw new Wrong('secret', 'its hash is not the one given there');
    let [throws, redrawn] = [0, 0];
    const signed: number[] = [];
    for (const text of lines.slice(1)) {
      line++;
      const entry = entryOf(text, room);
      const before = room;
      checkPromise(before, entry);
      room = following(before, entry);
      if (hasSignature(before, entry)) signed[entry.seat] = line;
      if (isRedraw(before, entry)) redrawn++;
      if (entry.type !== 'move' || entry.actions.at(-1)?.type !== 'dice') continue;
      throws++;
      if (isRight) checkDice(before, entry, diceSeedsOf(before, told));
    }
    if (print !== undefined && !lines.some((text) => linkIn(text).startsWith(print)))
      throw new Wrong('fingerprint', `no line has the fingerprint ${print}`);
    const bySeat = room.seats.map((_, seat) => signed[seat] ?? 0);
    return { ok: true, throws, redrawn, signed: bySeat, room, ...PROOFS[isRight ? 'dice' : 'scores'] };
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return { ok: false, code: error.code, line, message: `line ${line}: ${error.message}` };
  }
}

/** Returns a fingerprint without the spaces that people may write into it. */
export function printIn(fingerprint: string): string {
  const print = typeof fingerprint === 'string' ? fingerprint.replaceAll(/\s/g, '').toLowerCase() : '';
  if (!/^[\da-f]{8,32}$/.test(print))
    deny('fingerprint', fingerprint, '8 to 32 hexadecimal digits, as a page has shown them');
  return print;
}

const PROOFS = {
  dice: {
    proved: 'dice',
    message:
      'every throw follows from the secret and the seeds, all of which were promised before; the scores hold',
  },
  scores: {
    proved: 'scores',
    message: 'the secret is not revealed yet: dice cannot be checked, the scores hold',
  },
} as const;

class Wrong extends Error {
  readonly code: FaultCode;
  constructor(code: FaultCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Returns the result of a step of reading. If the step refuses the log, throws `Wrong` with this code. */
function or<T>(code: FaultCode, step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw wrongBy(code, error);
  }
}

const wrongBy = (code: FaultCode, error: unknown): unknown =>
  error instanceof LogError || error instanceof RangeError ? new Wrong(code, error.message) : error;

async function opened(
  line: string,
  code: string | undefined,
  own: readonly Ruleset[] | undefined,
): Promise<Room> {
  or('link', () => textAfter(NO_LINK, line));
  const found = or('entry', () => roomIn(line));
  const ruleset = await rulesetFor(found.terms, own).catch((error: unknown) => {
    throw wrongBy('ruleset', error);
  });
  return or('entry', () => openRoom(code ?? found.code, line, ruleset));
}

/**
 * Returns the number of the first line that is not a string, from 1; 0 if all are strings; 1 if `lines` is no list.
 * Needed because logs may come from anywhere.
 */
export function wrongLine(lines: unknown): number {
  return Array.isArray(lines) ? 1 + lines.findIndex((line) => typeof line !== 'string') : 1;
}

/** The secret in the last `end` line; undefined if there is none. */
function secretIn(lines: readonly string[]): string | undefined {
  return lines.findLast((line) => line.startsWith('end '))?.split(' ', 2)[1];
}

function entryOf(line: string, { ruleset, link }: Room): Entry {
  const text = or('link', () => textAfter(link, line));
  return or('entry', () => parseEntry(text, ruleset));
}

const following = (room: Room, entry: Entry): Room => or('rules', () => writeEntry(room, entry)[0]);

/** Checks seeds and the secret against their hashes first, so that a wrong one has a code other than `rules`. */
function checkPromise({ seats, terms }: Room, entry: Entry): void {
  if (entry.type === 'seed' && commitmentTo(entry.seed) !== seats[entry.seat]?.commit)
    throw new Wrong('seed', `the seed of seat ${entry.seat} is not the one that was promised`);
  if (entry.type === 'end' && entry.secret !== undefined && commitmentTo(entry.secret) !== terms.commit)
    throw new Wrong('secret', 'the secret is not the one that was promised');
}

/** Whether an entry bears the signature of its player; throws `Wrong` if it has to and does not. */
function hasSignature(room: Room, entry: Entry): entry is SignedEntry {
  if (!isSigned(entry)) return false;
  const { seat, signature } = entry;
  const { key, by, name } = room.seats[seat] ?? {};
  const isByComputer = by === 'computer' && entry.type === 'move';
  if (signature === undefined && (key === undefined || isByComputer)) return false;
  if (signature === undefined) throw new Wrong('signature', `seat ${seat} ("${name}") has not signed`);
  if (key !== undefined && isSignedBy(key, statementOf(entry, room), signature)) return true;
  throw new Wrong('signature', `seat ${seat} ("${name}") has signed something else`);
}

/** Whether the players have to give new seeds after some were shown. */
const isRedraw = ({ phase, seats }: Room, { type }: Entry): boolean =>
  type === 'decider' && phase === 'seeding' && seats.some(({ seed }) => seed !== undefined);

function checkDice(room: Room, { seat, actions }: Entry & { type: 'move' }, seeds: DiceSeeds): void {
  const fallen = actions.at(-1);
  const game = room.games[gameIndexOf(room, seat)];
  const owed = game && chance(actions.slice(0, -1).reduce(step, game));
  if (!owed || fallen?.type !== 'dice') throw new Wrong('rules', 'no dice were awaited');
  const right = diceOf(seeds, owed).join(' ');
  const wrong = fallen.values.join(' ');
  if (right !== wrong) throw new Wrong('dice', `${right} should have fallen, not ${wrong}`);
}

function step(state: GameState, action: Action): GameState {
  const next = reduce(state, action);
  if (!next.ok) throw new Wrong('rules', next.message);
  return next;
}
