/** The answers of an exact solution that need more than the current turn. Imported on first use. */
import { refuse } from '../basics/refuse.js';
import type { Signal } from '../basics/signal.js';
import { pause } from '../basics/slices.js';
import { sum } from '../basics/sum.js';
import type { Prospect } from '../forecast/distributions.js';
import { turnEndingsFrom, type LikelyEntry, type TurnEndings } from '../forecast/turn-endings.js';
import type { Turn } from '../forecast/turn.js';
import { entriesIn, isComplete, type CardState } from '../plan/card-states.js';
import { keepOf } from '../plan/lattice.js';
import type { Chosen } from '../questions/advice.js';
import { checkChoice } from '../questions/check-solution.js';
import type { Position } from '../questions/position.js';
import type {
  CellStatistics,
  Explanation,
  ObjectiveSolution,
  Outlook,
  Statistics,
  TurnEnding,
  Utility,
} from '../questions/solution.js';
import { cellClassOf, isOpen } from './choices.js';
import { mayChoose } from './may-choose.js';
import { UtilitySolution } from './objective.js';
import { Prospects } from './prospects.js';
import type { SolvedGame } from './solved-game.js';

const EMPTY_CARD: CardState = { filled: 0, total: 0, bank: 0 };

/** A position, with its turn and the points that its card has already, the section bonus left out. */
export interface Asked {
  readonly position: Position;
  readonly turn: Turn;
  readonly soFar: number;
}

/** The methods are those of `Solution`. */
export class LaterAnswers {
  readonly #solved: SolvedGame;
  readonly #prospects: Prospects;

  constructor(solved: SolvedGame) {
    this.#solved = solved;
    this.#prospects = new Prospects(solved);
  }

  endings(asked: Asked, choice: Chosen): readonly TurnEnding[] {
    this.#check(asked, choice);
    return this.#endingsOf(this.#endingsAfter(asked, choice).entries);
  }

  async explain(asked: Asked, choice: Chosen, signal: Signal | undefined): Promise<Explanation> {
    this.#check(asked, choice);
    const turnEnds = pause().then(() => this.#endingsAfter(asked, choice));
    const { means } = await this.#prospects.ofEndings(asked.turn.cardState, turnEnds, signal, true);
    const { cells, bonus, extra } = this.#statisticsOf(means);
    const endings = this.#endingsOf((await turnEnds).entries);
    return {
      endings,
      cells: Object.fromEntries(Object.entries(cells).map(([id, { mean }]) => [id, mean])),
      bonus: bonus.mean,
      bonusChance: 1 - bonus.zero,
      extra,
    };
  }

  async outlook(asked: Asked, signal: Signal | undefined): Promise<Outlook> {
    const prospect = await this.#from(asked, signal);
    return {
      distribution: totalsOf(prospect, asked.soFar),
      cells: this.#chancesOf(prospect.means, asked),
      bonus: 1 - this.#statisticsOf(prospect.means).bonus.zero,
    };
  }

  /** @param asked the position; an empty card if absent */
  async distribution(asked: Asked | undefined, signal: Signal | undefined): Promise<Float64Array> {
    const prospect = asked ? this.#from(asked, signal) : this.#prospects.ofCard(EMPTY_CARD, signal);
    return totalsOf(await prospect, asked?.soFar ?? 0);
  }

  async statistics(expectedTotal: number, signal: Signal | undefined): Promise<Statistics> {
    const { means } = await this.#prospects.ofCard(EMPTY_CARD, signal);
    return { expectedTotal, ...this.#statisticsOf(means) };
  }

  aimingAt(utility: Utility): ObjectiveSolution {
    if (typeof utility !== 'function') refuse('utility', utility, 'a function, such as reach(300)');
    return new UtilitySolution(this.#solved, this.#prospects, utility);
  }

  /** Resolves to the points to come from a position under best play. */
  #from({ position, turn }: Asked, signal: Signal | undefined): Promise<Prospect> {
    const { plan, lattice } = this.#solved;
    const { cardState } = turn;
    if (position.roll === 0 || isComplete(plan, cardState.filled))
      return this.#prospects.ofCard(cardState, signal);
    const announced = cellClassOf(this.#solved, position.announced);
    const turnEnds = turnEndingsFrom(plan, lattice, turn, position, announced);
    return this.#prospects.ofEndings(cardState, turnEnds, signal);
  }

  #statisticsOf(means: Float64Array): Omit<Statistics, 'expectedTotal'> {
    const at = this.#prospects.means;
    const cells = this.#solved.plan.cellClasses.map(
      ({ cells: [id = ''], capacity }, k): [string, CellStatistics] => [
        id,
        { mean: means[at.points(k)], zero: means[at.zeros(k)] / capacity },
      ],
    );
    return {
      cells: Object.fromEntries(cells),
      bonus: { mean: means[at.bonus], zero: means[at.noBonus] },
      extra: means[at.extra],
    };
  }

  /** Returns by id of each open cell the probability that an entry there brings points. */
  #chancesOf(means: Float64Array, { turn, position }: Asked): Record<string, number> {
    const { plan, rules } = this.#solved;
    const at = this.#prospects.means;
    const chances = plan.cellClasses.flatMap((cellClass, k) => {
      const left = cellClass.capacity - entriesIn(cellClass, turn.cardState.filled);
      const chance = 1 - means[at.zeros(k)] / left;
      const open = cellClass.cells.filter((id) => isOpen(rules, position.card, id));
      return open.map((id): [string, number] => [id, chance]);
    });
    return Object.fromEntries(chances);
  }

  #endingsOf(entries: readonly LikelyEntry[]): readonly TurnEnding[] {
    const endings = this.#solved.plan.cellClasses.map(({ cells, times }, k) => {
      const own = entries.filter((entry) => entry.cellClass === k);
      const chance = sum(own.map((entry) => entry.chance));
      const points = sum(own.map((entry) => entry.chance * entry.points * times));
      return { cell: cells[0] ?? '', chance, points: chance && points / chance };
    });
    return endings.filter(({ chance }) => chance > 0).toSorted((a, b) => b.chance - a.chance);
  }

  /** @throws RangeError, one sentence, if the rules do not allow the choice */
  #check({ turn, position }: Asked, choice: Chosen): void {
    checkChoice(choice);
    if (!mayChoose(this.#solved, turn, position, choice))
      refuse('choice', choice.kind, 'one that the rules allow in this position');
  }

  /** Returns how the turn may end after a choice, if all later choices are the best ones. */
  #endingsAfter({ turn, position }: Asked, choice: Chosen): TurnEndings {
    const { plan, lattice } = this.#solved;
    const announced = cellClassOf(this.#solved, position.announced);
    if (choice.kind === 'hold')
      return turnEndingsFrom(plan, lattice, turn, { ...position, held: choice.held }, announced);
    const k = cellClassOf(this.#solved, choice.cell);
    if (choice.kind === 'announce') return turnEndingsFrom(plan, lattice, turn, position, k);
    const { dice, roll, served } = position;
    const entries = turn.entries(roll, served, keepOf(lattice, dice), announced);
    const own = entries.filter(({ cellClass }) => cellClass === k);
    return { entries: own.map((entry) => ({ ...entry, chance: 1 })), won: 0 };
  }
}

/** Returns the probability of each final total. Totals below 0 are left out. */
function totalsOf({ least, chances }: Prospect, soFar: number): Float64Array {
  const first = soFar + least;
  const totals = new Float64Array(Math.max(0, first + chances.length));
  totals.set(first < 0 ? chances.subarray(-first) : chances, Math.max(0, first));
  return totals;
}
