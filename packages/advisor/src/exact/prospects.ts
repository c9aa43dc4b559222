/** The distributions of a solved game, found by passes in a worker. */
import type { Signal } from '../basics/signal.js';
import { inSlices } from '../basics/slices.js';
import { unlessAborted } from '../basics/unless-aborted.js';
import { countStates } from '../compile/compile.js';
import {
  Means,
  meanOf,
  leastToCome,
  mostToCome,
  prospectOf,
  type Distributions,
  type LikelyProspect,
  type Prospect,
  type Start,
} from '../forecast/distributions.js';
import type { TurnEndings } from '../forecast/turn-endings.js';
import { canRunInTiles } from '../forecast/turn-tiles.js';
import { bonusOf, inRange, maxPointsLeft, type CardState } from '../plan/card-states.js';
import type { DistributionJob, JobResult, ProspectJob } from '../worker/job.js';
import { bytesOf, run } from '../worker/runner.js';
import type { SolvedGame } from './solved-game.js';

/** Most passes that are kept, for the cards on turn of a game; the result of each takes a megabyte at most. */
const MAX_KEPT = 8;
/**
 * The most that a pass may take, in card states × points that may be to come. A pass for every card of a turn has about
 * a sixth of that in memory, as numbers of 8 bytes, and one for cards together about a fortieth.
 */
const MAX_EACH = 1.5e8;
const MAX_TOGETHER = 4e9;
/** Most card states that are visited one by one, which takes about a minute. */
const MAX_BY_STATE = 2e4;

/**
 * The most that one pass may find from a card on: 'each' the distribution from each card that its turn may end with,
 * 'means' only the means of these, 'together' one distribution from some cards together, 'none' nothing.
 */
type Pass = 'each' | 'means' | 'together' | 'none';

/** Passes of one kind, the latest last, and what they have found of each card. */
interface Kept {
  readonly means: Means;
  readonly found: Distributions[];
}

/**
 * The distributions of a solved game. One pass finds them for a card and for all that its turn may end with, so that
 * every question about that turn is answered at once; a later card is often among them. At the beginning of a game,
 * where that would take too much memory, each question needs a separate pass, unless the means are enough.
 */
export class Prospects {
  readonly means: Means;
  readonly #solved: SolvedGame;
  readonly #each: Kept;
  readonly #meansAlone: Kept;
  /** By `filled`, which pass is small enough from there on. */
  readonly #passes = new Map<number, Pass>();
  /** Settles when the pass that was requested last has ended. */
  #lastPass: Promise<unknown> = Promise.resolve();

  constructor(solved: SolvedGame) {
    this.#solved = solved;
    const { length } = solved.plan.cellClasses;
    this.means = new Means(length);
    this.#each = { means: this.means, found: [] };
    this.#meansAlone = { means: new Means(length, false), found: [] };
  }

