/** Opens games other than plain Yahtzee, from ruleset, options and seed or from saved text. Loaded on first use. */
import {
  duplicateDice,
  gameIdOf,
  loadRuleset,
  rollOff,
  seededDice,
  seedOf,
  withOptions,
  type GameState,
  type ParseResult,
  type Ruleset,
} from '@yahtzee-game/rules';
import { hasPage } from '../basics/platform.js';
import { sentenceIn, warnOnce } from '../basics/warnings.js';
import type { Snapshot } from '../game/board-state.js';
import { DAILY, dayOf, seedNow } from '../game/day.js';
import type { Dealer, Dealt } from '../game/dealer.js';
import { fitSeats } from '../game/fit-seats.js';
import { isDealtBy, lastCellsOf } from '../game/history.js';
import { savedGame } from '../game/saved-game.js';
import { levelsFor, seatedGame, seatsOf, type Seat, type SeatedGame } from '../game/seats.js';
import { diceFrom, drawnDice, drawSeed } from '../game/seeded-dealer.js';
import { optionsOf, type OptionValues } from '../game/settings.js';

export interface Wanted {
  readonly ruleset: string | Ruleset;
  readonly options: string | OptionValues | null | undefined;
  readonly seed: string | number | null | undefined;
  readonly seats: readonly Seat[];
  /** Whether the options belong to another ruleset; then only those that every game accepts apply. */
  readonly isAnother?: boolean;
}

/**
/**
 * Opens the wanted game. If the ruleset of the attributes does not exist, warns and resolves to undefined; if that of
 * another game does not exist, rejects. Options that the ruleset does not have warn once and are not applied. `own` is
 * a ruleset that need not be loaded. Rejects if a file cannot be fetched.
 */
export async function gameFor(wanted: Wanted, own: Ruleset): Promise<SeatedGame | undefined> {
  const plain = wanted.isAnother ? await findRuleset(wanted.ruleset) : await rulesetOf(wanted.ruleset, own);
  if (!plain) return undefined;
  const { options, modifiers } = splitOptions(wanted.options);
  const ruleset = wanted.isAnother ? plain : orDefault(() => withOptions(plain, options), plain);
  const fitting = fitSeats(wanted.seats, ruleset.spec);
  const seats = modifiers.rollOff ? rolledOff(ruleset, fitting, wanted) : fitting;
  return seatedGame(ruleset, seats);
}

/**
 * Returns a dealer of seeded dice, the same for all players if the options say so. Without a seed, each game draws one.
 */
export function dealerFor({ seed, options }: Pick<Wanted, 'seed' | 'options'>): Dealer {
  const { duplicate } = splitOptions(options).modifiers;
  if (!seed || (seed !== DAILY && !orDefault<Dealt | undefined>(() => diceFrom(seed), undefined)))
    return duplicate ? () => duplicates(drawSeed()) : drawnDice;
  return () => {
    const named = seedNow(seed);
    return duplicate && !dayOf(named) ? duplicates(named) : diceFrom(named);
  };
}

/** Returns a dealer for one game that deals the games after it from the seed `later`. */
export function onceDealt(wanted: Pick<Wanted, 'seed' | 'options'>, later: Wanted['seed']): Dealer {
  const first = dealerFor(wanted);
  if (later === wanted.seed) return first;
  const deals = [first];
  const others = dealerFor({ ...wanted, seed: later });
  return () => (deals.pop() ?? others)();
}

const duplicates = (from: string | number): Dealt => ({ dice: duplicateDice(from), from });

/**
 * Returns a dealer for a saved game: of its day if its seed names one, else of the page's seed; undefined without both.
 */
export function dealerOf(text: string, wanted: Pick<Wanted, 'seed' | 'options'>): Dealer | undefined {
  const named = seedOf(text);
  const later = wanted.seed ? dealerFor(wanted) : undefined;
  if (named === undefined || !dayOf(named)) return later;
  const own = [diceFrom(named)];
  return () => own.pop() ?? (later ?? drawnDice)();
}

/** The same dealer, but the first dice come without a seed if earlier throws of this game were not dealt from it. */
function goingOn(deal: Dealer | undefined, state: GameState): Dealer | undefined {
  if (!deal) return undefined;
  const { dice, ...seeds } = deal();
  const first = [{ dice, ...(isDealtBy(dice, state) && seeds) }];
  return () => first.pop() ?? deal();
}

/** Options of every game, in addition to those of its ruleset. */
interface Modifiers {
  /** All players get the same dice. */
  readonly duplicate: boolean;
  /** Dice decide who starts. */
  readonly rollOff: boolean;
}

function splitOptions(text: Wanted['options']): {
  readonly options: ReturnType<typeof optionsOf>;
  readonly modifiers: Modifiers;
} {
  const { duplicate = false, rollOff: throwsForIt = false, ...options } = optionsOf(text);
  return { options, modifiers: { duplicate: duplicate === true, rollOff: throwsForIt === true } };
}

/**
 * Returns the seats, starting with the winner of the roll-off. A server leaves the roll-off to the page if it is
 * random.
 */
function rolledOff(ruleset: Ruleset, seats: readonly Seat[], { seed }: Wanted): readonly Seat[] {
  if (!hasPage && (!seed || seed === DAILY)) return seats;
  const dice = seededDice(seedNow(seed) || drawSeed());
  const { first } = rollOff(ruleset, seats.length, dice);
  return [...seats.slice(first), ...seats.slice(0, first)];
}

export { gameIdOf, loadRuleset, lastCellsOf, savedGame };

/** A saved game with its dice: part of an `Opening`. */
interface SavedGame extends SeatedGame {
  readonly lastCells: Snapshot['lastCells'];
  readonly deal: Dealer | undefined;
  readonly game: string | undefined;
}

/**
 * Opens a saved game with its dice. Computers play the seats that `players` names, if the names are those of the game.
 */
export async function openSaved(
  text: string,
  players: unknown,
  wanted: Pick<Wanted, 'seed' | 'options'> & { readonly ruleset: Known },
  played: Known,
): Promise<{ readonly result: ParseResult<GameState>; readonly opening?: SavedGame }> {
  const result = await savedGame(text, [wanted.ruleset, played]);
  if (!result.ok) return { result };
  const opening = {
    state: result,
    levels: levelsFor(result.players, seatsOf(players)),
    lastCells: lastCellsOf(result),
    deal: goingOn(dealerOf(text, wanted), result),
    game: gameIdOf(text),
  };
  return { result, opening };
}

type Known = Ruleset | string | null | undefined;

const findRuleset = async (wanted: string | Ruleset): Promise<Ruleset> =>
  typeof wanted === 'object' ? wanted : loadRuleset(wanted);

async function rulesetOf(wanted: string | Ruleset, own: Ruleset): Promise<Ruleset | undefined> {
  try {
    return wanted === own.id ? own : await findRuleset(wanted);
  } catch (error) {
    // An unknown ruleset is a mistake of the page; a failed fetch is not.
    if (!(error instanceof RangeError)) throw error;
    warnOnce(error.message);
    return undefined;
  }
}

function orDefault<T>(make: () => T, plain: T): T {
  try {
    return make();
  } catch (error) {
    warnOnce(sentenceIn(error));
    return plain;
  }
}
