// The manifest describes the elements correctly and completely.

import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import type { Advisor } from '@yahtzee-game/element';
import '@yahtzee-game/element';
import '@yahtzee-game/element/picker';
import type { YahtzeePuzzle } from '@yahtzee-game/element/puzzle';
import '@yahtzee-game/element/puzzle';
import type { YahtzeeReview } from '@yahtzee-game/element/review';
import '@yahtzee-game/element/review';
import { legalActions, loadRuleset, type Spec } from '@yahtzee-game/rules';
import { defineRuleset } from '@yahtzee-game/rules/define';
import { LitElement } from 'lit';
import { Board } from '../../harness/boards/board.js';
import { TWO_ROWS } from '../../harness/games/house.js';
import {
  elementsOf,
  MANIFEST,
  namesOf,
  type Described,
  type Manifest,
} from '../../harness/boards/manifest.js';
import { position } from '../../harness/games/play.js';
import { waitUntil } from '../../harness/boards/wait.js';

const elements = elementsOf((await (await fetch(`/${MANIFEST}`)).json()) as Manifest);
const yahtzee = await loadRuleset('yahtzee');

const described = (tag: string): Described => {
  const found = elements.find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`<${tag}> is not in the manifest`);
  return found;
};
const game = described('yahtzee-game');

const partsTold = (tag: string): readonly string[] => namesOf(described(tag).cssParts);

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].toSorted();

/** Members that are protected, internal, or required by lit of a class: all are visible at run time. */
const PROTECTED =
  /^(constructor|\w+Callback|getUpdateComplete|render|shouldUpdate|performUpdate|willUpdate|firstUpdated|updated|draw|entry|stops|tree|focus|pointed|query|chosen|final|answer|problem|seat|note|clock|findAdvisor|takeOver)$/;

/** The properties and methods that a class and its ancestors add to LitElement. */
function members(element: Element): readonly string[] {
  const names: string[] = [];
  let prototype: object = Object.getPrototypeOf(element) as object;
  while (prototype !== LitElement.prototype) {
    names.push(...Object.getOwnPropertyNames(prototype));
    prototype = Object.getPrototypeOf(prototype) as object;
  }
  const isPart = /-(dice|controls|scorecard)$/.test(element.localName);
  return sorted(names.filter((name) => !PROTECTED.test(name) && !(isPart && name === 'board')));
}

it('the manifest describes all elements', () => {
  expect(sorted(elements.map(({ tagName }) => tagName))).to.deep.equal([
    'yahtzee-controls',
    'yahtzee-dice',
    'yahtzee-game',
    'yahtzee-picker',
    'yahtzee-puzzle',
    'yahtzee-review',
    'yahtzee-scorecard',
  ]);
});

for (const { tagName, attributes, members: told } of elements) {
  describe(`<${tagName}> in the manifest`, () => {
    it('has the attributes that are observed', () => {
      const { observedAttributes } = customElements.get(tagName) as typeof LitElement;
      expect(namesOf(attributes)).to.deep.equal(sorted(observedAttributes));
    });

    it('has the properties and methods that a page can use', () => {
      // `focus` is not compared, since every element has such a method.
      const own = told.filter((member) => !member.static && member.name !== 'focus');
      expect(namesOf(own)).to.deep.equal(members(document.createElement(tagName)));
    });

    it('tells which property an attribute sets', async () => {
      const element = document.createElement(tagName);
      for (const { name, fieldName = '', type } of attributes) {
        const texts = [...(type?.text.match(/[\w-]+/) ?? []), '7', 'game', '2026-11-22', 'a b c d e f'];
        const sets = (text: string): boolean => {
          element.setAttribute(name, text);
          return [text, Number(text), true].includes(Reflect.get(element, fieldName) as string);
        };
        expect(texts.some(sets), name).to.equal(true);
        expect(told.find((member) => member.name === fieldName && !member.static)?.attribute).to.equal(name);
      }
    });
  });
}

it('what the class has besides its boards is in the manifest', () => {
  const own = Object.keys(customElements.get('yahtzee-game') ?? {}).filter(
    (name) =>
      !/^(styles|properties|formAssociated|fetchAdvisor|elementProperties|elementStyles|finalized|_)/.test(
        name,
      ),
  );
  const told = namesOf(game.members.filter((member) => member.static));
  // An advisor is only there once a page has set one.
  expect(told.filter((name) => name !== 'advisor')).to.deep.equal(sorted(own));
});

