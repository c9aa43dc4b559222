/** The games that a page asks for, by the attributes of a board or by its methods. The last request wins. */
import type { GameState, ParseResult, Ruleset, RulesetId } from '@yahtzee-game/rules';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { isMatched, SHORT_SCREEN } from '../basics/media.js';
import { hasPage } from '../basics/platform.js';
import { fetchOrWarn, textOf, tryOrWarn, warnOnce } from '../basics/warnings.js';
import type { NewGameOptions } from '../game/new-game.js';
import { seatedGame, seatsOf, type Levels, type Players, type Seat } from '../game/seats.js';
import { keptBy, optionsOf, type OptionValues, type Setting } from '../game/settings.js';
import type { Table } from '../game/table.js';
import type { Board } from './board.js';
import type * as openGame from './open-game.js';
import type { Wanted } from './open-game.js';
import type { Opening } from './opening.js';
import type * as ruleSheets from './rule-sheets.js';

/** The attributes that determine the game of a board, and its content, which may be a rule sheet. */
interface GameAttributes extends Pick<ParentNode, 'querySelector'> {
  ruleset: RulesetId | `${string}.json` | Ruleset | null | undefined;
  readonly options: string | OptionValues | null | undefined;
  readonly players: Players;
  readonly seed: string | number | null | undefined;
  readonly keep: string | boolean | null | undefined;
  readonly dice: Setting<'dice'>;
}

/** Loads what games need. */
interface GameLoader {
  /** Fetches a feature; rejects if it cannot be fetched. */
  load(feature: string): Promise<void>;
  /** Fetches a feature; warns if it cannot be fetched. */
  tryLoad(feature: string): Promise<void>;
  /** Fetches the code that opens other games and saved games; rejects if it cannot be fetched. */
  openGame(): Promise<typeof openGame>;
  /** Fetches the code that reads rule sheets; rejects if it cannot be fetched. */
  ruleSheets(): Promise<typeof ruleSheets>;
  /** Settles when the language of the page is loaded; undefined if it is. */
  language(): Promise<void> | undefined;
}

/** A table, if the page has given one; undefined ends the one that the board has. */
type TableOption = Pick<Opening, 'table'>;

/**
 * A game is not loaded because a file cannot be fetched, or another game was requested later. Its text may be valid.
 */
export interface Unavailable {
  readonly ok: false;
  readonly code: 'unavailable';
  readonly at: '';
  readonly message: string;
}

export class RequestedGames {
  readonly #attributes: GameAttributes;
  readonly #board: Board;
  readonly #loader: GameLoader;
  /** Settles when the requested game has loaded. */
  loading: Promise<void> | undefined;
  /** Whether `keep` asks for the running game. */
  keeps = false;
  /** Counts requests: a file that loads late must not replace a game that was requested later. */
  #requests = 0;
  #newest = 0;
  /** The attribute values of the game that was requested last. */
  #played: readonly unknown[] = [];
  /** The attribute values with which the current game began. */
  #begun: readonly unknown[] = [];
  /** The ruleset in `#begun`. */
  #ruleset: GameAttributes['ruleset'];
  /** The rulesets of sheets that have been read, by address or by text. */
  readonly #sheets = new Map<string, Ruleset>();
  /** Sheets inside the board that cannot be played. */
  readonly #refused = new Set<string>();

  constructor(attributes: GameAttributes, board: Board, loader: GameLoader) {
    this.#attributes = attributes;
    this.#board = board;
    this.#loader = loader;
  }

