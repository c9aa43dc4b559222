/** Results and last games in IndexedDB. */
import type { Ruleset } from '@yahtzee-game/rules';
import { clear, createStore, delMany, entries, get, set, update } from 'idb-keyval';
import type { Records, Result } from '../../game/records.js';
import type { Notices } from './notices.js';
import { entryOf, resultOf, rowOf, rowsOf, type Entry, type Row } from './record-rows.js';

/** The number of games of each ruleset that are kept as text. */
const LAST_GAMES = 20;

const store = createStore('yahtzee-game', 'records');

export class StoredRecords implements Records {
  readonly #notices: Notices;
  /** Settles when all added results are stored. */
  #added: Promise<void> = Promise.resolve();

  /** @param notices show that the browser has refused to store something */
  constructor(notices: Notices) {
    this.#notices = notices;
  }

  async results(ruleset: Ruleset): Promise<readonly Result[]> {
    await this.#added;
    try {
      return rowsOf(await get(keyOf(ruleset), store)).map(resultOf);
    } catch {
      return [];
    }
  }

  /** Adds the results of one game; they replace earlier results of the same game. */
  add(ruleset: Ruleset, results: readonly Result[], text: string): void {
    if (results.length === 0) return;
    this.#added = this.#added
      .then(() => this.#add(ruleset, results, text))
      .catch(() => this.#notices.tell('store.unrecorded'));
  }

  async #add(ruleset: Ruleset, results: readonly Result[], text: string): Promise<void> {
    const rows = results.map(rowOf);
    let before: readonly Row[] = [];
    let after: readonly Row[] = [];
    await update<unknown>(
      keyOf(ruleset),
      (stored): Entry => {
        before = rowsOf(stored);
        after = joined(before, rows);
        return entryOf(after);
      },
      store,
    );
    const last = lastGamesIn(after);
    await delMany(
      lastGamesIn(before)
        .filter((game) => !last.includes(game))
        .map(textKeyOf),
      store,
    );
    for (const game of lastGamesIn(rows)) await set(textKeyOf(game), text, store);
  }

  async clear(): Promise<() => Promise<void>> {
    await this.#added;
    return this.#change(async () => {
      const all = await entries<string, unknown>(store);
      await clear(store);
      return () =>
        this.#change(async () => {
          await Promise.all(all.map(([key, value]) => restore(key, value)));
        });
    });
  }

  /** Changes the storage. If the browser refuses, shows a notice and rejects. */
  async #change<T>(change: () => Promise<T>): Promise<T> {
    try {
      return await change();
    } catch (error) {
      this.#notices.reply('store.unchanged');
      throw error;
    }
  }
}

/** Restores deleted results; results that have been added since remain. */
const restore = (key: string, value: unknown): Promise<void> =>
  update<unknown>(
    key,
    (since) =>
      since === undefined || typeof value === 'string'
        ? value
        : entryOf(joined(rowsOf(value), rowsOf(since))),
    store,
  );

/** Joins rows; later rows replace those of the same game, so that no game counts twice. */
function joined(rows: readonly Row[], later: readonly Row[]): readonly Row[] {
  const games = new Set(later.map(([, , , game]) => game));
  return [...rows.filter(([, , , game]) => !games.has(game)), ...later];
}

const keyOf = ({ id, options }: Ruleset): string =>
  `results ${id} ${JSON.stringify(Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;
const textKeyOf = (game: string): string => `game ${game}`;

/** Returns the identities of the games whose text is kept. */
const lastGamesIn = (rows: readonly Row[]): readonly string[] =>
  [...new Set(rows.map(([, , , game]) => game))].slice(-LAST_GAMES);
