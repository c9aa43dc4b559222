/** Decides what an intent adds to a log, or why it adds nothing. Pure; all refusals by a room are made here. */
import {
  chance,
  outcome,
  reduce,
  type DiceAction,
  type GameState,
  type PlayerAction,
  type Ruleset,
} from '@yahtzee-game/rules';
import { deny, isFields, isRuleset, isWhole } from '@yahtzee-game/rules/engine';
import { commitmentTo, diceOf } from './dice.js';
import type { Entry } from './entry.js';
import type { Intent, Wish } from './intent.js';
import {
  diceSeedsOf,
  gameIndexOf,
  isDone,
  isOnTurn,
  mayReveal,
  maySign,
  needsSeeds,
  type Room,
  type Seat,
} from './room.js';
import { isSigned } from './signing.js';
import { MOST_SEATS, type Terms } from './terms.js';

/** Why an intent adds nothing. `illegal` means that the rules of the game refuse it; `why` is their sentence. */
export type RefusalCode =
  | 'bad-request'
  | 'not-seated'
  | 'not-your-seat'
  | 'not-your-turn'
  | 'not-now'
  | 'started'
  | 'full'
  | 'illegal';

export interface Refusal {
  readonly no: RefusalCode;
  readonly why?: string;
}

export type Decision = { readonly entry: Entry } | Refusal;

/** The seat that asks; `undefined` for a watcher. */
export type Asker = number | undefined;

/**
 * Returns the entry that an intent of a seat adds, or why it adds none. The dice are made from the secret. Two checks
 * are up to the caller: whether a player has been away for long enough, which needs a clock; and whether a signature is
 * that of the seat, which is slow in JavaScript.
 */
export function decide(room: Room, secret: string, asker: Asker, intent: Intent): Decision {
  if (intent.type === 'sit') return sit(room, intent);
  const seat = asker === undefined ? undefined : room.seats[asker];
  if (asker === undefined || !seat) return { no: 'not-seated' };
  const { signature, ...wish } = intent;
  const decision = grant(room, secret, asker, seat, wish);
  if ('no' in decision || seat.key === undefined || !isSigned(decision.entry)) return decision;
  if (signature === undefined) return { no: 'bad-request', why: `${wish.type}: it has no signature` };
  return { entry: { ...decision.entry, signature } };
}

function grant(
  room: Room,
  secret: string,
  asker: number,
  seat: Seat,
  intent: Exclude<Wish, { type: 'sit' }>,
): Decision {
  switch (intent.type) {
    case 'start':
      return start(room);
    case 'commit':
      return room.phase === 'seeding' && seat.by === 'player' && !seat.commit
        ? { entry: { type: 'commit', seat: asker, commit: intent.commit } }
        : { no: 'not-now' };
    case 'seed':
      return reveal(room, seat, asker, intent.seed);
    case 'decider':
      return decider(room, asker, intent);
    case 'say':
      return { entry: { type: 'say', seat: asker, phrase: intent.phrase } };
    case 'sign':
      return maySign(room, asker) ? { entry: { type: 'sign', seat: asker } } : { no: 'not-now' };
    case 'roll':
    case 'announce':
    case 'score':
      return seat.by === 'player' ? play(room, secret, asker, intent) : { no: 'not-now' };
  }
}

function sit(room: Room, { by, name, commit, owner, key }: Wish & { type: 'sit' }): Decision {
  if (room.phase !== 'open') return { no: 'started' };
  if (room.seats.length >= room.terms.most) return { no: 'full' };
  if (by === 'computer') return { entry: { type: 'sit', by, name } };
  const wants = needsSeeds(room.terms);
  if (wants && commit === undefined) return { no: 'bad-request', why: 'sit: no hash of a seed' };
  const credentials = {
    ...(wants && commit !== undefined && { commit }),
    ...(owner !== undefined && { owner }),
    ...(key !== undefined && { key }),
  };
  return { entry: { type: 'sit', by, name, ...credentials } };
}

function start({ phase, seats, ruleset, terms }: Room): Decision {
  if (phase !== 'open') return { no: 'started' };
  const [fewest, most] = seatsToStart(ruleset, terms);
  return seats.length >= fewest && seats.length <= most ? { entry: { type: 'start' } } : { no: 'not-now' };
}

