/** Keeps the running game of a board in the browser, so that a reload, a crash or a closed tab loses nothing. */
import type { GameState, ParseError, Ruleset } from '@yahtzee-game/rules';
import type { Board } from '../../game/board.js';
import { seedNow } from '../../game/day.js';
import type { Dealer } from '../../game/dealer.js';
import type { Asked, KeptGame, Reopened } from '../../game/kept-game.js';
import type * as openGame from '../../game/open-game.js';
import type { Wanted } from '../../game/open-game.js';
import { randomText } from '../../game/random-text.js';
import { seatText } from '../../game/seats.js';
import { optionsOf, sentenceIn, warnOnce } from '../../game/settings.js';
import { playWith } from '../chosen-dice.js';
import type { BoardElement } from '../feature.js';
import { sayTurn } from '../say-turn.js';
import { gamesIn, textOf } from './kept-text.js';
import type { Notices } from './notices.js';
import { askToResume } from './resume.js';
import { faultOf, Slot } from './slot.js';

export type Opener = () => Promise<typeof openGame>;

/** A kept game and what its text says. */
interface Found {
  readonly game: KeptGame;
  readonly reopened: Reopened;
}

export class GameKeeper {
  readonly #board: Board;
  readonly #host: BoardElement;
  readonly #notices: Notices;
  readonly #writer = randomText(2);
  #slot: Slot | undefined;
  #asked: Asked = { players: [''], options: {}, seed: '' };
  /** The state that has been noticed last. */
  #state: GameState | undefined;
  /** A kept game that the visitor has not yet decided about. */
  #undecided: KeptGame | undefined;
  /** The id of the ruleset that the attributes ask for, until its game begins. */
  #expected: string | undefined;
  /** Whether the place belongs to another tab, or to what this board cannot read. */
  #locked = false;
  #queued = false;

  constructor(board: Board, host: BoardElement, notices: Notices) {
    this.#board = board;
    this.#host = host;
    this.#notices = notices;
    this.#state = board.state;
  }

