/** The events of a board. */
import { outcome, type Action, type GameState } from '@yahtzee-game/rules';
import { itemAt } from '../basics/item-at.js';
import { totalsOf } from '../game/answers.js';
import { BoardFacts } from './board-facts.js';
import {
  YahtzeeEvent,
  type ChangeReason,
  type MoveDetail,
  type YahtzeeEventDetails,
  type YahtzeeEventType,
} from './events.js';

export abstract class BoardEvents extends BoardFacts {
  /** Dispatches an event about a state. Returns false if a listener cancels it. */
  emit<T extends YahtzeeEventType>(
    type: T,
    state: GameState,
    action: YahtzeeEventDetails[T]['action'],
    more: Omit<YahtzeeEventDetails[T], keyof MoveDetail> & Partial<MoveDetail>,
  ): boolean {
    if (type === 'yahtzee-advice') this.wasHelped = true;
    const { seat, players } = state;
    const totals = totalsOf(state).map(({ total }) => total);
    const about = { action, seat, player: itemAt(players, seat), totals, game: this.id };
    // `about` and `more` together are the complete detail; TypeScript cannot combine generic parts.
    const detail = { ...about, ...more } as unknown as YahtzeeEventDetails[T];
    return this.host.emit(new YahtzeeEvent(type, detail));
  }

  protected tellTurn(state: GameState, action: Action | undefined): void {
    this.emit('yahtzee-turn', state, action, { turn: itemAt(state.cards, state.seat).turns + 1 });
  }

  protected tellEnd(state: GameState, action: Action): void {
    const end = outcome(state);
    if (end) this.emit('yahtzee-end', state, action, { ...end, helped: this.helped });
  }

  protected tellChange(state: GameState, reason: ChangeReason, action: Action | undefined): void {
    this.emit('yahtzee-change', state, action, { reason });
  }
}