/**
 * Returns the fewest and the most taken seats with which a room can start.
 * @throws RangeError, one sentence, if this is no ruleset, or these are no terms
 */
export function seatsToStart(
  ruleset: Ruleset,
  terms: Pick<Terms, 'dice' | 'most'>,
): readonly [fewest: number, most: number] {
  if (!isRuleset(ruleset)) deny('ruleset', ruleset, 'the ruleset of a room, such as room.ruleset');
  if (!isFields(terms) || !isWhole(terms.most, 1, Infinity))
    deny('terms', terms, 'the terms of a room, such as room.terms');
  const { spec } = ruleset;
  const { dice, most } = terms;
  const [fewest, allowed] = spec.players ?? [1, MOST_SEATS];
  return dice === 'same' ? [1, most] : [Math.max(2, fewest), Math.min(allowed, most)];
}

/**
 * Returns the number of seats of a room: `terms.most`, or fewer if the game has fewer players.
 * @throws RangeError, one sentence, if it could never start
 */
export function mostSeats(ruleset: Ruleset, terms: Pick<Terms, 'dice' | 'most'>): number {
  const [fewest] = ruleset.spec.players ?? [1];
  if (terms.dice === 'same' && fewest > 1)
    throw new RangeError(`dice: same; allowed: own, since ${ruleset.id} takes ${fewest} players or more`);
  const [from, to] = seatsToStart(ruleset, terms);
  if (to < from) throw new RangeError(`most: ${terms.most}; allowed: ${from} to ${MOST_SEATS}`);
  return to;
}

function reveal(room: Room, seat: Seat, asker: number, seed: string): Decision {
  if (!mayReveal(room, asker)) return { no: 'not-now' };
  return commitmentTo(seed) === seat.commit
    ? { entry: { type: 'seed', seat: asker, seed } }
    : { no: 'bad-request', why: 'seed: it is not the one that was hashed' };
}

/** Anyone with a seat may give a seat to a computer; only its player may take it back. */
function decider(room: Room, asker: number, { seat, by }: Wish & { type: 'decider' }): Decision {
  if (room.phase !== 'playing' && (room.phase !== 'seeding' || by === 'player')) return { no: 'not-now' };
  if (by === 'player' && seat !== asker) return { no: 'not-your-seat' };
  if (by === 'computer' && isDone(room, seat)) return { no: 'not-now' };
  const before = room.seats[seat];
  return before && before.by !== by ? { entry: { type: 'decider', seat, by } } : { no: 'not-now' };
}

/** Returns the entry of a decision for a seat, made by its player or by a computer; or why it is refused. */
export function play(room: Room, secret: string, seat: number, action: PlayerAction): Decision {
  if (!isOnTurn(room, seat)) return { no: room.phase === 'playing' ? 'not-your-turn' : 'not-now' };
  const game = room.games[gameIndexOf(room, seat)];
  if (!game) return { no: 'not-now' };
  // In the rules a turn begins with its dice already due: the roll that asks for them is no action there.
  const opens = game.turn.phase === 'rolling';
  if (opens && !(action.type === 'roll' && action.held === 0))
    return { no: 'illegal', why: 'the turn begins with a roll' };
  const after = opens ? game : reduce(game, action);
  if (!after.ok) return { no: 'illegal', why: after.message };
  const asked = opens ? [] : [action];
  const dice = action.type === 'roll' ? thrown(room, secret, after) : [];
  return { entry: { type: 'move', seat, actions: [...asked, ...dice] } };
}

function thrown(room: Room, secret: string, game: GameState): readonly DiceAction[] {
  const owed = chance(game);
  return owed ? [{ type: 'dice', values: diceOf(diceSeedsOf(room, secret), owed) }] : [];
}

/**
 * Returns the entry that ends a room; undefined until all its games are over. In a room of an event it does not reveal
 * the secret, which the other rooms share.
 */
export function ending({ phase, games, terms }: Room, secret: string): Entry | undefined {
  if (phase !== 'playing' || !games.every((game) => outcome(game))) return undefined;
  return { type: 'end', ...(terms.event === undefined && { secret }) };
}
