/** Boxes that one player's throw has struck on the cards of the others. */
import {
  actionsOf,
  newGame,
  reduce,
  type Card,
  type GameState,
  type IllegalAction,
} from '@yahtzee-game/rules';
import type { Snapshot } from '../../snapshot.js';
import { cellName, playerName } from '../names.js';

export interface Struck {
  /** By seat, the struck cell while nothing has been entered after it. */
  readonly cells: readonly (string | undefined)[];
  /** Seats that the last entry has struck. */
  readonly now: readonly number[];
}

const known = new WeakMap<GameState, Struck>();

/** Read from the log, since a card does not remember it. */
export function struckIn(state: GameState): Struck {
  let struck = known.get(state);
  if (!struck) known.set(state, (struck = state.rules.spec.repeat?.opponents ? replayed(state) : NOTHING));
  return struck;
}

const NOTHING: Struck = { cells: [], now: [] };

function replayed(final: GameState): Struck {
  const cells: (string | undefined)[] = [];
  let now: number[] = [];
  let state: GameState | IllegalAction = newGame(final.rules.ruleset, { players: final.players });
  for (const action of actionsOf(final)) {
    if (!state.ok) break;
    const before: GameState = state;
    state = reduce(before, action);
    if (!state.ok || action.type !== 'score') continue;
    const { cards } = state;
    now = [...cards.keys()].filter((seat) => seat !== before.seat && cards[seat] !== before.cards[seat]);
    cells[before.seat] = undefined;
    for (const seat of now) cells[seat] = writtenIn(final, before.cards[seat], cards[seat]);
  }
  return { cells, now };
}

/** The cell in which two cards differ. */
function writtenIn(
  { rules }: GameState,
  before: Card | undefined,
  after: Card | undefined,
): string | undefined {
  const slot = after?.slots.findIndex((points, i) => points !== before?.slots[i]) ?? -1;
  return rules.cells.find((cell) => slot >= cell.slot && slot < cell.slot + cell.entries)?.id;
}

/** Whom the last entry has struck, and where; empty if nobody. */
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
