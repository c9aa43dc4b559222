// A review in the page: figures, the most costly decisions, the board at each of them, and keys to go from one to the
// next.

import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '@yahtzee-game/element';
import { YahtzeeGame, type Advisor, type GameReview } from '@yahtzee-game/element';
import '@yahtzee-game/element/puzzle';
import '@yahtzee-game/element/review';
import type { YahtzeePlayOnEvent, YahtzeeReview } from '@yahtzee-game/element/review';
import { actionsOf, type GameRecord } from '@yahtzee-game/rules';
import { activeElement } from '../../harness/boards/active.js';
import { Board, words } from '../../harness/boards/board.js';
import { waitUntil } from '../../harness/boards/wait.js';
import { warningsOf } from '../../harness/boards/warnings.js';

/** Two turns of one player; steps 1, 3, 5 and 7, 9 are decisions. */
const SOLO = '1 yahtzee Ada 31656 h12 111 h12 346 :chance 22345 h3 122 :twos =32';
const TWO = '1 yahtzee Ada,Grace 31656 :chance 22345 :twos =21,4';
const LOSSES: Readonly<Record<number, number>> = { 1: 6.6, 7: 2 };

/** Names the loss of every decision; its other answers do not matter here. */
const ADVISOR: Advisor = {
  advise: () => ({ choices: [] }),
  review: (state): GameReview => ({
    expectedTotal: 254.6,
    decisions: actionsOf(state).flatMap((action, step) => {
      if (action.type === 'dice') return [];
      const loss = LOSSES[step] ?? 0;
      const seat = state.players.length > 1 && step > 1 ? 1 : 0;
      return { seat, step, best: { kind: 'hold', held: 0b10100, value: 250, loss: 0 }, loss, luck: 0 };
    }),
    seats: state.players.map(() => ({ luck: -12, lost: 8.6 })),
  }),
};

