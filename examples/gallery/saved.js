const SAVED =
  '1 yahtzee Ada 11345 :ones 22213 :twos 33312 :threes 44441 :fours 66622 :threeOfAKind 33322 :fullHouse 12346 :smallStraight 61633 h5 =110';

/** Goes on with a saved game on a board: two sixes are held, and the same dice fall every time. */
export async function showGame(board) {
  await customElements.whenDefined('yahtzee-game');
  await board.load(SAVED);
  board.dispatch({ type: 'dice', values: [2, 4, 5] });
}
