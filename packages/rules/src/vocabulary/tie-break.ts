/** Rules for equal totals. Official rules have none, so the win is shared unless the players agree otherwise. */
import type { Ranked, Spec } from '../model/spec.js';

/**
 * The only published chain (Yatzy, gambit.com): the n-of-a-kind box, chance, the upper section, then four and three
 * of a kind, two pairs, one pair. Rows that a sheet lacks decide nothing.
 */
export const TIE_CHAIN: readonly string[] = [
  'yahtzee',
  'chance',
  'upper',
  'fourOfAKind',
  'threeOfAKind',
  'twoPairs',
  'onePair',
];

const chainKeys = ({ totals, entries }: Ranked): readonly number[] =>
  TIE_CHAIN.map((row) => totals.sections[row] ?? entries(row).reduce((a, b) => a + b, 0));

const withChain = (spec: Spec): Spec => {
  const before: NonNullable<Spec['rank']> =
    spec.rank ?? ((players) => players.map(({ totals }) => [totals.total]));
  const rank: Spec['rank'] = (players) =>
    before(players).map((keys, seat) => {
      const player = players[seat];
      return player ? [...keys, ...chainKeys(player)] : keys;
    });
  return { ...spec, rank };
};

/** By value of the option `tieBreak`, the default first. */
export const TIE_BREAKS: Readonly<Record<string, (spec: Spec) => Spec>> = {
  shared: (spec) => ({ ...spec, playoff: false }),
  playoff: (spec) => ({ ...spec, playoff: true }),
  chain: withChain,
};
