/** Keeps the running game of a board in the browser, so that a reload, a crash or a closed tab loses nothing. */
import { gameIdOf, type GameState } from '@yahtzee-game/rules';
import { randomText } from '../../basics/random-text.js';
import type { Board } from '../../board/board.js';
import type { BoardElement } from '../../board/feature.js';
import type { Wanted } from '../../board/open-game.js';
import { seedNow } from '../../game/day.js';
import type { Asked, KeptGame, Reopened } from '../../game/kept-game.js';
import { seatText } from '../../game/seats.js';
import { optionsOf } from '../../game/settings.js';
import { sayTurn } from '../../speech/say-turn.js';
import { playWith } from '../chosen-dice.js';
import { MOST_OTHERS, type KeptPlace } from './kept-place.js';
import { gamesIn, textOf } from './kept-text.js';
import type { Notices } from './notices.js';
import { openKept, type Failure, type Found, type Opener } from './open-kept.js';
import { askToResume } from './resume.js';
import { faultOf, Slot } from './slot.js';

export class GameKeeper {
  readonly #board: Board;
  readonly #host: BoardElement;
  readonly #notices: Notices;
  readonly #writer = randomText(2);
  #place: KeptPlace | undefined;
  #asked: Asked = { players: [''], options: {}, seed: '' };
  /** The request of the attributes, with the code that opens kept games; undefined before the first request. */
  #opening: { readonly wanted: Wanted; readonly opener: Opener } | undefined;
  /** The state at the last update, and the identity of its game. */
  #state: GameState | undefined;
  #game: string;
  /** The id of the ruleset that the attributes ask for, until its game begins. */
  #expected: string | undefined;
  #queued = false;

  constructor(board: Board, host: BoardElement, notices: Notices) {
    this.#board = board;
    this.#host = host;
    this.#notices = notices;
    this.#state = board.state;
    this.#game = board.game;
  }

