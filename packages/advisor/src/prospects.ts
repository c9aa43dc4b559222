/** The distributions of a solved game, found by passes in a worker. */
import { bonusOf, inRange, maxPointsLeft, type CardState } from './card-states.js';
import { countStates } from './compile.js';
import {
  Means,
  meanOf,
  mostToCome,
  prospectOf,
  type Distributions,
  type LikelyProspect,
  type Prospect,
  type Start,
} from './distributions.js';
import type { DistributionJob, JobResult, ProspectJob } from './job.js';
import { bytesOf, run } from './runner.js';
import type { SolvedGame } from './solved-game.js';
import { inSlices } from './slices.js';
import type { TurnEndings } from './turn-endings.js';
import { unlessAborted } from './unless-aborted.js';
import { canRunInTiles } from './turn-tiles.js';

/** Passes that are kept: those of a game's cards on turn, a megabyte each at most. */
const MAX_KEPT = 8;
/**
 * How much a pass may take, in card states × points that may be to come: one for every card of a turn has about a sixth of
 * that in memory, as numbers of 8 bytes, and one for cards together about a fortieth.
 */
const MAX_EACH = 1.5e8;
const MAX_TOGETHER = 4e9;
/** Card states that may be visited one by one, in about a minute. */
const MAX_BY_STATE = 2e4;

/**
 * The distributions of a solved game. One pass finds them for a card and for all that its turn may end with, so that
 * everything asked in that turn is answered at once; a later card is often among them. At the beginning of a game, when
 * that would take too much memory, each question is a pass of its own.
 */
export class Prospects {
  readonly means: Means;
  readonly #solved: SolvedGame;
  /** The latest last. */
  readonly #kept: Distributions[] = [];
  /** By `filled`, which pass is small enough from there on. */
  readonly #passes = new Map<number, 'each' | 'together' | 'none'>();
  /** Settles when the pass that was requested last has ended. */
  #lastPass: Promise<unknown> = Promise.resolve();

  constructor(solved: SolvedGame) {
    this.#solved = solved;
    this.means = new Means(solved.plan.cellClasses.length);
  }

  /** Resolves to what follows from a card between turns. */
  ofCard(cardState: CardState, signal: AbortSignal | undefined): Promise<Prospect> {
    const state = inRange(this.#solved.plan, cardState);
    return this.#next(signal, async () => this.#known(state) ?? this.#findCard(state, signal));
  }

  /** Resolves to what follows from each card that a turn may end with; `undefined` if that takes too much memory. */
  ofNextCards(
    cardState: CardState,
    signal: AbortSignal | undefined,
  ): Promise<((next: CardState) => Prospect | undefined) | undefined> {
    const root = inRange(this.#solved.plan, cardState);
    return this.#next(signal, async () => {
      if (!(await this.#isSmall(root.filled, signal))) return undefined;
      const all = await this.#distributionsOf(root, signal);
      return (next) => prospectOf(all, this.means, next);
    });
  }

  /** Resolves to what follows from these endings of a turn on a card. The means hold what their entries bring. */
  async ofEndings(
    cardState: CardState,
    { entries, won }: TurnEndings,
    signal: AbortSignal | undefined,
  ): Promise<Prospect> {
    const { plan } = this.#solved;
    const root = inRange(plan, cardState);
    const starts = entries.map((entry): Start => ({
      cardState: inRange(plan, entry.next),
      points: entry.points * (plan.cellClasses[entry.cellClass]?.times ?? 1) + entry.bonus,
      chance: entry.chance,
    }));
    const later = await this.#next(signal, async () =>
      (await this.#isSmall(root.filled, signal))
        ? meanOf(this.means, await this.#eachOf(root, starts, signal))
        : this.#together(starts, signal),
    );
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

  /** A throw that wins at once counts as all that could still have come. */
  #wonAtOnce({ filled, total }: CardState): Prospect {
    const { plan } = this.#solved;
    const least = maxPointsLeft(plan, filled) + bonusOf(plan, total);
    return { means: new Float64Array(this.means.count), least, chances: Float64Array.of(1) };
  }

  /** Answers questions one after the other: a second one may need the same pass, and each takes much memory. */
  #next<T>(signal: AbortSignal | undefined, answer: () => Promise<T>): Promise<T> {
    const asked = this.#lastPass.then(() => {
      signal?.throwIfAborted();
      return answer();
    });
    this.#lastPass = asked.catch(() => undefined);
    return signal ? unlessAborted(asked, signal) : asked;
  }

