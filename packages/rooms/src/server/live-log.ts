/** A log as far as this process knows it, and how to add to it. Any process may add to it at any time. */
import { linkIn, LogError } from '../core/index.js';
import type { Lines } from '../protocol.js';
import type { LogStore } from './store.js';

/** Milliseconds after which the expiry of a growing log is renewed in the store: a day. */
const TOLD_EVERY = 86_400_000;

/** The state that follows from a log. */
export interface Folded {
  readonly code: string;
  readonly length: number;
  readonly link: string;
  readonly phase: string;
}

/** Thrown when the store no longer has a log. */
export class LostLog extends LogError {}

/** How logs of one kind, of rooms or events, are written and read. */
export interface Grammar<State extends Folded, Entry> {
  /** The state after the first line; the game is that of a state that was known. */
  open(line: string, known: State): State;
  addLine(state: State, line: string): State;
  /** Returns the state after an entry, and its line. Throws a LogError if the entry is not possible there. */
  write(state: State, entry: Entry): readonly [after: State, line: string];
  /** The seconds for which a log in this state is kept after its last line. */
  keptFor(state: State): number;
  /** Whether a line is only a phrase, which changes nothing in the state. */
  isTalk(line: string): boolean;
}

/** Called with each line that this process has added. */
export type Added = (code: string, at: number, line: string) => void;

/** The store and the callbacks that all logs of a process share. */
export interface Surroundings {
  readonly store: LogStore;
  readonly added: Added;
  /** Receives errors that happen after a line has been added. */
  readonly onError: (error: unknown) => void;
}

/** Makes an entry for the state to which it will be added, or a refusal. */
export type Decide<State, Entry, No> = (state: State) => Decided<Entry, No> | Promise<Decided<Entry, No>>;
type Decided<Entry, No> = { readonly entry: Entry } | No;

/** The name under which the secret is kept beside a log. */
const SECRET = 'secret';

export const keepSecret = (store: LogStore, code: string, secret: string): Promise<void> =>
  store.keep(code, SECRET, secret);

/** Resolves to the secret of a log. Rejects with a LogError if it is lost: dice cannot be made without it. */
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

  /** The seconds since a line other than a phrase was added. */
  get quietFor(): number {
    return (performance.now() - this.#changedAt) / 1000;
  }

  /**
   * Adds the entry that `decide` returns. If another process was faster, `decide` is called again with the new state.
   * Resolves to undefined, or to the refusal that `decide` has returned instead of an entry.
   */
  async add<No extends { readonly no: string }>(decide: Decide<State, Entry, No>): Promise<No | undefined> {
    for (;;) {
      const state = this.#state;
      const last = this.lines.at(-1);
      const decision = await decide(state);
      if ('no' in decision) return decision;
      const [next, line] = this.#grammar.write(state, decision.entry);
      if (await this.store.append(state.code, state.length, line, last)) {
        if (this.#state === state) this.#take(next, line);
        else await this.refresh();
        this.#added(state.code, state.length, line);
        await this.#keepOn();
        return undefined;
      }
      if (!(await this.refresh()) && state === this.#state)
        throw new LogError('log: the store refuses the next line');
    }
  }

  /**
   * Reads the lines that other processes have added. Resolves to whether the log has changed. The store is the truth:
   * if it has lost lines that are known here, or has others, this takes over its log.
   * Rejects with a `LostLog` if the store no longer has the log.
   */
  async refresh(): Promise<boolean> {
    const { code, length, link } = this.#state;
    const [last, ...news] = await this.store.read(code, length - 1);
    if (last === this.lines[length - 1]) this.follow(length, news);
    else await this.#readAgain();
    return this.#state.link !== link;
  }

  /** Adds lines to the known ones; the first of them may be known already. */
  follow(at: number, lines: readonly string[]): void {
    for (const line of lines.slice(Math.max(0, this.#state.length - at)))
      this.#take(this.#grammar.addLine(this.#state, line), line);
  }

  /** Returns the lines after the one with this link, and their position; all of them if there is no such line. */
  linesAfter(link: unknown): Lines {
    const at = 1 + this.lines.findLastIndex((line) => linkIn(line) === link);
    return { at, lines: this.lines.slice(at) };
  }

  async #readAgain(): Promise<void> {
    const [first, ...others] = await this.store.read(this.code, 0);
    if (first === undefined) {
      // A game that is over has expired in the store; who is still there may look at it.
      if (this.#state.phase === 'over') return;
      throw new LostLog(`log: ${this.code} is lost`);
    }
    this.#state = this.#grammar.open(first, this.#state);
    this.lines.splice(0, this.lines.length, first);
    this.#changedAt = performance.now();
    this.follow(1, others);
  }

  #take(next: State, line: string): void {
    this.#state = next;
    this.lines.push(line);
    if (!this.#grammar.isTalk(line)) this.#changedAt = performance.now();
  }

  /**
   * Renews the expiry of the log in the store once a day, and when a line changes how long the log is kept. The line
   * has been added by now, so if the store fails here, nothing is refused: it is tried again after the next line.
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
