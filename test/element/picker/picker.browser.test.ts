// A visitor chooses a game by pointer, by keys or by searching; the board follows, and so does the list.

import { expect, fixture } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { YahtzeeGame } from '@yahtzee-game/element';
import '@yahtzee-game/element';
import type { YahtzeePickEvent, YahtzeePicker } from '@yahtzee-game/element/picker';
import '@yahtzee-game/element/picker';
import { rulesetIds } from '@yahtzee-game/rules';
import { LitElement, type TemplateResult } from 'lit';
import { GameList } from '../../../packages/element/src/picker/game-list.js';
import { gameListStyles } from '../../../packages/element/src/picker/game-list-styles.js';
import { loadListWords } from '../../../packages/element/src/picker/list-words.js';
import { tokens } from '../../../packages/element/src/parts/styles/tokens.js';
import { translator } from '../../../packages/element/src/words/messages.js';
import { words } from '../../harness/boards/board.js';
import { isChromium } from '../../harness/boards/engine.js';

/** A picker and the boards beside it, in this markup. */
class Choice {
  readonly picker: YahtzeePicker;
  readonly boards: readonly YahtzeeGame[];

  constructor(picker: YahtzeePicker, boards: readonly YahtzeeGame[]) {
    this.picker = picker;
    this.boards = boards;
  }

  static async open(
    markup = '<yahtzee-picker></yahtzee-picker><yahtzee-game></yahtzee-game>',
    attributes = '',
  ): Promise<Choice> {
    const around = await fixture<HTMLElement>(`<div ${attributes}>${markup}</div>`);
    const picker = around.querySelector('yahtzee-picker');
    if (!picker) throw new Error('there is no picker');
    const choice = new Choice(picker, [...around.querySelectorAll('yahtzee-game')]);
    await choice.settled();
    return choice;
  }

  /** Waits until everything is loaded and shown. */
  async settled(): Promise<void> {
    await this.picker.updateComplete;
    for (const board of this.boards) await board.updateComplete;
    await new Promise((resolve) => setTimeout(resolve));
    await this.picker.updateComplete;
  }

  get root(): ShadowRoot {
    const { shadowRoot } = this.picker;
    if (!shadowRoot) throw new Error('the picker is not drawn');
    return shadowRoot;
  }

  get options(): readonly HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>('[role=option]')];
  }

  option(id: string): HTMLElement {
    const found = this.options.find(({ dataset }) => dataset['game'] === id);
    if (!found) throw new Error(`there is no game ${id}`);
    return found;
  }

  get search(): HTMLInputElement {
    const found = this.root.querySelector('input');
    if (!found) throw new Error('there is no search');
    return found;
  }

  async type(text: string): Promise<void> {
    this.search.focus();
    await sendKeys({ type: text });
    await this.settled();
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await sendKeys({ press: key });
    await this.settled();
  }

  async click(id: string): Promise<void> {
    this.option(id).scrollIntoView({ block: 'center' });
    const { left, top, width, height } = this.option(id).getBoundingClientRect();
    const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    await sendMouse({ type: 'click', position });
    await this.settled();
  }

  /** The chosen game, as it is shown and announced. */
  get chosen(): string {
    const chosen = this.options.filter((one) => one.getAttribute('aria-selected') === 'true');
    return chosen.map(({ dataset }) => dataset['game']).join();
  }

  /** The games of the boards. */
  get played(): string {
    return this.boards.map(({ state }) => state?.rules.ruleset.id).join();
  }

  /** The focused part of the picker. */
  get focus(): string {
    const active = this.root.activeElement;
    return active instanceof HTMLElement ? (active.dataset['game'] ?? active.localName) : '';
  }
}

