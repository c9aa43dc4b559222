/** The dice that a board deals: random or from a seed, and after an undo the same again. */
import type { Chance, Dice, GameState } from '@yahtzee-game/rules';
import { realDice, type Dealer, type Dealt } from '../game/dealer.js';
import { dealAgain, takenBack, type TakenBack } from '../game/taken-back.js';
import type { Opening } from './opening.js';

export class DiceSupply {
  /** Whether games get random identities and seeds; not on a server, where a page renders the same every time. */
  draws = true;
  #dealer: Dealer = realDice;
  #dealt: Dealt = realDice();
  #takenBack: TakenBack = {};
  /** The dice that were dealt for the last roll: a roll with other dice ends the use of the seed. */
  #own: Dice | undefined;

  /** The dice of the game. */
  get dealt(): Dealt {
    return this.#dealt;
  }

  /** The throws that were taken back in this game. */
  get takenBack(): TakenBack {
    return this.#takenBack;
  }

  /** Gets the dice of a game. */
  begin({ state, deal, dealt, takenBack: known = {} }: Opening): void {
    // A seed drawn now would not reproduce the dice that a loaded game has rolled before.
    this.#dealt = dealt ?? (state.log && !deal ? { dice: this.#deal(deal).dice } : this.#deal(deal));
    this.#takenBack = known;
  }

  /** Sets the default dealer. It also deals the dice of `unthrown`, a game without throws, unless a seed does. */
  setDealer(dealer: Dealer, unthrown: Opening | undefined): void {
    this.#dealer = dealer;
    const { seed, from = seed } = this.#dealt;
    if (unthrown && from === undefined) this.#dealt = this.#deal(unthrown.deal);
  }

  #deal(ofGame: Dealer | undefined): Dealt {
    return ((this.draws && ofGame) || this.#dealer)();
  }

  /** Returns the awaited dice. */
  roll(owed: Chance): Dice {
    return (this.#own = dealAgain(this.#takenBack, this.#dealt.dice, owed));
  }

  /** Notes the dice that were thrown. */
  landed(values: Dice): void {
    if (values !== this.#own) this.#dealt = { dice: this.#dealt.dice };
  }

  /** Notes the throws that the game loses when it goes back to an earlier state. */
  takeBack(final: GameState, before: GameState): void {
    this.#takenBack = takenBack(this.#takenBack, final, before);
  }
}