const ADVISOR: Advisor = {
  advise: () => ({
    choices: [
      { kind: 'hold', held: 1, value: 20, loss: 0 },
      { kind: 'score', cell: 'chance', value: 18, loss: 2 },
    ],
  }),
  winProbabilities: () => [0.6, 0.4],
};

/** Boards that together show everything that can be shown: their attributes, and the actions done on them. */
const BOARDS: Readonly<
  Record<string, readonly [attributes: string, reach?: (board: Board) => Promise<unknown>]>
> = {
  'at the start': [''],
  'with several players': ['players="Ada,Grace"'],
  rolled: ['', (board) => board.rollDice('44412')],
  'without hints': ['hints="off"', (board) => board.rollDice('44412')],
  held: ['', (board) => board.rollDice('44412').then(() => board.hold(1))],
  'with a joker': ['', (board) => board.goOn(position(yahtzee, 'yahtzee 66666', '44444'))],
  'with a chip': ['', (board) => board.play('yahtzee 66666, fours 44444')],
  'in a fixed order': ['ruleset="yatzy-forced"', (board) => board.rollDice('44412')],
  'with advice': ['players="Ada,Grace"', ask],
  'with eight dice': ['', (board) => playHouse(board, { ...TWO_ROWS, dice: { count: 8, sides: 6 } })],
  'of Kismet': ['ruleset="kismet"'],
  'of Yamb': ['ruleset="yamb"'],
  'of Yams with a row that is worked out': ['ruleset="yams" options="plusMoins: true"'],
  'at the end': ['', end],
  'with the rules': ['', (board) => board.click(board.find('controls', '[part~=help]'))],
  'with its keys': ['', showKeys],
  'with symbols': ['faces="a b c d e f"', showSymbols],
  'that is wide': ['', playWide],
  'with real dice': ['dice="real"', (board) => waitUntil(() => board.has('controls', '.face-key'))],
  'with a kept game that nobody can read': ['keep="game"', keepBadGame],
  'with a new game being set up': ['', (board) => board.click(board.newGameKey)],
};

async function ask(board: Board): Promise<void> {
  board.element.advisor = ADVISOR;
  await board.rollDice('66612');
  await board.click(board.find('controls', '[part~=advice]'));
  await waitUntil(() => board.has('controls', '[part~=open-advice]'));
  await board.click(board.find('controls', '[part~=open-advice]'));
  await waitUntil(
    () => board.has('scorecard', '[part~=apply-advice]') && board.has('scorecard', '[part=win]'),
  );
}

async function showSymbols(board: Board): Promise<void> {
  await board.rollDice('44412');
  await waitUntil(() => board.has('dice', '[part=face]'));
}

async function keepBadGame(board: Board): Promise<void> {
  const place = `yahtzee-game:${location.pathname}#:yatzy`;
  localStorage.setItem(place, 'what somebody else has put there');
  board.element.ruleset = 'yatzy';
  await waitUntil(() => board.has('controls', '[part=notice]'));
  localStorage.removeItem(place);
}

async function showKeys(board: Board): Promise<void> {
  board.rollKey.focus();
  await board.press('?');
}

async function playHouse(board: Board, spec: Spec): Promise<void> {
  board.element.ruleset = defineRuleset(spec);
  await board.drawn();
}

/** Plays on a board that is wide enough for the last turns beside the card. */
async function playWide(board: Board): Promise<void> {
  board.element.parentElement?.style.setProperty('inline-size', '1000px');
  await board.play('chance 12345');
}

/** Chooses how the board looks. */
async function wear(board: Board, choice: string): Promise<void> {
  await board.click(board.newGameKey);
  await board.click(board.find('scorecard', '#setup-tab-look'));
  const all = [...board.root('scorecard').querySelectorAll('label')];
  all.find((one) => one.textContent.trim() === choice)?.click();
  await board.drawn();
}

async function end(board: Board): Promise<void> {
  await playHouse(board, TWO_ROWS);
  await board.play('chance 11112, yahtzee 22222');
}

/** Waits until nothing that is loaded late is missing. */
async function settled(board: Board): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 60));
  await board.drawn();
}

