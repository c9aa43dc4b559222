/** A room is what its log says. Pure: no socket, no store, no clock, no chance. */
import { newGame, outcome, reduce, type Action, type GameState, type Ruleset } from '@yahtzee-game/rules';
import { commitmentTo, type DiceSeeds } from './dice.js';
import { parseEntry, refuse, termsOf, type Decider, type Entry, type Hashes, type Terms } from './entry.js';

export interface Seat extends Hashes {
  readonly name: string;
  readonly by: Decider;
  /** The player's part in the dice, once it is shown. */
  readonly seed?: string;
  /** Whether a computer has decided for it. */
  readonly helped?: true;
}

export interface Room {
  readonly code: string;
  /** The number of entries. */
  readonly length: number;
  readonly terms: Terms;
  readonly ruleset: Ruleset;
  readonly seats: readonly Seat[];
  /** None before the start; one for all; or one per seat where everybody plays alone. */
  readonly games: readonly GameState[];
  readonly phase: Phase;
  /** What the dice were made of, once it is told. */
  readonly secret?: string;
  /** The code of the room in which the same people play again. */
  readonly next?: string;
}

/** Gathering players, waiting for their seeds, playing, or over. */
export type Phase = 'open' | 'seeding' | 'playing' | 'over';

/** Players of an event never meet, and all throw the same: the seed of one of them cannot be in the dice of all. */
export const needsSeeds = (terms: Terms): boolean => terms.event === undefined;

/**
 * Returns the room that the first line of a log opens.
 * @throws LogError if the line opens none; RangeError, one sentence, if the ruleset has no such option
 */
export function openRoom(code: string, line: string, ruleset: Ruleset): Room {
  const terms = termsOf(line);
  return { code, length: 1, terms, ruleset, seats: [], games: [], phase: 'open' };
}

/**
 * Returns the room after a further line.
 * @throws LogError if it is no entry, or none that a room could have written there
 */
export function addLine(room: Room, line: string): Room {
  return addEntry(room, parseEntry(line, room.ruleset));
}

/**
 * Returns the room after a further entry.
 * @throws LogError if no room could have written it there
 */
export function addEntry(room: Room, entry: Entry): Room {
  return { ...room, ...changeBy(room, entry), length: room.length + 1 };
}

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
  if (seat.owner !== undefined && !isPlayer) refuse('computers have no token');
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

/** Playing begins, and never stops, once every player has shown a seed. */
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

/** Whether a seat is to show its seed: when all have committed to theirs, and nobody can choose any more. */
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

/** Who owes a seed may be replaced after so many seconds, connected or not. */
export const SEEDS_AWAITED = 30;

/**
 * The computer takes a seat, or its player comes back. Who leaves instead of showing a seed knew the others': they
 * commit to new ones.
 */
function decidedBy(room: Room, { seat, by }: Entry & { type: 'decider' }): Partial<Room> {
  if (room.phase !== 'seeding' && room.phase !== 'playing') refuse('nobody is playing');
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
  if (secret !== undefined && commitmentTo(secret) !== room.terms.commit)
    refuse('the secret is not the one that was hashed');
  return { phase: 'over', ...(secret !== undefined && { secret }) };
}

/** Which game a seat plays in: its own, or the one of all. */
export const gameIndexOf = ({ terms }: Room, seat: number): number => (terms.dice === 'same' ? seat : 0);

/** Whether a seat has nothing to decide any more. */
export const isDone = (room: Room, seat: number): boolean =>
  room.games[gameIndexOf(room, seat)]?.turn.phase === 'over';

/** Whether this seat is to decide or to throw; where everybody plays alone, until the own game is over. */
export function isOnTurn(room: Room, seat: number): boolean {
  const game = room.games[gameIndexOf(room, seat)];
  if (room.phase !== 'playing' || !game || game.turn.phase === 'over') return false;
  return room.terms.dice === 'same' || game.seat === seat;
}

/** The seat that belongs to the token of this hash; -1 if there is none. */
export const seatOwnedBy = ({ seats }: Room, hash: string): number =>
  seats.findIndex(({ owner }) => owner === hash);

/** What the dice of a room are made of, for who knows its secret. */
export function diceSeedsOf({ code, terms, seats }: Room, secret: string): DiceSeeds {
  const seeds = seats.flatMap(({ seed }) => (seed === undefined ? [] : [seed]));
  return { secret, code: terms.event ?? code, seeds, same: terms.dice === 'same' };
}

const seatAt = ({ seats }: Room, seat: number): Seat => seats[seat] ?? refuse(`there is no seat ${seat}`);

const withSeat = (room: Room, seat: number, change: Partial<Seat>): readonly Seat[] =>
  room.seats.with(seat, { ...seatAt(room, seat), ...change });
