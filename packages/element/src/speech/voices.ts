/** Shorter and longer announcements. */
import { rollsLeft, worthOf } from '@yahtzee-game/rules';
import { cellsOf, totalOf } from '../game/answers.js';
import type { Snapshot } from '../game/board-state.js';
import { mayRoll } from '../game/holding.js';
import { entrySentence } from '../view/message.js';
import { cellName, diceSaid, playerName, standingOf, worth } from '../view/names.js';
import { bonusesOf } from '../view/standing.js';
import { besidesDice, plainVoice, type Voice } from './spoken.js';

export type Voices = Readonly<Partial<Record<string, Voice>>>;

/** The number of best boxes that are announced. */
const BEST = 3;

const sentences = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** Only names and numbers. */
const terse: Voice = {
  rolled: (snapshot) =>
    sentences(
      snapshot.t('terse.roll', { dice: diceSaid(snapshot, ~snapshot.state.turn.held) }),
      besidesDice(snapshot),
    ),
  entry: (snapshot) => sentences(terseEntry(snapshot), terse.turn(snapshot)),
  turn(snapshot) {
    const { state, t } = snapshot;
    if (state.turn.phase === 'over') return plainVoice.turn(snapshot);
    return state.players.length > 1
      ? t('terse.turn', { player: playerName(snapshot, state, state.seat) })
      : '';
  },
  selection(snapshot) {
    const { state, held, settings, t } = snapshot;
    if (!state.turn.dice.length) return plainVoice.selection(snapshot);
    const dice = diceSaid(snapshot, settings.selection === 'hold' ? held : ~held);
    return t(dice ? 'terse.hold' : 'terse.hold.none', { dice });
  },
};

function terseEntry(snapshot: Snapshot): string {
  const { state, notice, t, wrote } = snapshot;
  const cell = notice?.kind === 'entry' && state.rules.cellById.get(notice.cell);
  if (!cell) return '';
  const about = { row: cellName(t, state, cell.id), points: worth(t, cell, notice.points) };
  const entry = notice.bonus
    ? t('terse.entry.bonus', { ...about, bonus: t.signed(notice.bonus) })
    : t('terse.entry', about);
  return wrote ? t('terse.by', { player: playerName(snapshot, state, notice.seat), entry }) : entry;
}

/** All dice after every roll, the best boxes, and the player's standing. */
const verbose: Voice = {
  ...plainVoice,
  rolled: (snapshot) =>
    sentences(allDice(snapshot), left(snapshot), besidesDice(snapshot), bestBoxes(snapshot)),
  entry: (snapshot) => sentences(told(snapshot), plainVoice.turn(snapshot)),
};

function allDice(snapshot: Snapshot): string {
  const { state, t } = snapshot;
  const dice = diceSaid(snapshot);
  const rolled = diceSaid(snapshot, ~state.turn.held);
  return rolled === dice ? t('verbose.first', { dice }) : t('verbose.roll', { rolled, dice });
}

const left = ({ state, t }: Snapshot): string =>
  mayRoll(state) ? t('verbose.left', { n: rollsLeft(state) }) : t('verbose.last');

function bestBoxes({ state, t }: Snapshot): string {
  const best = cellsOf(state)
    .flatMap(({ id, legal, points, bonus }) => {
      const cell = state.rules.cellById.get(id);
      return legal && cell ? { cell, points, gain: worthOf(cell, points) + bonus } : [];
    })
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, BEST);
  const boxes = best.map(({ cell, points }) =>
    t('verbose.box', { row: cellName(t, state, cell.id), points: worth(t, cell, points) }),
  );
  return boxes.length ? t('verbose.boxes', { boxes: t.list.commas(boxes) }) : '';
}

/** Returns the entry, and the new total of its player. */
function told(snapshot: Snapshot): string {
  const { state, notice, t } = snapshot;
  const entry = entrySentence(snapshot);
  if (notice?.kind !== 'entry') return entry;
  const { seat } = notice;
  const total = standingOf(snapshot, seat) || t.number(totalOf(state, seat));
  return sentences(
    entry,
    t('verbose.total', { player: playerName(snapshot, state, seat), total }),
    bonusLeft(snapshot, seat),
  );
}

/** The points that are missing for the bonuses of the section of the last entry, in its column. */
function bonusLeft(snapshot: Snapshot, seat: number): string {
  const { notice, state, t } = snapshot;
  const cell = notice?.kind === 'entry' ? state.rules.cellById.get(notice.cell) : undefined;
  const left = cell ? bonusesOf(snapshot, seat, cell.col, cell.category.section) : [];
  return left.length ? `${t.list.commas(left)}.` : '';
}

export const voices: Voices = { terse, verbose };
