/**
 * Requests the facts that the end of a game shows, from the last turn on: remembered results, and an advisor's answers.
 */
import { winShares, type GameState, type Ruleset } from '@yahtzee-game/rules';
import { sentenceIn, warnOnce } from '../../basics/warnings.js';
import type { Board } from '../../board/board.js';
import type { Advisor, Distribution } from '../../game/advisor.js';
import type { Records, Result } from '../../game/records.js';
import { isLastTurn } from '../../game/turns.js';
import type { EndFacts } from './end-facts.js';
import { MOST_LINES } from './players-view.js';
import { roundsOf, turnsOf } from './turns.js';

/** Milliseconds in which deleted results can be restored. */
const RESTORABLE = 10_000;

export class EndSession {
  readonly #board: Board;
  readonly #hasFixedDice: () => boolean;
  /** The subject of the answers; a change of these discards some of them. */
  #state: GameState | undefined;
  #game = '';
  #ruleset: Ruleset | undefined;
  #advisor: Advisor | undefined;
  #records: Records | undefined;
  #results: readonly Result[] | undefined;
  #restore: (() => Promise<void>) | undefined;
  #perfect: Distribution | undefined;
  #awaitsPerfect = false;
  #chances: readonly (readonly number[])[] | undefined;
  #awaitsChances = false;
  /** Aborts the questions about the game; `#perfectRequest` aborts the one about perfect play. */
  #request = new AbortController();
  #perfectRequest: AbortController | undefined;
  #facts: EndFacts | undefined;