describe('<yahtzee-picker>', () => {
  it('has every game, and shows what is played', async () => {
    const choice = await Choice.open();
    expect(choice.options.map(({ dataset }) => dataset['game'])).to.have.members([...rulesetIds]);
    expect(choice.chosen).to.equal('yahtzee');
    expect(words(choice.option('yahtzee'))).to.contain('Yahtzee playing');
    expect(words(choice.option('kniffel'))).to.equal(
      'Kniffel The German game: an extra Kniffel is +50 or a joker',
    );
  });

  it('by a click, changes the game of the board', async () => {
    const choice = await Choice.open();
    await choice.click('kniffel');
    expect(choice.boards[0]?.getAttribute('ruleset')).to.equal('kniffel');
    expect([choice.played, choice.chosen]).to.deep.equal(['kniffel', 'kniffel']);
  });

  it('leaves a game in progress alone when it is chosen again', async () => {
    const choice = await Choice.open();
    choice.boards[0]?.dispatch({ type: 'dice', values: [1, 2, 3, 4, 5] });
    await choice.click('yahtzee');
    expect(choice.boards[0]?.state?.turn.dice).to.deep.equal([1, 2, 3, 4, 5]);
  });

  it('asks the page first', async () => {
    const choice = await Choice.open();
    const heard: string[] = [];
    const cancel = (event: YahtzeePickEvent): void => {
      heard.push(event.detail.ruleset);
      event.preventDefault();
    };
    document.addEventListener('yahtzee-pick', cancel);
    await choice.click('yams');
    document.removeEventListener('yahtzee-pick', cancel);
    expect(heard).to.deep.equal(['yams']);
    expect([choice.played, choice.chosen]).to.deep.equal(['yahtzee', 'yahtzee']);
  });

  it('follows a board that changes its game by itself', async () => {
    const choice = await Choice.open();
    choice.boards[0]?.setAttribute('ruleset', 'yatzy');
    await choice.settled();
    expect(choice.chosen).to.equal('yatzy');
    choice.boards[0]?.removeAttribute('ruleset');
    await choice.settled();
    expect(choice.chosen).to.equal('yahtzee');
  });

  it('goes back to the game that the page names, from one that was loaded since', async () => {
    const choice = await Choice.open();
    const [board] = choice.boards;
    const loaded = await board?.load('1 yatzy - 44412 :fours 12345 =12');
    expect(loaded?.ok, JSON.stringify(loaded)).to.equal(true);
    await choice.settled();
    expect(choice.chosen).to.equal('yatzy');
    const shown: string[] = [];
    const look = new MutationObserver(() => shown.push(choice.chosen));
    look.observe(choice.root, { subtree: true, attributeFilter: ['aria-selected'] });
    board?.dispatch({ type: 'score', cell: 'chance' });
    await choice.settled();
    look.disconnect();
    expect(shown, 'a move moves nothing here').to.deep.equal([]);
    await choice.click('yahtzee');
    expect([choice.played, choice.chosen]).to.deep.equal(['yahtzee', 'yahtzee']);
  });

  it('scrolls its list, not the page, to the game that is played', async () => {
    const choice = await Choice.open(
      '<yahtzee-picker></yahtzee-picker><yahtzee-game ruleset="yamb"></yahtzee-game>',
    );
    const list = choice.root.querySelector('.list')?.getBoundingClientRect();
    const option = choice.option('yamb').getBoundingClientRect();
    expect(option.top).to.be.at.least(list?.top ?? Infinity);
    expect(option.bottom).to.be.at.most(list?.bottom ?? 0);
    expect(scrollY).to.equal(0);
  });
});

describe('the board of a picker', () => {
  it('is the one that `for` names', async () => {
    const choice = await Choice.open(
      '<yahtzee-picker for="second"></yahtzee-picker><yahtzee-game></yahtzee-game><yahtzee-game id="second"></yahtzee-game>',
    );
    await choice.click('kniffel');
    expect(choice.played).to.equal('yahtzee,kniffel');
  });

  it('is the one around it', async () => {
    const choice = await Choice.open(
      '<yahtzee-game><yahtzee-picker></yahtzee-picker><yahtzee-dice></yahtzee-dice><yahtzee-controls></yahtzee-controls><yahtzee-scorecard></yahtzee-scorecard></yahtzee-game><yahtzee-game></yahtzee-game>',
    );
    await choice.click('kniffel');
    expect(choice.played).to.equal('kniffel,yahtzee');
  });

  it('is the next one', async () => {
    const choice = await Choice.open(
      '<yahtzee-game></yahtzee-game><yahtzee-picker></yahtzee-picker><yahtzee-game></yahtzee-game>',
    );
    await choice.click('kniffel');
    expect(choice.played).to.equal('yahtzee,kniffel');
  });

  it('may come later, or in the place of another one', async () => {
    const choice = await Choice.open('<yahtzee-picker></yahtzee-picker>');
    for (const [plays, chosen] of [
      ['yahtzee', 'kniffel'],
      ['yatzy', 'kniffel'],
      ['kniffel', 'kniffel'],
    ] as const) {
      for (const board of document.querySelectorAll('yahtzee-game')) board.remove();
      const board = document.createElement('yahtzee-game');
      board.setAttribute('ruleset', plays);
      choice.picker.after(board);
      await board.updateComplete;
      const later = new Choice(choice.picker, [board]);
      await later.click(chosen);
      expect([later.played, later.chosen], `after ${plays}`).to.deep.equal([chosen, chosen]);
    }
  });

  it('may be missing', async () => {
    const choice = await Choice.open('<yahtzee-picker></yahtzee-picker>');
    expect(choice.chosen).to.equal('');
    await choice.click('kniffel');
    expect(choice.chosen).to.equal('');
  });

  it('lends its words', async () => {
    const choice = await Choice.open();
    const [board] = choice.boards;
    if (board) board.messages = { 'picker.find': 'Spiel suchen' };
    choice.picker.requestUpdate();
    await choice.settled();
    expect(choice.search.getAttribute('aria-label')).to.equal('Spiel suchen');
    expect(words(choice.root.querySelector('.title b'))).to.equal('Spiel suchen');
  });
});

