// A visitor decides by pointer and by keys, learns the cost of the decision, comes back on another day, and shares the
// week.

import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Advisor, YahtzeeGame } from '@yahtzee-game/element';
import '@yahtzee-game/element';
import type { AnswerDetail, YahtzeePuzzle } from '@yahtzee-game/element/puzzle';
import '@yahtzee-game/element/puzzle';
import { lossOf } from '../../../packages/element/src/puzzle/answer.js';
import { dateOf } from '../../../packages/element/src/puzzle/calendar.js';
import { openPuzzle, type OpenPuzzle } from '../../../packages/element/src/puzzle/open-puzzle.js';
import { words } from '../../harness/boards/board.js';
import { isChromium } from '../../harness/boards/engine.js';
import { waitUntil } from '../../harness/boards/wait.js';
import { warningsOf } from '../../harness/boards/warnings.js';

/** The dice are 6 2 6 4 5, with one throw left. */
const POSITION = '1 yahtzee - 61345 h1 2645 =0';
const ADVISOR: Advisor = {
  advise: () => ({
    choices: [
      { kind: 'hold', held: 5, value: 230, loss: 0 },
      { kind: 'hold', held: 21, value: 228.9, loss: 1.1 },
      { kind: 'score', cell: 'chance', value: 226, loss: 4 },
    ],
  }),
};

const { now } = Date;
const { clipboard } = navigator;
let copied = '';

/** Sets the time to noon of this day, until the end of the test. */
function setDay(day: number): void {
  const time = dateOf(day).getTime();
  Date.now = () => time;
}

beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void (copied = text)) },
  });
});

afterEach(() => {
  Date.now = now;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  fixtureCleanup();
  localStorage.clear();
  copied = '';
  history.replaceState(null, '', location.pathname + location.search);
});

/** The first decision from this day on whose best answer keeps dice, but not all dice of one face. */
async function dayOfDice(from = 20_000): Promise<{ readonly day: number; readonly puzzle: OpenPuzzle }> {
  const puzzle = await openPuzzle({ ruleset: 'yahtzee', date: dateOf(from), position: '' });
  if (typeof puzzle !== 'object') throw new Error(puzzle);
  const [best, second] = puzzle.answers;
  return best?.kind === 'hold' && best.held && second?.kind === 'hold' && second.held
    ? { day: from, puzzle }
    : dayOfDice(from + 1);
}

class Page {
  readonly element: YahtzeePuzzle;
  readonly answers: AnswerDetail[] = [];

  constructor(element: YahtzeePuzzle) {
    this.element = element;
    element.addEventListener('yahtzee-answer', ({ detail }) => void this.answers.push(detail));
  }

  static async open(
    attributes = '',
    { width = 480, around = '', advisor = undefined as Advisor | undefined } = {},
  ): Promise<Page> {
    const place = await fixture<HTMLElement>(
      `<div ${around} style="inline-size: ${width}px"><yahtzee-puzzle ${attributes}></yahtzee-puzzle></div>`,
    );
    const element = place.querySelector('yahtzee-puzzle');
    if (!element) throw new Error('there is no puzzle');
    element.advisor = advisor;
    const page = new Page(element);
    await waitUntil(() => page.find('.box, .answers') ?? page.sentence, 'nothing is asked');
    await page.drawn();
    return page;
  }

  async drawn(): Promise<void> {
    await this.element.updateComplete;
    await new Promise((resolve) => setTimeout(resolve));
    await this.element.updateComplete;
  }

  find(selector: string): HTMLElement | null {
    return this.element.renderRoot.querySelector<HTMLElement>(selector);
  }

  all(selector: string): readonly HTMLElement[] {
    return [...this.element.renderRoot.querySelectorAll<HTMLElement>(selector)];
  }

  async click(target: string | HTMLElement | null | undefined): Promise<void> {
    const element = typeof target === 'string' ? this.find(target) : target;
    if (!element) throw new Error(`it is not there: ${typeof target === 'string' ? target : ''}`);
    element.click();
    await this.drawn();
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await sendKeys({ press: key });
    await this.drawn();
  }

  /** Presses these dice and answers; to keep none is confirmed. */
  async answer(held: number): Promise<void> {
    for (const [i, die] of this.all('.die').entries()) if ((held >> i) & 1) await this.click(die);
    await this.click('.key');
    if (!held) await this.click('.key');
    await waitUntil(() => this.sentence !== 'Working it out…');
  }

