/** Voices for those who want to hear less, or more. Loaded when a board is given one. */
import { cellsFor, playerTotals, rollsLeft, worthOf } from '@yahtzee-game/rules';
import type { Snapshot } from '../snapshot.js';
import { cardView } from '../view/card-view.js';
import { entrySentence } from '../view/message-view.js';
import { cellName, diceSaid, playerName, standingOf, worth } from '../view/names.js';
import { besidesDice, plainVoice, type Voice } from '../view/spoken.js';
import { mayRoll } from '../view/table-view.js';

export { voice as words } from '../locales/en/voice.js';

export type Voices = Readonly<Partial<Record<string, Voice>>>;

/** So many of the boxes that would give most are told. */
const BEST = 3;

const sentences = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** Figures and names, no more. */
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

function terseEntry({ state, notice, t }: Snapshot): string {
  const cell = notice?.kind === 'entry' && state.rules.cellById.get(notice.cell);
  if (!cell) return '';
  const about = { row: cellName(t, state, cell.id), points: worth(t, cell, notice.points) };
  return notice.bonus
    ? t('terse.entry.bonus', { ...about, bonus: t.signed(notice.bonus) })
    : t('terse.entry', about);
}

/** All dice after every roll, the boxes that would give most, and how the player stands. */
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
  const best = cellsFor(state)
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
  return boxes.length ? t('verbose.boxes', { boxes: boxes.join(t.comma) }) : '';
}

/** The entry, and what the player who made it has now. */
function told(snapshot: Snapshot): string {
  const { state, notice, t } = snapshot;
  const entry = entrySentence(snapshot);
  if (notice?.kind !== 'entry') return entry;
  const { seat } = notice;
  const total = standingOf(snapshot, seat) || t.number(playerTotals(state)[seat]?.total ?? 0);
  return sentences(
    entry,
    t('verbose.total', { player: playerName(snapshot, state, seat), total }),
    bonusLeft(snapshot, seat),
  );
}

/** What is missing for the bonuses of the section that was just written in. */
function bonusLeft(snapshot: Snapshot, seat: number): string {
  const { notice, state, t } = snapshot;
  const section = notice?.kind === 'entry' && state.rules.cellById.get(notice.cell)?.category.section;
  const bonus = cardView(snapshot).sections.find(({ id }) => id === section)?.bonus;
  const progress = bonus?.players[seat];
  return bonus && progress ? t('verbose.bonus', { bonus: bonus.label, left: progress.note }) : '';
}

export const voices: Voices = { terse, verbose };
