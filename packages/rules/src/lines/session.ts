/**
 * Games for programs in any language: each request is one line of JSON, and so is its answer. A session holds the games
 * that have begun; dice come from the seed of a game, unless the program throws them itself.
 */
import { loadRuleset } from '../catalog.js';
import { duplicateDice, seededDice, type DiceSource } from '../dice/source.js';
import { withOptions } from '../games/options.js';
import { shown } from '../model/refuse.js';
import type { GameState, Options, Ruleset } from '../model/rules.js';
import type { Action } from '../model/types.js';
import {
  cellsFor,
  chance,
  legalActions,
  newGame,
  outcome,
  playerTotals,
  reduce,
  rollsLeft,
} from '../play/game.js';
import { parseGame } from '../records/notation.js';
import type { Fields } from '../records/parse.js';
import { serializeGame } from '../records/serialize.js';
import { rulesetFromJSON } from '../sheets/from-json.js';

/** Answers about a decision, best choice first, as the advisor gives them. */
export type Advise = (state: GameState) => Promise<object>;

/** An answer: `ok`, and what was asked for; or why not, in one sentence. */
export interface Answer {
  readonly ok: boolean;
  readonly [field: string]: unknown;
}

interface OpenGame {
  state: GameState;
  readonly dice: DiceSource | undefined;
  readonly seed: string | number | undefined;
}

/** The most games at a time, and the most characters of a line. */
const MAX_GAMES = 100_000;
const MAX_LINE = 1_000_000;
/** Forms of games that are kept ready. */
const MAX_RULESETS = 100;

export class Session {
  readonly #advise: Advise | undefined;
  readonly #games = new Map<number, OpenGame>();
  readonly #rulesets = new Map<string, Promise<Ruleset>>();
  #last = 0;

  /** @param advise answers `advise`; without it, that is refused */
  constructor(advise?: Advise) {
    this.#advise = advise;
  }

  /** Returns the answer to a line, or a promise of it where something has to be loaded or solved first. Never throws. */
  answer(line: string): Answer | Promise<Answer> {
    const request = line.length > MAX_LINE ? undefined : objectOf(line);
    if (!request) return refused(`a line is a JSON object of up to ${MAX_LINE} characters`);
    const tag = 'id' in request ? { id: request['id'] } : {};
    try {
      const answer = this.#done(request);
      return answer instanceof Promise
        ? answer.then(
            (later) => ({ ...tag, ...later }),
            (error: unknown) => ({ ...tag, ...failed(error) }),
          )
        : { ...tag, ...answer };
    } catch (error) {
      return { ...tag, ...failed(error) };
    }
  }

