// A list of results on a page: it follows its event, announces new results, and is accessible to everybody.

import { aTimeout, expect, fixture } from '@open-wc/testing';
import type { Connection } from '@yahtzee-game/rooms';
import '@yahtzee-game/rooms/leaderboard';
import type { YahtzeeLeaderboard } from '@yahtzee-game/rooms/leaderboard';
import { isChromium } from '../../harness/boards/engine.js';
import { waitUntil } from '../../harness/boards/wait.js';
import { FakeEvent } from '../fake-event.js';
import { CODE } from '../opened.js';

interface Shown {
  readonly element: YahtzeeLeaderboard;
  readonly root: ShadowRoot;
  readonly rows: () => readonly string[];
  readonly text: (selector: string) => string;
}

async function show(event: FakeEvent | Error, attributes = ''): Promise<Shown> {
  const element = await fixture<YahtzeeLeaderboard>(
    `<yahtzee-leaderboard ${attributes}></yahtzee-leaderboard>`,
  );
  element.door = () => (event instanceof Error ? Promise.reject(event) : Promise.resolve(event));
  element.event = CODE;
  await element.updateComplete;
  await new Promise((resolve) => setTimeout(resolve));
  await element.updateComplete;
  const root = element.shadowRoot;
  if (!root) throw new Error('there is no list');
  const words = (one: Element | null | undefined): string =>
    one?.textContent
      ?.replaceAll(/[\u2066-\u2069]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim() ?? '';
  return {
    element,
    root,
    rows: () => [...root.querySelectorAll('tbody tr:not(.free)')].map(words),
    text: (selector) => words(root.querySelector(selector)),
  };
}

describe('a list of results', () => {
  it('says that it is empty, then shows and tells each result as it comes', async () => {
    const event = new FakeEvent();
    const { element, rows, text } = await show(event);
    expect(text('.free')).to.equal('1 No results yet. Be the first.');
    event.finish('Ada', 264);
    await element.updateComplete;
    expect(rows()).to.have.length(1);
    expect(rows()[0]).to.match(/^1 Ada 264 /);
    expect(text('[role=status]')).to.equal('Ada: 264 points, place 1.');
    expect(text('.free')).to.equal('2 Free: any score takes this place.');
    event.playing = ['Cleo', 'Grace', 'Ida'].map((name, i) => ({ room: `room ${i}`, seat: 0, name }));
    event.tell();
    await element.updateComplete;
    expect(text('.playing')).to.equal('3 are playing');
  });

  it('tells nothing of what was there before', async () => {
    const { text } = await show(new FakeEvent(3));
    expect(text('[role=status]')).to.equal('');
  });

  it('shows ten at a time, or all', async () => {
    const { element, root, rows, text } = await show(new FakeEvent(14));
    if (text('.more .text') === 'Ten at a time') root.querySelector<HTMLElement>('.more .text')?.click();
    await element.updateComplete;
    expect(rows()).to.have.length(10);
    root.querySelector<HTMLElement>('.more .text')?.click();
    await element.updateComplete;
    expect(rows()).to.have.length(14);
  });

  it('invites to the page where people play, until the event is over', async () => {
    const event = new FakeEvent(1);
    const { element, root, text } = await show(event, 'link="https://solvik.example/dice?event={code}"');
    expect(text('.address')).to.equal(`solvik.example/dice?event=${CODE}`);
    await waitUntil(() => root.querySelector('.qr svg') !== null, 'there is a picture of the address');
    await event.end();
    await element.updateComplete;
    expect([text('.invite'), text('.about')]).to.deep.equal(['', 'This event is over.']);
  });

  it('shows an address that is too long for a picture as text alone', async () => {
    const failures: unknown[] = [];
    const failed = (event: PromiseRejectionEvent): void => void failures.push(event.reason);
    addEventListener('unhandledrejection', failed);
    const link = `https://solvik.example/dice?event={code}&note=${'long'.repeat(1000)}`;
    const { element, root, text } = await show(new FakeEvent(1), `link="${link}"`);
    await aTimeout(100);
    element.requestUpdate();
    await aTimeout(100);
    removeEventListener('unhandledrejection', failed);
    expect(text('.address')).to.match(/^solvik\.example.*long$/);
    expect(root.querySelector('.qr svg')).to.equal(null);
    expect(failures).to.deep.equal([]);
  });

  it('says so once while it has no connection, and goes on showing what it knows', async () => {
    const event = new FakeEvent(2);
    const { element, rows, text } = await show(event);
    const connect = async (connection: Connection): Promise<void> => {
      event.connection = connection;
      event.tell();
      await element.updateComplete;
    };
    const lost = 'The list cannot be reached. Trying again…';
    await connect('connecting');
    expect([rows().length, text('.foot'), text('[role=status]')]).to.deep.equal([2, lost, lost]);
    await connect('connected');
    expect(text('.foot')).to.equal('2 results, average 300');
  });

  it('says so if there is no such event', async () => {
    const { text } = await show(Object.assign(new Error('none'), { code: 'no-such-event' }));
    expect(text('.list')).to.equal('There is no such event.');
  });

  it('leaves the event when it is removed, and follows it again when it is put back', async () => {
    const event = new FakeEvent(1);
    const { element, rows, text } = await show(event);
    const { parentElement } = element;
    element.remove();
    await element.updateComplete;
    expect([event.isClosed, text('[role=status]')]).to.deep.equal([true, '']);
    parentElement?.append(element);
    await waitUntil(() => rows().length === 1, 'the list is there again');
  });

  it('speaks the language of its place, from right to left where that is so', async () => {
    const { element, root, text } = await show(new FakeEvent(2), 'lang="fa" dir="rtl"');
    await waitUntil(() => text('h2') !== 'Today’s best', 'the words have come');
    await element.updateComplete;
    const [place, time] = ['.place', '.time'].map(
      (one) => root.querySelector(`tbody ${one}`)?.getBoundingClientRect().left ?? 0,
    );
    expect(place).to.be.greaterThan(time ?? 0);
  });

  it('is in Latin letters where its place is Serbian, and says so', async () => {
    const { root, text } = await show(new FakeEvent(2), 'lang="sr-Cyrl"');
    await waitUntil(() => text('h2') === 'Najbolji danas', 'the words have come');
    expect(root.querySelector<HTMLElement>('.board')?.lang).to.equal('sr-Latn');
  });

  it('names stand at the same edge, in whatever letters', async () => {
    const event = new FakeEvent();
    event.finish('Ada', 250);
    event.finish('سارا', 240);
    const { root } = await show(event);
    for (const column of ['tbody .name', '.recent span:first-child']) {
      const edges = [...root.querySelectorAll(column)].map((cell) => {
        const name = document.createRange();
        name.selectNodeContents(cell);
        return name.getBoundingClientRect().left - cell.getBoundingClientRect().left;
      });
      expect(edges, column).to.have.length(2);
      expect(edges[0], column).to.be.closeTo(edges[1] ?? NaN, 1);
    }
  });

  it('fits on a phone', async () => {
    const event = new FakeEvent(3);
    event.finish('Somebody with a name that goes on and on', 250);
    const { element } = await show(event, 'link="https://solvik.example/dice?event={code}"');
    element.style.inlineSize = '320px';
    await element.updateComplete;
    expect(element.scrollWidth).to.be.at.most(320);
  });

  if (isChromium)
    it('passes axe', async () => {
      const { element } = await show(new FakeEvent(12), 'link="https://solvik.example/dice?event={code}"');
      await expect(element).to.be.accessible();
    });
});