  /** Resolves to the points to come from a card between turns. */
  ofCard(cardState: CardState, signal: Signal | undefined): Promise<Prospect> {
    const state = inRange(this.#solved.plan, cardState);
    return this.#next(signal, async () => this.#known(state) ?? this.#findCard(state, signal));
  }

  /**
   * Resolves to the points to come from each card that a turn may end with; `undefined` if that takes too much memory.
   */
  ofNextCards(
    cardState: CardState,
    signal: Signal | undefined,
  ): Promise<((next: CardState) => Prospect | undefined) | undefined> {
    const root = inRange(this.#solved.plan, cardState);
    return this.#next(signal, async () => {
      if ((await this.#passFrom(root.filled, signal)) !== 'each') return undefined;
      const all = await this.#distributionsOf(root, signal);
      return (next) => prospectOf(all, this.means, next);
    });
  }

  /**
   * Resolves to the points to come after these endings of a turn on a card. The means include the points of the
   * entries. Questions are answered in the order in which they are asked, even if the endings are still being computed.
   * @param meansOnly whether the means without zeros are enough; they are found sooner
   */
  async ofEndings(
    cardState: CardState,
    endings: TurnEndings | Promise<TurnEndings>,
    signal: Signal | undefined,
    meansOnly = false,
  ): Promise<Prospect> {
    const { plan } = this.#solved;
    const root = inRange(plan, cardState);
    const later = await this.#next(signal, async () => {
      const starts = this.#startsOf(await endings);
      const kept = this.#keptFor(await this.#passFrom(root.filled, signal), root, meansOnly);
      return kept
        ? meanOf(this.means, await this.#eachOf(root, starts, kept, signal))
        : this.#together(starts, signal);
    });
    const { entries, won } = await endings;
    for (const { cellClass, points, bonus, chance } of entries) {
      const counted = points * (plan.cellClasses[cellClass]?.times ?? 1);
      this.means.addEntry(later.means, 0, cellClass, counted, bonus, chance);
    }
    if (!won) return later;
    return meanOf(this.means, [
      { prospect: later, points: 0, chance: 1 },
      { prospect: this.#wonAtOnce(cardState), points: 0, chance: won },
    ]);
  }

  /** Returns the cards that these endings lead to. */
  #startsOf({ entries }: TurnEndings): readonly Start[] {
    const { plan } = this.#solved;
    return entries.map(({ next, points, bonus, chance, cellClass }) => ({
      cardState: inRange(plan, next),
      points: points * (plan.cellClasses[cellClass]?.times ?? 1) + bonus,
      chance,
    }));
  }

  /** A throw that wins at once counts as all points that could still have come. */
  #wonAtOnce({ filled, total }: CardState): Prospect {
    const { plan } = this.#solved;
    const left = maxPointsLeft(plan, filled);
    const worth = bonusOf(plan, total);
    const means = new Float64Array(this.means.count);
    this.means.addBonus(means, 0, worth, 1);
    this.means.addExtra(means, 0, left, 1);
    return { means, least: left + worth, chances: Float64Array.of(1) };
  }