  /** Resolves to the game to go on with; undefined if the one that the attributes ask for is to begin. */
  async reopen(wanted: Wanted, opener: Opener): Promise<Reopened | undefined> {
    const id = typeof wanted.ruleset === 'string' ? wanted.ruleset : wanted.ruleset.id;
    const isSame = this.#slot?.key === this.#keyOf(id);
    this.#asked = askedOf(wanted);
    this.#expected = id;
    // The page has changed an attribute of the game in this place, so it wants another one.
    if (isSame) return undefined;
    this.#take(id);
    const games = this.#read();
    const own = games.find(({ asked }) => isEqual(asked, this.#asked));
    const opened = own && (await this.#open(own, wanted, opener));
    const other = games.find((game) => game !== own);
    const question = other && (await this.#open(other, wanted, opener));
    if (question) this.#ask(question);
    return opened ? this.#goOn(opened) : this.#finished(wanted, opener);
  }

  /** Called after every change of the board. */
  update(isWanted: boolean): void {
    const { connected, state } = this.#board;
    (connected && isWanted ? addEventListener : removeEventListener)('storage', this.#hear);
    if (!state || state === this.#state) return;
    this.#state = state;
    if (!isWanted) return this.#notices.dismiss();
    const expected = this.#expected;
    this.#expected = undefined;
    if (expected === undefined) {
      this.#notices.dismiss();
      // A new game has the dice of its own day.
      if (!state.log) this.#asked = { ...this.#asked, seed: seedAskedBy(this.#host.seed) };
    }
    // Another game is played if that of the attributes cannot be fetched.
    else if (!state.log) return void (this.#locked ||= expected !== state.rules.ruleset.id);
    this.#queue();
  }

  /** Called when an advisor has answered, which changes no state. */
  noteHelp(): void {
    if (this.#board.state?.log && this.#expected === undefined) this.#queue();
  }

  readonly #hear = (event: StorageEvent): void => {
    if (!this.#locked && this.#slot?.isTaken(event)) this.#give();
  };

  /** Once a task, however many actions it contains. */
  #queue(): void {
    if (this.#queued) return;
    this.#queued = true;
    queueMicrotask(() => {
      this.#queued = false;
      this.#write();
    });
  }

  #write(): void {
    const { state } = this.#board;
    if (!state) return;
    const { id } = state.rules.ruleset;
    if (this.#slot?.key !== this.#keyOf(id)) this.#take(id);
    const slot = this.#slot;
    if (!slot || this.#locked) return;
    const running = state.turn.phase === 'over' ? [] : [this.#kept()];
    const games = [...running, ...(this.#undecided ? [this.#undecided] : [])];
    try {
      slot.writeFinished(running.length > 0 ? undefined : textOf([this.#kept()], this.#writer));
      if (!slot.write(games.length > 0 ? textOf(games, this.#writer) : undefined)) this.#give();
    } catch (error) {
      this.#refused(error);
    }
  }

  /** Leaves the place to another tab. What is played here from now on would replace its game. */
  #give(): void {
    this.#locked = true;
    this.#notices.tell('store.elsewhere');
  }

  #refused(error: unknown): void {
    this.#notices.tell(faultOf(error) === 'full' ? 'store.full' : 'store.none');
  }

  #keyOf(ruleset: string): string {
    return `yahtzee-game:${location.pathname}#${this.#host.id}:${ruleset}`;
  }

  #take(ruleset: string): void {
    this.#slot = new Slot(this.#keyOf(ruleset));
    this.#locked = false;
    this.#undecided = undefined;
    try {
      this.#slot.read();
    } catch (error) {
      this.#refused(error);
    }
  }

  #read(): readonly KeptGame[] {
    const text = this.#slot?.seen ?? null;
    const games = text === null ? [] : gamesIn(text);
    if (games === 'bad') this.#notices.tell('store.bad');
    else if (games === 'newer') this.#leave();
    else return games;
    return [];
  }

  /** Changes nothing in the place, since a newer version can go on with its game. */
  #leave(): void {
    this.#locked = true;
    this.#notices.tell('store.newer');
  }

  #finished(wanted: Wanted, opener: Opener): Promise<Reopened | undefined> | undefined {
    try {
      const games = gamesIn(this.#slot?.readFinished() ?? '');
      const [game] = typeof games === 'string' ? [] : games;
      if (!game || !isEqual(game.asked, this.#asked)) return undefined;
      return this.#open(game, wanted, opener).then((found) => found && this.#goOn(found));
    } catch {
      return undefined;
    }
  }

  async #open(game: KeptGame, wanted: Wanted, opener: Opener): Promise<Found | undefined> {
    try {
      const { savedGame, gameIdOf, lastCellsOf, dealerFor, loadRuleset } = await opener();
      const { ruleset } = wanted;
      const state = await savedGame(game.text, [ruleset, this.#board.ruleset]);
      if (!state.ok) {
        const present = typeof ruleset === 'string' ? await loadRuleset(ruleset) : ruleset;
        if (isNewer(state, present)) this.#leave();
        else this.#notices.tell('store.bad');
        return undefined;
      }
      const reopened = {
        state,
        levels: game.levels,
        game: gameIdOf(game.text),
        deal: resumed(game, wanted, dealerFor),
        lastCells: lastCellsOf(state),
        helped: game.helped,
        takenBack: game.takenBack,
      };
      return { game, reopened };
    } catch (error) {
      // A file cannot be fetched now; the game is there for the next visit.
      this.#locked = true;
      warnOnce(`keep: ${sentenceIn(error)}`);
      return undefined;
    }
  }

  /** Resolves to a game with which its dice have come. */
  async #goOn({ game, reopened }: Found): Promise<Reopened> {
    if (game.dice) await playWith(this.#board, game.dice);
    return reopened;
  }

  #ask(found: Found): void {
    const { game, reopened } = found;
    this.#undecided = game;
    askToResume(this.#notices, game, reopened.state, (wants) => {
      this.#undecided = undefined;
      this.#notices.dismiss();
      if (wants) return void this.#goOn(found).then((kept) => this.#begin(kept));
      this.#forget();
      sayTurn(this.#board);
    });
  }

  #begin(kept: Reopened): void {
    this.#board.begin(kept, 'load');
    sayTurn(this.#board);
  }

  /** The game that is on the board, if it has begun, is kept alone. */
  #forget(): void {
    if (this.#board.state?.log) return this.#queue();
    try {
      this.#slot?.write(undefined);
    } catch (error) {
      this.#refused(error);
    }
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

/** Whether a newer version of the board, or of a ruleset, can read what this one cannot. */
const isNewer = ({ code, revision = 1 }: ParseError, present: Ruleset): boolean =>
  code === 'bad-version' || (code === 'other-revision' && revision > present.revision);

const askedOf = ({ seats, options, seed }: Wanted): Asked => ({
  players: seats.map(seatText),
  options: optionsOf(options),
  seed: seedAskedBy(seed),
});

/** A game of yesterday's dice is another one than that of today's. */
const seedAskedBy = (seed: Wanted['seed']): string => String(seedNow(seed) ?? '');

const isEqual = (one: Asked, other: Asked): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Goes on with the dice of a kept game. The games after it get theirs as the attributes say. */
function resumed({ from, asked }: KeptGame, wanted: Wanted, dealerFor: typeof openGame.dealerFor): Dealer {
  const kept = dealerFor({ seed: from || asked.seed, options: asked.options })();
  const later = dealerFor(wanted);
  // Without a seed of its own, some of its dice were thrown elsewhere.
  const dealt = [from ? kept : { dice: kept.dice }];
  return () => dealt.pop() ?? later();
}
