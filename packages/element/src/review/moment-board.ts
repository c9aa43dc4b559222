/** A read-only board inside the review that shows moments of a game. Its events do not leave the review. */
import { serializeGame, type GameState, type Held, type ParseResult } from '@yahtzee-game/rules';
import { warnOnce } from '../basics/warnings.js';
import type { BoardElement } from '../board/feature.js';
import type { Advisor } from '../game/advisor.js';
import type { YahtzeeDice } from '../parts/dice/dice.js';

const BOARD = 'yahtzee-game';
/** The events of a board that loads a game and marks dice. */
const TOLD = ['yahtzee-hold', 'yahtzee-change', 'input', 'change'] as const;

/** The members of the board that are needed; declared here so that the review does not import its module. */
interface ShownBoard extends BoardElement {
  load(
    text: string,
  ): Promise<
    ParseResult<GameState> | { readonly ok: false; readonly code: string; readonly message: string }
  >;
}

export class MomentBoard {
  readonly #root: ParentNode;

  /** @param root where the board and its parts are rendered */
  constructor(root: ParentNode & EventTarget) {
    this.#root = root;
    for (const type of TOLD) root.addEventListener(type, stop);
  }

  /** Reads a game from text and shows its end. Resolves to the game; undefined if it cannot be read. */
  async open(text: string): Promise<GameState | undefined> {
    await customElements.whenDefined(BOARD);
    await this.#game?.updateComplete;
    const loaded = await this.#game?.load(text);
    if (loaded && 'message' in loaded && loaded.code !== 'unavailable')
      warnOnce(`game: ${loaded.message}`, 'yahtzee-review');
    if (!loaded?.ok) return undefined;
    this.#uncover();
    return loaded;
  }

  /** Shows a state, with these dice held. */
  async show(state: GameState, held: Held | undefined): Promise<void> {
    const loaded = await this.#game?.load(serializeGame(state));
    if (!loaded?.ok) return;
    if (held === undefined) this.#uncover();
    else this.#dice?.board?.preview(held);
  }

  /** Returns the text that a key announces about the shown game; undefined for other keys. */
  readOut(event: KeyboardEvent): string | undefined {
    return this.#dice?.board?.features.first((feature) => feature.readOut?.(event));
  }

  /** Resolves to the advisor of the board. */
  findAdvisor(): Promise<Advisor | undefined> {
    return this.#game?.findAdvisor() ?? Promise.resolve(undefined);
  }

  /** Shows the card in place of the result. */
  #uncover(): void {
    this.#dice?.board?.open(undefined);
  }

  get #game(): ShownBoard | null {
    return this.#root.querySelector<ShownBoard>(BOARD);
  }
  get #dice(): YahtzeeDice | null {
    return this.#root.querySelector<YahtzeeDice>('yahtzee-dice');
  }
}

const stop = (event: Event): void => event.stopPropagation();
