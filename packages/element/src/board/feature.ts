/** The interface of features: optional abilities of a board, fetched on demand as `loader.ts` defines. */
import type { Chance, Dice, GameState } from '@yahtzee-game/rules';
import type { CSSResult, LitElement, SVGTemplateResult, TemplateResult } from 'lit';
import type { Advisor, Distribution } from '../game/advisor.js';
import type { Facts, Panel, Snapshot } from '../game/board-state.js';
import type { Reopened } from '../game/kept-game.js';
import type { Levels } from '../game/seats.js';
import type { OptionValues, Setting } from '../game/settings.js';
import type { Voice } from '../speech/spoken.js';
import type {
  BonusView,
  CardView,
  CellView,
  DieView,
  ExtraView,
  MessageView,
  PlayerView,
  View,
} from '../view/view.js';
import type * as openGame from './open-game.js';

/** The members of `<yahtzee-game>` that features use. */
export interface BoardElement extends LitElement {
  readonly faces?: Faces | null | undefined;
  readonly options?: string | OptionValues | null | undefined;
  readonly seed?: string | number | null | undefined;
  readonly keep?: string | boolean | null | undefined;
  readonly motion?: Setting<'motion'>;
  readonly theme?: string | null | undefined;
  /** Returns the game as text. */
  save(): string;
  /** Resolves to the advisor of this board, fetched if the page allows it; undefined if there is none. */
  findAdvisor(): Promise<Advisor | undefined>;
}

/** A face: a symbol, a short text or an image. Its label follows the value in the accessible name. */
export type Face =
  | string
  | { readonly text: string; readonly label?: string }
  | { readonly src: string; readonly label?: string };
/** Faces by value from 1, or the name of a set: `numerals`, `letters`, a shape of pips, or symbols between spaces. */
export type Faces = string | readonly (Face | null | undefined)[];

/** The shadow trees of a board. */
export type Tree = 'game' | 'dice' | 'controls' | 'scorecard';

/** A key pressed on the board, and the focused element at that time. */
export interface KeyPress {
  readonly event: KeyboardEvent;
  readonly target: HTMLElement;
}

/** Renders a box of the card. */
export type RenderCell = (cell: CellView, extra?: ExtraView) => TemplateResult;

/** Templates at fixed places of the parts. The first feature that returns a template for a place fills it. */
export interface Slots {
  /** Another way to draw the pips of a die. */
  pip(die: DieView): Pip | undefined;
  /** A custom face in place of pips. */
  face(die: DieView): OwnFace | undefined;
  /** The content of the tray behind its dice. */
  onTray(): TemplateResult | undefined;
  /** An overlay on a die. */
  onDie(die: DieView): TemplateResult | undefined;
  /** The icon of a row that Yahtzee does not have. */
  rowIcon(name: string): RowIcon | undefined;
  /** All boxes, in place of the two halves of a card. */
  boxes(card: CardView, cell: RenderCell): TemplateResult | undefined;
  /** The content of a box, in place of its text. */
  inCell(cell: CellView): TemplateResult | undefined;
  afterCell(cell: CellView): TemplateResult | undefined;
  /** The content below the bar of a bonus, in place of the remaining points. */
  bonusSteps(bonus: BonusView): TemplateResult | undefined;
  afterBonus(bonus: BonusView, players: readonly PlayerView[]): TemplateResult | undefined;
  /** The heads above the boxes of several players. */
  playerHeads(players: readonly PlayerView[]): TemplateResult | undefined;
  inPlayerHead(player: PlayerView): TemplateResult | undefined;
  /** A replacement of the Roll button. */
  key(): TemplateResult | undefined;
  /** The content beside the word for the total. */
  afterTotalLabel(): TemplateResult | undefined;
  afterMessage(message: MessageView): readonly (TemplateResult | undefined)[] | undefined;
  /** A replacement of the message. */
  notice(): TemplateResult | undefined;
  /** A panel over the card of this part. */
  panel(panel: Panel, part: LitElement): TemplateResult | undefined;
  /** The first button at the end of a game; `perfect` has the totals of perfect play, if they are known. */
  share(perfect: Distribution | undefined): TemplateResult | undefined;
  /** The content below the board. */
  below(view: View): TemplateResult | undefined;
}

/** A movement that may have a sound: dice hop, or a bonus is reached. */
export type Movement = 'hop' | 'bonus';

