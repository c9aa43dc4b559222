/** A log as far as it is known here, and the way to add to it. Any process may add to it at any time. */
import { LogError } from '../core/index.js';
import type { LogStore } from './store.js';

/** After how many milliseconds the store is told again that a log is still being added to. */
const TOLD_EVERY = 86_400_000;

/** What a log leads to. */
export interface Folded {
  readonly code: string;
  readonly length: number;
}

/** How a kind of log is written and read. */
export interface Grammar<State extends Folded, Entry> {
  addEntry(state: State, entry: Entry): State;
  addLine(state: State, line: string): State;
  textOf(entry: Entry, state: State): string;
  /** For how many seconds a log is kept that has come this far. */
  keptFor(state: State): number;
  /** Whether a line changes nothing. */
  isTalk(line: string): boolean;
}

/** Is told of each line that this process has added. */
export type Added = (code: string, at: number, line: string) => void;

/** What all logs of a process have in common. */
export interface Surroundings {
  readonly store: LogStore;
  readonly added: Added;
  /** Is told what went wrong after a line had been added. */
  readonly onError: (error: unknown) => void;
}

/** What an entry is made of when it is known where it will stand. */
export type Decide<State, Entry, No> = (state: State) => Decided<Entry, No> | Promise<Decided<Entry, No>>;
type Decided<Entry, No> = { readonly entry: Entry } | No;

/** The name of what is kept beside a log. */
const SECRET = 'secret';

export const keepSecret = (store: LogStore, code: string, secret: string): Promise<void> =>
  store.keep(code, SECRET, secret);

/** Rejects with a LogError if it is lost: dice cannot be made without it. */
export async function secretOf(store: LogStore, code: string): Promise<string> {
  const [secret] = await store.kept(code, [SECRET]);
  if (secret === undefined) throw new LogError(`log: the secret of ${code} is lost`);
  return secret;
}

export class LiveLog<State extends Folded, Entry> {
  readonly secret: string;
  readonly lines: string[];
  protected readonly store: LogStore;
  readonly #grammar: Grammar<State, Entry>;
  readonly #added: Added;
  readonly #onError: (error: unknown) => void;
  #state: State;
  #changedAt = performance.now();
  #keptFor = 0;
  #tellAt = 0;

  constructor(
    state: State,
    lines: readonly string[],
    secret: string,
    grammar: Grammar<State, Entry>,
    { store, added, onError }: Surroundings,
  ) {
    this.#state = state;
    this.lines = lines.slice(0, 1);
    this.secret = secret;
    this.store = store;
    this.#grammar = grammar;
    this.#added = added;
    this.#onError = onError;
    this.follow(1, lines.slice(1));
  }

  get state(): State {
    return this.#state;
  }

  get code(): string {
    return this.#state.code;
  }

  /** For how many seconds nothing has been added but talk. */
  get quietFor(): number {
    return (performance.now() - this.#changedAt) / 1000;
  }

  /**
   * Adds the entry that `decide` makes. When somebody else was faster, the entry is made anew, of what is now true.
   * Resolves to what `decide` says if that is no entry.
   */
  async add<No extends { readonly no: string }>(decide: Decide<State, Entry, No>): Promise<No | undefined> {
    for (;;) {
      const state = this.#state;
      const decision = await decide(state);
      if ('no' in decision) return decision;
      // Whatever is wrong with an entry is found before it is written.
      const next = this.#grammar.addEntry(state, decision.entry);
      const line = this.#grammar.textOf(decision.entry, state);
      if (await this.store.append(state.code, state.length, line)) {
        if (this.#state === state) this.#take(next, line);
        else this.follow(state.length, [line]);
        this.#added(state.code, state.length, line);
        await this.#keepOn();
        return undefined;
      }
      await this.refresh();
      if (this.#state.length <= state.length) throw new LogError('log: it is shorter than it was');
    }
  }

  /** Reads what others have added; resolves to whether there was anything. */
  async refresh(): Promise<boolean> {
    const { code, length } = this.#state;
    this.follow(length, await this.store.read(code, length));
    return this.#state.length > length;
  }

  /** Takes lines in, of which some may be known already. */
  follow(at: number, lines: readonly string[]): void {
    for (const line of lines.slice(Math.max(0, this.#state.length - at)))
      this.#take(this.#grammar.addLine(this.#state, line), line);
  }

  #take(next: State, line: string): void {
    this.#state = next;
    this.lines.push(line);
    if (!this.#grammar.isTalk(line)) this.#changedAt = performance.now();
  }

  /**
   * A log is kept while something happens in it; how long after that may change with a line. The line is added, so a
   * store that fails here refuses nothing: it is told again with the next line.
   */
  async #keepOn(): Promise<void> {
    const keptFor = this.#grammar.keptFor(this.#state);
    const now = performance.now();
    if (keptFor === this.#keptFor && now < this.#tellAt) return;
    try {
      await this.store.expire(this.code, keptFor);
      this.#keptFor = keptFor;
      this.#tellAt = now + TOLD_EVERY;
    } catch (error) {
      this.#onError(error);
    }
  }
}
