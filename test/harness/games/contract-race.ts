/** Additional rules that hold in every race of crosses, checked on random games. */

import { outcome, playerTotals, rollsLeft, type Card, type GameState } from '@yahtzee-game/rules';
import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Contract } from './contract.js';
import { endOf, stepsOf, type Played, type Step } from './games.js';
import { sumOf } from './sums.js';

export const raceGames: Contract = {
  'a turn has three throws, and nothing but crosses is written': countsThrows,
  'crosses never disappear, and a row takes no more than it has room for': keepsCrosses,
  'a turn makes as many crosses in its row as its dice do': makesCrosses,
  'only dice that make crosses stay aside, and those to the end of the turn': laysAside,
  'a turn passes without a cross only when no open row has one': passesOnlyInVain,
  'whoever uses all dice or completes a row has another turn': goesOn,
  'the game ends with the round in which somebody completes all rows': endsWithTheRound,
  'totals are crosses, and those who complete all rows play off': playsOff,
};

/** The rows of faces, in order; the name of every other row contains its number: `sum7` is 7. */
const NUMBERS = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
const numberOf = (row: string): number => 1 + NUMBERS.indexOf(row) || Number(row.replace('sum', ''));

/** The number of crosses that these dice make in a row: from single dice, or from pairs that use each die once. */
function crossesIn(row: string, dice: readonly number[]): number {
  const number = numberOf(row);
  if (number <= NUMBERS.length) return dice.filter((die) => die === number).length;
  const left = [...dice];
  let crosses = 0;
  for (let die = left.shift(); die !== undefined; die = left.shift()) {
    const partner = left.indexOf(number - die);
    if (partner < 0) continue;
    left.splice(partner, 1);
    crosses++;
  }
  return crosses;
}

/** The number of dice that a cross of this row takes. */
const diceFor = (row: string): number => (numberOf(row) <= NUMBERS.length ? 1 : 2);

const slotsOf = ({ rules, cards }: GameState, seat: number, row: string): readonly (number | null)[] => {
  const { slot = 0, entries = 0 } = rules.cellById.get(row) ?? {};
  return cards[seat]?.slots.slice(slot, slot + entries) ?? [];
};
const roomIn = (state: GameState, row: string): number =>
  slotsOf(state, state.seat, row).filter((cross) => cross === null).length;

/** The end of a turn: the crosses that it made, and the next player. */
interface TurnEnd extends Step {
  readonly row: string;
  readonly made: number;
}

const turnEndsOf = (game: Played): readonly TurnEnd[] =>
  stepsOf(game).flatMap((step) => {
    if (step.action.type !== 'score') return [];
    const row = step.action.cell;
    const made = roomIn(step.before, row) - roomIn({ ...step.after, seat: step.before.seat }, row);
    return [{ ...step, row, made }];
  });

function countsThrows(game: Played): void {
  for (const state of game.states) {
    const { turn, cards, rules, playoff } = state;
    const left = playoff ? 1 : rules.spec.rolls - turn.roll;
    equal(rollsLeft(state), turn.phase === 'over' ? 0 : left);
    equal(turn.placed, 0);
    for (const { extras, tokens } of cards) deepEqual([extras, tokens], [[], 0]);
  }
}

function keepsCrosses(game: Played): void {
  for (const { before, after } of stepsOf(game)) {
    after.cards.forEach((card, seat) => {
      const old = before.cards[seat]?.slots ?? [];
      ok(old.every((cross, slot) => cross === null || cross === card.slots[slot]));
      equal(card.slots.length, 72);
      equal(card.filled, sumOf(card.slots));
    });
    for (const row of NUMBERS) ok(/^1*$/.test(slotsOf(after, before.seat, row).join('')));
  }
}

function makesCrosses(game: Played): void {
  for (const [i, { before, after, row, made }] of turnEndsOf(game).entries()) {
    equal(made, Math.min(crossesIn(row, before.turn.dice), roomIn(before, row)));
    equal(made, game.entries[i]?.points, 'as many as were promised');
    equal(sumOf(after.cards[before.seat]?.slots) - sumOf(before.cards[before.seat]?.slots), made);
  }
}

function laysAside(game: Played): void {
  for (const { before, action } of stepsOf(game)) {
    if (action.type !== 'roll') continue;
    const { dice, held, announced } = before.turn;
    const row = before.rules.cells[announced]?.id;
    const aside = dice.filter((_, die) => (action.held >> die) & 1);
    if (row === undefined) equal(aside.length, 0);
    else equal(aside.length, crossesIn(row, aside) * diceFor(row), 'each die aside is part of a cross');
    equal(held & ~action.held, 0, 'what lies aside stays there');
    if (row !== undefined) equal(crossesIn(row, aside), crossesIn(row, dice), 'every hit is laid aside');
  }
}

function passesOnlyInVain(game: Played): void {
  for (const { before, made } of turnEndsOf(game)) {
    if (made) continue;
    equal(before.turn.roll, before.rules.spec.rolls);
    for (const { id } of before.rules.cells) {
      ok(!roomIn(before, id) || !crossesIn(id, before.turn.dice), `${id} was to be had`);
    }
  }
}

const isComplete = (card: Card | undefined): boolean => card?.slots.includes(null) === false;

function goesOn(game: Played): void {
  for (const { before, after, row, made } of turnEndsOf(game)) {
    if (after.turn.phase === 'over') continue;
    const { dice } = before.turn;
    const all = crossesIn(row, dice) * diceFor(row) === dice.length;
    const again = made > 0 && (all || made === roomIn(before, row)) && !isComplete(after.cards[before.seat]);
    if (after.playoff) continue;
    equal(after.seat, again ? before.seat : (before.seat + 1) % game.players);
    deepEqual([after.turn.phase, after.turn.roll, after.turn.dice], ['rolling', 0, []]);
  }
}

function endsWithTheRound(game: Played): void {
  const passed = new Array<number>(game.players).fill(0);
  for (const { before, after } of turnEndsOf(game)) {
    const over = after.turn.phase === 'over' || after.playoff !== undefined;
    if (!over && after.seat === before.seat && game.players > 1) continue;
    passed[before.seat] = (passed[before.seat] ?? NaN) + 1;
    const newRound = before.seat === game.players - 1;
    if (newRound) equal(over, after.cards.some(isComplete));
  }
  equal(new Set(passed).size, 1, 'everybody has had as many rounds');
}

function playsOff(game: Played): void {
  const end = endOf(game);
  const crosses = end.cards.map((card) => sumOf(card.slots));
  const complete = [...crosses.keys()].filter((seat) => crosses[seat] === 72);
  ok(complete.length > 0);
  deepEqual(
    playerTotals(end).map(({ total }) => total),
    crosses,
  );
  const { winners, playoff } = outcome(end) ?? {};
  deepEqual(playoff, complete.length > 1 ? complete : []);
  equal(winners?.length, 1);
  ok(complete.includes(winners[0] ?? NaN));
}
