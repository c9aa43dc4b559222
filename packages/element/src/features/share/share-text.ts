/** The text to share, which reveals neither dice nor boxes. Pure, and free of the DOM. */
import { outcome } from '@yahtzee-game/rules';
import type { Distribution } from '../../game/advisor.js';
import type { Snapshot } from '../../game/board-state.js';
import { gameTotalsOf } from '../../game/game-totals.js';
import { gameName, playerName, standingOf } from '../../view/names.js';
import { dayWords } from '../../words/dates.js';
import { percentBelow } from '../end/verdict.js';
import { turnLines } from './turn-lines.js';

export interface ShareFacts {
  /** The day whose dice were played; undefined for other dice. */
  readonly day: Date | undefined;
  /** The totals of perfect play, if they are known. */
  readonly perfect: Distribution | undefined;
  /** Whether an advisor has answered during the game. */
  readonly helped: boolean;
  readonly link: string;
}

/** Returns the lines about a game that is over. */
export function shareText(snapshot: Snapshot, { day, perfect, helped, link }: ShareFacts): string {
  const { state, t } = snapshot;
  const game = gameName(t, state.rules.ruleset);
  return [
    day ? t('share.daily', { game, date: dayWords(t.lang, day.getTime()) }) : game,
    helped ? t('share.helped', { points: scoreLine(snapshot) }) : scoreLine(snapshot),
    perfect && state.players.length === 1 ? verdictLine(snapshot, perfect) : '',
    ...(day ? turnLines(state, t) : []),
    link,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The score of a single player, or of the first winner. */
function scoreLine(snapshot: Snapshot): string {
  const { state, t } = snapshot;
  const [seat = 0] = outcome(state)?.winners ?? [];
  const points = standingOf(snapshot, seat) || t('points', { n: gameTotalsOf(state)[seat] ?? 0 });
  if (state.players.length === 1) return points;
  return t('share.player', { player: playerName(snapshot, state, seat), points });
}

function verdictLine({ state, t }: Snapshot, perfect: Distribution): string {
  const below = percentBelow(perfect, gameTotalsOf(state)[0] ?? 0);
  const full = Math.round(below / 10);
  return t('share.better', { n: t.percent(below / 100), bar: '■'.repeat(full) + '□'.repeat(10 - full) });
}