  get key(): string {
    return words(this.find('.key'));
  }
  get sentence(): string {
    return words(this.find('.sentence'));
  }
  get rows(): readonly string[] {
    return this.all('.answers li').map((row) => words(row));
  }
  get held(): string {
    return this.all('.die')
      .map((die) => (die.getAttribute('aria-pressed') === 'true' ? '1' : '0'))
      .join('');
  }
  get height(): number {
    return this.element.getBoundingClientRect().height;
  }
  get focus(): Element | null {
    return this.element.shadowRoot?.activeElement ?? null;
  }
}

/** An advisor that answers when the test tells it to. */
function slowAdvisor(): { readonly advisor: Advisor; readonly tell: () => void } {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  return {
    advisor: { advise: (...question) => asked.then(() => ADVISOR.advise(...question)) },
    tell: answer,
  };
}

describe('a decision', () => {
  it('is answered by pressing dice, and tells what that costs', async () => {
    const page = await Page.open(`position="${POSITION}"`, { advisor: ADVISOR });
    expect(page.sentence).to.equal('One roll left. What do you keep? Press dice, then answer.');
    expect(page.key).to.equal('Answer reroll all five');
    await page.answer(21);
    expect(page.sentence).to.equal('Close: it costs 1.1 points. It’s best to keep the two sixes.');
    expect(page.rows).to.deep.equal([
      'keep the two sixes best',
      'keep the sixes and the five yours, −1.1',
      'Chance, 23 −4.0',
    ]);
    expect(words(page.find('[role=status]'))).to.equal(page.sentence);
    expect(page.answers).to.deep.equal([
      {
        loss: 1.1,
        best: { kind: 'hold', held: 5 },
        answer: { kind: 'hold', held: 21 },
        ruleset: 'yahtzee',
        position: POSITION,
      },
    ]);
  });

  it('is not spent by one press of a visitor who keeps no die', async () => {
    const page = await Page.open(`position="${POSITION}"`, { advisor: ADVISOR });
    await page.click('.key');
    const question = 'You keep no die. Press once more to roll them all.';
    expect([page.sentence, words(page.find('[role=status]'))]).to.deep.equal([question, question]);
    await page.click(page.all('.die')[0]);
    expect(page.sentence).to.equal('One roll left. What do you keep? Press dice, then answer.');
    await page.click(page.all('.die')[0]);
    page.find('.die')?.focus();
    await page.press('Enter');
    expect(page.sentence).to.equal(question);
    expect(page.answers).to.deep.equal([]);
    await page.press('Enter');
    await waitUntil(() => page.answers.length, 'it is answered');
    expect(page.answers[0]?.answer).to.deep.equal({ kind: 'hold', held: 0 });
  });

  it('is answered by a box', async () => {
    const page = await Page.open(`position="${POSITION}"`, { advisor: ADVISOR });
    await page.click('.die');
    await page.click(page.all('.box').at(-1));
    expect(page.key).to.equal('Answer Chance, 23');
    expect(page.held).to.equal('00000');
    await page.click('.key');
    expect(page.rows[2]).to.equal('Chance, 23 yours, −4.0');
    await page.click('.die');
    expect(page.held).to.equal('00000');
  });

  it('asks several positions, one after the other', async () => {
    const page = await Page.open(`position="${POSITION}"`, { advisor: ADVISOR });
    page.element.positions = [POSITION, '1 yahtzee - 11345 h1 1345 =0'];
    await waitUntil(() => words(page.find('.streak')) === '1 of 2');
    await page.answer(21);
    const next = page.all('.next button').find((one) => words(one) === 'Next');
    next?.focus();
    next?.click();
    await waitUntil(() => words(page.find('.streak')) === '2 of 2' && page.key.startsWith('Answer'));
    await waitUntil(() => page.focus === page.find('.die'), 'focus is on the first die');
    await page.answer(21);
    expect(page.all('.next button').map((one) => words(one))).not.to.include('Next');
  });

  it('asks positions anew that are handed over again, and equal ones in turn', async () => {
    const page = await Page.open('', { advisor: ADVISOR });
    page.element.positions = [POSITION, POSITION];
    await waitUntil(() => words(page.find('.name')) === 'What would you do?');
    await page.answer(21);
    await page.click(page.all('.next button').find((one) => words(one) === 'Next'));
    await waitUntil(() => page.rows.length === 0, 'the second is asked');
    await page.answer(21);
    page.element.positions = [POSITION, POSITION];
    await waitUntil(() => page.rows.length === 0, 'the first is asked again');
    expect(words(page.find('.streak'))).to.equal('1 of 2');
  });

  it('is answered by keys', async () => {
    const page = await Page.open(`position="${POSITION}"`, { advisor: ADVISOR });
    page.find('.die')?.focus();
    await page.press('6', '6', '5');
    expect(page.held).to.equal('10101');
    expect(words(page.find('[role=status]'))).to.equal('keep 5 6 6');
    await sendKeys({ down: 'Shift' });
    await page.press('5');
    await sendKeys({ up: 'Shift' });
    expect(page.held).to.equal('10100');
    await page.press('ArrowRight');
    expect(page.focus).to.equal(page.all('.die')[1]);
    await page.press('Enter');
    expect(page.sentence).to.equal('Exactly right. The next best choice costs 1.1 points.');
    expect(page.answers).to.have.length(1);
  });

  it('has one tab stop for the dice, one for the boxes, and the key, which focus leaves for what is next', async () => {
    const page = await Page.open(`position="${POSITION}"`, { advisor: ADVISOR });
    expect(page.all('.die').map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1, -1, -1, -1]);
    expect(page.all('.box').filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
    await page.click('.die');
    page.find('.key')?.focus();
    await page.press('Enter');
    expect(words(page.focus)).to.equal('Share');
  });

  for (const width of [480, 280])
    it(`keeps its height at ${width} px, before, during and after`, async () => {
      const { day, puzzle } = await dayOfDice();
      setDay(day);
      const place = await fixture<HTMLElement>(
        `<div style="inline-size: ${width}px"><yahtzee-puzzle></yahtzee-puzzle></div>`,
      );
      const page = new Page(place.querySelector('yahtzee-puzzle') as YahtzeePuzzle);
      await page.element.updateComplete;
      const before = page.height;
      await waitUntil(() => page.find('.box'));
      expect(page.height).to.equal(before);
      const [best] = puzzle.answers;
      await page.answer(best?.kind === 'hold' ? best.held : 0);
      expect(page.rows.length).to.be.greaterThan(1);
      expect(page.height).to.equal(before);
      const low = page.find('.low');
      expect(low?.scrollHeight).to.equal(low?.clientHeight);
    });

  it('waits for its advisor, and does without', async () => {
    const { advisor, tell } = slowAdvisor();
    const page = await Page.open(`position="${POSITION}"`, { advisor });
    await page.click('.die');
    await page.click('.key');
    expect(page.sentence).to.equal('Working it out…');
    tell();
    await waitUntil(() => page.rows.length === 3);
    const alone = await Page.open(`position="${POSITION}"`);
    await alone.answer(5);
    expect(alone.sentence).to.equal('The answer cannot be worked out on this page.');
    expect(alone.answers).to.deep.equal([]);
  });

  it('is not answered by an advisor who was asked about another position', async () => {
    const { advisor, tell } = slowAdvisor();
    const page = await Page.open(`position="${POSITION}"`, { advisor });
    await page.click('.die');
    await page.click('.key');
    page.element.position = '1 yahtzee - 11345 h1 1345 =0';
    await waitUntil(() => page.key.startsWith('Answer'), 'the other one is asked');
    tell();
    await page.drawn();
    expect(page.rows).to.deep.equal([]);
    expect(page.answers).to.deep.equal([]);
  });

  it('asks the advisor that the page can fetch', async () => {
    const Puzzle = customElements.get('yahtzee-puzzle') as typeof YahtzeePuzzle;
    Puzzle.fetchAdvisor = () => Promise.resolve((Puzzle.advisor = ADVISOR));
    const page = await Page.open(`position="${POSITION}"`);
    await page.answer(5);
    Puzzle.fetchAdvisor = Puzzle.advisor = undefined;
    expect(page.rows).to.have.length(3);
  });

  it('lets a box go that is pressed again, and takes no other answer after the first', async () => {
    const page = await Page.open(`position="${POSITION}"`, { advisor: ADVISOR });
    const box = page.all('.box').at(-1);
    await page.click(box);
    await page.click(box);
    expect(page.key).to.equal('Answer reroll all five');
    await page.answer(0);
    await page.click(box);
    page.find('.die')?.focus();
    await page.press('Enter');
    expect(page.answers).to.have.length(1);
    expect(page.rows[0]).to.contain('best');
  });

  it('leaves keys alone that mean something else', async () => {
    const page = await Page.open(`position="${POSITION}"`, { advisor: ADVISOR });
    page.find('.die')?.focus();
    const press = (init: KeyboardEventInit): boolean =>
      page
        .find('.die')
        ?.dispatchEvent(
          new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true, cancelable: true }),
        ) ?? false;
    expect([press({ key: '6', ctrlKey: true }), press({ key: '6' })]).to.deep.equal([true, false]);
    page.find('.key')?.focus();
    await page.press('ArrowRight');
    expect(page.focus).to.equal(page.find('.key'));
  });

  it('costs more than those that are known if nobody can tell', async () => {
    const { day, puzzle } = await dayOfDice();
    setDay(day);
    const page = await Page.open();
    const known = puzzle.answers.map((one) => (one.kind === 'hold' ? one.held : -1));
    await page.answer([1, 2, 4, 8, 16, 3].find((held) => !known.includes(held)) ?? 0);
    expect(page.answers.length).to.equal(1);
  });
});

