// A host's unit tests: in the document of jsdom or happy-dom, without a browser.

import { afterEach, expect, test } from 'vitest';
import '@yahtzee-game/element';
import '@yahtzee-game/element/advised';
import '@yahtzee-game/element/picker';
import '@yahtzee-game/element/puzzle';
import '@yahtzee-game/element/review';
import '@yahtzee-game/rooms/element';
import '@yahtzee-game/rooms/leaderboard';
import '@yahtzee-game/rooms/kiosk';

afterEach(() => document.body.replaceChildren());

async function mounted(tag = 'yahtzee-game', attributes = {}, parent = document.body) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  await element.updateComplete;
  return element;
}

const part = (board, name) => board.shadowRoot.querySelector(`yahtzee-${name}`).shadowRoot;
const find = (board, name, selector) => part(board, name).querySelector(selector);

async function press(board, name, selector) {
  find(board, name, selector).click();
  await board.updateComplete;
}

test('a turn is played, and heard', async () => {
  const board = await mounted();
  const heard = [];
  for (const type of ['roll', 'hold', 'score', 'turn', 'change'])
    board.addEventListener(`yahtzee-${type}`, ({ detail }) => heard.push(detail.reason ?? type));
  board.messages = { 'row.chance': 'Lucky dip' };
  await board.updateComplete;
  await press(board, 'controls', '.roll');
  expect(board.state.turn.dice.length).toBe(5);
  await press(board, 'dice', '[data-die]');
  expect(find(board, 'scorecard', '[data-cell=chance]').getAttribute('aria-label')).toMatch(/^Lucky dip/);
  await press(board, 'scorecard', '[data-cell=chance]');
  expect(heard).toEqual(['roll', 'dice', 'hold', 'hold', 'score', 'turn', 'score']);
  expect(board.state.turn.dice.length).toBe(0);
});

test('keys play, too', async () => {
  const board = await mounted();
  const box = find(board, 'scorecard', '[data-cell=chance]');
  const key = async (name) => {
    box.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true }),
    );
    await board.updateComplete;
  };
  await key('Enter');
  expect(board.state.turn.dice.length).toBe(5);
  for (const name of ['1', ' ', 'Tab', 'ArrowDown', 'ArrowRight', '?', 'Escape', 't', 'n', 'Escape'])
    await key(name);
});

test('a key ends what moves, and no promise is left rejected', async () => {
  const board = await mounted();
  board.dispatch({ type: 'dice', values: [2, 2, 5, 5, 5] });
  await board.updateComplete;
  const box = find(board, 'scorecard', '[data-cell=fullHouse]');
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, composed: true }));
  await board.updateComplete;
  expect(box.textContent).toContain('25');
});

test('another game for two, in German', async () => {
  const board = await mounted('yahtzee-game', {
    ruleset: 'yatzy',
    players: 'Ada,Grace',
    lang: 'de',
    seed: 'fjord',
  });
  expect(part(board, 'scorecard').textContent).toContain('Einser');
  for (let turns = 0; turns < 4; turns++) {
    await board.roll();
    board.dispatch({ type: 'score', cell: ['ones', 'chance'][turns >> 1] });
    await board.updateComplete;
  }
  expect(board.state.log.action.type).toBe('score');
});

test('a whole game, to its result', async () => {
  const board = await mounted('yahtzee-game', {
    keep: 'game records',
    sound: 'on',
    motion: '3d',
    faces: 'letters',
    name: 'game',
  });
  const ended = new Promise((resolve) => board.addEventListener('yahtzee-end', resolve, { once: true }));
  const boxes = [...part(board, 'scorecard').querySelectorAll('[data-cell]')].map(
    ({ dataset }) => dataset.cell,
  );
  for (const cell of boxes) {
    await board.roll();
    board.dispatch({ type: 'score', cell });
    await board.updateComplete;
  }
  expect((await ended).detail.winners).toEqual([0]);
  expect(part(board, 'scorecard').querySelector('.result, [part~=result]')).not.toBeNull();
});

test('a computer plays its turn', async () => {
  const board = await mounted('yahtzee-game', { players: 'Uno:greedy,Ada', speed: 'instant' });
  await new Promise((resolve) => board.addEventListener('yahtzee-score', resolve, { once: true }));
  await board.updateComplete;
  expect(board.state.seat).toBe(1);
});

test('a board in a form', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  const board = await mounted('yahtzee-game', { name: 'game', required: '' }, form);
  expect(board.value).toBe('');
  board.checkValidity();
  await board.roll();
  await board.updateComplete;
});

for (const [tag, attributes] of [
  ['yahtzee-picker', {}],
  ['yahtzee-puzzle', { date: '2026-11-22' }],
  ['yahtzee-review', {}],
  ['yahtzee-room', {}],
  ['yahtzee-leaderboard', {}],
  ['yahtzee-kiosk', {}],
])
  test(`<${tag}> is mounted`, async () => {
    const element = await mounted(tag, attributes);
    await element.updateComplete;
    expect(element.shadowRoot.querySelector(':not(style)')).not.toBeNull();
    element.remove();
  });