/** Opens these boards one after the other. */
async function openAll(look: (board: Board) => void): Promise<void> {
  for (const [attributes, reach] of Object.values(BOARDS)) {
    const board = await Board.open(attributes);
    await reach?.(board);
    await settled(board);
    look(board);
    fixtureCleanup();
  }
}

/** A decision of the day about dice. */
async function decision(): Promise<YahtzeePuzzle> {
  const puzzle = await fixture<YahtzeePuzzle>('<yahtzee-puzzle date="2026-11-25"></yahtzee-puzzle>');
  await waitUntil(() => puzzle.renderRoot.querySelector('.box'));
  return puzzle;
}

const partsOf = ({ shadowRoot }: Element): readonly string[] =>
  partsIn(shadowRoot).flatMap((element) => [...element.part]);

const partsIn = (root: ShadowRoot | null): readonly Element[] => [
  ...(root?.querySelectorAll('[part]') ?? []),
];

describe('parts', () => {
  /** The names of parts that were seen in the shadow tree of each tag. */
  const seen = new Map<string, Set<string>>();
  /** The names of parts that a page's styles reach. */
  const reached = new Set<string>();
  const exported = new Set<string>();

  /** For each part, a rule of the page sets a custom property that is not inherited. */
  const sheet = new CSSStyleSheet();
  before(async () => {
    for (const { name } of game.cssParts) {
      CSS.registerProperty({ name: `--reached-${name}`, syntax: '*', inherits: false });
      sheet.insertRule(`yahtzee-game::part(${name}) { --reached-${name}: yes }`);
    }
    document.adoptedStyleSheets.push(sheet);
    await openAll(look);
  });
  after(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });

  function look({ roots }: Board): void {
    for (const root of roots) {
      const own = seen.get(root.host.localName) ?? new Set();
      seen.set(root.host.localName, own);
      for (const element of partsIn(root)) {
        const style = getComputedStyle(element);
        for (const name of element.part) {
          own.add(name);
          if (style.getPropertyValue(`--reached-${name}`)) reached.add(name);
        }
      }
      for (const name of root.host.getAttribute('exportparts')?.split(',') ?? []) exported.add(name);
    }
  }

  for (const tag of ['yahtzee-dice', 'yahtzee-controls', 'yahtzee-scorecard']) {
    it(`of <${tag}> are those in the manifest`, () => {
      expect(sorted(seen.get(tag) ?? [])).to.deep.equal(partsTold(tag));
    });
  }

  it('of the board are its own and theirs', () => {
    const all = [...seen.values()].flatMap((names) => [...names]);
    expect(partsTold('yahtzee-game')).to.deep.equal(sorted(all));
  });

  it('are all reached from the page', () => {
    expect(sorted(reached)).to.deep.equal(partsTold('yahtzee-game'));
  });

  it('are exported only where there are any', () => {
    const own = seen.get('yahtzee-game') ?? new Set();
    expect(sorted([...exported, ...own])).to.deep.equal(namesOf(game.cssParts));
  });

  it('of the picker are those in the manifest', async () => {
    const picker = await fixture<LitElement>('<yahtzee-picker></yahtzee-picker>');
    await picker.updateComplete;
    const found = partsIn(picker.shadowRoot).flatMap((element) => [...element.part]);
    expect(sorted(found)).to.deep.equal(namesOf(described('yahtzee-picker').cssParts));
  });

  it('of the puzzle are those in the manifest', async () => {
    const puzzle = await decision();
    const found = [...partsOf(puzzle)];
    puzzle.renderRoot.querySelector<HTMLElement>('.die')?.click();
    await puzzle.updateComplete;
    found.push(...partsOf(puzzle));
    puzzle.renderRoot.querySelector<HTMLElement>('.key')?.click();
    await waitUntil(() => puzzle.renderRoot.querySelector('.answers'));
    found.push(...partsOf(puzzle));
    expect(sorted(found)).to.deep.equal(namesOf(described('yahtzee-puzzle').cssParts));
  });

  it('of the review are those in the manifest', async () => {
    const review = await fixture<YahtzeeReview>('<yahtzee-review></yahtzee-review>');
    const best = { kind: 'hold', held: 1, value: 250, loss: 0 } as const;
    const decisions = [{ seat: 0, step: 1, best, loss: 1, luck: 0, aim: 'fullHouse' }];
    // The link to practise needs a puzzle on the page.
    await fixture('<yahtzee-puzzle></yahtzee-puzzle>');
    review.links = true;
    review.takeOver = () => undefined;
    review.advisor = {
      ...ADVISOR,
      review: () => ({ expectedTotal: 250, decisions, seats: [{ luck: 0, lost: 1 }] }),
    };
    review.game = '1 yahtzee Ada 31656 h12 111 =0';
    await waitUntil(() => review.renderRoot.querySelector('.list'));
    const found = [...partsOf(review)];
    review.at = 1;
    await waitUntil(() => review.renderRoot.querySelector('.beside'));
    found.push(...partsOf(review));
    expect(sorted(found)).to.deep.equal(namesOf(described('yahtzee-review').cssParts));
  });
});

