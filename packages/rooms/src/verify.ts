/** What the log of a room proves: everybody can throw its dice and count its points again. */
import { chance, reduce, type Chance, type Ruleset } from '@yahtzee-game/rules';
import {
  addEntry,
  commitmentTo,
  diceOf,
  diceSeedsOf,
  gameIndexOf,
  LogError,
  openRoom,
  parseEntry,
  rulesetFor,
  termsOf,
  type Entry,
  type Room,
} from './core/index.js';

export interface VerifyOptions {
  readonly code: string;
  /** Games of your own, besides those of the catalogue. */
  readonly rulesets?: readonly Ruleset[];
  /** The secret of the event that the room belongs to. Other logs end with their own. */
  readonly secret?: string;
}

/** What was found to be right. */
export interface Verified {
  readonly ok: true;
  /** How many throws were thrown again; 0 while the secret is not told. */
  readonly throws: number;
  /** How many players have a part in the dice. */
  readonly seeds: number;
  /** How often players had to choose new seeds, because somebody came or went when theirs were shown already. */
  readonly restarts: number;
  /** Whether the secret is known: before that, a log proves its moves and points, but not its dice. */
  readonly isComplete: boolean;
}

/** The first thing that is wrong. */
export interface Refuted {
  readonly ok: false;
  /** The number of the line, from 1. */
  readonly line: number;
  readonly what: 'entry' | 'dice' | 'secret';
  /** One sentence, for developers. */
  readonly why: string;
}

/**
 * Resolves to what a log proves, or to the first line that is wrong: an entry that no room could have written there, dice
 * that are not those of the secret and the seeds, or a secret that is not the one of the first line.
 * Rejects with a RangeError, one sentence, if the game of the log is unknown here.
 */
export async function verify(lines: readonly string[], options: VerifyOptions): Promise<Verified | Refuted> {
  const [first = ''] = lines;
  try {
    const ruleset = await rulesetFor(termsOf(first), options.rulesets);
    const entries = lines.slice(1).map((line, i) => within(i + 2, () => parseEntry(line, ruleset)));
    const secret = options.secret ?? secretOf(entries);
    const room = openRoom(options.code, first, ruleset);
    if (secret !== undefined && commitmentTo(secret) !== room.terms.commit)
      throw new Fault(lines.length, 'secret', 'the secret is not the one that the first line promised');
    return check(room, entries, secret);
  } catch (error) {
    if (error instanceof Fault) return { ok: false, line: error.line, what: error.what, why: error.message };
    if (error instanceof LogError) return { ok: false, line: 1, what: 'entry', why: error.message };
    throw error;
  }
}

function check(opened: Room, entries: readonly Entry[], secret: string | undefined): Verified {
  let room = opened;
  let throws = 0;
  let restarts = 0;
  for (const [i, entry] of entries.entries()) {
    const line = i + 2;
    if (entry.type === 'move' && secret !== undefined) throws += checkThrow(room, entry, secret, line);
    const after = within(line, () => addEntry(room, entry));
    if (room.phase === 'seeding' && entry.type === 'decider') restarts++;
    room = after;
  }
  const seeds = room.seats.filter(({ seed }) => seed !== undefined).length;
  return { ok: true, throws, seeds, restarts, isComplete: secret !== undefined };
}

/** Returns how many throws an entry has: one or none. */
function checkThrow(room: Room, entry: Entry & { type: 'move' }, secret: string, line: number): number {
  const fallen = entry.actions.find((action) => action.type === 'dice');
  const owed = fallen && owedFor(room, entry);
  if (!owed) return 0;
  const due = diceOf(diceSeedsOf(room, secret), owed);
  if (due.join() === fallen.values.join()) return 1;
  throw new Fault(line, 'dice', `the dice are ${fallen.values.join(' ')}, and should be ${due.join(' ')}`);
}

/** The dice that an entry had to throw; undefined if it could not have thrown any, which its being added will show. */
function owedFor(room: Room, { seat, actions }: Entry & { type: 'move' }): Chance | undefined {
  const game = room.games[gameIndexOf(room, seat)];
  const [first] = actions;
  if (!game || first?.type !== 'roll') return game && chance(game);
  const rolled = reduce(game, first);
  return rolled.ok ? chance(rolled) : undefined;
}

function secretOf(entries: readonly Entry[]): string | undefined {
  const end = entries.find((entry) => entry.type === 'end');
  return end?.secret;
}

class Fault extends Error {
  readonly line: number;
  readonly what: Refuted['what'];

  constructor(line: number, what: Refuted['what'], why: string) {
    super(why);
    this.line = line;
    this.what = what;
  }
}

/** Says at which line an error of the log occurs. */
function within<T>(line: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof LogError) throw new Fault(line, 'entry', error.message);
    throw error;
  }
}