  /** @param hasFixedDice returns whether every game of the board gets the same dice */
  constructor(board: Board, hasFixedDice: () => boolean) {
    this.#board = board;
    this.#hasFixedDice = hasFixedDice;
    board.subscribe(() => this.#update());
    this.#update();
  }

  /** The facts; the same object until one of them changes. */
  get facts(): EndFacts {
    const { game, helped } = this.#board;
    const facts: EndFacts = {
      game,
      results: this.#results,
      perfect: this.#perfect,
      awaitsPerfect: this.#awaitsPerfect,
      chances: this.#chances,
      awaitsChances: this.#awaitsChances,
      helped: helped || Boolean(this.#results?.some((result) => result.game === game && result.helped)),
      canRestore: this.#restore !== undefined,
      hasSameDice: this.#hasSameDice,
    };
    return (this.#facts = this.#facts && isEqual(this.#facts, facts) ? this.#facts : facts);
  }

  get #hasSameDice(): boolean {
    const { seed, table, readOnly } = this.#board;
    return seed !== undefined && !table?.again && !readOnly && !this.#hasFixedDice();
  }

  /** Deletes all results at once. For a while, they can be restored. */
  async forget(): Promise<void> {
    const restore = await this.#tried('records', () => this.#records?.clear());
    if (!restore) return;
    this.#restore = restore;
    this.#results = undefined;
    this.#board.say(() => this.#board.t('record.deleted'));
    setTimeout(() => {
      if (this.#restore === restore) this.#restore = undefined;
      this.#board.refresh();
    }, RESTORABLE);
  }

  async restore(): Promise<void> {
    const restore = this.#restore;
    if (!restore || !(await this.#tried('records', async () => (await restore(), true)))) return;
    this.#restore = undefined;
    await this.#readResults();
    this.#board.say(() => this.#board.t('record.restored'));
  }

  /** Requests again what depends on a change of the board, from the last turn on. */
  #update(): void {
    const { state, advisor, records, ruleset, game, connected } = this.#board;
    if (!state || !connected || !isLastTurn(state)) return this.#abort();
    const isOther = ruleset !== this.#ruleset;
    if (isOther || records !== this.#records || game !== this.#game) {
      if (isOther || records !== this.#records) this.#results = undefined;
      this.#records = records;
      this.#ruleset = ruleset;
      this.#restore = undefined;
      void this.#readResults();
    }
    if (isOther || advisor !== this.#advisor) this.#forgetPerfect();
    const isNew = state !== this.#state || advisor !== this.#advisor;
    [this.#state, this.#advisor, this.#game] = [state, advisor, game];
    if (isNew) this.#ask(state, advisor);
  }

  #ask(state: GameState, advisor: Advisor | undefined): void {
    this.#request.abort();
    const { signal } = (this.#request = new AbortController());
    this.#chances = undefined;
    const { length: players } = state.players;
    const isOver = state.turn.phase === 'over';
    const asksChances = isOver && players > 1 && players <= MOST_LINES && !state.rules.spec.standing;
    this.#awaitsChances = asksChances && advisor?.winProbabilities !== undefined;
    const comparesTotals = players === 1 && !state.rules.spec.standing;
    this.#awaitsPerfect = comparesTotals && advisor?.distribution !== undefined && !this.#perfect;
    if (!advisor) return;
    if (this.#awaitsChances) void this.#askChances(state, advisor, signal);
    if (players === 1) void this.#askPerfect(state, advisor);
  }

  #abort(): void {
    this.#request.abort();
    this.#perfectRequest?.abort();
    this.#perfectRequest = undefined;
    this.#state = undefined;
  }

  #forgetPerfect(): void {
    this.#perfectRequest?.abort();
    this.#perfectRequest = undefined;
    this.#perfect = undefined;
  }

  async #readResults(): Promise<void> {
    const [ruleset, records] = [this.#ruleset, this.#records];
    if (!ruleset || !records) return;
    const results = await this.#tried('records', () => records.results(ruleset));
    if (ruleset !== this.#ruleset || records !== this.#records || this.#restore) return;
    this.#results = results;
    this.#board.refresh();
  }

  async #askPerfect(state: GameState, advisor: Advisor): Promise<void> {
    if (this.#perfect || this.#perfectRequest) return;
    const { signal } = (this.#perfectRequest = new AbortController());
    const perfect = await this.#tried('advisor', () => advisor.distribution?.(state, signal), signal);
    if (signal.aborted) return;
    this.#perfectRequest = undefined;
    // Estimates are not shown.
    this.#perfect = perfect && perfect.exact !== false && perfect.chances.length > 0 ? perfect : undefined;
    this.#awaitsPerfect = false;
    this.#board.refresh();
  }

  async #askChances(state: GameState, advisor: Advisor, signal: AbortSignal): Promise<void> {
    const chances = await this.#tried('advisor', () => chancesOf(state, advisor, signal), signal);
    if (signal.aborted) return;
    this.#chances = chances;
    this.#awaitsChances = false;
    this.#board.refresh();
  }

  /** Resolves to undefined after a warning if the answer is an error. */
  async #tried<T>(source: string, ask: () => T | Promise<T>, signal?: AbortSignal): Promise<T | undefined> {
    try {
      return await ask();
    } catch (error) {
      if (!signal?.aborted) warnOnce(`${source}: ${sentenceIn(error)}`);
      return undefined;
    }
  }
}

/** Resolves to each seat's probability of winning, before the first round and after each. */
async function chancesOf(
  final: GameState,
  advisor: Advisor,
  signal: AbortSignal,
): Promise<readonly (readonly number[])[] | undefined> {
  const chances: (readonly number[])[] = [];
  for (const state of roundsOf(turnsOf(final))) {
    const row = winShares(state) ?? evenShares(state) ?? (await advisor.winProbabilities?.(state, signal));
    if (signal.aborted || row?.length !== state.players.length) return undefined;
    chances.push(row);
  }
  return chances;
}

/** Returns equal probabilities for the players of a play-off; undefined if there is none. */
function evenShares({ players, playoff }: GameState): readonly number[] | undefined {
  return playoff && players.map((_, seat) => (playoff.seats.includes(seat) ? 1 / playoff.seats.length : 0));
}

const isEqual = (a: EndFacts, b: EndFacts): boolean =>
  (Object.keys(b) as (keyof EndFacts)[]).every((key) => a[key] === b[key]);
