/** People around a log: helpers to open a room, take seats and play, without a server. */
import {
  addLine,
  chained,
  commitmentTo,
  decide,
  ending,
  gameIndexOf,
  isOnTurn,
  keyOf,
  linkIn,
  needsSeeds,
  NO_LINK,
  openRoom,
  play,
  signedBy,
  writeEntry,
  type Asker,
  type Entry,
  type Intent,
  type RefusalCode,
  type Room,
  type Terms,
} from '@yahtzee-game/rooms/core';
import { legalActions, type PlayerAction } from '@yahtzee-game/rules';
import { createHash } from 'node:crypto';
import { pick, type Random } from '../harness/random.js';
import { CODE, opened } from './opened.js';

export { CODE } from './opened.js';

/** 32 bytes that are derived from a word. */
export const bytesOf = (word: string): string => createHash('sha256').update(word).digest('hex');

export const SECRET = bytesOf('secret');

/** The private key of a player. */
export const privateKeyOf = (name: string): string => bytesOf(`key of ${name}`);

/** A room, the lines of its log, and the people who may add to it. */
export class Gathering {
  room: Room;
  readonly lines: string[];

  private constructor(room: Room, line: string) {
    this.lines = [line];
    this.room = room;
  }

  static async open(terms: Partial<Terms> = {}, code = CODE): Promise<Gathering> {
    const { room, line } = await opened(SECRET, terms, code);
    return new Gathering(room, line);
  }

  /** Adds the entry that follows from an intent, signed by its player; returns the refusal, or undefined. */
  ask(asker: Asker, intent: Intent): RefusalCode | undefined {
    const decision = decide(this.room, SECRET, asker, this.#signed(asker, intent));
    if ('no' in decision) return decision.no;
    this.add(decision.entry);
    return undefined;
  }

  #signed(asker: Asker, intent: Intent): Intent {
    const name = this.room.seats[asker ?? -1]?.name;
    if (asker === undefined || name === undefined) return intent;
    return signedBy(privateKeyOf(name), intent, asker, this.room);
  }

  add(entry: Entry): void {
    const [after, line] = writeEntry(this.room, entry);
    this.room = after;
    this.lines.push(line);
  }

  sit(...names: readonly string[]): void {
    const wantsSeeds = needsSeeds(this.room.terms);
    for (const name of names)
      this.ask(undefined, {
        type: 'sit',
        by: 'player',
        name,
        key: keyOf(privateKeyOf(name)),
        ...(wantsSeeds && { commit: commitmentTo(bytesOf(name)) }),
      });
  }

  /** All take seats, the first one starts the game, and all reveal their seeds. */
  begin(...names: readonly string[]): void {
    this.sit(...names);
    this.ask(0, { type: 'start' });
    this.reveal();
  }

  reveal(): void {
    for (const [seat, { name }] of this.room.seats.entries())
      this.ask(seat, { type: 'seed', seed: bytesOf(name) });
  }

  /** A player commits to a new seed, since somebody has left. */
  promise(seat: number): void {
    this.ask(seat, { type: 'commit', commit: commitmentTo(bytesOf(`new ${seat}`)) });
  }

  keepPromise(seat: number): void {
    this.ask(seat, { type: 'seed', seed: bytesOf(`new ${seat}`) });
  }

  /** The seat that is on turn; if everybody plays alone, the first seat that has not finished. */
  get seat(): number {
    return this.room.seats.findIndex((_, seat) => isOnTurn(this.room, seat));
  }

  /** The player on turn takes a legal action, until the room is over. */
  playOn(random: Random): void {
    while (this.room.phase === 'playing') {
      const { seat } = this;
      const action = this.anyAction(seat, random);
      if (this.room.seats[seat]?.by === 'player') this.ask(seat, action);
      else this.#playFor(seat, action);
      const end = ending(this.room, SECRET);
      if (end) this.add(end);
    }
  }

  #playFor(seat: number, action: PlayerAction): void {
    const decision = play(this.room, SECRET, seat, action);
    if ('no' in decision) throw new Error(`${decision.no} ${decision.why}`);
    this.add(decision.entry);
  }

  /** All players sign the log of the room, which is over. */
  sign(): void {
    for (const seat of this.room.seats.keys()) this.ask(seat, { type: 'sign' });
  }

  anyAction(seat: number, random: Random): PlayerAction {
    const game = this.room.games[gameIndexOf(this.room, seat)];
    const legal = game ? legalActions(game) : [];
    return legal.length ? pick(random, legal) : { type: 'roll', held: 0 };
  }
}

/** The lines of a log with these texts. */
export const chainOf = (texts: readonly string[]): readonly string[] =>
  texts.reduce<readonly string[]>(
    (lines, text) => [...lines, chained(linkIn(lines.at(-1) ?? NO_LINK), text)],
    [],
  );

/** The texts of the lines of a log, without their links. */
export const textsOf = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.slice(0, line.lastIndexOf(' ')));

/** The room that results from a log. */
export const replayed = (lines: readonly string[], { code, ruleset }: Room): Room =>
  lines.slice(1).reduce(addLine, openRoom(code, lines[0] ?? '', ruleset));
