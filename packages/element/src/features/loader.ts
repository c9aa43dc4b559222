/** Fetches features, and defines when the first ones are needed. */
import type { Board } from '../game/board.js';
import { fetchOrWarn, keptBy } from '../game/settings.js';
import { addMessages } from '../words/messages.js';
import type { Entry, FeatureModule } from './entry.js';
import { Features, type BoardElement } from './feature.js';
import { isMatched, SHORT_SCREEN } from './media.js';

/**
 * In the order in which they complete the view and fill slots. Those that no board needs for its first picture are
 * defined by `rest/further-features.ts`, which every board loads then.
 */
const TABLE: readonly (Partial<Entry> & { readonly id: string })[] = [
  { id: 'rest', load: () => import('./rest/index.js') },
  {
    id: 'short-screens',
    wanted: () => isMatched(SHORT_SCREEN),
    load: () => import('./short-screens/index.js'),
  },
  { id: 'forced-colours' },
  { id: 'other-games', load: () => import('./other-games/index.js') },
  {
    id: 'players',
    wanted: ({ view }) => view?.several || view?.panel === 'setup',
    load: () => import('./players/index.js'),
  },
  { id: 'announcements' },
  { id: 'dice-styles' },
  // With the rest, so that the first dice are named; while these fall, if they are sooner.
  {
    id: 'moments',
    wanted: ({ state, features }) => features.get('rest') ?? state?.log,
    load: () => import('./moments/index.js'),
  },
  { id: 'advice' },
  { id: 'last-turns' },
  {
    id: 'seats',
    wanted: ({ table, levels, view }) => table ?? (levels.some(Boolean) || view?.panel === 'setup'),
    load: () => import('./seats/index.js'),
  },
  { id: 'real-dice' },
  { id: 'end' },
  { id: 'share' },
  { id: 'panels' },
  { id: 'setup' },
  { id: 'keep', wanted: (_, { keep }) => keptBy(keep), load: () => import('./keep/index.js') },
];

/** The entries of the table that are loaded late. */
const further: Partial<Record<string, Entry>> = {};

export const newFeatures = (): Features => new Features(TABLE.map(({ id }) => id));

export class FeatureLoader {
  readonly #board: Board;
  readonly #host: BoardElement;
  readonly #loading = new Map<string, Promise<void>>();

  constructor(board: Board, host: BoardElement) {
    this.#board = board;
    this.#host = host;
  }

  /** Fetches the features that the board needs now. */
  update(): void {
    for (const { id, wanted = further[id]?.wanted } of TABLE)
      if (!this.#board.features.get(id) && wanted?.(this.#board, this.#host)) void this.tryLoad(id);
  }

  /** Resolves when the feature is loaded. Rejects if it cannot be fetched; the next call tries again. */
  load(id: string): Promise<void> {
    if (this.#board.features.get(id)) return Promise.resolve();
    const loading = this.#loading.get(id) ?? this.#fetch(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  /** Settles when nothing is being fetched any more; true if anything was. */
  async settled(): Promise<boolean> {
    const { size } = this.#loading;
    await Promise.allSettled(this.#loading.values());
    return size > 0;
  }

  /** Fetches a feature if necessary and runs the action of its tool. */
  async activate(id: string): Promise<void> {
    await this.tryLoad(id);
    this.#board.features.get(id)?.activate?.();
  }

  /** Resolves when the feature is loaded, or after a warning that it cannot be fetched. */
  async tryLoad(id: string): Promise<void> {
    await fetchOrWarn(() => this.load(id));
    if (id === 'seats' && !this.#board.features.get(id)) this.#board.seatPeople();
  }

  async #fetch(id: string): Promise<void> {
    const module = await this.#import(id);
    if (!module) return;
    const { createFeature, wordSet, words, moreWords = [], furtherFeatures } = module;
    Object.assign(further, furtherFeatures);
    const more = moreWords.map(([set, added]) => addMessages(set, added));
    if (wordSet && words) await addMessages(wordSet, words);
    await Promise.all(more);
    this.#board.features.add(id, createFeature(this.#board, this.#host));
    this.#board.refresh();
  }

  async #import(id: string): Promise<FeatureModule | undefined> {
    const load = TABLE.find((one) => one.id === id)?.load;
    if (load) return load();
    await this.load('rest');
    return further[id]?.load();
  }
}
