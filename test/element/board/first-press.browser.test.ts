// With every value of every attribute, people can play the game from their first press on a button.

import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import '@yahtzee-game/element';
import { YahtzeeGame } from '@yahtzee-game/element/element';
import { rulesetIds } from '@yahtzee-game/rules';
import { Board } from '../../harness/boards/board.js';
import { isChromium } from '../../harness/boards/engine.js';
import { IS_THOROUGH, someOf } from '../../harness/extent.js';
import { waitUntil } from '../../harness/boards/wait.js';
import { ALLOWED } from '../inside.js';

type Values = Readonly<Record<string, readonly string[]>>;

/** The attributes that are not settings. A boolean attribute has an empty value. */
const OTHERS: Values = {
  ruleset: rulesetIds,
  options: ['joker: free; upperBonus: 0', 'rollOff: true', 'duplicate: true', 'upperBonus: 100'],
  players: ['1', 'Ada', 'Ada,Grace', 'Ada,computer', 'Ada,Uno:random,Due:greedy,Tre:human,Quattro:optimal'],
  seed: ['7', 'a rainy evening', 'daily', 'daily 2026-11-22'],
  keep: ['game', 'records', 'game records', 'records game'],
  faces: ['pips', 'numerals', 'letters', 'squares', 'diamonds', 'hearts', 'stars', 'a b c d e f'],
  theme: ['classic', 'contrast', 'event', 'felt', 'lcd', 'neon', 'paper', 'winter'],
  name: ['score'],
  required: [''],
  'game-name': ['Our game'],
  'five-name': ['All alike'],
};
/** With these attributes nobody can play. */
const CLOSED: readonly string[] = ['disabled', 'readonly'];

const attributeOf = (setting: string): string => {
  const { attribute } = YahtzeeGame.elementProperties.get(setting) ?? {};
  return typeof attribute === 'string' ? attribute : setting.toLowerCase();
};
const SETTINGS: Values = Object.fromEntries(
  Object.entries(ALLOWED).map(([setting, values]) => [attributeOf(setting), values]),
);
/** Motion and pauses have other tests; here they would take longer than the games. */
const BRISK = ['motion="none"', 'speed="instant"'];

/** Presses a visible element with the mouse. */
async function press(board: Board, target: HTMLElement): Promise<void> {
  target.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  await sendMouse({ type: 'click', position });
  await board.drawn();
}

const isOpen = (target: HTMLElement): boolean =>
  target.ariaDisabled !== 'true' && target.getClientRects().length > 0;

const faceKeys = (board: Board): readonly HTMLElement[] => [
  ...board.root('controls').querySelectorAll<HTMLElement>('.face-key'),
];

/** Throws the dice: presses the Roll button, or enters the faces of real dice. */
async function roll(board: Board): Promise<void> {
  if (!faceKeys(board).length) await press(board, board.rollKey);
  for (let i = 0; faceKeys(board).length; i++) {
    const keys = faceKeys(board);
    await press(board, keys[i % keys.length] as HTMLElement);
  }
}

/** Marks the first die and rolls again, if this is allowed. */
async function rollOn(board: Board): Promise<void> {
  if (isOpen(board.die(1))) await press(board, board.die(1));
  if (!faceKeys(board).length && isOpen(board.rollKey)) await roll(board);
}

const TURNS = IS_THOROUGH ? 3 : 1;

const turnsOf = ({ state }: Board, seat: number): number => state.cards[seat]?.turns ?? 0;

/** A turn of the next person: rolls, marks a die, rolls on until a box is open, and chooses it. */
async function takeTurn(board: Board): Promise<void> {
  await waitUntil(() => faceKeys(board).length || isOpen(board.rollKey), 'a turn begins');
  const { seat } = board.state;
  const before = turnsOf(board, seat);
  await roll(board);
  for (let i = 0; turnsOf(board, seat) === before; i++) {
    expect(i, 'presses in a turn').to.be.lessThan(20);
    if (i < 2 || !board.boxes.some(isOpen)) await rollOn(board);
    const box = board.boxes.find((one) => isOpen(one) && !one.classList.contains('filled'));
    if (box && i > 0) await press(board, box);
  }
}

// A game kept from one test would go on in the next one.
beforeEach(() => localStorage.clear());

it('every attribute is played here', () => {
  const known = [...Object.keys(SETTINGS), ...Object.keys(OTHERS), ...CLOSED];
  expect(known.toSorted()).to.deep.equal([...YahtzeeGame.observedAttributes].toSorted());
});

/** The other engines only test attributes that change which things a visitor presses. */
const PLAYED: Values = isChromium
  ? { ...SETTINGS, ...OTHERS }
  : { selection: SETTINGS['selection'] ?? [], dice: SETTINGS['dice'] ?? [] };

/** Of an attribute with many values every third is played. */
const EVERY = 3;

for (const [attribute, values] of Object.entries(PLAYED))
  describe(attribute, () => {
    for (const value of values.length > EVERY ? someOf(values, EVERY) : values)
      it(`"${value}" is played from turn to turn`, async () => {
        const others = BRISK.filter((one) => !one.startsWith(attribute));
        const board = await Board.open([`${attribute}="${value}"`, ...others].join(' '));
        board.unhurried();
        while (turnsOf(board, 0) < TURNS) await takeTurn(board);
        expect(turnsOf(board, 0)).to.equal(TURNS);
      });
  });

for (const attribute of CLOSED)
  it(`${attribute} lets nobody play`, async () => {
    const board = await Board.open(attribute);
    await press(board, board.rollKey);
    expect([board.state.log, board.faces]).to.deep.equal([undefined, '-----']);
  });