describe('the decision of the day', () => {
  it('is another one tomorrow, but not while a visitor is about to answer', async () => {
    const { day } = await dayOfDice();
    setDay(day);
    const page = await Page.open();
    const dice = (): string =>
      page
        .all('.die')
        .map((die) => die.getAttribute('aria-label'))
        .join();
    const card = (): string => words(page.find('.card')) + dice();
    const today = card();
    setDay(day + 1);
    await page.click('.die');
    document.dispatchEvent(new Event('visibilitychange'));
    await page.drawn();
    await page.click('.die');
    expect(dice().length).to.be.greaterThan(0);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitUntil(() => card() !== today, 'it stays the same');
  });

  it('is another one at midnight, once it is answered', async () => {
    const { day } = await dayOfDice();
    const midnight = dateOf(day).setHours(24, 0, 0, 0);
    const opened = performance.now();
    Date.now = () => midnight - 1500 + (performance.now() - opened);
    const page = await Page.open();
    await page.answer(0);
    expect(page.rows.length).to.be.greaterThan(0);
    await waitUntil(() => page.rows.length === 0 && page.key !== '', 'the next one is asked');
  });

  it('keeps its verdict where it is answered after midnight, until a die is pressed', async () => {
    const { day } = await dayOfDice();
    setDay(day);
    const page = await Page.open();
    await page.click('.die');
    setDay(day + 1);
    document.dispatchEvent(new Event('visibilitychange'));
    await page.click('.key');
    await waitUntil(() => page.rows.length > 0);
    page.element.requestUpdate();
    await page.drawn();
    expect(page.rows.length).to.be.greaterThan(0);
    await page.click('.die');
    await waitUntil(() => page.rows.length === 0 && page.key !== '', 'the next one is asked');
  });

  it('is that of a day, a topic and a level, and says what is none of these', async () => {
    const warnings = await warningsOf(async (early) => {
      const asked = await Page.open('date="2026-11-22" topic="straights" level="hard"');
      expect(asked.all('.long').map(words)).to.include('22 November');
      expect(early).to.deep.equal([]);
      const { day: today } = await dayOfDice();
      setDay(today);
      const odd = await Page.open('date="tomorrow" level="brutal"');
      expect(odd.key).to.match(/^Answer/);
    });
    expect(warnings.join()).to.match(
      /date="tomorrow" is not allowed; allowed: a day .*level="brutal" is not allowed/,
    );
  });

  it('is missing in a game that has none, which is said', async () => {
    const page = await Page.open('ruleset="yamb"');
    expect(page.sentence).to.equal('There is no decision of the day here.');
    page.find('.die')?.focus();
    await page.press('6');
    expect(page.held).to.equal('00000');
  });

  it('shows its signs as text where nothing can be copied', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    const { day } = await dayOfDice();
    setDay(day);
    const page = await Page.open();
    await page.answer(0);
    await page.click('.button');
    await waitUntil(() => page.find('textarea'));
    expect((page.find('textarea') as HTMLTextAreaElement).value).to.contain('□');
  });

  it('keeps streak and week if it may', async () => {
    const { day, puzzle } = await dayOfDice();
    const [best] = puzzle.answers;
    setDay(day);
    const page = await Page.open('keep');
    expect(page.find('.streak')).to.equal(null);
    await page.answer(best?.kind === 'hold' ? best.held : 0);
    expect(words(page.find('.streak .long'))).to.equal('streak 1 day');
    const again = await Page.open('keep');
    expect(again.rows).to.deep.equal(page.rows);
    expect(again.answers).to.deep.equal([]);
    setDay(day + 1);
    const tomorrow = await Page.open('keep');
    expect(words(tomorrow.find('.streak .long'))).to.equal('streak 1 day');
    await (tomorrow.find('.die[aria-disabled=false]') ? tomorrow.answer(0) : tomorrow.click('.box.plain'));
    await tomorrow.click(tomorrow.find('.key'));
    expect(words(tomorrow.find('.streak .long'))).to.equal('streak 2 days');
    expect(tomorrow.find('.week')?.getAttribute('aria-label')).to.match(/: (not played, ){5}best, \w+$/);
  });

  it('says the same of what an advisor has found out after a reload', async () => {
    const { day, puzzle } = await dayOfDice();
    setDay(day);
    const masks = Array.from({ length: 31 }, (_, held) => held);
    const unlisted = masks.find(
      (held) => lossOf(puzzle.state, puzzle.answers, { kind: 'hold', held }) === undefined,
    );
    const answer = { kind: 'hold', held: unlisted ?? 0, value: 200, loss: 10.7 } as const;
    const [best] = puzzle.answers;
    const choices = [...(best ? [{ ...best, value: 210.7 }] : []), answer];
    const page = await Page.open('keep', { advisor: { advise: () => ({ choices }) } });
    await page.answer(answer.held);
    await waitUntil(() => page.sentence.includes('costs'), 'the verdict');
    expect(page.sentence).to.match(/^Expensive: it costs 10\.7 points\. It’s best /);
    const again = await Page.open('keep');
    expect(again.sentence).to.equal(page.sentence);
    expect(again.rows.filter((row) => row.includes('yours'))).to.deep.equal(
      page.rows.filter((row) => row.includes('yours')),
    );
  });

  it('stores nothing unless it may, and loses no answer where the browser refuses', async () => {
    const { day } = await dayOfDice();
    setDay(day);
    const page = await Page.open();
    await page.answer(0);
    expect(localStorage.length).to.equal(0);
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
    const refuse = (): never => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    Object.defineProperty(window, 'localStorage', { configurable: true, get: refuse });
    try {
      const refused = await Page.open('keep');
      await refused.answer(0);
      expect(refused.rows.length).to.be.greaterThan(0);
    } finally {
      if (own) Object.defineProperty(window, 'localStorage', own);
      else Reflect.deleteProperty(window, 'localStorage');
    }
  });

  it('shares signs and the address, and says so', async () => {
    const { day, puzzle } = await dayOfDice();
    const [best] = puzzle.answers;
    setDay(day);
    const page = await Page.open();
    await page.answer(best?.kind === 'hold' ? best.held : 0);
    await page.click('.button');
    await waitUntil(() => copied);
    expect(copied.split('\n')[1]).to.equal('□ □ □ □ □ □ ✓');
    expect(copied.split('\n')[2]).to.equal(location.href);
    expect(words(page.find('.next'))).to.match(/^Copied\./);
  });

  it('says each time that it is copied', async () => {
    const page = await Page.open(`position="${POSITION}"`, { advisor: ADVISOR });
    await page.answer(5);
    const told = new Set<string | undefined>();
    for (let presses = 0; presses < 2; presses++) {
      copied = '';
      await page.click('.button');
      await waitUntil(() => copied);
      await page.drawn();
      expect(words(page.find('[role=status]'))).to.equal('Copied.');
      told.add(page.find('[role=status]')?.textContent);
    }
    expect(told.size).to.equal(2);
  });

  it('is played on by the board of the page, unless that is cancelled', async () => {
    const page = await Page.open(`position="${POSITION}"`, { advisor: ADVISOR });
    await page.answer(5);
    expect(page.find('.next button')).to.equal(null);
    const board = await fixture<YahtzeeGame>('<yahtzee-game></yahtzee-game>');
    page.element.requestUpdate();
    await page.drawn();
    page.element.addEventListener('yahtzee-play-on', (event) => event.preventDefault(), { once: true });
    await page.click('.next button');
    expect(board.save()).not.to.contain('61345');
    await page.click('.next button');
    await waitUntil(() => board.save().includes('61345 h1 2645'));
  });
});

