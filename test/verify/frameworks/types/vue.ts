import type { YahtzeeGame } from '@yahtzee-game/element';
import type {} from '@yahtzee-game/element/vue';
import type { GlobalComponents } from 'vue';

type Board = InstanceType<GlobalComponents['yahtzee-game']>;
type Props = Board['$props'];

export const right: Props = {
  class: 'wide',
  ruleset: 'yatzy',
  hints: 'off',
  'game-name': 'Dice',
  messages: { 'row.chance': 'Lucky dip' },
};
export const listen = ({ $emit }: Board, board: YahtzeeGame): void => {
  if (board.state) board.newGame();
  // @ts-expect-error -- no such event
  $emit('yahtzee-rolled', new Event('yahtzee-rolled'));
};
export type Picker = InstanceType<GlobalComponents['yahtzee-picker']>['$props'];
export const picker: Picker = { for: 'board' };

// @ts-expect-error -- not a value of it
export const badValue: Props = { hints: 'yes' };
// @ts-expect-error -- no such attribute
export const badName: Props = { rulset: 'yatzy' };
// @ts-expect-error -- words are text
export const badMessages: Props = { messages: { 'row.chance': 7 } };
