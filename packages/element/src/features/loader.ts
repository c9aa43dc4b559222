/** Defines when each feature is fetched. No other module lists the features. */
import { isServer } from 'lit';
import type { Board } from '../game/board.js';
import { tryOrWarn } from '../game/settings.js';
import { isLastTurn } from '../view/speech.js';
import { addMessages, type Messages, type WordSet } from '../words/messages.js';
import { Features, type BoardElement, type Feature } from './feature.js';

interface FeatureModule {
  /** The set of messages that it needs, with its English text. */
  readonly wordSet?: WordSet;
  readonly words?: Messages;
  /** Further sets that it needs. */
  readonly moreWords?: readonly (readonly [set: WordSet, words: Messages])[];
  readonly createFeature: (board: Board, host: BoardElement) => Feature;
}

interface Entry {
  readonly id: string;
  /** Whether a board needs the feature now; if absent, it is fetched on request. */
  readonly wanted?: (board: Board, host: BoardElement) => boolean | undefined;
  readonly load: () => Promise<FeatureModule>;
}

/** In the order in which they complete the view and fill slots. */
const TABLE: readonly Entry[] = [
  { id: 'rest', load: () => import('./rest/index.js') },
  { id: 'other-games', load: () => import('./other-games/index.js') },
  {
    id: 'players',
    wanted: ({ view }) => view?.several || view?.panel === 'setup',
    load: () => import('./players/index.js'),
  },
  {
    id: 'announcements',
    wanted: ({ settings }) => settings.speech !== 'normal',
    load: () => import('./announcements/index.js'),
  },
  { id: 'dice-styles', wanted: hasDiceStyles, load: () => import('./dice-styles/index.js') },
  {
    // While the first dice of a visit fall, so that these are named, too.
    id: 'moments',
    wanted: ({ state }) => state?.log !== undefined,
    load: () => import('./moments/index.js'),
  },
  {
    id: 'advice',
    wanted: ({ advisor, view }) => Boolean(advisor?.winProbabilities && view?.several),
    load: () => import('./advice/index.js'),
  },
  {
    id: 'last-turns',
    wanted: ({ snapshot }, host) => snapshot?.lastCells.some(Boolean) && isWide(host),
    load: () => import('./last-turns/index.js'),
  },
  {
    id: 'seats',
    wanted: ({ table, levels, view }) =>
      table !== undefined || levels.some(Boolean) || view?.panel === 'setup',
    load: () => import('./seats/index.js'),
  },
  {
    id: 'real-dice',
    wanted: ({ settings }) => !isServer && settings.dice === 'real',
    load: () => import('./real-dice/index.js'),
  },
  { id: 'end', wanted: ({ state }) => state && isLastTurn(state), load: () => import('./end/index.js') },
  {
    id: 'share',
    wanted: ({ state, dealt }) =>
      state && (isLastTurn(state) || dealt.isPublic || (!isServer && location.hash.includes('yahtzee='))),
    load: () => import('./share/index.js'),
  },
  {
    id: 'panels',
    wanted: ({ view }) => ![undefined, 'result', 'advice'].includes(view?.panel),
    load: () => import('./panels/index.js'),
  },
  { id: 'setup', wanted: ({ view }) => view?.panel === 'setup', load: () => import('./setup/index.js') },
  {
    id: 'keep',
    wanted: (_, { keep }) => Boolean(keep),
    load: () => import('./keep/index.js'),
  },
];

/** Whether the page sets faces, motion or sound; a server renders none of them. */
function hasDiceStyles({ settings, state }: Board, host: BoardElement): boolean {
  if (isServer) return false;
  const { motion, sound, vibration } = settings;
  const faces =
    host.faces ?? host.querySelector('[slot^="face-"]') ?? state?.rules.sides.find(({ symbol }) => symbol);
  return Boolean(faces) || motion !== 'normal' || sound === 'on' || vibration === 'on';
}

/** Whether the card stands beside the dice. Nothing is measured before the first entry of a game. */
function isWide({ renderRoot }: BoardElement): boolean {
  const board = isServer ? null : renderRoot.querySelector<HTMLElement>('.board');
  return board !== null && board.offsetWidth >= 60 * parseFloat(getComputedStyle(board).fontSize);
}

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
    for (const { id, wanted } of TABLE)
      if (!this.#board.features.get(id) && wanted?.(this.#board, this.#host)) void this.tryLoad(id);
  }

  /** Resolves when the feature is loaded. Rejects if it cannot be fetched; the next call tries again. */
  load(id: string): Promise<void> {
    const entry = TABLE.find((one) => one.id === id);
    if (!entry || this.#board.features.get(id)) return Promise.resolve();
    const loading = this.#loading.get(id) ?? this.#fetch(entry).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  /** Settles when the feature is loaded; undefined if it has not been requested. */
  pending(id: string): Promise<unknown> | undefined {
    return this.#loading.get(id)?.catch(() => undefined);
  }

  /** Fetches a feature if necessary and runs the action of its tool. */
  async activate(id: string): Promise<void> {
    await this.tryLoad(id);
    this.#board.features.get(id)?.activate?.();
  }

  /** Resolves when the feature is loaded, or after a warning that it cannot be fetched. */
  async tryLoad(id: string): Promise<void> {
    await tryOrWarn(id, () => this.load(id));
  }

  async #fetch({ id, load }: Entry): Promise<void> {
    const { createFeature, wordSet, words, moreWords = [] } = await load();
    const more = moreWords.map(([set, added]) => addMessages(set, added));
    if (wordSet && words) await addMessages(wordSet, words);
    await Promise.all(more);
    this.#board.features.add(id, createFeature(this.#board, this.#host));
    this.#board.refresh();
  }
}
