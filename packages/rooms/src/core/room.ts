/** The state of a room, which follows from its log alone. Pure: no socket, no store, no clock, no chance. */
import { newGame, outcome, reduce, type Action, type GameState, type Ruleset } from '@yahtzee-game/rules';
import { chained, linkIn, textAfter } from './chain.js';
import { commitmentTo, type DiceSeeds } from './dice.js';
import { entryText, parseEntry, type Credentials, type Decider, type Entry } from './entry.js';
import { refuse } from './log-error.js';
import { roomIn, type Terms } from './terms.js';

export interface Seat extends Credentials {
  readonly name: string;
  readonly by: Decider;
  /** The player's seed for the dice, once it is shown. */
  readonly seed?: string;
  /** Whether a computer has made a decision for this seat. */
  readonly helped?: true;
  /** Whether the player has signed the log after its end. */
  readonly hasSigned?: true;
}

export interface Room {
  readonly code: string;
  /** The number of entries. */
  readonly length: number;
  /** The link of the last line, which stands for the whole log. */
  readonly link: string;
  readonly terms: Terms;
  readonly ruleset: Ruleset;
  readonly seats: readonly Seat[];
  /** Empty before the start; then one game for all, or one per seat if everybody plays alone. */
  readonly games: readonly GameState[];
  readonly phase: Phase;
  /** The secret from which the dice were made, once it is revealed. */
  readonly secret?: string;
  /** The code of the room in which the same people play again. */
  readonly next?: string;
}

/** `open`: players can still sit down. `seeding`: their seeds are awaited. */
export type Phase = 'open' | 'seeding' | 'playing' | 'over';

/**
 * Whether players give seeds. Not in rooms of an event: their players come at different times, but all have the same
 * dice, which therefore cannot depend on the seeds of some.
 */
export const needsSeeds = (terms: Terms): boolean => terms.event === undefined;

/**
 * Returns the room that the first line of a log opens. The ruleset is that of its terms, with their options.
 * @throws LogError if the line opens no room, or another
 */
export function openRoom(code: string, line: string, ruleset: Ruleset): Room {
  const { terms, code: opened } = roomIn(line);
  if (code !== opened) refuse(`it is that of room ${opened}, not of ${code}`);
  return { code, length: 1, link: linkIn(line), terms, ruleset, seats: [], games: [], phase: 'open' };
}

/**
 * Returns the room after one more line.
 * @throws LogError if the line does not follow the one before, is no entry, or is not possible there
 */
export function addLine(room: Room, line: string): Room {
  const text = textAfter(room.link, line);
  return after(room, parseEntry(text, room.ruleset), linkIn(line));
}

/**
 * Returns the room after one more entry, and the line of the entry.
 * @throws LogError if the entry is not possible there
 */
export function writeEntry(room: Room, entry: Entry): readonly [after: Room, line: string] {
  const line = chained(room.link, entryText(entry, room.ruleset));
  return [after(room, entry, linkIn(line)), line];
}

const after = (room: Room, entry: Entry, link: string): Room => ({
  ...room,
  ...changeBy(room, entry),
  length: room.length + 1,
  link,
});

function changeBy(room: Room, entry: Entry): Partial<Room> {
  switch (entry.type) {
    case 'open':
      return refuse('the room is open');
    case 'sit':
      return sit(room, entry);
    case 'start':
      return start(room);
    case 'commit':
      return commit(room, entry);
    case 'seed':
      return reveal(room, entry);
    case 'move':
      return move(room, entry);
    case 'decider':
      return decidedBy(room, entry);
    case 'say':
      return seatAt(room, entry.seat) && {};
    case 'sign':
      return sign(room, entry);
    case 'next':
      return room.phase === 'over' && room.next === undefined
        ? { next: entry.code }
        : refuse('nothing comes next');
    case 'end':
      return end(room, entry);
  }
}

function sit(room: Room, entry: Entry & { type: 'sit' }): Partial<Room> {
  const { type: _, ...seat } = entry;
  const { seats, terms } = room;
  if (room.phase !== 'open' || seats.length >= terms.most) refuse('no seat is free');
  const isPlayer = seat.by === 'player';
  if ((seat.commit !== undefined) !== (isPlayer && needsSeeds(terms))) refuse('a player gives a hash');
  if ((seat.owner ?? seat.key) !== undefined && !isPlayer) refuse('computers have no token and no key');
  return { seats: [...seats, seat] };
}

function start(room: Room): Partial<Room> {
  const { seats, terms, ruleset } = room;
  if (room.phase !== 'open' || !seats.length) refuse('it cannot be started');
  const names = seats.map(({ name }) => name);
  const games =
    terms.dice === 'same'
      ? names.map((name) => newGame(ruleset, { players: [name] }))
      : [newGame(ruleset, { players: names })];
  return { games, phase: phaseAfter(room, seats) };
}

/** The phase after a change of seats: `playing` once every player has shown a seed, and from then on. */
const phaseAfter = ({ terms, phase }: Room, seats: readonly Seat[]): Phase =>
  phase !== 'playing' && needsSeeds(terms) && seats.some(({ by, seed }) => by === 'player' && !seed)
    ? 'seeding'
    : 'playing';

function commit(room: Room, { seat, commit: hash }: Entry & { type: 'commit' }): Partial<Room> {
  const { by, commit: before } = seatAt(room, seat);
  if (room.phase !== 'seeding' || by !== 'player' || before) refuse('a hash has been given');
  return { seats: withSeat(room, seat, { commit: hash }) };
}

