/** What a visitor wants to know of a game before it is loaded. A test compares it with the rulesets themselves. */
export interface GameFacts {
  readonly id: string;
  readonly family: 'yahtzee' | 'yatzy' | 'relatives' | 'more';
  readonly dice: number;
  /** Boxes of one player, all columns. */
  readonly boxes: number;
  readonly rolls: number;
  readonly status?: 'disputed' | 'reconstructed';
}

export const games: readonly GameFacts[] = [
  { id: 'yahtzee', family: 'yahtzee', dice: 5, boxes: 13, rolls: 3 },
  { id: 'kniffel', family: 'yahtzee', dice: 5, boxes: 13, rolls: 3, status: 'disputed' },
  { id: 'yams', family: 'yahtzee', dice: 5, boxes: 13, rolls: 3 },
  { id: 'yams-16', family: 'yahtzee', dice: 5, boxes: 16, rolls: 3 },
  { id: 'yatzy', family: 'yatzy', dice: 5, boxes: 15, rolls: 3 },
  { id: 'yatzy-forced', family: 'yatzy', dice: 5, boxes: 15, rolls: 3 },
  { id: 'yatzy-forced-up', family: 'yatzy', dice: 5, boxes: 15, rolls: 3 },
  { id: 'yatzy-osto', family: 'yatzy', dice: 5, boxes: 15, rolls: 3 },
  { id: 'yatzy-osto-strict', family: 'yatzy', dice: 5, boxes: 15, rolls: 3 },
  { id: 'yatzy-x', family: 'yatzy', dice: 5, boxes: 45, rolls: 3 },
  { id: 'yatzy-3way', family: 'yatzy', dice: 5, boxes: 45, rolls: 3 },
  { id: 'yatzy-combo', family: 'yatzy', dice: 5, boxes: 45, rolls: 3, status: 'disputed' },
  { id: 'yatzy-declared', family: 'yatzy', dice: 5, boxes: 15, rolls: 3 },
  { id: 'maxi-yatzy', family: 'yatzy', dice: 6, boxes: 20, rolls: 3, status: 'disputed' },
  { id: 'maxi-yatzy-saved', family: 'yatzy', dice: 6, boxes: 20, rolls: 3, status: 'disputed' },
  { id: 'maxi-yatzy-fi', family: 'yatzy', dice: 6, boxes: 20, rolls: 3, status: 'disputed' },
  { id: 'seven-yatzy', family: 'yatzy', dice: 7, boxes: 24, rolls: 3, status: 'reconstructed' },
  { id: 'yatzy-american', family: 'yatzy', dice: 5, boxes: 13, rolls: 3 },
  { id: 'yacht', family: 'relatives', dice: 5, boxes: 12, rolls: 3 },
  { id: 'generala', family: 'relatives', dice: 5, boxes: 10, rolls: 3, status: 'disputed' },
  { id: 'poker-dice', family: 'relatives', dice: 5, boxes: 5, rolls: 3, status: 'disputed' },
  { id: 'cheerio', family: 'relatives', dice: 5, boxes: 11, rolls: 3, status: 'disputed' },
  { id: 'cheerio-wild', family: 'relatives', dice: 5, boxes: 7, rolls: 3, status: 'disputed' },
  { id: 'cheerio-extended', family: 'relatives', dice: 5, boxes: 13, rolls: 3, status: 'disputed' },
  { id: 'crag', family: 'relatives', dice: 3, boxes: 13, rolls: 2 },
  { id: 'escalero', family: 'relatives', dice: 5, boxes: 30, rolls: 3, status: 'disputed' },
  { id: 'balut', family: 'relatives', dice: 5, boxes: 28, rolls: 3 },
  { id: 'kismet', family: 'relatives', dice: 5, boxes: 15, rolls: 3 },
  { id: 'yamb', family: 'relatives', dice: 5, boxes: 48, rolls: 3 },
  { id: 'triple-yahtzee', family: 'yahtzee', dice: 5, boxes: 39, rolls: 3, status: 'disputed' },
  { id: 'sachsenkniffel', family: 'more', dice: 6, boxes: 72, rolls: 3 },
  { id: 'lucky7', family: 'more', dice: 5, boxes: 14, rolls: 3, status: 'reconstructed' },
  { id: 'tricolor', family: 'more', dice: 5, boxes: 15, rolls: 3, status: 'reconstructed' },
  { id: 'rainbow', family: 'more', dice: 5, boxes: 17, rolls: 3 },
];
