/** Everything that is shown follows from this: the game, and what the players have done on the board since its last action. */
import type { GameState, Held, Why } from '@yahtzee-game/rules';
import type { Counsel } from './counsel/index.js';
import type { Translate } from './messages.js';
import type { Settings } from './settings.js';
import type { MoreView } from './view/more/index.js';

/** What has just happened, for the message line. */
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
  | { readonly kind: 'undone' };

/** What covers the card. */
export type Panel = 'setup' | 'help' | 'keys' | 'result' | undefined;

export interface Snapshot {
  readonly state: GameState;
  /** Dice that will be kept, one bit per position. */
  readonly held: Held;
  readonly notice: Notice | undefined;
  /** By seat, the cell that was filled last. */
  readonly lastCells: readonly (string | undefined)[];
  /** Whose card is shown where there is room for one only. */
  readonly shown: number;
  readonly panel: Panel;
  readonly canUndo: boolean;
  /** Counts the rolls made on this board, so that equal dice still look thrown. */
  readonly rolls: number;
  readonly settings: Settings;
  /** Whether there is an advisor to ask. */
  readonly advised: boolean;
  readonly t: Translate;
  /** What other games show besides; absent for plain Yahtzee. */
  readonly more: MoreView | undefined;
  /** What an advisor has said; absent until one is asked. */
  readonly counsel?: Pick<Counsel, 'complete'> | undefined;
}
