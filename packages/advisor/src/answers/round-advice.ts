/**
 * Advice for games of rounds, such as poker dice: the probability to win the round, alone or with others. It is exact
 * if all who come later play for the same. The last player needs a hand that is at least as good as the best one so
 * far; for an earlier player, the later ones decide how likely a hand is to last. So players are solved from the last
 * to the first, each by backward induction over the keeps of one turn.
 */
import { rollsLeft, type GameState, type Rules, type Ruleset } from '@yahtzee-game/rules';
import { throwOf } from '@yahtzee-game/rules/engine';
import { expectation, keepOf, keepsInside, latticeOf, sidesOf, type Lattice } from '../plan/lattice.js';
import type { Advice, Unranked } from '../questions/advice.js';
import { rankedAdvice } from './ranked-advice.js';

const KIND = { unit: 'chance', exact: true } as const;
const tables = new WeakMap<Ruleset, Round>();

/**
 * Returns all choices of the player on turn; none while dice are awaited. Each `yield` is a good moment for a pause.
 */
export function* adviceFor(state: GameState): Generator<void, Advice> {
  const { rules, players, seat, turn, cards } = state;
  const { ruleset, spec } = rules;
  const cell = rules.cells.find(({ slot }) => cards[seat]?.slots[slot] === null);
  if (turn.phase !== 'deciding' || !cell) return { choices: [], value: 0, ...KIND };
  let round = tables.get(ruleset);
  if (!round) tables.set(ruleset, (round = new Round(rules)));
  const last = turn.roll + rollsLeft(state);
  const toBeat = Math.max(...cards.slice(0, seat).map(({ slots }) => slots[cell.slot] ?? 0), 0);
  /** By roll, the value of each hand if the turn ends with it. */
  const stops: Float64Array[] = [];
  for (let roll = turn.roll; roll <= last; roll++) {
    // With the option `limit: 'leader'`, later players roll no more often than the first of the round.
    const rolls = ruleset.options['limit'] !== 'leader' ? spec.rolls : seat === 0 ? roll : last;
    const lasting = yield* round.lasting(players.length - 1 - seat, rolls);
    stops.push(round.worth(lasting, toBeat));
  }
  return round.advise(turn.dice, cell.id, stops);
}

class Round {
  readonly #lattice: Lattice;
  /** By outcome, a number that is greater for better hands. */
  readonly #strengths: readonly number[];
  readonly #lasting = new Map<string, Float64Array>();

  constructor({ spec, sides }: Rules) {
    const lattice = latticeOf(spec.dice.count, sides.length);
    const [category] = spec.categories;
    this.#lattice = lattice;
    this.#strengths = Array.from({ length: lattice.outcomes }, (_, outcome) =>
      category.score(throwOf(sides, sidesOf(lattice, outcome), 1, true)),
    );
  }

  /** Returns the value of each hand: the probability that it lasts, or 0 if it is beaten already. */
  worth(lasting: Float64Array, toBeat: number): Float64Array {
    return lasting.map((chance, hand) => ((this.#strengths[hand] ?? 0) >= toBeat ? chance : 0));
  }

  /**
   * Returns, by hand, the probability that none of `players` players gets a better one, with up to `rolls` rolls each.
   */
  *lasting(players: number, rolls: number): Generator<void, Float64Array> {
    const { outcomes } = this.#lattice;
    if (players === 0) return new Float64Array(outcomes).fill(1);
    const key = `${players}/${rolls}`;
    const known = this.#lasting.get(key);
    if (known) return known;
    const after = yield* this.lasting(players - 1, rolls);
    const chances = new Float64Array(outcomes);
    for (let hand = 0; hand < outcomes; hand++) {
      const strength = this.#strengths[hand] ?? 0;
      const stays = after.map((_, own) => ((this.#strengths[own] ?? 0) <= strength ? after[hand] : 0));
      chances[hand] = this.#followed(this.worth(after, strength), stays, rolls);
      yield;
    }
    this.#lasting.set(key, chances);
    return chances;
  }

  /** Returns the mean of `counted`, a table by hand, at the end of a turn that is played to maximise `worth`. */
  #followed(worth: Float64Array, counted: Float64Array, rolls: number): number {
    let [best, mean] = [worth, counted];
    for (let roll = 1; roll < rolls; roll++) {
      const keeps = [this.#keeps(best), this.#keeps(mean)] as const;
      [best, mean] = this.#decided(worth, counted, ...keeps);
    }
    return expectation(this.#lattice, mean);
  }

  /** Returns the mean of each keep over the throws of the other dice. */
  #keeps(table: Float64Array): Float64Array {
    const { outcomes, keeps, sides, up } = this.#lattice;
    const means = new Float64Array(keeps);
    means.set(table);
    for (let keep = outcomes; keep < keeps; keep++) {
      let sum = 0;
      for (let side = 0; side < sides; side++) sum += means[up[keep * sides + side]];
      means[keep] = sum / sides;
    }
    return means;
  }

  /** Returns, by hand, the value of the best choice, to stop or to keep dice, and the mean of `counted` after it. */
  #decided(
    worth: Float64Array,
    counted: Float64Array,
    values: Float64Array,
    means: Float64Array,
  ): [best: Float64Array, mean: Float64Array] {
    const { outcomes, keeps, down, downStart } = this.#lattice;
    for (let keep = keeps - 1; keep >= 0; keep--) {
      if (keep < outcomes) [values[keep], means[keep]] = [worth[keep], counted[keep]];
      for (let i = downStart[keep]; i < downStart[keep + 1]; i++) {
        const smaller = down[i];
        if (values[smaller] > values[keep]) [values[keep], means[keep]] = [values[smaller], means[smaller]];
      }
    }
    return [values.slice(0, outcomes), means.slice(0, outcomes)];
  }

  /** @param stops values of each hand if the turn ends now, after one more roll, and so on */
  advise(dice: readonly number[], cell: string, stops: readonly Float64Array[]): Advice {
    const hand = keepOf(this.#lattice, dice);
    const [now, ...later] = stops;
    const choices: Unranked[] = [
      { kind: 'score', cell, points: this.#strengths[hand] ?? 0, bonus: 0, value: now?.[hand] ?? 0, loss: 0 },
    ];
    const last = later.at(-1);
    if (last) {
      let best = last;
      for (const worth of later.slice(0, -1).toReversed()) {
        const keeps = this.#keeps(best);
        [best] = this.#decided(worth, worth, keeps, keeps.slice());
      }
      const keeps = this.#keeps(best);
      for (const [keep, held] of keepsInside(this.#lattice, dice))
        choices.push({
          kind: 'hold',
          held,
          dice: sidesOf(this.#lattice, keep),
          value: keeps[keep],
          loss: 0,
        });
    }
    return rankedAdvice(choices, KIND);
  }
}