  #known(state: CardState): Prospect | undefined {
    for (const own of this.#kept) {
      const prospect = prospectOf(own, this.means, state);
      if (prospect) return prospect;
    }
    return undefined;
  }

  async #findCard(state: CardState, signal: AbortSignal | undefined): Promise<Prospect> {
    if (await this.#isSmall(state.filled, signal)) {
      const found = prospectOf(await this.#distributionsOf(state, signal), this.means, state);
      if (found) return found;
    }
    const prospect = await this.#together([{ cardState: state, points: 0, chance: 1 }], signal);
    this.#keep(alone(state, prospect));
    return prospect;
  }

  /** Resolves to what follows from each of these cards, which a turn on the root may end with. */
  async #eachOf(
    root: CardState,
    starts: readonly Start[],
    signal: AbortSignal | undefined,
  ): Promise<readonly LikelyProspect[]> {
    const all = await this.#distributionsOf(root, signal);
    return starts.map(({ cardState, points, chance }) => {
      const prospect = prospectOf(all, this.means, cardState);
      if (!prospect) throw new RangeError('distribution: best play does not lead to this card');
      return { prospect, points, chance };
    });
  }

  /** Resolves to the distributions of a card state and its next ones, found once. */
  async #distributionsOf(from: CardState, signal: AbortSignal | undefined): Promise<Distributions> {
    const kept = this.#kept.find((own) => isFor(own, from));
    if (kept) return kept;
    const { plan, values } = this.#solved;
    // A quick pass goes on when its question is given up, since the next one of the turn needs it as well.
    const giveUp = canRunInTiles(plan) ? undefined : signal;
    const found = await this.#run({ kind: 'distributions', plan, values, from }, giveUp);
    return this.#keep(found as Distributions);
  }

  async #together(starts: readonly Start[], signal: AbortSignal | undefined): Promise<Prospect> {
    const { plan, values } = this.#solved;
    return (await this.#run({ kind: 'prospect', plan, values, starts }, signal)) as Prospect;
  }

  #run(
    question: Omit<DistributionJob, 'wasm'> | Omit<ProspectJob, 'wasm'>,
    signal: AbortSignal | undefined,
  ): Promise<JobResult | undefined> {
    const { worker, wasm } = this.#solved;
    const job = async (): Promise<DistributionJob | ProspectJob> => {
      const kernel = wasm ? bytesOf((await import('./generated/distributions.js')).kernel) : undefined;
      return { ...question, wasm: kernel };
    };
    return run({ kind: question.kind, wasm, job: job(), worker, signal });
  }

  #keep(found: Distributions): Distributions {
    this.#kept.push(found);
    if (this.#kept.length > MAX_KEPT) this.#kept.shift();
    return found;
  }

  /**
   * Whether one pass may find the distributions of all cards that a turn leads to.
   * @throws RangeError, one sentence, if no pass may be made
   */
  async #isSmall(filled: number, signal: AbortSignal | undefined): Promise<boolean> {
    let pass = this.#passes.get(filled);
    if (!pass) this.#passes.set(filled, (pass = await this.#passFrom(filled, signal)));
    if (pass !== 'none') return pass === 'each';
    throw new RangeError(`distribution: ${this.#solved.plan.ruleset} has too many cards; ask nearer its end`);
  }

  async #passFrom(filled: number, signal: AbortSignal | undefined): Promise<'each' | 'together' | 'none'> {
    const { plan } = this.#solved;
    const states = await inSlices(countStates({ ...plan, from: filled }), signal);
    if (!canRunInTiles(plan)) return states <= MAX_BY_STATE ? 'each' : 'none';
    const numbers = states * mostToCome(plan, filled);
    return numbers <= MAX_EACH ? 'each' : numbers <= MAX_TOGETHER ? 'together' : 'none';
  }
}

const isFor = ({ filled, totals, banks, starts }: Distributions, state: CardState): boolean =>
  starts.length > 2 &&
  filled.at(-1) === state.filled &&
  totals.at(-1) === state.total &&
  banks.at(-1) === state.bank;

/** Returns what is known of a single card as distributions, to keep it. */
const alone = ({ filled, total, bank }: CardState, { means, least, chances }: Prospect): Distributions => ({
  filled: [filled],
  totals: [total],
  banks: [bank],
  least: [least],
  starts: [0, means.length + chances.length],
  numbers: Float64Array.from([...means, ...chances]),
});
