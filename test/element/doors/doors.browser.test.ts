// Every property and method of a board, given wrong values: the board warns once, does not keep the value, and plays
// on.

import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import '@yahtzee-game/element';
import { YahtzeeGame, type Table } from '@yahtzee-game/element';
import { legalActions } from '@yahtzee-game/rules';
import {
  expectQuiet,
  KINDS,
  methodsOf,
  propertiesOf,
  setAll,
  tryMethod,
  tryProperty,
  type Allowed,
  type Kind,
} from '../../harness/boards/doors.js';
import { waitUntil } from '../../harness/boards/wait.js';
import { warningsOf } from '../../harness/boards/warnings.js';

const TAG = 'yahtzee-game';

/** The kinds of values that are allowed for each property of the board. */
const ALLOWED: Allowed = {
  ruleset: 'empty text',
  options: 'text!, refusal!, empty text, empty object',
  players: 'number, text, empty text',
  seed: 'number, text, empty text',
  keep: 'empty text, true',
  // Whether the page has the style sheet of the theme is checked later.
  theme: 'text!, empty text',
  hotkeys: 'true',
  hints: 'true',
  coach: 'true',
  sound: 'true',
  vibration: 'true',
  name: 'text, empty text',
  disabled: 'true',
  readOnly: 'true',
  required: 'true',
  faces: 'empty text, empty list',
  gameName: 'text, empty text',
  fiveName: 'text, empty text',
  messages: 'empty object',
  form: 'text, empty text',
  clock: 'function',
};

/** Plays a turn, and checks that it is shown on the card. */
async function playsATurn(board: YahtzeeGame): Promise<void> {
  await board.updateComplete;
  if (board.state?.turn.phase !== 'rolling' || board.state.turn.roll) board.newGame();
  const { state } = board;
  if (!state) throw new Error('there is no game');
  const { count } = state.rules.spec.dice;
  const rolled = board.dispatch({
    type: 'dice',
    values: Array.from({ length: count }, (_, i) => 1 + (i % 3)),
  });
  if (!rolled.ok) throw new Error(rolled.message);
  const action = legalActions(rolled).find(({ type }) => type === 'score');
  if (action?.type !== 'score') throw new Error('nothing can be scored');
  board.dispatch(action);
  await board.updateComplete;
  const card = board.shadowRoot?.querySelector('yahtzee-scorecard');
  await card?.updateComplete;
  const box = card?.shadowRoot?.querySelector(`[data-cell="${action.cell}"][data-seat="${state.seat}"]`);
  expect(box?.textContent, 'the box shows its points').to.match(/\d|–/);
}

async function open(attributes = ''): Promise<YahtzeeGame> {
  const board = await fixture<YahtzeeGame>(`<${TAG} motion="none" ${attributes}></${TAG}>`);
  await board.updateComplete;
  return board;
}

const board = document.createElement(TAG);

describe('a property of the board', () => {
  for (const name of propertiesOf(board))
    it(`${name} keeps what is allowed`, async () => {
      const element = await open();
      await tryProperty(
        element,
        name,
        ALLOWED[name],
        () => element.updateComplete,
        () => playsATurn(element),
      );
    });
});

/**
 * For each method, valid arguments, and the kinds of values that are allowed at each place. Other methods take none.
 */
const METHODS: Readonly<Record<string, readonly [valid: readonly unknown[], meant: readonly string[]]>> = {
  newGame: [[{}], ['undefined, empty object']],
  dispatch: [[{ type: 'dice', values: [1, 2, 3, 4, 5] }], ['']],
  load: [
    ['1 yahtzee Ada =0', {}],
    ['', 'undefined, empty object'],
  ],
};
/** Methods that take no argument, or that are called in the same way as the browser's method of that name. */
const WITHOUT = 'roll, undo, reset, save, checkValidity, reportValidity, focus, findAdvisor'.split(', ');

describe('a method of the board', () => {
  it('is one of those that are tried here', () => {
    expect(methodsOf(board).toSorted()).to.deep.equal([...Object.keys(METHODS), ...WITHOUT].toSorted());
  });

  for (const [name, [valid, meant]] of Object.entries(METHODS))
    it(`${name} refuses what is not allowed with one sentence`, async () => {
      const element = await open();
      await tryMethod(element, name, valid, meant, () => playsATurn(element));
    });
});

describe('what is for all boards', () => {
  for (const [kind, value] of Object.entries(KINDS))
    it(`is told by ${kind} what is allowed`, async () => {
      const element = await open();
      const addLanguage = YahtzeeGame.addLanguage as (...given: readonly unknown[]) => void;
      const refused = (...given: readonly unknown[]): void => {
        expect(() => addLanguage(...given)).to.throw(RangeError, /; allowed: \S/);
      };
      // Any word may be the tag of a language.
      if (kind !== 'text') refused(value, {});
      if (kind !== 'empty object') refused('xx', value);
      Reflect.set(YahtzeeGame, 'advisor', value);
      expect(YahtzeeGame.advisor).to.equal(undefined);
      await playsATurn(element);
      expectQuiet();
    });
});

