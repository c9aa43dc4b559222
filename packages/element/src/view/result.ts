/** The end of a game: places, and statistics of the winner's sheet. */
import { outcome, type GameState, type Totals } from '@yahtzee-game/rules';
import { totalsOf } from '../game/answers.js';
import type { Snapshot } from '../game/board-state.js';
import { bonusName, playerName, sectionName, standingOf } from './names.js';
import type { ResultView } from './view.js';

export function resultView(snapshot: Snapshot): ResultView | undefined {
  const { state, t } = snapshot;
  const end = outcome(state);
  if (!end) return undefined;
  const totals = totalsOf(state);
  const most = Math.max(1, ...end.totals);
  const ranking = end.places
    .map((place, seat) => ({ place, seat }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ place, seat }) => ({
      place: t.number(place),
      seat,
      name: playerName(snapshot, state, seat),
      total: t.number(end.totals[seat] ?? 0),
      note: [standingOf(snapshot, seat), strikes(snapshot, seat)].filter(Boolean).join(t.comma),
      percent: Math.max(0, (100 * (end.totals[seat] ?? 0)) / most),
      won: end.winners.includes(seat),
    }));
  const best = ranking[0];
  const named = best && state.players.length > 1 ? `${best.name} · ${t('result.sheet')}` : t('result.sheet');
  return {
    title: t('result'),
    ranking,
    figuresTitle: named,
    figures: best ? figures(snapshot, totals[best.seat]) : [],
  };
}

/** How many boxes are struck; nothing where entries stand for something else than points. */
function strikes({ state, t }: Snapshot, seat: number): string {
  if (state.rules.spec.categories.every(({ stands }) => stands)) return '';
  const n = state.cards[seat]?.slots.filter((points) => points === 0).length ?? 0;
  return n ? t('result.struck', { n }) : t('result.clean');
}

function figures({ state, t }: Snapshot, totals: Totals | undefined): ResultView['figures'] {
  if (!totals) return [];
  const { ruleset } = state.rules;
  const rows: readonly (readonly [label: string, points: number])[] = [
    ...Object.entries(totals.sections).map(([id, n]) => [sectionName(t, ruleset, id), n] as const),
    ...Object.entries(totals.bonuses).map(([id, n]) => [bonusName(t, ruleset, id), n] as const),
    ...(hasExtras(state) ? [[t('result.extra'), totals.extra] as const] : []),
    [t('total'), totals.total],
  ];
  return rows.map(([label, points]) => ({ label, value: t.number(points) }));
}

const hasExtras = ({ rules }: GameState): boolean => Boolean(rules.spec.repeat ?? rules.spec.tokens?.points);
