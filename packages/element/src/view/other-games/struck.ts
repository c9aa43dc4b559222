/** Boxes that one player's throw has struck on the cards of the others. */
import {
  actionsOf,
  newGame,
  reduce,
  type Card,
  type GameState,
  type IllegalAction,
} from '@yahtzee-game/rules';
import type { Snapshot } from '../../game/board-state.js';
import { cellName, playerName } from '../names.js';

export interface Struck {
  /** By seat, the struck cell until the player's next entry. */
  readonly cells: readonly (string | undefined)[];
  /** By seat, the player whose throw struck it. */
  readonly by: readonly (number | undefined)[];
  /** Seats that the last entry has struck. */
  readonly now: readonly number[];
}

const known = new WeakMap<GameState, Struck>();

/** Returns the struck boxes, computed from the log, since cards do not record who struck them. */
export function struckIn(state: GameState): Struck {
  let struck = known.get(state);
  if (!struck) known.set(state, (struck = state.rules.spec.repeat?.opponents ? replayed(state) : NOTHING));
  return struck;
}

const NOTHING: Struck = { cells: [], by: [], now: [] };

function replayed(final: GameState): Struck {
  const cells: (string | undefined)[] = [];
  const by: (number | undefined)[] = [];
  let now: number[] = [];
  let state: GameState | IllegalAction = newGame(final.rules.ruleset, { players: final.players });
  for (const action of actionsOf(final)) {
    if (!state.ok) break;
    const before: GameState = state;
    state = reduce(before, action);
    if (!state.ok || action.type !== 'score') continue;
    const { cards } = state;
    // A play-off starts with new cards for all.
    const isPlayOff = state.playoff !== before.playoff;
    now = [...cards.keys()].filter(
      (seat) => !isPlayOff && seat !== before.seat && cards[seat] !== before.cards[seat],
    );
    cells[before.seat] = undefined;
    for (const seat of now) {
      cells[seat] = writtenIn(final, before.cards[seat], cards[seat]);
      by[seat] = before.seat;
    }
  }
  return { cells, by, now };
}

/** Returns the cell in which two cards differ. */
function writtenIn(
  { rules }: GameState,
  before: Card | undefined,
  after: Card | undefined,
): string | undefined {
  const slot = after?.slots.findIndex((points, i) => points !== before?.slots[i]) ?? -1;
  return rules.cells.find((cell) => slot >= cell.slot && slot < cell.slot + cell.entries)?.id;
}

/** Returns the players and cells that the last entry has struck; empty if there are none. */
export function struckWords(snapshot: Snapshot): string {
  const { state, notice, t } = snapshot;
  if (notice?.kind !== 'entry') return '';
  const { cells, now } = struckIn(state);
  return now
    .map((seat) =>
      t('say.struck', {
        player: playerName(snapshot, state, seat),
        row: cellName(t, state, cells[seat] ?? ''),
      }),
    )
    .join(' ');
}
