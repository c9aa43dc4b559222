/** The state of a board apart from its messages: the game, and the input since the last action. Data only. */
import type { GameState, Held, Why } from '@yahtzee-game/rules';
import type { Translate } from '../words/messages.js';
import type { Levels } from './seats.js';
import type { Settings } from './settings.js';

/** The latest event or question, for the message line. */
export type Notice =
  | {
      readonly kind: 'entry';
      readonly seat: number;
      readonly cell: string;
      readonly points: number;
      readonly bonus: number;
    }
  | { readonly kind: 'barred'; readonly cell: string; readonly why: Why | undefined }
  | { readonly kind: 'zero'; readonly cell: string }
  | { readonly kind: 'undone'; readonly cell: string | undefined };

/** The panel that covers the card. `games` is the one of `setup`, which begins with the list of games. */
export type Panel = 'setup' | 'games' | 'help' | 'keys' | 'advice' | 'result' | undefined;

/** Whether a panel sets up a new game. */
export const isSetup = (panel: Panel): boolean => panel === 'setup' || panel === 'games';

/**
 * The reason why a board waits: for input at this board (`here`), dice of its table, a remote player or a computer
 * (`elsewhere`), or nothing because the page has made it read-only (`nobody`). Input is refused in all cases but
 * `here`.
 */
export type Waiting = 'here' | 'dice' | 'elsewhere' | 'nobody';

export interface BoardState {
  readonly state: GameState;
  readonly waiting: Waiting;
  /** Dice to keep, one bit per position. */
  readonly held: Held;
  readonly notice: Notice | undefined;
  /** By seat, the cell that was filled last. */
  readonly lastCells: readonly (string | undefined)[];
  /** The seat whose card is shown where there is room for one only. */
  readonly shown: number;
  readonly panel: Panel;
  readonly canUndo: boolean;
  /** Counts the rolls made on this board, so that a roll is animated even if it shows the same values. */
  readonly rolls: number;
  readonly settings: Settings;
  /** Whether the board has an advisor. */
  readonly advised: boolean;
}

/** A board with its messages: the input of the view. */
export interface Snapshot extends BoardState {
  readonly t: Translate;
  /** By cell id, why it may not be filled. Without it, boxes are barred and the reason is one word. */
  readonly reasons: Readonly<Record<string, string>>;
  /** The points of a joker as a chip, and its allowed boxes as a sentence. */
  readonly joker: { readonly chip: string; readonly text: string } | undefined;
  /** By seat, the level of a computer; undefined for a person. */
  readonly levels: Levels;
  /** By seat, a name for players without a name; often absent. */
  readonly names: readonly (string | undefined)[];
  /** A sentence about the entry that a computer or a remote player has just made, or about an undo; often empty. */
  readonly wrote: string;
  /** Text that features add to the announcement of a roll or an entry; often empty. */
  readonly besides: string;
  /** How the game ended, where totals do not show it; often empty. */
  readonly ending: string;
}

/** The facts that features add to a snapshot before the view is computed. */
export type Facts = Pick<Snapshot, 'reasons' | 'joker' | 'wrote' | 'besides' | 'ending'>;
