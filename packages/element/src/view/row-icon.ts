/**
 * The small die beside a row's name, which shows its pattern. A tile is named by a text: `face4`; `bars4` for four in a
 * row; or five dots as on a five, `F` in the group, `Q` in the second group, `h` any. Those of other games are in
 * `view/other-games/row-icons`.
 */
const PATTERNS: Readonly<Record<string, string>> = {
  threeOfAKind: 'FhFhF',
  fourOfAKind: 'FFhFF',
  fullHouse: 'FQFQF',
  smallStraight: 'bars4',
  largeStraight: 'bars5',
  yahtzee: 'FFFFF',
};

/** Returns the tile of a category; `hhhhh` if it has no pattern. */
export const tileOf = (category: string, face?: number): string =>
  face ? `face${face}` : (Object.hasOwn(PATTERNS, category) && PATTERNS[category]) || 'hhhhh';
