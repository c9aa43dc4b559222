/** What a board does with a table, without showing anything: seats of others answer, its own seats do anything legal. */
import {
  chance,
  legalActions,
  parseGame,
  reduce,
  type Action,
  type Chance,
  type Dice,
  type GameState,
  type PlayerAction,
  type Ruleset,
} from '@yahtzee-game/rules';
import { pick, type Random } from '../harness/random.js';

interface FakeTable {
  player(
    seat: number,
    state: GameState,
  ): { choose(state: GameState, signal: AbortSignal): Promise<PlayerAction> } | undefined;
  throwDice(owed: Chance, state: GameState, signal: AbortSignal): Promise<Dice>;
}

export class FakeBoard extends EventTarget {
  state: GameState | undefined;
  /** How often a game was loaded. */
  loads = 0;
  readonly faults: unknown[] = [];
  readonly #rulesets: readonly Ruleset[];
  readonly #random: Random;
  #asked = new AbortController();
  /** Whether whoever sits here decides at once. */
  plays = true;

  constructor(rulesets: readonly Ruleset[], random: Random) {
    super();
    this.#rulesets = rulesets;
    this.#random = random;
  }

  load(text: string, { table }: { readonly table: object | undefined }): Promise<void> {
    const parsed = parseGame(text, this.#rulesets);
    if (!parsed.ok) throw new Error(parsed.message);
    this.#asked.abort();
    this.#asked = new AbortController();
    this.state = parsed;
    this.loads++;
    void this.#play(table as FakeTable, this.#asked.signal);
    return Promise.resolve();
  }

  stop(): void {
    this.#asked.abort();
  }

  async #play(table: FakeTable, signal: AbortSignal): Promise<void> {
    try {
      while (this.state && this.state.turn.phase !== 'over' && !signal.aborted)
        await this.#step(this.state, table, signal);
    } catch (error) {
      if (!signal.aborted) this.faults.push(error);
    }
  }

  async #step(state: GameState, table: FakeTable, signal: AbortSignal): Promise<void> {
    const owed = chance(state);
    if (owed)
      return this.#apply({ type: 'dice', values: await table.throwDice(owed, state, signal) }, signal);
    const other = table.player(state.seat, state);
    if (other) return this.#apply(await other.choose(state, signal), signal);
    // A person takes a moment, in which others are heard.
    await new Promise<void>((resolve) => {
      if (this.plays) setTimeout(resolve);
    });
    this.#apply(pick(this.#random, legalActions(state)), signal);
  }

  #apply(action: Action, signal: AbortSignal): void {
    if (signal.aborted || !this.state) return;
    const next = reduce(this.state, action);
    if (!next.ok) throw new Error(next.message);
    this.state = next;
    if (action.type === 'score' || action.type === 'announce')
      this.dispatchEvent(Object.assign(new Event(`yahtzee-${action.type}`), { detail: { action } }));
  }
}