describe('a position', () => {
  it('comes from the address, too', async () => {
    history.replaceState(null, '', `#puzzle=${encodeURIComponent(POSITION)}`);
    const page = await Page.open('', { advisor: ADVISOR });
    expect(words(page.find('.name'))).to.equal('What would you do?');
    expect(page.sentence).to.match(/^One roll left/);
    await page.answer(5);
    await page.click('.button');
    await waitUntil(() => copied);
    expect(copied).to.contain(location.hash);
  });

  it('that cannot be read is said, and nothing else is asked', async () => {
    const [warning] = await warningsOf(async () => {
      const page = await Page.open('position="1 yahtzee - 5551"');
      expect(page.sentence).to.equal('The decision cannot be read.');
      expect(page.find('.key')).to.equal(null);
    });
    expect(warning).to.match(/^<yahtzee-puzzle> position: totals/);
    for (const hash of ['#puzzle=%', '#puzzle=1%20yahtzee%20-%20%3D0', `#puzzle=${'1'.repeat(3000)}`]) {
      history.replaceState(null, '', hash);
      expect((await Page.open()).sentence).to.equal('The decision cannot be read.');
    }
  });

  it('that cannot be read stops nobody from the next one', async () => {
    const page = await Page.open(`position="${POSITION}"`, { advisor: ADVISOR });
    page.element.positions = ['1 yahtzee - 5551', POSITION];
    await waitUntil(() => page.sentence === 'The decision cannot be read.');
    await page.click('.next button');
    await waitUntil(() => page.sentence.startsWith('One roll left'));
    expect(page.find('.next')).to.equal(null);
  });

  it('takes the place of the day when it is set', async () => {
    const page = await Page.open();
    page.element.position = POSITION;
    await waitUntil(() => words(page.find('.name')) === 'What would you do?');
    expect(page.find('.week')).to.equal(null);
  });
});

