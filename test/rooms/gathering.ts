/** People around a log: helpers to open a room, take seats and play, without a server. */
import {
  addLine,
  commitmentTo,
  decide,
  ending,
  entryText,
  gameIndexOf,
  isOnTurn,
  needsSeeds,
  openRoom,
  play,
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
import { opened } from './opened.js';

export { CODE } from './opened.js';

/** 32 bytes that are derived from a word. */
export const bytesOf = (word: string): string => createHash('sha256').update(word).digest('hex');

export const SECRET = bytesOf('secret');

/** A room, the lines of its log, and the people who may add to it. */
export class Gathering {
  room: Room;
  readonly lines: string[];

  private constructor(room: Room, line: string) {
    this.lines = [line];
    this.room = room;
  }

  static async open(terms: Partial<Terms> = {}): Promise<Gathering> {
    const { room, line } = await opened(SECRET, terms);
    return new Gathering(room, line);
  }

  /** Adds the entry that follows from an intent; returns the refusal, or undefined. */
  ask(asker: Asker, intent: Intent): RefusalCode | undefined {
    const decision = decide(this.room, SECRET, asker, intent);
    if ('no' in decision) return decision.no;
    this.add(decision.entry);
    return undefined;
  }

  add(entry: Entry): void {
    const line = entryText(entry, this.room.ruleset);
    this.room = addLine(this.room, line);
    this.lines.push(line);
  }

  sit(...names: readonly string[]): void {
    const wantsSeeds = needsSeeds(this.room.terms);
    for (const name of names)
      this.ask(undefined, {
        type: 'sit',
        by: 'player',
        name,
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

  /** The seat that is on turn; if everybody plays alone, the first seat that has not finished. */
  get seat(): number {
    return this.room.seats.findIndex((_, seat) => isOnTurn(this.room, seat));
  }

  /** The player on turn takes a legal action, until the room is over. */
  playOn(random: Random): void {
    while (this.room.phase === 'playing') {
      const { seat } = this;
      const decision = play(this.room, SECRET, seat, this.anyAction(seat, random));
      if ('no' in decision) throw new Error(`${decision.no} ${decision.why}`);
      this.add(decision.entry);
      const end = ending(this.room, SECRET);
      if (end) this.add(end);
    }
  }

  anyAction(seat: number, random: Random): PlayerAction {
    const game = this.room.games[gameIndexOf(this.room, seat)];
    const legal = game ? legalActions(game) : [];
    return legal.length ? pick(random, legal) : { type: 'roll', held: 0 };
  }
}

/** The room that results from a log. */
export const replayed = (lines: readonly string[], { code, ruleset }: Room): Room =>
  lines.slice(1).reduce(addLine, openRoom(code, lines[0] ?? '', ruleset));
