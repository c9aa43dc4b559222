// Texts about computers: their names, the dice that they keep, their entries.

import { loadRuleset, newGame } from '@yahtzee-game/rules';
import { deepEqual, doesNotMatch, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rollDice } from '../../harness/games/play.js';
import { computerNames, enOpponents, noting, seatView, translator, voices, wrote } from '../inside.js';
import { snapshotOf } from '../snapshots.js';
import { viewOf } from '../view-model.js';

const t = translator();
const asked = new Set<string>();

/** Grace is on turn with these dice; she is a computer by default. */
async function graceHas(values: string, seat: object = { levels: ['human', undefined] }) {
  const game = newGame(await loadRuleset('yahtzee'), { players: ['Grace', 'Ada'] });
  return snapshotOf(rollDice(game, values), { t: noting(t, asked), waiting: 'elsewhere', ...seat });
}

test('one computer is named so, several have numbers', () => {
  deepEqual(computerNames([undefined, 'human'], t), [undefined, 'Computer']);
  deepEqual(computerNames(['random', undefined, 'greedy'], t), ['Computer 1', undefined, 'Computer 2']);
});

describe('a computer', () => {
  test('says what it keeps, and what for', async () => {
    const snapshot = await graceHas('44416');
    const { state } = snapshot;
    const said = (held: number, cell?: string): string =>
      seatView(viewOf(snapshot), snapshot, { state, held, cell }).message.text;
    equal(said(0b00111, 'fourOfAKind'), '*Grace keeps three fours,* for Four of a kind.');
    equal(said(0b11000), '*Grace keeps 1 6.*');
    equal(said(0), '*Grace rerolls everything.*');
    equal(seatView(viewOf(snapshot), snapshot, undefined).message.text, '*Grace* is rolling.');
  });

  test('marks its dice, whatever players here mark', async () => {
    const snapshot = await graceHas('44416');
    const { dice, roll, card } = seatView(viewOf(snapshot), snapshot, {
      state: snapshot.state,
      held: 0b00101,
      cell: undefined,
    });
    deepEqual(
      dice.map(({ marked }) => marked),
      [true, false, true, false, false],
    );
    equal(dice[0]?.label, 'Die 1: 4, Grace keeps it');
    equal(roll.kind, 'skip');
    deepEqual(
      card.players.map(({ computer }) => computer),
      [{ level: 'human', label: 'computer, Human-like' }, undefined],
    );
  });

  test('or a person elsewhere is seen to keep dice, who does not say what for', async () => {
    const marked = await graceHas('44416', { held: 0b00111 });
    const view = seatView(viewOf(marked), marked, undefined);
    equal(view.message.text, '*Grace keeps three fours.*');
    deepEqual([view.dice[0]?.label, view.dice[0]?.tag], ['Die 1: 4, Grace keeps it', 'Keeps']);
    equal(view.roll.kind, viewOf(marked).roll.kind, 'nothing can be hastened');
    const before = await graceHas('44416', {});
    equal(seatView(viewOf(before), before, undefined).message.text, '*Grace* is playing.');
  });

  test('announces a box', async () => {
    const yamb = await loadRuleset('yamb');
    const state = rollDice(newGame(yamb, { players: ['Grace', 'Ada'] }), '44416');
    const announced = { ...state, turn: { ...state.turn, announced: state.rules.cells[40]?.index } };
    const levels = ['human', undefined] as const;
    const snapshot = snapshotOf(announced as typeof state, {
      t: noting(t, asked),
      levels,
      waiting: 'elsewhere',
    });
    doesNotMatch(seatView(viewOf(snapshot), snapshot, undefined).message.text, /rolling/);
  });

  test('is named with what it enters', async () => {
    const snapshot = await graceHas('44416');
    const said = (points: number, bonus = 0): string =>
      wrote(
        { ...snapshot, notice: { kind: 'entry', seat: 0, cell: 'fourOfAKind', points, bonus } },
        { isElsewhere: () => true },
      );
    equal(said(19), '*Grace* fills Four of a kind: 19 points.');
    equal(said(0), '*Grace* takes 0 in Four of a kind.');
    equal(said(30, 100), '*Grace* fills Four of a kind: 30 points, +100 bonus.');
    const notice = { kind: 'entry', seat: 0, cell: 'fourOfAKind', points: 19, bonus: 0 } as const;
    equal(
      voices.terse?.entry({ ...snapshot, notice, wrote: said(19) }).startsWith('Grace: 19, Four of a kind.'),
      true,
    );
  });

  test('has words for every level', () => {
    for (const level of ['random', 'greedy', 'human', 'optimal']) asked.add(`bot.level.${level}`);
    // The title of the last turns has another test.
    for (const key of ['bot.only', 'bot.name', 'turns.title']) asked.add(key);
    deepEqual(
      Object.keys(enOpponents).filter((key) => !asked.has(key)),
      [],
    );
  });
});
