/** Fetches features when a board needs them. */
import { fetchOrWarn } from './basics/warnings.js';
import type { Board } from './board/board.js';
import { Features, type BoardElement } from './board/feature.js';
import { LATE } from './loading.js';
import { addMessages } from './words/messages.js';

export const newFeatures = (): Features => new Features(LATE.map(({ id }) => id));

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
    const { features } = this.#board;
    const ready = LATE.filter(({ id, early }) => !features.get(id) && (early ?? features.get('every-board')));
    for (const { id, wanted } of ready) if (wanted?.(this.#board, this.#host)) void this.tryLoad(id);
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
    const late = LATE.find((one) => one.id === id);
    if (!late) return;
    if (!late.early) await this.load('every-board');
    const { createFeature, words = {} } = await late.load();
    await addMessages(words);
    this.#board.features.add(id, createFeature(this.#board, this.#host));
    this.#board.refresh();
  }
}