  #done(request: Fields): Answer | Promise<Answer> {
    switch (request['do']) {
      case 'new':
        return this.#begin(request);
      case 'load':
        return this.#load(request);
      case 'play':
        return this.#play(request);
      case 'legal':
        return { ok: true, actions: legalActions(this.#game(request).state) };
      case 'score':
        return { ok: true, boxes: cellsFor(this.#game(request).state) };
      case 'totals':
        return { ok: true, totals: playerTotals(this.#game(request).state) };
      case 'save': {
        const { state, seed } = this.#game(request);
        return { ok: true, text: serializeGame(state, seed === undefined ? {} : { seed }) };
      }
      case 'advise':
        return this.#advised(request);
      case 'drop':
        return { ok: this.#games.delete(Number(request['game'])) };
      default:
        return refused(
          `do: ${shown(request['do'])}; allowed: new, load, play, legal, score, totals, save, advise, drop`,
        );
    }
  }

  async #begin({ ruleset = 'yahtzee', options = {}, players = 1, seed, duplicate }: Fields): Promise<Answer> {
    const form = await this.#ruleset(ruleset, options as Options);
    const state = newGame(form, { players: players as number });
    return this.#open(state, seed, duplicate === true);
  }

  async #load({ text, ruleset }: Fields): Promise<Answer> {
    const own = ruleset === undefined ? [] : [await this.#ruleset(ruleset)];
    const first = parseGame(text as string, own);
    const read =
      !first.ok && first.ruleset !== undefined
        ? parseGame(text as string, [await this.#ruleset(first.ruleset)])
        : first;
    // Dice that have fallen are part of the text; those to come are the program's.
    return read.ok ? this.#open(read, undefined, false) : { ...read };
  }

  /** Resolves to one ruleset for all games of one form, since each has its tables laid out anew. */
  #ruleset(given: unknown, options: Options = {}): Promise<Ruleset> {
    const key = JSON.stringify([given, options]);
    const known = this.#rulesets.get(key);
    if (known) return known;
    if (this.#rulesets.size >= MAX_RULESETS) this.#rulesets.clear();
    const plain = typeof given === 'string' ? loadRuleset(given) : sheetOf(given);
    const form = plain.then((ruleset) => withOptions(ruleset, options));
    this.#rulesets.set(key, form);
    form.catch(() => this.#rulesets.delete(key));
    return form;
  }

  #open(state: GameState, seed: unknown, duplicate: boolean): Answer {
    if (this.#games.size >= MAX_GAMES) return refused(`${MAX_GAMES} games are open; drop some`);
    // Other types are refused there.
    const named = seed as string | number | undefined;
    const dice = named === undefined ? undefined : (duplicate ? duplicateDice : seededDice)(named);
    const game = { state, dice, seed: named };
    const number = ++this.#last;
    thrown(game);
    this.#games.set(number, game);
    return { ok: true, game: number, ...standingOf(game.state) };
  }

  #game({ game }: Fields): OpenGame {
    const found = this.#games.get(Number(game));
    if (!found) throw new RangeError(`game: ${shown(game)}; allowed: the number of a game of this session`);
    return found;
  }

  /** Plays actions one after the other, with the dice of the seed between them, up to one that is refused. */
  #play(request: Fields): Answer {
    const game = this.#game(request);
    const { action, actions = [action] } = request;
    if (!Array.isArray(actions)) return refused(`actions: ${shown(actions)}; allowed: a list of actions`);
    for (const [i, one] of actions.entries()) {
      const next = reduce(game.state, one as Action);
      if (!next.ok) return { ...next, at: i, ...standingOf(game.state) };
      game.state = next;
      thrown(game);
    }
    return { ok: true, game: request['game'], ...standingOf(game.state) };
  }

  async #advised(request: Fields): Promise<Answer> {
    const { state } = this.#game(request);
    if (!this.#advise) return refused('advise: the package @yahtzee-game/advisor is not installed');
    return { ok: true, ...(await this.#advise(state)) };
  }
}

/** Throws the dice that a game with a seed waits for. */
function thrown(game: OpenGame): void {
  const owed = game.dice && chance(game.state);
  const next = owed && game.dice && reduce(game.state, { type: 'dice', values: game.dice(owed) });
  if (next?.ok) game.state = next;
}

function standingOf(state: GameState): Fields {
  const { seat, turn } = state;
  const { phase, roll, dice } = turn;
  const over = outcome(state);
  return {
    seat,
    phase,
    roll,
    dice,
    rollsLeft: rollsLeft(state),
    totals: playerTotals(state).map(({ total }) => total),
    ...(over && { winners: over.winners }),
  };
}

function sheetOf(sheet: unknown): Promise<Ruleset> {
  const read = rulesetFromJSON(sheet);
  return read.ok ? Promise.resolve(read.ruleset) : Promise.reject(new RangeError(read.message));
}

function objectOf(line: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Fields)
      : undefined;
  } catch {
    return undefined;
  }
}

const refused = (message: string): Answer => ({ ok: false, code: 'bad-request', message });

/** A refusal of the rules is a sentence; anything else is a fault of the program. */
const failed = (error: unknown): Answer =>
  refused(error instanceof RangeError ? error.message : `it failed: ${String(error)}`);