function reveal(room: Room, { seat, seed }: Entry & { type: 'seed' }): Partial<Room> {
  if (!mayReveal(room, seat)) refuse('seeds are not awaited');
  if (commitmentTo(seed) !== seatAt(room, seat).commit) refuse('the seed is not the one that was hashed');
  const seats = withSeat(room, seat, { seed });
  return { seats, phase: phaseAfter(room, seats) };
}

/** Whether a seat may show its seed: only once all players have committed to theirs, so that none can still choose. */
export function mayReveal(room: Room, seat: number): boolean {
  const players = room.seats.filter(({ by }) => by === 'player');
  const own = room.seats[seat];
  return (
    room.phase === 'seeding' &&
    own?.by === 'player' &&
    own.seed === undefined &&
    players.every((player) => player.commit !== undefined)
  );
}

/** Whether the others wait for a hash or a seed of this seat. */
export const owesSeed = (room: Room, seat: number): boolean =>
  room.phase === 'seeding' &&
  room.seats[seat]?.by === 'player' &&
  (room.seats[seat].commit === undefined || mayReveal(room, seat));

/** Seconds after which a player who owes a seed may be replaced by a computer, connected or not. */
export const SEEDS_AWAITED = 30;

/**
 * A computer takes over a seat, or its player takes it back. During `seeding` all players then commit to new seeds:
 * someone could have left after seeing the seeds of the others, in order to change the dice. So that nobody does this
 * twice, a seat is taken back only once the game has begun.
 */
function decidedBy(room: Room, { seat, by }: Entry & { type: 'decider' }): Partial<Room> {
  if (room.phase !== 'playing' && (room.phase !== 'seeding' || by === 'player')) refuse('nobody is playing');
  if (seatAt(room, seat).by === by) refuse('nothing changes');
  const seats = withSeat(room, seat, { by });
  if (room.phase === 'playing') return { seats };
  const uncommitted = seats.map(withoutSeed);
  return { seats: uncommitted, phase: phaseAfter(room, uncommitted) };
}

function withoutSeed(seat: Seat): Seat {
  const { commit: _, seed: __, ...rest } = seat;
  return rest;
}

function move(room: Room, { seat, actions }: Entry & { type: 'move' }): Partial<Room> {
  const index = gameIndexOf(room, seat);
  const game = room.games[index];
  if (!game || !isOnTurn(room, seat)) return refuse('it is not the turn of this seat');
  return {
    games: room.games.with(index, actions.reduce(step, game)),
    ...(seatAt(room, seat).by === 'computer' && { seats: withSeat(room, seat, { helped: true }) }),
  };
}

function step(state: GameState, action: Action): GameState {
  const next = reduce(state, action);
  return next.ok ? next : refuse(next.message);
}

function end(room: Room, { secret }: Entry & { type: 'end' }): Partial<Room> {
  if (room.phase !== 'playing' || !room.games.every((game) => outcome(game))) refuse('the game goes on');
  if ((secret === undefined) !== (room.terms.event !== undefined))
    refuse('rooms reveal their secret, except those of events');
  if (secret !== undefined && commitmentTo(secret) !== room.terms.commit)
    refuse('the secret is not the one that was hashed');
  return { phase: 'over', ...(secret !== undefined && { secret }) };
}

function sign(room: Room, { seat }: Entry & { type: 'sign' }): Partial<Room> {
  if (!maySign(room, seat)) refuse('no signature is awaited');
  return { seats: withSeat(room, seat, { hasSigned: true }) };
}

/** Whether a player may sign the log of a room that is over, to confirm it as it stands; once is enough. */
export const maySign = ({ phase, seats }: Room, seat: number): boolean =>
  phase === 'over' && seats[seat]?.key !== undefined && !seats[seat].hasSigned;

/** The index in `games` of the game of a seat: its own, or the one that all share. */
export const gameIndexOf = ({ terms }: Room, seat: number): number => (terms.dice === 'same' ? seat : 0);

/** Whether the game of a seat is over. */
export const isDone = (room: Room, seat: number): boolean =>
  room.games[gameIndexOf(room, seat)]?.turn.phase === 'over';

/** Whether it is the turn of a seat; if everybody plays alone, it is until its game is over. */
export function isOnTurn(room: Room, seat: number): boolean {
  const game = room.games[gameIndexOf(room, seat)];
  if (room.phase !== 'playing' || !game || game.turn.phase === 'over') return false;
  return room.terms.dice === 'same' || game.seat === seat;
}

/** Returns the seat whose token has this hash; -1 if there is none. */
export const seatOwnedBy = ({ seats }: Room, hash: string): number =>
  seats.findIndex(({ owner }) => owner === hash);

/** Returns the values from which the dice of a room are made; needs its secret. */
export function diceSeedsOf({ code, terms, seats }: Room, secret: string): DiceSeeds {
  const seeds = seats.flatMap(({ seed }) => (seed === undefined ? [] : [seed]));
  return { secret, code: terms.event ?? code, seeds, same: terms.dice === 'same' };
}

const seatAt = ({ seats }: Room, seat: number): Seat => seats[seat] ?? refuse(`there is no seat ${seat}`);

const withSeat = (room: Room, seat: number, change: Partial<Seat>): readonly Seat[] =>
  room.seats.with(seat, { ...seatAt(room, seat), ...change });