  /** Begins the game of the attributes if they have changed; called before other uses of the board. */
  catchUp(resumes = true): void {
    const { state } = this.#board;
    const wanted = this.#wanted();
    const isBegun = (state ?? this.loading) && wanted.every((value, i) => value === this.#played[i]);
    const keeps = keptBy(this.#attributes.keep).includes('game');
    const isKeptAnew = keeps && !this.keeps;
    this.keeps = keeps;
    if (resumes && isBegun && !isKeptAnew) return;
    this.#played = wanted;
    if (resumes && isBegun && state?.log) void this.#kept(this.#request(), false);
    else this.#begin(resumes);
  }

  /** Begins a game, as `newGame()` of the board. */
  newGame({ players, ruleset, seed }: NewGameOptions, table: TableOption): void {
    const seats = players === undefined || players === null ? undefined : seatsOf(players);
    this.catchUp();
    if (ruleset || seed !== undefined) return this.#beginAnother({ ruleset, seed }, seats, table);
    if (this.loading) return this.#begin(false, seats, table);
    this.#newest = ++this.#requests;
    this.#board.restart(seats, table);
  }

  /** Loads a saved game, as `load()` of the board. */
  async load(
    text: string,
    players: Players,
    table: TableOption,
  ): Promise<ParseResult<GameState> | Unavailable> {
    this.catchUp();
    const request = ++this.#requests;
    const opener = await fetchOrWarn(() => this.#opener());
    if (!opener) return unavailable('a file of the board');
    const { options, seed } = this.#attributes;
    const ruleset = await this.#found(this.#given());
    const { result, opening } = await opener.openSaved(
      text,
      players,
      { ruleset, options, seed },
      this.#board.ruleset,
    );
    if (opening) await this.#featuresFor(opening.state.players.length, opening.levels);
    if (!opening) return result;
    if (request < this.#newest) return unavailable('a later request');
    this.#newest = request;
    this.loading = undefined;
    this.#board.begin({ ...opening, ...table }, 'load');
    return result;
  }

  /** The attribute values that determine the game, normalized so that two spellings of one value are equal. */
  #wanted(): readonly unknown[] {
    const { options, players, seed } = this.#attributes;
    return [this.#given(), textOf(optionsOf(options)), textOf(players ?? 1), seed || undefined];
  }

  /** The game that the attributes ask for. */
  #request(seats = seatsOf(this.#attributes.players)): Wanted {
    const { options, seed } = this.#attributes;
    return { ruleset: this.#given(), options, seed, seats };
  }

  /** The ruleset of the attributes, else the rule sheet inside the board, else Yahtzee. */
  #given(): string | Ruleset {
    const { ruleset } = this.#attributes;
    if (ruleset) return ruleset;
    const inside = hasPage
      ? this.#attributes.querySelector(':scope > script[type="application/json"]')
      : null;
    const sheet = inside?.textContent;
    return sheet && !this.#refused.has(sheet) ? sheet : yahtzee.id;
  }

  /** Resolves to the ruleset of a rule sheet, or to what names no sheet; warns if there is none that can be played. */
  async #found(ruleset: string | Ruleset): Promise<string | Ruleset | undefined> {
    if (typeof ruleset === 'object' || !isSheet(ruleset)) return ruleset;
    const known = this.#sheets.get(ruleset);
    if (known) return known;
    const module = await fetchOrWarn(() => this.#loader.ruleSheets());
    if (!module) return undefined;
    const { sheetAt, sheetIn } = module;
    try {
      const read = isText(ruleset) ? sheetIn(ruleset, 'the sheet in the board') : await sheetAt(ruleset);
      this.#sheets.set(ruleset, read);
      return read;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      warnOnce(error.message);
      return undefined;
    }
  }

  /** Begins a game with a ruleset or a seed other than that of the attributes, in place of the present one. */
  #beginAnother(
    { ruleset, seed }: Pick<NewGameOptions, 'ruleset' | 'seed'>,
    seats: readonly Seat[] | undefined,
    table: TableOption,
  ): void {
    const board = this.#board;
    const own = this.#attributes;
    const present = this.loading ? undefined : board.ruleset;
    const request = (this.#newest = ++this.#requests);
    const wanted: Wanted = {
      ruleset: ruleset || present || own.ruleset || yahtzee.id,
      options: own.options,
      seed: seed === undefined ? own.seed : seed,
      seats: seats ?? (present ? board.seats : seatsOf(own.players)),
      isAnother: Boolean(ruleset || present),
    };
    const opening = this.#open(wanted, own.seed);
    this.loading = Promise.all([opening, this.#loader.language()]).then(([opened]) => {
      if (request !== this.#newest) return;
      this.loading = undefined;
      if (typeof opened === 'object') board.begin({ ...opened, ...table, replaces: board.underWay }, 'new');
    });
  }

  #begin(resumes = true, seats?: readonly Seat[], options: { table?: Table | undefined } = {}): void {
    const wanted = this.#request(seats);
    const request = (this.#newest = ++this.#requests);
    this.loading = undefined;
    const asked = { ruleset: this.#attributes.ruleset, values: this.#played };
    const begin = (opening: Opening): void => {
      this.#ruleset = asked.ruleset;
      this.#begun = asked.values;
      this.#board.begin({ ...opening, ...options }, opening.state.log ? 'load' : 'new');
    };
    const plain = wanted.ruleset === yahtzee.id && !wanted.options && !wanted.seed;
    const levels = wanted.seats.map(({ level }) => level);
    const needed = this.#featuresFor(levels.length, levels);
    const language = this.#loader.language();
    const kept = this.keeps ? this.#kept(wanted, resumes) : undefined;
    if (plain && !needed && !language && !(kept && resumes)) return begin(seatedGame(yahtzee, wanted.seats));
    const opening = async (): Promise<Opening | 'no ruleset' | undefined> =>
      (await kept) ?? (plain ? seatedGame(yahtzee, wanted.seats) : this.#open(wanted));
    this.loading = Promise.all([opening(), language, needed]).then(([opened]) => {
      if (request !== this.#newest) return;
      this.loading = undefined;
      if (opened === 'no ruleset') this.#takeBackRuleset(() => this.#begin(resumes, seats, options), resumes);
      else if (opened) begin(opened);
    });
  }

  /**
   * Handles an unknown ruleset: restores the previous value of the property. Its game goes on, unless other attributes
   * have changed too.
   */
  #takeBackRuleset(begin: () => void, resumes: boolean): void {
    const refused = this.#given();
    this.#attributes.ruleset = this.#ruleset;
    if (typeof refused === 'string' && this.#given() === refused) this.#refused.add(refused);
    this.#played = this.#wanted();
    const isOn = this.#board.state && resumes && this.#played.every((value, i) => value === this.#begun[i]);
    if (!isOn) begin();
  }

  /** Resolves to the game that this browser has kept, if it is the requested one and `resumes` is true. */
  async #kept(wanted: Wanted, resumes: boolean): Promise<Opening | undefined> {
    const [ruleset] = await Promise.all([this.#found(wanted.ruleset), this.#loader.tryLoad('keep')]);
    if (!ruleset) return undefined;
    const keep = this.#board.features.get('keep');
    const kept = await keep?.reopen?.({ ...wanted, ruleset }, () => this.#opener(), resumes);
    if (kept) await this.#featuresFor(kept.state.players.length, kept.levels);
    return kept;
  }

  /**
   * Opens the requested game; `later` is the seed of the games after it. If a file cannot be fetched, the current game
   * goes on, or plain Yahtzee is opened.
   */
  async #open(wanted: Wanted, later = wanted.seed): Promise<Opening | 'no ruleset' | undefined> {
    const { state } = this.#board;
    const instead = state ? 'the present game goes on' : `${yahtzee.id} is played`;
    const opened = await tryOrWarn(instead, async () => {
      const { gameFor, onceDealt } = await this.#opener();
      const ruleset = await this.#found(wanted.ruleset);
      const game = ruleset && (await gameFor({ ...wanted, ruleset }, yahtzee));
      if (!game) return 'no ruleset';
      await this.#featuresFor(game.state.players.length, game.levels);
      return { ...game, deal: onceDealt(wanted, later) };
    });
    return opened ?? (this.#board.state ? undefined : seatedGame(yahtzee, wanted.seats));
  }

  /** Loads the features that a game with these players and computers needs at once; undefined if none is missing. */
  #featuresFor(players: number, levels: Levels): Promise<unknown> | undefined {
    const { features, preferences } = this.#board;
    const needed = [
      isMatched(SHORT_SCREEN) && 'short-screens',
      players > 1 && 'players',
      levels.some(Boolean) && 'seats',
      ...(hasPage && (preferences.dice ?? this.#attributes.dice) === 'real'
        ? ['every-board', 'real-dice']
        : []),
    ];
    const missing = needed.flatMap((id) => (id && !features.get(id) ? [id] : []));
    return missing.length ? Promise.all(missing.map((id) => this.#loader.tryLoad(id))) : undefined;
  }

  /** Loads the code that opens other games and saved games, and shows them. Rejects if it cannot be fetched. */
  async #opener(): Promise<typeof openGame> {
    const [module] = await Promise.all([
      this.#loader.openGame(),
      this.#loader.load('other-games'),
      this.#loader.tryLoad('every-board'),
    ]);
    return module;
  }
}

/** Whether it is the address of a rule sheet, or one as text; ids have no such characters. */
const isSheet = (ruleset: string): boolean => /[./{]/.test(ruleset);
const isText = (sheet: string): boolean => sheet.includes('{');

const unavailable = (what: string): Unavailable => ({
  ok: false,
  code: 'unavailable',
  at: '',
  message: `unavailable: ${what}`,
});