  /**
   * Resolves to the kept game to go on with; undefined if the game that the attributes ask for begins. Without
   * `resumes`, resolves to undefined, and asks the visitor about the kept games.
   */
  async reopen(wanted: Wanted, opener: Opener, resumes: boolean): Promise<Reopened | undefined> {
    this.#flush();
    const id = typeof wanted.ruleset === 'string' ? wanted.ruleset : wanted.ruleset.id;
    this.#asked = askedOf(wanted);
    this.#opening = { wanted, opener };
    if (!resumes) {
      await this.#askNext(this.#take(id, this.#board.game), this.#isRunning);
      return undefined;
    }
    this.#expected = id;
    const place = this.#take(id);
    const own = place.others.find(({ asked }) => isEqual(asked, this.#asked));
    place.others = place.others.filter((game) => game !== own);
    const opened = own && (await this.#open(place, own));
    await this.#askNext(place, Boolean(opened));
    return opened ? this.#goOn(opened) : this.#finished(place);
  }

  /** Called after every change of the board. */
  update(isWanted: boolean): void {
    const { connected, state, game } = this.#board;
    const listen = connected && isWanted ? addEventListener : removeEventListener;
    listen('storage', this.#hear);
    listen('pageshow', this.#comeBack);
    if (!state || state === this.#state) return;
    this.#state = state;
    const isOther = game !== this.#game;
    this.#game = game;
    if (!isWanted) return this.#notices.dismiss();
    const expected = this.#expected;
    this.#expected = undefined;
    if (expected === undefined) {
      this.#notices.dismiss();
      // With the seed `daily`, a new game has the dice of the day on which it begins.
      if (!state.log) this.#asked = { ...this.#asked, seed: seedAskedBy(this.#host.seed) };
      if (isOther && isUntouched() && !this.#place?.locked) this.#spare(state.rules.ruleset.id);
    }
    // If the ruleset of the attributes cannot be fetched, another game is played, which must not replace the kept one.
    else if (!state.log) {
      if (this.#place && expected !== state.rules.ruleset.id) this.#place.locked = true;
      return;
    }
    this.#queue();
  }

  /** Called when an advisor has answered, which changes no state. */
  noteHelp(): void {
    if (this.#board.state?.log && this.#expected === undefined) this.#queue();
  }

  readonly #hear = (event: StorageEvent): void => {
    if (!this.#place?.locked && this.#place?.slot.isTaken(event)) this.#give(this.#place);
  };

  /** Takes over a game that was continued on another page, when this one returns from the back/forward cache. */
  readonly #comeBack = async ({ persisted }: PageTransitionEvent): Promise<void> => {
    const { ruleset } = this.#board;
    if (!persisted || !ruleset || !this.#opening || !this.#place?.slot.hasChanged()) return;
    const { wanted, opener } = this.#opening;
    const kept = await this.reopen({ ...wanted, ruleset }, opener, true);
    if (kept) this.#begin(kept);
    this.#expected = undefined;
  };

  /** Writes once at the end of the present task, even after several actions. */
  #queue(): void {
    if (this.#queued) return;
    this.#queued = true;
    queueMicrotask(() => this.#flush());
  }

  #flush(): void {
    if (!this.#queued) return;
    this.#queued = false;
    this.#write();
  }

  #write(): void {
    const { state } = this.#board;
    if (!state) return;
    const { id } = state.rules.ruleset;
    if (this.#place?.slot.key !== this.#keyOf(id)) this.#spare(id);
    const place = this.#place;
    if (!place || place.locked) return;
    const kept = this.#kept();
    const isOver = state.turn.phase === 'over';
    this.#dare(() => place.slot.writeFinished(isOver ? textOf([kept], this.#writer) : undefined));
    this.#store(place, isOver ? [] : [kept]);
  }

  #store(place: KeptPlace, running: readonly KeptGame[]): void {
    const games = [...running, ...place.others.slice(0, MOST_OTHERS)];
    this.#dare(() => {
      if (!place.slot.write(games.length > 0 ? textOf(games, this.#writer) : undefined)) this.#give(place);
    });
  }

  /** Leaves the place to another tab: from now on, nothing is written here, since it would replace that tab's game. */
  #give(place: KeptPlace): void {
    place.locked = true;
    this.#notices.tell('store.elsewhere');
  }

  /** Uses the storage of the browser, and shows a notice if it refuses. */
  #dare(use: () => void): void {
    try {
      use();
    } catch (error) {
      this.#notices.tell(faultOf(error) === 'full' ? 'store.full' : 'store.none');
    }
  }

  #keyOf(ruleset: string): string {
    return `yahtzee-game:${location.pathname}#${this.#host.id}:${ruleset}`;
  }

  /** Reads the place of a ruleset. Its `others` are the games in it except the one with the identity `except`. */
  #take(ruleset: string, except = ''): KeptPlace {
    const place: KeptPlace = { slot: new Slot(this.#keyOf(ruleset)), others: [], locked: false };
    this.#place = place;
    this.#dare(() => place.slot.read());
    place.others = this.#gamesIn(place).filter(({ text }) => !except || gameIdOf(text) !== except);
    return place;
  }

  /** Keeps the games in the place in addition to the one on the board, and asks about them. */
  #spare(ruleset: string): void {
    void this.#askNext(this.#take(ruleset, this.#board.game), this.#isRunning);
  }

  #gamesIn(place: KeptPlace): readonly KeptGame[] {
    const text = place.slot.seen;
    const games = text === null ? [] : gamesIn(text);
    if (typeof games !== 'string') return games;
    this.#tellFailure(place, games);
    return [];
  }

  /** Locks the place, so that it stays unchanged, if its game may be readable later. */
  #tellFailure(place: KeptPlace, failure: Failure): void {
    if (failure !== 'bad') place.locked = true;
    if (failure !== 'unreachable') this.#notices.tell(failure === 'newer' ? 'store.newer' : 'store.bad');
  }

  /** Resolves to the last game that ended in this tab, if the attributes ask for the same game. */
  async #finished(place: KeptPlace): Promise<Reopened | undefined> {
    let text = '';
    this.#dare(() => (text = place.slot.readFinished() ?? ''));
    const games = gamesIn(text);
    const [game] = typeof games === 'string' ? [] : games;
    if (!game || !isEqual(game.asked, this.#asked)) return undefined;
    const found = await this.#open(place, game);
    return found && this.#goOn(found);
  }

  /** Opens a kept game. Resolves to undefined if that fails, or if another game has been requested since. */
  async #open(place: KeptPlace, game: KeptGame): Promise<Found | undefined> {
    if (!this.#opening) return undefined;
    const { wanted, opener } = this.#opening;
    const found = await openKept(game, wanted, this.#board.ruleset, opener);
    if (place !== this.#place) return undefined;
    if (typeof found !== 'string') return found;
    this.#tellFailure(place, found);
    return undefined;
  }

  /** Resolves to the opened game after switching to the kind of dice it was played with. */
  async #goOn({ game, reopened }: Found): Promise<Reopened> {
    if (game.dice) await playWith(this.#board, game.dice);
    return reopened;
  }

  /**
   * Asks about the newest of the other games; after the answer about the next. Games without a move are dropped.
   * @param goesOn whether the game on the board has begun
   */
  async #askNext(place: KeptPlace, goesOn: boolean): Promise<void> {
    const [game, ...others] = place.others;
    if (!this.#opening || !game) return;
    const found = await this.#open(place, game);
    if (place !== this.#place || place.locked) return;
    if (found?.reopened.state.log) return this.#ask(place, found, goesOn);
    place.others = others;
    return this.#askNext(place, goesOn);
  }

  #ask(place: KeptPlace, found: Found, goesOn: boolean): void {
    askToResume(this.#notices, found, goesOn, (wants) => {
      this.#notices.dismiss();
      const running = this.#isRunning ? [this.#kept()] : [];
      const others = place.others.filter((game) => game !== found.game);
      place.others = wants ? [...running, ...others] : others;
      if (wants) return void this.#goOn(found).then((kept) => this.#begin(kept));
      if (!place.locked) this.#store(place, running);
      sayTurn(this.#board);
      void this.#askNext(place, goesOn);
    });
  }

  #begin(kept: Reopened): void {
    this.#board.begin(kept, 'load');
    sayTurn(this.#board);
  }

  /** Whether the game on the board has begun and is not over. */
  get #isRunning(): boolean {
    const { state } = this.#board;
    return Boolean(state?.log) && state?.turn.phase !== 'over';
  }

  #kept(): KeptGame {
    const { levels, helped, dealt, preferences, takenBack } = this.#board;
    const { seed, from = seed } = dealt;
    return {
      text: this.#host.save(),
      levels,
      asked: this.#asked,
      helped,
      dice: preferences.dice,
      from: from === undefined ? '' : String(from),
      takenBack,
      at: Date.now(),
    };
  }
}

/**
 * Whether the visitor has not used this page yet: a game that begins now is started by the page, not by the visitor.
 */
const isUntouched = (): boolean => {
  // Older browsers have no `userActivation`.
  const { userActivation } = navigator as { readonly userActivation?: UserActivation };
  return userActivation !== undefined && !userActivation.hasBeenActive;
};

const askedOf = ({ seats, options, seed }: Wanted): Asked => ({
  players: seats.map(seatText),
  options: optionsOf(options),
  seed: seedAskedBy(seed),
});

/** Returns the seed as text, with the date for `daily`: the game with yesterday's dice is not that with today's. */
const seedAskedBy = (seed: Wanted['seed']): string => String(seedNow(seed) ?? '');

const isEqual = (one: Asked, other: Asked): boolean => JSON.stringify(one) === JSON.stringify(other);