describe('an attribute of the board', () => {
  const { observedAttributes } = customElements.get(TAG) as unknown as {
    observedAttributes: readonly string[];
  };

  for (const name of observedAttributes)
    it(`${name} may be written badly`, async () => {
      const element = await open();
      for (const text of ['misspelt', '', '["Ada"]', '-1', 'daily 2026-13-45', '<b>', '__proto__']) {
        element.setAttribute(name, text);
        await playsATurn(element);
        element.removeAttribute(name);
      }
      expectQuiet();
    });
});

describe('all properties at once', () => {
  const names = propertiesOf(board);
  const every = (what: string, go: (kind: Kind) => Promise<unknown>): void => {
    for (const kind of Object.keys(KINDS) as readonly Kind[])
      it(`${what}: ${kind}`, async () => {
        await go(kind);
        expectQuiet();
        fixtureCleanup();
      });
  };

  every('before the element is in the page', async (kind) => {
    const element = document.createElement(TAG);
    setAll(element, names, kind);
    const place = await fixture('<div></div>');
    place.append(element);
    await playsATurn(element);
  });

  every('before the class is defined', async (kind) => {
    const element = document.implementation.createHTMLDocument().createElement(TAG);
    setAll(element, names, kind);
    const place = await fixture('<div></div>');
    place.append(element);
    await playsATurn(element);
    // Properties of the element itself would hide those of the class.
    expect(names.filter((name) => Object.hasOwn(element, name))).to.deep.equal([]);
  });

  every('while a ruleset is loading', async (kind) => {
    const element = await open();
    element.ruleset = 'yatzy';
    await Promise.resolve();
    setAll(
      element,
      names.filter((name) => name !== 'ruleset'),
      kind,
    );
    await playsATurn(element);
    expect(element.state?.rules.ruleset.id).to.equal('yatzy');
  });

  every('after it has left the page', async (kind) => {
    const element = await open();
    const place = element.parentElement;
    element.remove();
    setAll(element, names, kind);
    await element.updateComplete;
    place?.append(element);
    await playsATurn(element);
  });
});

describe('a part of the board', () => {
  for (const part of ['dice', 'controls', 'scorecard'] as const)
    it(`${part} cannot be broken`, async () => {
      const element = await open();
      const root = element.shadowRoot?.querySelector(`yahtzee-${part}`);
      if (!root) throw new Error('there is no such part');
      for (const name of propertiesOf(root))
        await tryProperty(
          root,
          name,
          undefined,
          () => element.updateComplete,
          () => playsATurn(element),
        );
    });
});

describe('a theme', () => {
  const themed = async (theme: string) =>
    warningsOf(async (said) => {
      const element = await open(`theme="${theme}"`);
      await playsATurn(element);
      expect(element.theme).to.equal(theme);
      return said;
    });

  it('that no style sheet of the page knows is told', async () => {
    expect(await themed('flet')).to.deep.equal([
      '<yahtzee-game> theme="flet" is not allowed; allowed: a theme whose style sheet the page has',
    ]);
  });

  it('of the page’s own is not', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media all { yahtzee-game[theme~="sea"] { --yahtzee-tray: navy } }');
    document.adoptedStyleSheets.push(sheet);
    expect(await themed('sea')).to.deep.equal([]);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
});

describe('a table', () => {
  for (const [kind, value] of Object.entries(KINDS)) {
    it(`whose dice are ${kind} throws none, and the board goes on`, async () => {
      const element = await open();
      const doors = [() => value, () => Promise.resolve(value), () => Promise.reject(value)];
      for (const throwDice of doors) {
        element.newGame({ players: 1, table: { throwDice } as unknown as Table });
        await element.updateComplete;
        const answer = await element.roll();
        expect(answer.ok && answer.turn.roll, 'no dice have fallen').to.equal(0);
        element.table = undefined;
        await playsATurn(element);
      }
      expectQuiet();
    });

    it(`whose player is ${kind}, or answers so, leaves the seat`, async () => {
      const element = await open('speed="instant"');
      let asked = false;
      const hasty = { choose: () => ((asked = true), value) };
      element.newGame({ players: 1, table: { player: () => value } as unknown as Table });
      await playsATurn(element);
      element.newGame({ players: 1, table: { player: () => hasty } as unknown as Table });
      await waitUntil(() => asked, 'it is asked');
      await new Promise((resolve) => setTimeout(resolve));
      element.newGame({ players: 1, table: undefined });
      await playsATurn(element);
      expectQuiet();
    });
  }

  it('that never throws is waited for until another game begins', async () => {
    const element = await open();
    element.newGame({ players: 1, table: { throwDice: () => new Promise(() => undefined) } });
    await element.updateComplete;
    const rolling = element.roll();
    expect(await element.roll()).to.deep.include({ ok: false, code: 'wrong-phase' });
    element.newGame({ players: 1, table: undefined });
    await playsATurn(element);
    expect(await Promise.race([rolling, Promise.resolve('waits')])).to.equal('waits');
    expectQuiet();
  });
});
