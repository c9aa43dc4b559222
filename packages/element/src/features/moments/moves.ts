/** Starts each animation of a moment once, when the part that shows it is rendered. */
import type { Dice, GameState } from '@yahtzee-game/rules';
import type { LitElement } from 'lit';
import { cancelAnimation } from '../../basics/platform.js';
import type { Movement } from '../../board/feature.js';
import type { Snapshot } from '../../game/board-state.js';
import { restTime } from '../../parts/dice/rest-time.js';
import type { View } from '../../view/view.js';
import { celebrate, LANDED, swell } from './celebrate.js';
import { reachedBonus } from './entries.js';
import { handOf, isFive, sidesIn, type Hand } from './hands.js';
import type { FirstFive } from './first-five.js';
import type { JustNow } from './just-now.js';
import { fill, hop, mayMove, wipeIn } from './motion.js';

export class Moves {
  readonly #justNow: JustNow;
  readonly #firstFive: FirstFive;
  readonly #tell: (movement: Movement, ends: readonly number[]) => void;
  #seen: { dice?: Dice; boxes?: Dice; state?: GameState } = {};
  #hops: readonly Animation[] = [];

  /** `tell` is called for movements that may have a sound. */
  constructor(
    justNow: JustNow,
    firstFive: FirstFive,
    tell: (movement: Movement, ends: readonly number[]) => void,
  ) {
    this.#justNow = justNow;
    this.#firstFive = firstFive;
    this.#tell = tell;
  }

  /** Called after a part has rendered. */
  drawn({ renderRoot }: LitElement, snapshot: Snapshot, view: View): void {
    if (renderRoot.querySelector('.die')) this.#drawnDice(renderRoot, snapshot, view);
    else if (renderRoot.querySelector('.card')) {
      this.#drawnCard(renderRoot, snapshot, view);
      this.#drawnBoxes(renderRoot, snapshot, view);
    }
  }

  /** Ends what moves, because a player goes on. */
  stop(): void {
    this.#hops.forEach(cancelAnimation);
    this.#hops = [];
  }

  #drawnDice(root: ParentNode, snapshot: Snapshot, view: View): void {
    const { state, settings } = snapshot;
    if (!this.#justNow.hasLanded(snapshot) || this.#seen.dice === state.turn.dice) return;
    this.#seen.dice = state.turn.dice;
    if (settings.motion !== 'none' && this.#firstFive.handOf(snapshot)) {
      const rest = timeToRest(snapshot, view);
      this.#hops = celebrate(root, rest, mayMove(settings));
      this.#tell('hop', [rest + LANDED]);
      return;
    }
    const groups = hoppingDice(snapshot);
    if (!groups || !mayMove(settings)) return;
    const dice = [...root.querySelectorAll<HTMLElement>('.die')];
    this.#hops = hop(dice, groups, timeToRest(snapshot, view));
    this.#tell('hop', [...new Set(this.#hops.map(endOf))]);
  }

  /** The box of a Yahtzee swells. */
  #drawnBoxes(root: ParentNode, snapshot: Snapshot, view: View): void {
    const { state, settings } = snapshot;
    if (!this.#justNow.hasLanded(snapshot) || this.#seen.boxes === state.turn.dice) return;
    this.#seen.boxes = state.turn.dice;
    const five = this.#firstFive.handOf(snapshot);
    const box = five && root.querySelector(`[data-cell="${five.cell.id}"][data-seat="${state.seat}"]`);
    if (box && mayMove(settings)) this.#hops = [...this.#hops, swell(box, timeToRest(snapshot, view))];
  }

  #drawnCard(root: ParentNode, snapshot: Snapshot, view: View): void {
    const { state, notice, settings } = snapshot;
    const before = this.#justNow.beforeEntry(snapshot);
    if (!before || notice?.kind !== 'entry' || this.#seen.state === state) return;
    this.#seen.state = state;
    const reached = reachedBonus(before, state, notice.seat);
    if (reached) this.#tell('bonus', []);
    if (!mayMove(settings)) return;
    const badge = notice.bonus ? root.querySelector('[part~="chips"]') : null;
    if (badge) wipeIn(badge);
    const bonuses = view.card.sections.filter(({ bonus }) => bonus);
    const index = bonuses.findIndex(({ id }) => id === reached?.bonus.section);
    const block = root.querySelectorAll('.bonus')[index];
    const at = bonuses[index]?.bonus?.players[notice.seat]?.at ?? 0;
    if (reached && block) fill(block, reached.before / Math.min(reached.sum, at));
  }
}

/** Milliseconds until the dice of a throw lie still. */
const timeToRest = ({ settings }: Snapshot, { dice }: View): number =>
  mayMove(settings) ? restTime(settings.motion, dice) : 0;

/** The end of an animation, in milliseconds from its start. */
const endOf = ({ effect }: Animation): number => Number(effect?.getComputedTiming().endTime ?? 0);

/** The groups of dice that hop, one group after the other; undefined if no dice hop. */
function hoppingDice(snapshot: Snapshot): Hand['groups'] | undefined {
  const { state, joker } = snapshot;
  const sides = sidesIn(state);
  if (joker) return isFive(sides) ? sides.map((_, position) => [position]) : undefined;
  const hand = handOf(state);
  return hand?.pattern && hand.groups;
}
