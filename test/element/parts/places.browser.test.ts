// The width of an element whose place in a page depends on that width, and of elements in narrow places.

import { expect, fixture } from '@open-wc/testing';
import { isChromium } from '../../harness/boards/engine.js';
import { waitUntil } from '../../harness/boards/wait.js';
import { someOf } from '../../harness/extent.js';
import { BOARD, ELEMENTS, KIOSK, move, shownIn } from '../all-elements.js';

/** Markup around an element, which is inserted at `<… …>`. */
type Places = Readonly<Record<string, string>>;

/** Markup in which the element itself is an item of the page's layout. */
const ITEMS: Places = {
  'a block': '<div><… …></div>',
  'a block with a margin': '<… style="margin-inline: 20px" …>',
  'a centred grid item': '<div style="display: grid; place-items: center"><… …></div>',
  'a grid item at the start': '<div style="display: grid; justify-items: start"><… …></div>',
  'a grid item that aligns itself': '<div style="display: grid"><… style="justify-self: end" …></div>',
  'a grid item in a column of its own width':
    '<div style="display: grid; grid-template-columns: auto"><… …></div>',
  'a grid item in a fraction': '<div style="display: grid; grid-template-columns: 1fr"><… …></div>',
  'a flex item': '<div style="display: flex"><… …></div>',
  'a centred flex item': '<div style="display: flex; place-content: center"><… …></div>',
  'a flex item that grows': '<div style="display: flex"><… style="flex: 1" …></div>',
  'a flex item in a column at the start':
    '<div style="display: flex; flex-direction: column; align-items: start"><… …></div>',
  'a centred flex item in a column':
    '<div style="display: flex; flex-direction: column; align-items: center"><… …></div>',
  'an inline block': '<… style="display: inline-block" …>',
  'a float': '<… style="float: left" …>',
  'a grid itself': '<… style="display: grid" …>',
  'an absolute element': '<… style="position: absolute" …>',
};

/** Markup that lays out the element itself as a container; the page does not lay out its content. */
const ITSELF: Places = { 'a flex container itself': '<… style="display: flex" …>' };

/** The same for boxes whose size depends on the element in them. */
const BOXES: Places = {
  'a box in a centred grid': '<div style="display: grid; place-content: center"><div><… …></div></div>',
  'a box in a fraction': '<div style="display: grid; grid-template-columns: 1fr"><div><… …></div></div>',
  'a box in a flex row': '<div style="display: flex"><div><… …></div></div>',
  'a box that is an inline block': '<div style="display: inline-block"><… …></div>',
  'a box that floats': '<div style="float: right"><… …></div>',
  'an absolute box': '<div style="position: absolute"><… …></div>',
  'a table cell': '<table><tr><td><… …></td></tr></table>',
  'a fieldset': '<fieldset><… …></fieldset>',
  'a fieldset that fits its content': '<fieldset style="inline-size: fit-content"><… …></fieldset>',
  'a dialog': '<dialog style="max-inline-size: calc(100% - 2em)" open><… …></dialog>',
};

/** Places whose size depends on the page or on their content, or that share their width with others. */
const OTHERS: Places = {
  'a modal dialog': '<dialog><… …></dialog>',
  'a popover': '<div popover><… …></div>',
  'a fixed box': '<div style="position: fixed; inset-inline-start: 0"><… …></div>',
  'a fieldset as narrow as its content': '<fieldset style="inline-size: min-content"><… …></fieldset>',
  'a figure as wide as its content': '<figure style="inline-size: max-content"><… …></figure>',
  'a table cell beside a text': `<table><tr><td>${'word '.repeat(100)}</td><td><… …></td></tr></table>`,
};

/** Every place in Chromium; the other engines take every third, except in `npm run verify`. */
const seen = (places: Places): readonly (readonly [place: string, markup: string])[] =>
  isChromium ? Object.entries(places) : someOf(Object.entries(places), 3);

/** A container of this width for elements. */
async function roomOf(width: number): Promise<HTMLElement> {
  return fixture<HTMLElement>(`<div style="position: relative; inline-size: ${width}px"></div>`);
}

for (const [what, shown] of Object.entries(ELEMENTS)) {
  it(`${what} has a useful width wherever there are 800 px`, async () => {
    const room = await roomOf(800);
    const element = await shownIn(room, '<… …>', shown);
    for (const [place, markup] of seen({ ...ITEMS, ...ITSELF, ...BOXES, ...OTHERS })) {
      move(element, room, markup);
      expect(element.getBoundingClientRect().width, place).to.be.within(280, 800);
      expect(room.scrollWidth, place).to.equal(800);
    }
  });

  it(`${what} keeps within 240 px`, async () => {
    const room = await roomOf(240);
    const element = await shownIn(room, '<… …>', shown);
    // Parts that the page lays out cannot ask for a smaller width in these places.
    const boxes = shown.isLaidOut ? {} : { ...ITSELF, ...BOXES };
    for (const [place, markup] of seen({ ...ITEMS, ...boxes })) {
      move(element, room, markup);
      await waitUntil(() => room.scrollWidth <= 240, `${place} is ${room.scrollWidth} px wide`);
      expect(element.getBoundingClientRect().width, place).to.be.within(150, 240);
    }
  });
}

it('grows with its place again', async () => {
  const room = await roomOf(240);
  const element = await shownIn(room, '<div style="display: inline-block"><… …></div>', BOARD);
  await waitUntil(() => element.offsetWidth === 240, 'it keeps within a narrow place');
  room.style.inlineSize = '500px';
  expect(element.offsetWidth).to.equal(500);
  room.style.inlineSize = '800px';
  expect(element.offsetWidth).to.equal(640);
});

it('fills an element that a page makes a grid and gives a height', async () => {
  const room = await roomOf(800);
  const element = await shownIn(room, '<… style="display: grid; block-size: 1500px" …>', KIOSK);
  expect(element.shadowRoot?.querySelector('.kiosk')?.getBoundingClientRect().height).to.equal(1500);
});

it('is as wide as a page wants', async () => {
  const room = await roomOf(800);
  const element = await shownIn(
    room,
    '<div style="display: inline-block"><… style="inline-size: 20em" …></div>',
    BOARD,
  );
  expect(element.offsetWidth).to.equal(320);
});