export interface Feature {
  readonly styles?: Partial<Record<Tree, readonly CSSResult[]>>;
  readonly slots?: Partial<Slots>;
  /** By value of the setting `speech`. */
  readonly voices?: Readonly<Partial<Record<string, Voice>>>;
  /** Returns the view with the additions of this feature; pure. Called in the order of the features' table. */
  view?(view: View, snapshot: Snapshot): View;
  facts?(snapshot: Snapshot): Partial<Facts>;
  /** Returns names by seat for players without a name. */
  names?(levels: Levels): readonly (string | undefined)[];
  /** Returns the announcements of the board with the changes of this feature. */
  voice?(voice: Voice): Voice;
  /** Whether a computer or a remote person decides for a seat; undefined leaves the answer to other features. */
  decides?(seat: number, state: GameState): boolean;
  /** Returns dice that replace the board's own, or a promise; undefined if the board rolls. */
  throwDice?(owed: Chance, state: GameState, signal: AbortSignal): Dice | Promise<Dice> | undefined;
  /** Hurries the computer on turn to the end of its turn; returns false if there is none. */
  hurry?(): boolean;
  /** Handles a press on a die in place of holding it; returns true if it did. */
  pressDie?(position: number): boolean;
  /** Returns a replacement for taking back the last decision; undefined if there is none. */
  undo?(): (() => void) | undefined;
  /** Returns a replacement for the other game that the Roll button starts at the end; undefined if there is none. */
  another?(): (() => void) | undefined;
  /** Runs the action of this feature's tool or key. */
  activate?(): void;
  /** Handles a key; returns true if it did something. */
  press?(key: KeyPress): boolean;
  /** Returns the text that a key announces; undefined for other keys. */
  readOut?(event: KeyboardEvent): string | undefined;
  /**
   * Resolves to a kept game that goes on in place of the one that the attributes ask for; undefined if there is none.
   * Without `resumes`, resolves to undefined and asks the visitor about kept games.
   */
  reopen?(
    wanted: openGame.Wanted,
    opener: () => Promise<typeof openGame>,
    resumes: boolean,
  ): Promise<Reopened | undefined> | undefined;
  /** Called after a part of the board has rendered. */
  drawn?(part: LitElement): void;
  /** Called when another feature moves something; `ends` are the milliseconds until each moving part is at rest. */
  accompany?(movement: Movement, ends: readonly number[]): void;
}

/** The features that a board has loaded, in the order of the table. */
export class Features {
  readonly #features = new Map<string, Feature>();
  readonly #order: readonly string[];
  #all: readonly Feature[] = [];

  constructor(order: readonly string[]) {
    this.#order = order;
  }

  get all(): readonly Feature[] {
    return this.#all;
  }

  get(id: string): Feature | undefined {
    return this.#features.get(id);
  }

  add(id: string, feature: Feature): void {
    this.#features.set(id, feature);
    this.#all = this.#order.flatMap((one) => this.#features.get(one) ?? []);
  }

  /** Returns the first answer of a feature; undefined if none has one. */
  first<Answer>(ask: (feature: Feature) => Answer | undefined): Answer | undefined {
    for (const feature of this.#all) {
      const answer = ask(feature);
      if (answer) return answer;
    }
    return undefined;
  }

  /** Returns the template of the first feature that has one for this place. */
  slot<Name extends keyof Slots>(
    name: Name,
    ...args: Parameters<Slots[Name]>
  ): ReturnType<Slots[Name]> | undefined {
    return this.first(({ slots }) => {
      const draw = slots?.[name] as
        ((...given: Parameters<Slots[Name]>) => ReturnType<Slots[Name]>) | undefined;
      return draw?.(...args);
    });
  }

  stylesOf(tree: Tree): readonly CSSResult[] {
    return this.#all.flatMap(({ styles }) => styles?.[tree] ?? []);
  }
}

/** A custom face. */
export interface OwnFace {
  /** The content drawn on the blank die. */
  readonly content: TemplateResult | Node;
  /** The accessible text after the value; often empty. */
  readonly label: string;
}

/** Draws a pip centred at the given point. */
export type Pip = (x: number, y: number, ace: boolean) => SVGTemplateResult;

export type RowIcon = SVGTemplateResult | readonly SVGTemplateResult[];