  /** Answers questions one after the other: a second one may need the same pass, and each takes much memory. */
  #next<T>(signal: Signal | undefined, answer: () => Promise<T>): Promise<T> {
    const asked = this.#lastPass.then(() => {
      signal?.throwIfAborted();
      return answer();
    });
    this.#lastPass = asked.catch(() => undefined);
    return signal ? unlessAborted(asked, signal) : asked;
  }

  /**
   * Returns the kept passes that answer for each card after a turn; `undefined` if only cards together can be asked.
   */
  #keptFor(pass: Pass, root: CardState, meansOnly: boolean): Kept | undefined {
    const isKnown = this.#each.found.some((own) => isFor(own, root));
    if (meansOnly && pass !== 'together' && !isKnown && canRunInTiles(this.#solved.plan))
      return this.#meansAlone;
    return pass === 'each' ? this.#each : undefined;
  }

  #known(state: CardState, { means, found } = this.#each): Prospect | undefined {
    for (const own of found) {
      const prospect = prospectOf(own, means, state);
      if (prospect) return prospect;
    }
    return undefined;
  }

  async #findCard(state: CardState, signal: Signal | undefined): Promise<Prospect> {
    if ((await this.#passFrom(state.filled, signal)) === 'each') {
      const found = prospectOf(await this.#distributionsOf(state, signal), this.means, state);
      if (found) return found;
    }
    const prospect = await this.#together([{ cardState: state, points: 0, chance: 1 }], signal);
    keep(this.#each.found, alone(state, prospect));
    return prospect;
  }

  /** Resolves to the points to come from each of these cards, which a turn on the root may end with. */
  async #eachOf(
    root: CardState,
    starts: readonly Start[],
    kept: Kept,
    signal: Signal | undefined,
  ): Promise<readonly LikelyProspect[]> {
    await this.#distributionsOf(root, signal, kept);
    // Where cards are visited one by one, only those that best play leads to are known so far.
    const known = starts.map(({ cardState }) => this.#known(cardState, kept));
    const others = starts.filter((_, i) => !known[i]).map(({ cardState }) => cardState);
    if (others.length) keep(kept.found, await this.#find({ from: root, others }, signal));
    return starts.map(({ cardState, points, chance }, i) => {
      const prospect = known[i] ?? this.#known(cardState, kept);
      if (!prospect) throw new RangeError('distribution: play does not lead to this card');
      return { prospect, points, chance };
    });
  }

  /** Resolves to the distributions of a card state and its next ones, found once. */
  async #distributionsOf(
    from: CardState,
    signal: Signal | undefined,
    kept = this.#each,
  ): Promise<Distributions> {
    const meansOnly = kept === this.#meansAlone;
    return (
      kept.found.find((own) => isFor(own, from)) ??
      keep(kept.found, await this.#find({ from, meansOnly }, signal))
    );
  }

  async #find(
    asked: Pick<DistributionJob, 'from' | 'others' | 'meansOnly'>,
    signal: Signal | undefined,
  ): Promise<Distributions> {
    const { plan, values } = this.#solved;
    // A quick pass continues when its question is aborted, since the next question of the turn needs it as well.
    const giveUp = canRunInTiles(plan) ? undefined : signal;
    return (await this.#run({ kind: 'distributions', plan, values, ...asked }, giveUp)) as Distributions;
  }

  async #together(starts: readonly Start[], signal: Signal | undefined): Promise<Prospect> {
    const { plan, values } = this.#solved;
    return (await this.#run({ kind: 'prospect', plan, values, starts }, signal)) as Prospect;
  }

  #run(
    question: Omit<DistributionJob, 'wasm'> | Omit<ProspectJob, 'wasm'>,
    signal: Signal | undefined,
  ): Promise<JobResult | undefined> {
    const { worker, wasm } = this.#solved;
    const job = async (): Promise<DistributionJob | ProspectJob> => {
      const kernel = wasm ? bytesOf((await import('../worker/forecasting.js')).kernel) : undefined;
      return { ...question, wasm: kernel };
    };
    return run({ kind: question.kind, wasm, job: job(), worker, signal });
  }

  /**
   * Returns which pass is small enough from a card on.
   * @throws RangeError, one sentence, if none is
   */
  async #passFrom(filled: number, signal: Signal | undefined): Promise<Pass> {
    let pass = this.#passes.get(filled);
    if (!pass) this.#passes.set(filled, (pass = await this.#findPass(filled, signal)));
    if (pass !== 'none') return pass;
    throw new RangeError(`distribution: ${this.#solved.plan.ruleset} has too many cards; ask nearer its end`);
  }

  async #findPass(filled: number, signal: Signal | undefined): Promise<Pass> {
    const { plan } = this.#solved;
    const states = await inSlices(countStates({ ...plan, from: filled }), signal);
    if (!canRunInTiles(plan)) return states <= MAX_BY_STATE ? 'each' : 'none';
    const numbers = states * (mostToCome(plan, filled) - leastToCome(plan, filled));
    if (numbers <= MAX_EACH) return 'each';
    if (numbers > MAX_TOGETHER) return 'none';
    return states * (this.means.count + 1) <= MAX_EACH ? 'means' : 'together';
  }
}

/** Keeps the result of a pass, in place of the oldest if there are too many. */
function keep(kept: Distributions[], found: Distributions): Distributions {
  kept.push(found);
  if (kept.length > MAX_KEPT) kept.shift();
  return found;
}

const isFor = ({ filled, totals, banks, starts }: Distributions, state: CardState): boolean =>
  starts.length > 2 &&
  filled.at(-1) === state.filled &&
  totals.at(-1) === state.total &&
  banks.at(-1) === state.bank;

/** Returns the prospect of a single card as distributions, to keep it. */
const alone = ({ filled, total, bank }: CardState, { means, least, chances }: Prospect): Distributions => ({
  filled: [filled],
  totals: [total],
  banks: [bank],
  least: [least],
  starts: [0, means.length + chances.length],
  numbers: Float64Array.from([...means, ...chances]),
});