const LAID_OUT =
  '<yahtzee-dice></yahtzee-dice><yahtzee-controls></yahtzee-controls><yahtzee-scorecard></yahtzee-scorecard>';

it('every state in the manifest is reached', async () => {
  const left = new Set(namesOf(game.cssStates));
  const look = ({ element }: Board): void => {
    for (const name of left) if (element.matches(`:state(${name})`)) left.delete(name);
  };
  const board = await Board.open('players="20"');
  for (let seat = 0; seat < 20; seat++) {
    look(board);
    await board.rollDice('12345');
    look(board);
    await board.scoreIn('chance');
  }
  board.element.ruleset = 'yatzy';
  await Promise.resolve();
  look(board);
  const over = await Board.open();
  await end(over);
  look(over);
  look(await Board.open('', LAID_OUT));
  const felt = new CSSStyleSheet();
  felt.replaceSync('yahtzee-game { --yahtzee-felt-tray: green }');
  document.adoptedStyleSheets.push(felt);
  for (const choice of ['Light', 'Dark', 'Felt']) {
    const worn = await Board.open();
    await wear(worn, choice);
    look(worn);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== felt);
  expect([...left]).to.deep.equal([]);
});

it('every event in the manifest is fired, and no other', async () => {
  const heard = new Set<string>();
  const opened = async (attributes: string): Promise<Board> => {
    const board = await Board.open(attributes);
    const { element } = board;
    const dispatch = element.dispatchEvent.bind(element);
    element.dispatchEvent = (event) => {
      if (event.type.startsWith('yahtzee-')) heard.add(event.type);
      return dispatch(event);
    };
    return board;
  };
  const board = await opened('players="Ada,Grace"');
  await board.roll();
  await board.hold(1);
  await board.scoreIn('chance');
  await ask(board);
  const yamb = await opened('ruleset="yamb"');
  await yamb.rollDice('12345');
  const announcing = legalActions(yamb.state).find(({ type }) => type === 'announce');
  if (announcing) yamb.element.dispatch(announcing);
  await end(await opened(''));
  expect(sorted(heard)).to.deep.equal(namesOf(game.events));
});

it('the events of the puzzle are in the manifest', async () => {
  const puzzle = await decision();
  await fixture('<yahtzee-game></yahtzee-game>');
  const heard: string[] = [];
  for (const name of namesOf(described('yahtzee-puzzle').events))
    puzzle.addEventListener(name, ({ type }) => heard.push(type));
  puzzle.renderRoot.querySelector<HTMLElement>('.die')?.click();
  await puzzle.updateComplete;
  puzzle.renderRoot.querySelector<HTMLElement>('.key')?.click();
  await waitUntil(() => puzzle.renderRoot.querySelector('.next button'));
  puzzle.renderRoot.querySelector<HTMLElement>('.next button')?.click();
  expect(sorted(heard)).to.deep.equal(['yahtzee-answer', 'yahtzee-play-on']);
});

it('the event of the picker is in the manifest', async () => {
  const picker = await fixture<HTMLElementTagNameMap['yahtzee-picker']>('<yahtzee-picker></yahtzee-picker>');
  const heard: string[] = [];
  picker.addEventListener('yahtzee-pick', ({ type }) => heard.push(type));
  picker.pick('yatzy');
  expect(namesOf(described('yahtzee-picker').events)).to.deep.equal(heard);
});
