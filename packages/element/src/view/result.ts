/** The end of a game: the places of players, and the parts of a total. */
import { outcome, standings, type GameState, type Totals } from '@yahtzee-game/rules';
import { itemAt } from '../basics/item-at.js';
import { totalsOf } from '../game/answers.js';
import type { Snapshot } from '../game/board-state.js';
import { bonusName, playerName, sectionName } from './names.js';
import type { RankView, ResultView } from './view.js';

export function resultView(snapshot: Snapshot): ResultView | undefined {
  const { state, t } = snapshot;
  const end = outcome(state);
  if (!end) return undefined;
  const ranking = rankingOf(snapshot, end.places, end.totals);
  const best = ranking[0];
  const sheet = t('result.sheet');
  return {
    title: t('result'),
    ranking,
    figuresTitle: best && ranking.length > 1 ? `${best.name} · ${sheet}` : sheet,
    figures: best ? figuresOf(snapshot, totalsOf(state)[best.seat]) : [],
  };
}

function rankingOf(
  snapshot: Snapshot,
  places: readonly number[],
  totals: readonly number[],
): readonly RankView[] {
  const { state, t } = snapshot;
  const figures = standings(state).map(([figure = 0]) => figure);
  const order = [...places.keys()].toSorted((a, b) => itemAt(places, a) - itemAt(places, b));
  const first = itemAt(figures, itemAt(order, 0));
  return order.map((seat) => {
    const place = itemAt(places, seat);
    const isShared = places.filter((other) => other === place).length > 1;
    const figure = itemAt(figures, seat);
    return {
      place: (isShared ? '=' : '') + t.number(place),
      seat,
      name: playerName(snapshot, state, seat),
      total: t.number(figure),
      note: state.rules.spec.standing
        ? totalNote(t, itemAt(totals, seat), figure)
        : bonusNote(snapshot, seat),
      behind: figure < first ? t.number(figure - first) : '',
      percent: first > 0 ? Math.max(0, (100 * figure) / first) : 0,
      won: place === 1,
    };
  });
}

/** "Total 183" where another figure decides; empty if that figure is the total. */
const totalNote = (t: Snapshot['t'], total: number, figure: number): string =>
  total === figure ? '' : `${t('total')} ${t.number(total)}`;

/** "Bonus 35"; empty if none was earned. */
function bonusNote({ state, t }: Snapshot, seat: number): string {
  const earned = Object.entries(itemAt(totalsOf(state), seat).bonuses).filter(([, points]) => points !== 0);
  return t.list.commas(
    earned.map(([id, points]) => `${bonusName(t, state.rules.ruleset, id)} ${t.number(points)}`),
  );
}

/** The parts of a total; none if it has a single part. */
function figuresOf({ state, t }: Snapshot, totals: Totals | undefined): ResultView['figures'] {
  if (!totals) return [];
  const { ruleset } = state.rules;
  const parts: readonly (readonly [label: string, points: number])[] = [
    ...Object.entries(totals.sections).map(([id, n]) => [sectionName(t, ruleset, id), n] as const),
    ...Object.entries(totals.bonuses).map(([id, n]) => [bonusName(t, ruleset, id), n] as const),
    ...(hasExtras(state) ? [[t('result.extra'), totals.extra] as const] : []),
  ];
  if (parts.length < 2) return [];
  const rows = [...parts, [t('total'), totals.total] as const];
  return rows.map(([label, points]) => ({ label, value: t.number(points) }));
}

const hasExtras = ({ rules }: GameState): boolean => Boolean(rules.spec.repeat ?? rules.spec.tokens?.points);