const part = (review: YahtzeeReview, selector: string): HTMLElement => {
  const found = review.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const textOf = (review: YahtzeeReview, selector: string): string => words(part(review, selector));

async function opened(
  game: string,
  advisor: Advisor | null = ADVISOR,
  width = 640,
  place = '',
): Promise<YahtzeeReview> {
  const around = await fixture<HTMLElement>(`<div ${place}><yahtzee-review></yahtzee-review></div>`);
  const review = around.querySelector('yahtzee-review');
  if (!review) throw new Error('there is no review');
  around.style.width = `${width}px`;
  review.advisor = advisor;
  review.game = game;
  await review.updateComplete;
  const isDone = (): boolean =>
    !/Working/.test(review.shadowRoot?.querySelector('.working')?.textContent ?? '');
  await waitUntil(isDone, 'the review is there');
  return review;
}

const boardIn = (review: YahtzeeReview): YahtzeeGame => part(review, 'yahtzee-game') as YahtzeeGame;
const facesIn = (review: YahtzeeReview): string => {
  const { turn } = boardIn(review).state ?? {};
  return turn?.dice.join('') ?? '';
};
/** The numbers of the dice that are held. */
const heldIn = (review: YahtzeeReview): readonly number[] => {
  const dice = part(review, 'yahtzee-dice').shadowRoot?.querySelectorAll('.die') ?? [];
  return [...dice].flatMap((die, i) => (die.matches('.marked') ? i + 1 : []));
};

it('says so where it is asked for a decision that the game does not have', async () => {
  const warnings = await warningsOf(async (said) => {
    const review = await opened(SOLO);
    review.at = 9999;
    await waitUntil(() => said.length > 0, 'it is said');
    expect(review.shadowRoot?.querySelector('.dearest'), 'the list is there').not.to.equal(null);
  });
  expect(warnings).to.deep.equal(['<yahtzee-review> at=9999 is not allowed; allowed: 1 to 5 in this game']);
});

describe('the review of a game', () => {
  it('tells luck and decisions apart, and what was dearest', async () => {
    const review = await opened(SOLO);
    expect(textOf(review, '.sums')).to.match(
      /^254\.6 expected ?−12\.0 luck of the dice ?−8\.6 your decisions/,
    );
    expect(textOf(review, '.message')).to.equal('Unlucky dice. Best choice in 3 of 5 decisions.');
    expect(textOf(review, '.dearest')).to.match(
      /^Turn 1 better: keep the two sixes −6\.6 ?Turn 2 better: .* −2\.0$/,
    );
  });

  it('shows the board as it was, dice held as they were', async () => {
    const review = await opened(SOLO);
    part(review, '.dearest button').click();
    await waitUntil(() => facesIn(review) === '31656');
    await waitUntil(() => heldIn(review).join() === '3,4', 'dice are held');
    expect(textOf(review, '.sentence')).to.equal(
      'Turn 1, roll 1. You: keep 5 6. Better: keep the two sixes, 6.6 more.',
    );
    expect(boardIn(review).state?.cards[0]?.filled).to.equal(0);
    await waitUntil(() => words(activeElement()) === '' && activeElement()?.role === 'slider');
    part(review, '.back').click();
    await waitUntil(
      () => activeElement()?.getAttribute('data-decision') === '0',
      'focus is back in the list',
    );
  });

  it('stays beside the list where it is wide', async () => {
    const review = await opened(SOLO, ADVISOR, 1100);
    part(review, '.dearest button').focus();
    part(review, '.dearest button').click();
    await waitUntil(() => facesIn(review) === '31656');
    expect(part(review, '.list').offsetParent).not.to.equal(null);
    expect(activeElement()?.getAttribute('data-decision')).to.equal('0');
    expect(part(review, '.dearest button').getAttribute('aria-pressed')).to.equal('true');
  });

  it('leads from decision to decision by keys', async () => {
    const review = await opened(SOLO);
    part(review, '.dearest button').click();
    const slider = part(review, '[role=slider]');
    await waitUntil(() => activeElement() === slider);
    const told: (string | null)[] = [];
    for (const key of [
      'ArrowRight',
      'End',
      'ArrowRight',
      'ArrowLeft',
      'PageDown',
      'PageUp',
      'Home',
      'ArrowLeft',
      'ArrowUp',
      'ArrowDown',
      'x',
    ]) {
      await sendKeys({ press: key });
      await review.updateComplete;
      told.push(slider.getAttribute('aria-valuetext'));
    }
    expect(told[4], 'with its dice').to.equal('Turn 1, roll 1. 3 1 6 5 6.');
    expect(told.map((text) => text?.split('. ')[0])).to.deep.equal([
      'Turn 1, roll 2',
      'Turn 2, roll 2',
      'Turn 2, roll 2',
      'Turn 2, roll 1',
      'Turn 1, roll 1',
      'Turn 2, roll 1',
      'Turn 1, roll 1',
      'Turn 1, roll 1',
      'Turn 1, roll 2',
      'Turn 1, roll 1',
      'Turn 1, roll 1',
    ]);
    expect([slider.ariaValueMin, slider.ariaValueNow, slider.ariaValueMax]).to.deep.equal(['1', '1', '5']);
  });

  it('leads the other way where writing runs from right to left, and says what luck has brought', async () => {
    const lucky: Advisor = {
      ...ADVISOR,
      review: async (state, signal) => {
        const told = await ADVISOR.review?.(state, signal);
        return told && { ...told, seats: [{ luck: 12.3, lost: 8.6 }] };
      },
    };
    const review = await opened(SOLO, lucky, 640, 'lang="fa" dir="rtl"');
    const sums = (): string => review.shadowRoot?.querySelector('.sums')?.textContent ?? '';
    await waitUntil(() => sums().includes('\u2066+۱۲٫۳\u2069'), 'the review is there in Persian');
    part(review, '.dearest button').click();
    const slider = part(review, '[role=slider]');
    await waitUntil(() => activeElement() === slider);
    const places: (string | null)[] = [];
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight']) {
      await sendKeys({ press: key });
      await review.updateComplete;
      places.push(slider.ariaValueNow);
    }
    expect(places).to.deep.equal(['2', '3', '2']);
  });

  it('goes to the decision whose bar is pressed, and follows the pointer', async () => {
    for (const [around, places] of [
      ['', ['2', '4']],
      ['dir="rtl" lang="fa"', ['4', '2']],
    ] as const) {
      const review = await opened(SOLO, ADVISOR, 640, around);
      await waitUntil(() => review.shadowRoot?.querySelector('.dearest button'));
      part(review, '.dearest button').click();
      await review.updateComplete;
      const slider = part(review, '[role=slider]');
      const { left, width, top } = slider.getBoundingClientRect();
      const point = async (type: string, share: number, buttons: number): Promise<string | null> => {
        const clientX = left + share * width;
        slider.dispatchEvent(
          new PointerEvent(type, { clientX, clientY: top, buttons, bubbles: true, composed: true }),
        );
        await review.updateComplete;
        return slider.ariaValueNow;
      };
      expect(await point('pointerdown', 0.3, 1)).to.equal(places[0]);
      expect(await point('pointermove', 0.7, 1)).to.equal(places[1]);
      expect(await point('pointermove', 0.1, 0)).to.equal(places[1]);
    }
  });

  it('goes to a turn whose point in the curve is pressed', async () => {
    const review = await opened(SOLO);
    const points = review.shadowRoot?.querySelectorAll('.hit') ?? [];
    points[2]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await review.updateComplete;
    expect(textOf(review, '.sentence')).to.match(/^Turn 2, roll 1\./);
  });

  it('shows one of several players at a time', async () => {
    const review = await opened(TWO);
    const select = part(review, 'select') as HTMLSelectElement;
    expect([...select.options].map(({ text }) => text)).to.deep.equal(['Ada', 'Grace']);
    expect(textOf(review, '.bar span')).to.equal('Review · 21 points');
    select.selectedIndex = 1;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await review.updateComplete;
    expect(textOf(review, '.bar span')).to.equal('Review · 4 points');
    for (const [decision, player] of [
      [1, 'Ada'],
      [2, 'Grace'],
    ] as const) {
      review.at = decision;
      await review.updateComplete;
      expect(select.value).to.equal(player);
    }
  });

  it('is drawn where its advisor knows nothing of some turn', async () => {
    const advisor: Advisor = {
      ...ADVISOR,
      review: async (state, signal) => {
        const told = await ADVISOR.review?.(state, signal);
        return told && { ...told, decisions: told.decisions.slice(-1) };
      },
    };
    const review = await opened(SOLO, advisor);
    expect(textOf(review, '.bar span')).to.equal('Review · 32 points');
    expect(textOf(review, '.curve')).not.to.contain('NaN');
  });

  it('opens at the decision that is named, of whichever player', async () => {
    const review = await opened(TWO);
    review.at = 2;
    await waitUntil(() => facesIn(review) === '22345');
    expect(textOf(review, '.bar span')).to.equal('Review · Turn 1 of 13');
    expect((part(review, 'select') as HTMLSelectElement).value).to.equal('Grace');
    review.at = 99;
    await review.updateComplete;
    expect(part(review, '.list').offsetParent).not.to.equal(null);
  });

  it('shows what the address of the page names, and copies such an address', async () => {
    const { href } = location;
    const review = await opened(SOLO);
    review.links = true;
    await review.updateComplete;
    part(review, '.dearest button').click();
    await review.updateComplete;
    part(review, '[part=link]').click();
    const { hash } = location;
    expect(hash).to.match(/^#review=1\+yahtzee\+Ada\+.*&at=1$/);
    expect(await fixture<YahtzeeReview>('<yahtzee-review links></yahtzee-review>')).to.include({
      game: SOLO,
      at: 1,
    });
    history.replaceState(null, '', href);
    location.hash = hash.replace('at=1', 'at=5').replace('Ada', 'Cleo');
    await waitUntil(() => facesIn(review) === '22122', 'the other moment is shown');
    history.replaceState(null, '', href);
    expect(boardIn(review).state?.players).to.deep.equal(['Cleo']);
    expect(review.at).to.equal(5);
  });

  it('shows the decision of another game that has the same number, also where it was away meanwhile', async () => {
    const { href } = location;
    const hashOf = (name: string): string => `#review=1+yahtzee+${name}+31656+:chance+22345+:twos+=25&at=2`;
    history.replaceState(null, '', hashOf('Ada'));
    const review = await opened('');
    review.links = true;
    const isShown = (name: string) => (): boolean =>
      boardIn(review).state?.players.join() === name && facesIn(review) === '22345';
    await waitUntil(isShown('Ada'));
    location.hash = hashOf('Cleo');
    await waitUntil(isShown('Cleo'), 'the same decision of Cleo is shown');
    const around = review.parentElement;
    review.remove();
    location.hash = hashOf('Grace');
    await new Promise((resolve) => setTimeout(resolve));
    around?.append(review);
    await waitUntil(isShown('Grace'), 'the decision of Grace is shown');
    history.replaceState(null, '', href);
  });

  it('offers no address for a game that is too long for one', async () => {
    const names = Array.from({ length: 20 }, () => 'A'.repeat(100));
    const review = await opened(`1 yahtzee ${names.join()} 31656 =${names.map(() => 0).join()}`);
    review.links = true;
    await review.updateComplete;
    expect(textOf(review, '.bar span')).to.equal('Review · 0 points');
    expect(review.shadowRoot?.querySelector('[part=link]')).to.equal(null);
  });

  it('says that an address is copied, beside the list and at a moment', async () => {
    const { clipboard } = navigator;
    const { href } = location;
    const writeText = (): Promise<void> => Promise.resolve();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const review = await opened(SOLO);
    review.links = true;
    await review.updateComplete;
    part(review, '.list [part=link]').click();
    await waitUntil(() => part(review, '.row .note').innerText === 'Copied.');
    part(review, '.dearest button').click();
    await review.updateComplete;
    expect(textOf(review, '.sentence .note')).to.equal('');
    part(review, '.bar [part=link]').click();
    await waitUntil(() => part(review, '.sentence .note').innerText === 'Copied.');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    history.replaceState(null, '', href);
  });

  it('hands its record over as text and as JSON, and reads both', async () => {
    const review = await opened(SOLO);
    const field = part(review, 'textarea') as HTMLTextAreaElement;
    const press = (name: string): void =>
      [...(review.shadowRoot?.querySelectorAll<HTMLElement>('.record button') ?? [])]
        .find((one) => words(one) === name)
        ?.click();
    part(review, '.record').setAttribute('open', '');
    expect(field.value).to.equal(SOLO);
    press('Copy as JSON');
    await waitUntil(() => field.value.startsWith('{'));
    const record = JSON.parse(field.value) as GameRecord;
    expect(record.players).to.deep.equal(['Ada']);
    expect(field.selectionEnd).to.equal(field.value.length);
    field.value = '{"version":1}';
    press('Show this game');
    await waitUntil(() => textOf(review, '.row .note') === 'This game cannot be read.');
    expect(textOf(review, '.bar span')).to.equal('Review · 32 points');
    field.value = JSON.stringify({ ...record, players: ['Cleo'] });
    press('Show this game');
    await waitUntil(() => boardIn(review).state?.players.join() === 'Cleo');
    review.game = record;
    await waitUntil(() => boardIn(review).state?.players.join() === 'Ada');
  });

  it('lets the board of the page go on from a decision, unless the page prevents that', async () => {
    const review = await opened(SOLO);
    expect(review.shadowRoot?.querySelector('[part=play-on]')).to.equal(null);
    const { element } = await Board.open();
    review.at = 2;
    await waitUntil(() => review.shadowRoot?.querySelector('[part=play-on]'));
    const positions: string[] = [];
    const prevent = (event: YahtzeePlayOnEvent): void => {
      positions.push(event.detail.position);
      event.preventDefault();
    };
    document.addEventListener('yahtzee-play-on', prevent);
    part(review, '[part=play-on]').click();
    document.removeEventListener('yahtzee-play-on', prevent);
    expect(positions).to.deep.equal(['1 yahtzee Ada 31656 h12 111 =0']);
    expect(element.state?.log).to.equal(undefined);
    part(review, '[part=play-on]').click();
    await waitUntil(() => element.state?.turn.dice.join('') === '11651');
  });

  it('is printed by its button, and is gone with its game', async () => {
    const { print } = globalThis;
    let printed = 0;
    globalThis.print = () => void printed++;
    const review = await opened(SOLO);
    const button = [...(review.shadowRoot?.querySelectorAll('button') ?? [])].find(
      (one) => words(one) === 'Print',
    );
    button?.click();
    globalThis.print = print;
    expect(printed).to.equal(1);
    review.game = '';
    await waitUntil(() => !review.shadowRoot?.querySelector('.list'), 'nothing is reviewed');
    expect(textOf(review, '.working')).to.equal('');
  });

  it('leads to the last turn by a key where no decision is looked at yet', async () => {
    const review = await opened(SOLO, ADVISOR, 1100);
    part(review, '[role=slider]').focus();
    await sendKeys({ press: 'PageDown' });
    await waitUntil(() => part(review, '.bar span').innerText.includes('Turn 2'));
  });

  it('hands its dearest decisions to the puzzle of the page', async () => {
    await fixture('<yahtzee-puzzle></yahtzee-puzzle>');
    const review = await opened(SOLO);
    part(review, '[part=practise]').click();
    const puzzle = document.querySelector('yahtzee-puzzle');
    expect(puzzle?.positions).to.deep.equal([
      '1 yahtzee Ada 31656 =0',
      '1 yahtzee Ada 31656 h12 111 h12 346 :chance 22345 =24',
    ]);
    const other = await opened(SOLO);
    other.addEventListener('yahtzee-practise', (event) => event.preventDefault());
    if (puzzle) puzzle.positions = [];
    part(other, '[part=practise]').click();
    expect(puzzle?.positions).to.deep.equal([]);
  });

  it('shows the best choice beside the own one where it is wide', async () => {
    const review = await opened(SOLO, ADVISOR, 1100);
    part(review, '.dearest button').click();
    await waitUntil(() => review.shadowRoot?.querySelector('.beside'));
    expect(textOf(review, '.beside')).to.match(
      /^At this moment Keep the two sixes 250\.0 ?You: keep 5 6 −6\.6$/,
    );
  });

  it('names the steepest rises of a whole game on its curve, and what the losses were about', async () => {
    const rows = (
      'ones twos threes fours fives sixes threeOfAKind fourOfAKind fullHouse smallStraight ' +
      'largeStraight yahtzee chance'
    ).split(' ');
    const whole = `1 yahtzee Ada ${rows.map((row) => `66555 :${row}`).join(' ')} =106`;
    for (const [rises, named] of [
      [
        [0, 7],
        ['Aces', 'Four of a kind'],
      ],
      [
        [1, 11],
        ['Twos', 'Yahtzee'],
      ],
    ] as const) {
      const risen = (turn: number): number => rises.filter((from) => turn >= from).length;
      const advisor: Advisor = {
        advise: () => ({ choices: [] }),
        review: (state): GameReview => ({
          expectedTotal: 100,
          exact: false,
          decisions: actionsOf(state).flatMap((action, step) => {
            if (action.type !== 'score') return [];
            const value = 100 + 60 * risen(rows.indexOf(action.cell)) + step;
            const best = { kind: 'score', cell: 'chance', value, loss: 0 } as const;
            return { seat: 0, step, best, aim: 'chance', loss: 1, luck: 0 };
          }),
          seats: [{ luck: 0, lost: 13 }],
        }),
      };
      const review = await opened(whole, advisor);
      const names = [...(review.shadowRoot?.querySelectorAll('.label.name') ?? [])].map((one) => words(one));
      expect(names).to.have.members([...named, '106']);
      expect(textOf(review, '.list')).to.contain('estimate');
      expect(textOf(review, '.themes[part]')).to.match(/−/);
    }
  });

  it('goes back to where the list was left, from a decision that is none of the dearest', async () => {
    const review = await opened(SOLO);
    const second = part(review, '.dearest li:nth-child(2) button');
    second.focus();
    second.click();
    await waitUntil(() => activeElement() === part(review, '[role=slider]'));
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(() => part(review, '[role=slider]').ariaValueNow === '5');
    part(review, '.back').click();
    await waitUntil(() => activeElement() === second, 'focus is back');
  });

  it('goes back to the first of the list where that has not been left', async () => {
    const review = await opened(SOLO);
    review.at = 2;
    await waitUntil(() => part(review, '[role=slider]').ariaValueNow === '2');
    part(review, '.back').click();
    await waitUntil(() => activeElement()?.getAttribute('data-decision') === '0');
  });

  it('reads out dice, scores and turn of the decision by the letters of the board', async () => {
    const review = await opened(SOLO);
    const spoken = (): string => textOf(review, '.unseen[role=status]');
    part(review, '.dearest button').click();
    await waitUntil(() => activeElement() === part(review, '[role=slider]'));
    await waitUntil(() => heldIn(review).join() === '3,4', 'dice are held');
    for (const [key, text] of [
      ['d', '3 1 6 5 6. 2 rolls left. Held: 6 5.'],
      ['s', 'Ada: 0, Bonus +35: 63 to go.'],
      ['t', 'Turn 1 of 13.'],
    ] as const) {
      await sendKeys({ press: key });
      await waitUntil(() => spoken() === text, `${key} says ${text}`);
    }
    part(review, '.back').click();
    await waitUntil(() => activeElement()?.getAttribute('data-decision') === '0');
    await waitUntil(() => boardIn(review).state?.cards[0]?.filled === 2, 'the end is shown');
    await sendKeys({ press: 's' });
    await waitUntil(() => spoken() === 'Ada: 32, Bonus +35: 55 to go.', 'the end is told');
    part(review, 'details').setAttribute('open', '');
    part(review, 'textarea').focus();
    await sendKeys({ press: 'd' });
    expect(spoken()).to.contain('32');
  });

  it('says so if the advisor fails', async () => {
    const broken: Advisor = {
      advise: () => ({ choices: [] }),
      review: () => Promise.reject(new Error('no review today')),
    };
    expect(textOf(await opened(SOLO, broken), '.working')).to.equal('There is no review of this game.');
  });

  it('says so if the game cannot be read, or there is nobody to ask', async () => {
    expect(textOf(await opened('no game'), '.working')).to.equal('This game cannot be read.');
    expect(textOf(await opened('{ "no": game'), '.working')).to.equal('This game cannot be read.');
    const silent: Advisor = { advise: () => ({ choices: [] }) };
    expect(textOf(await opened(SOLO, silent), '.working')).to.equal('There is no review of this game.');
  });

  it('keeps what its board does to itself', async () => {
    const heard: string[] = [];
    const hear = ({ type }: Event): number => heard.push(type);
    for (const type of ['yahtzee-change', 'yahtzee-hold', 'input', 'change'])
      document.addEventListener(type, hear);
    const review = await opened(SOLO);
    part(review, '.dearest button').click();
    await waitUntil(() => heldIn(review).length === 2);
    expect(heard).to.deep.equal([]);
  });

  it('is read again where it was moved while it was being worked out', async () => {
    const review = document.createElement('yahtzee-review');
    let asked = 0;
    YahtzeeGame.advisor = {
      ...ADVISOR,
      review: (state, signal) =>
        asked++ ? ADVISOR.review?.(state, signal) : new Promise<never>(() => undefined),
    };
    try {
      review.game = SOLO;
      document.body.append(review);
      await waitUntil(() => asked === 1);
      review.remove();
      document.body.append(review);
      await waitUntil(() => review.shadowRoot?.querySelector('.list'), 'the review is there');
    } finally {
      YahtzeeGame.advisor = undefined;
      review.remove();
    }
  });

  it('speaks the language of its place', async () => {
    const around = await fixture<HTMLElement>('<div lang="de"><yahtzee-review></yahtzee-review></div>');
    const review = around.querySelector('yahtzee-review');
    if (!review) throw new Error('there is no review');
    review.advisor = ADVISOR;
    review.game = SOLO;
    await waitUntil(() => words(review.shadowRoot?.querySelector('.message') ?? null).startsWith('Pech'));
    expect(textOf(review, '.dearest')).to.contain('besser: die zwei Sechsen behalten');
  });

  for (const width of [375, 1100])
    it(`has no faults that axe finds, ${width} pixels wide`, async () => {
      const review = await opened(SOLO, ADVISOR, width);
      await expect(review).to.be.accessible();
      part(review, '.dearest button').click();
      await waitUntil(() => heldIn(review).length === 2);
      await expect(review).to.be.accessible();
    });
});

describe('at the end of a game', () => {
  const whole =
    'ones 11123, twos 22213, threes 33312, fours 44412, fives 55512, sixes 66612, threeOfAKind 22256, ' +
    'fourOfAKind 33331, fullHouse 22333, smallStraight 12346, largeStraight 12345, yahtzee 11234, chance 66655';

  async function ended(advisor: Advisor): Promise<Board> {
    const board = await Board.open();
    board.element.advisor = advisor;
    await board.play(whole);
    return board;
  }

  it('a button opens the review over the page, and focus comes back to it', async () => {
    const board = await ended(ADVISOR);
    const button = board.button('Review');
    button.focus();
    for (let presses = 0; presses < 2; presses++) button.click();
    const dialogIn = (): HTMLDialogElement | null => board.root('scorecard').querySelector('dialog');
    await waitUntil(() => dialogIn()?.open, 'the dialog is open');
    const review = dialogIn()?.querySelector('yahtzee-review');
    await waitUntil(() => review?.shadowRoot?.querySelector('.list'), 'the review is there');
    expect(words(review?.shadowRoot?.querySelector('.bar') ?? null)).to.equal('Yahtzee Review · 251 points');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => dialogIn() === null, 'the dialog is closed');
    expect(activeElement()).to.equal(button);
    expect(board.panel).to.equal('result');
  });

  it('the board goes on from a decision, and undo brings the end back', async () => {
    const board = await ended(ADVISOR);
    board.button('Review').click();
    const reviewIn = (): YahtzeeReview | null | undefined =>
      board.root('scorecard').querySelector('dialog')?.querySelector('yahtzee-review');
    await waitUntil(() => reviewIn()?.shadowRoot?.querySelector('.list'), 'the review is there');
    const review = reviewIn();
    if (!review) throw new Error('there is no review');
    review.at = 4;
    await waitUntil(() => review.shadowRoot?.querySelector('[part=play-on]'));
    part(review, '[part=play-on]').click();
    await waitUntil(() => !reviewIn(), 'the dialog is closed');
    expect(board.element.state?.cards[0]?.turns).to.equal(3);
    expect(board.panel).to.equal('');
    board.button('Undo').click();
    await waitUntil(() => board.panel === 'result');
    expect(board.element.state?.turn.phase).to.equal('over');
  });

  it('there is no such button where the advisor knows no review', async () => {
    const board = await ended({ advise: () => ({ choices: [] }) });
    const names = [...board.root('scorecard').querySelectorAll('.actions button')].map((one) => words(one));
    expect(names).not.to.include('Review');
  });
});