describe('the rows of a picker', () => {
  it('stand in one, two or three columns, by the width', async () => {
    for (const [width, columns] of [
      [20, 1],
      [40, 2],
      [62, 3],
    ]) {
      const choice = await Choice.open(undefined, `style="inline-size: ${width}em"`);
      const tops = choice.options.slice(0, 4).map((option) => option.getBoundingClientRect().top);
      expect(
        tops.filter((top) => top === tops[0]),
        `${width}em`,
      ).to.have.lengthOf(columns ?? 0);
    }
  });

  it('have pictures that nobody hears', async () => {
    const choice = await Choice.open();
    for (const option of choice.options)
      expect(option.querySelector('svg')?.getAttribute('aria-hidden')).to.equal('true');
  });

  it('leave the list as high as it was, whatever is found', async () => {
    const choice = await Choice.open();
    const before = choice.picker.getBoundingClientRect().height;
    await choice.type('lucky 7');
    expect(choice.picker.getBoundingClientRect().height).to.equal(before);
  });
});

describe('the chips of a picker', () => {
  it('narrow the list, one at a time, together with the search', async () => {
    const choice = await Choice.open();
    await choice.press('Tab');
    const chip = (name: string): HTMLElement => {
      const found = [...choice.root.querySelectorAll<HTMLElement>('.filter')].find(
        (one) => words(one) === name,
      );
      if (!found) throw new Error(`there is no chip ${name}`);
      return found;
    };
    chip('6–7 dice').click();
    await choice.settled();
    expect(choice.options).to.have.lengthOf(5);
    expect(words(choice.root.querySelector('[role=status]'))).to.equal('5 games');
    chip('Solved exactly').click();
    await choice.settled();
    expect(choice.root.querySelectorAll('[aria-pressed=true]')).to.have.lengthOf(1);
    await choice.type('yamb');
    expect(words(choice.root.querySelector('.none'))).to.equal('No game found for “yamb” Show all');
    choice.root.querySelector<HTMLElement>('.show-all')?.click();
    await choice.settled();
    expect(choice.options).to.have.lengthOf(rulesetIds.length);
    expect([choice.search.value, choice.focus]).to.deep.equal(['', 'input']);
  });
});

describe('a list of games without the element', () => {
  it('can be drawn by another one, which hears what is chosen', async () => {
    const chosen: string[] = [];
    class Panel extends LitElement {
      static override styles = [tokens, gameListStyles];
      readonly #list = new GameList(this, (id) => chosen.push(id));

      protected override render(): TemplateResult {
        return this.#list.draw(translator(), 'yatzy');
      }

      protected override updated(): void {
        this.#list.drawn();
      }
    }
    customElements.define('test-panel', Panel);
    await loadListWords();
    const panel = await fixture<Panel>('<test-panel></test-panel>');
    const options = [...panel.renderRoot.querySelectorAll<HTMLElement>('[role=option]')];
    expect(options.map(({ tabIndex, dataset }) => (tabIndex === 0 ? dataset['game'] : '')).join('')).to.equal(
      'yatzy',
    );
    options.find(({ dataset }) => dataset['game'] === 'yamb')?.click();
    expect(chosen).to.deep.equal(['yamb']);
  });
});