describe('a puzzle speaks', () => {
  it('the language of the page', async () => {
    const page = await Page.open(`position="${POSITION}"`, { around: 'lang="de"', advisor: ADVISOR });
    await waitUntil(() => page.sentence.startsWith('Noch ein Wurf'));
    await page.answer(21);
    expect(page.sentence).to.match(
      /^Knapp daneben: Das kostet 1,1 Punkte\. Am besten: die zwei Sechsen behalten/,
    );
    await page.click('.button');
    await waitUntil(() => words(page.find('[role=status]')) === 'Kopiert.');
    page.element.lang = 'en';
    await waitUntil(() => words(page.find('[role=status]')).startsWith('Close'), 'no German is left');
  });
});

if (isChromium)
  describe('a puzzle is accessible', () => {
    const PLACES = {
      light: 'style="color-scheme: light; background: Canvas"',
      dark: 'style="color-scheme: dark; background: Canvas"',
      'from right to left': 'lang="fa" dir="rtl"',
    };
    for (const [name, around] of Object.entries(PLACES))
      it(name, async () => {
        const { day } = await dayOfDice();
        setDay(day);
        const place = await fixture<HTMLElement>(`<div ${around}><yahtzee-puzzle></yahtzee-puzzle></div>`);
        const page = new Page(place.querySelector('yahtzee-puzzle') as YahtzeePuzzle);
        await waitUntil(() => page.find('.box'));
        await expect(page.element).to.be.accessible();
        await page.click('.die');
        await page.click('.box.plain');
        await expect(page.element).to.be.accessible();
        await page.click('.key');
        await waitUntil(() => page.find('.answers'));
        await expect(page.element).to.be.accessible();
      });
  });