describe('the keys of a picker', () => {
  it('search, go into the list, and choose', async () => {
    const choice = await Choice.open();
    await choice.type('lucky 7');
    expect(choice.options).to.have.lengthOf(1);
    expect(words(choice.root.querySelector('[role=status]'))).to.equal('1 game');
    await choice.press('ArrowDown');
    expect(choice.focus).to.equal('lucky7');
    await choice.press('Enter');
    expect([choice.played, choice.chosen]).to.deep.equal(['lucky7', 'lucky7']);
  });

  it('go down to every game in the order of the list, and up again', async () => {
    const choice = await Choice.open(undefined, 'style="inline-size: 40em"');
    const games = choice.options.map(({ dataset }) => dataset['game'] ?? '');
    choice.option(games[0] ?? '').focus();
    const heard = [choice.focus];
    for (let i = 1; i < games.length; i++) {
      await choice.press('ArrowDown');
      heard.push(choice.focus);
    }
    expect(heard).to.deep.equal(games);
    await choice.press('ArrowUp');
    expect(choice.focus).to.equal(games.at(-2));
  });

  it('move sideways by what is seen, and do not choose on the way', async () => {
    const choice = await Choice.open(undefined, 'style="inline-size: 40em"');
    choice.option('yahtzee').focus();
    await choice.press('ArrowRight');
    expect(choice.focus).to.equal('kniffel');
    await choice.press('End');
    expect(choice.focus).to.equal(choice.options.at(-1)?.dataset['game']);
    await choice.press('Home');
    expect([choice.focus, choice.played]).to.deep.equal(['yahtzee', 'yahtzee']);
    await choice.press('ArrowRight', ' ');
    expect(choice.played).to.equal('kniffel');
  });

  it('leave alone what a browser or the page does with a key', async () => {
    const choice = await Choice.open();
    choice.option('yahtzee').focus();
    await choice.press('Shift');
    await choice.press('PageDown');
    expect([choice.focus, choice.search.value]).to.deep.equal(['yahtzee', '']);
    let heard = 0;
    choice.root.host.addEventListener('keydown', () => heard++);
    await choice.press('Escape');
    expect([choice.focus, heard]).to.deep.equal(['yahtzee', 1]);
    await choice.press('ArrowLeft');
    expect([choice.focus, choice.played]).to.deep.equal(['yahtzee', 'yahtzee']);
  });

  it('typed in the list, search', async () => {
    const choice = await Choice.open();
    choice.option('yahtzee').focus();
    await choice.press('k');
    expect([choice.focus, choice.search.value]).to.deep.equal(['input', 'k']);
    await choice.press('Escape');
    expect(choice.search.value).to.equal('');
    expect(choice.options).to.have.lengthOf(rulesetIds.length);
  });

  it('enter the list once, at the game that is played', async () => {
    const choice = await Choice.open();
    choice.root.querySelector<HTMLElement>('.filter:last-child')?.focus();
    await choice.press('Tab');
    expect(choice.focus).to.equal('yahtzee');
    expect(choice.options.filter(({ tabIndex }) => tabIndex === 0)).to.have.lengthOf(1);
  });

  it('play nothing on the board around', async () => {
    const choice = await Choice.open(
      '<yahtzee-game><yahtzee-picker></yahtzee-picker><yahtzee-dice></yahtzee-dice><yahtzee-controls></yahtzee-controls><yahtzee-scorecard></yahtzee-scorecard></yahtzee-game>',
    );
    await choice.type('declared');
    await choice.press('Enter');
    expect(choice.focus).to.equal('yatzy-declared');
    await choice.press('Enter');
    expect(choice.played).to.equal('yatzy-declared');
    expect(choice.boards[0]?.state?.turn.phase).to.equal('rolling');
  });
});

describe('a picker is accessible', () => {
  for (const attributes of [
    'style="color-scheme: light; background: Canvas"',
    'style="color-scheme: dark; background: Canvas"',
    'dir="rtl" style="inline-size: 240px"',
    'style="inline-size: 1000px"',
  ]) {
    it(attributes, async () => {
      const choice = await Choice.open(undefined, attributes);
      if (isChromium) await expect(choice.picker).to.be.accessible();
      await choice.type('zonk');
      if (isChromium) await expect(choice.picker).to.be.accessible();
      expect(choice.root.querySelector('.picker')?.scrollWidth).to.be.at.most(choice.picker.clientWidth);
    });
  }
});
