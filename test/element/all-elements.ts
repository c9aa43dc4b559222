/** Every element of the project, with enough content to show any fault of its layout. */

import '@yahtzee-game/element';
import type { YahtzeeGame } from '@yahtzee-game/element';
import '@yahtzee-game/element/picker';
import '@yahtzee-game/element/puzzle';
import type { YahtzeePuzzle } from '@yahtzee-game/element/puzzle';
import '@yahtzee-game/element/review';
import type { YahtzeeReview } from '@yahtzee-game/element/review';
import '@yahtzee-game/rooms/element';
import '@yahtzee-game/rooms/kiosk';
import '@yahtzee-game/rooms/leaderboard';
import type { YahtzeeLeaderboard } from '@yahtzee-game/rooms/leaderboard';
import { actionsOf } from '@yahtzee-game/rules';
import { waitUntil } from '../harness/boards/wait.js';
import { FakeEvent } from '../rooms/fake-event.js';
import { CODE } from '../rooms/opened.js';

export interface Shown {
  readonly tag: string;
  readonly content?: string;
  /** Fills the element. */
  readonly fill?: (element: HTMLElement) => void;
  /** Whether the page lays out the element's parts. */
  readonly isLaidOut?: boolean;
  /** Matches something in the shadow tree once the element is drawn. */
  readonly selector: string;
}

const BEST = { kind: 'hold', held: 0b10100, value: 250, loss: 0 } as const;

export const BOARD: Shown = {
  tag: 'yahtzee-game',
  fill: (element) => {
    const board = element as YahtzeeGame;
    board.players = ['Ada', 'Grace'];
    board.dispatch({ type: 'dice', values: [4, 4, 4, 1, 2] });
  },
  selector: 'yahtzee-dice',
};

export const KIOSK: Shown = {
  tag: 'yahtzee-kiosk',
  content: '<yahtzee-game motion="none"></yahtzee-game>',
  selector: '.big',
};

export const ELEMENTS: Readonly<Record<string, Shown>> = {
  'a board': BOARD,
  'parts that the page lays out': {
    tag: 'yahtzee-game',
    content:
      '<yahtzee-dice></yahtzee-dice><yahtzee-controls></yahtzee-controls><yahtzee-scorecard></yahtzee-scorecard>',
    isLaidOut: true,
    selector: 'slot',
  },
  'the list of games': { tag: 'yahtzee-picker', selector: '.list' },
  'the decision of the day': {
    tag: 'yahtzee-puzzle',
    fill: (element) => {
      const puzzle = element as YahtzeePuzzle;
      puzzle.advisor = { advise: () => ({ choices: [BEST, { ...BEST, held: 1, loss: 2 }] }) };
      puzzle.position = '1 yahtzee - 61345 h1 2645 =0';
    },
    selector: '.box',
  },
  'a review': {
    tag: 'yahtzee-review',
    fill: (element) => {
      const review = element as YahtzeeReview;
      review.advisor = {
        advise: () => ({ choices: [] }),
        review: (state) => ({
          expectedTotal: 254.6,
          decisions: actionsOf(state).flatMap((action, step) =>
            action.type === 'dice' ? [] : [{ seat: 0, step, best: BEST, loss: step, luck: 0 }],
          ),
          seats: [{ luck: -12, lost: 8.6 }],
        }),
      };
      review.game = '1 yahtzee Ada 31656 h12 111 h12 346 :chance 22345 h3 122 :twos =32';
    },
    selector: '.sums',
  },
  'a room': { tag: 'yahtzee-room', selector: '[part~=open]' },
  'a kiosk': KIOSK,
  'a list of results': {
    tag: 'yahtzee-leaderboard',
    fill: (element) => {
      const list = element as YahtzeeLeaderboard;
      list.door = () => Promise.resolve(new FakeEvent(12));
      list.event = CODE;
    },
    selector: 'tbody',
  },
};

/** Moves a drawn element into the markup of a place, at `<… …>`; that markup replaces the content of `around`. */
export function move(element: HTMLElement, around: HTMLElement, place: string): void {
  const box = document.createElement('template');
  box.innerHTML = place.replace('<…', '<x-here').replace('…>', '></x-here>');
  const here = box.content.querySelector('x-here');
  if (!here) throw new Error(`${place} has no place for an element`);
  element.setAttribute('style', here.getAttribute('style') ?? '');
  here.replaceWith(element);
  around.replaceChildren(box.content);
  for (const dialog of around.querySelectorAll<HTMLDialogElement>('dialog:not([open])')) dialog.showModal();
  for (const popover of around.querySelectorAll<HTMLElement>('[popover]')) popover.showPopover();
}

/** A new element in this place, filled and drawn. */
export async function shownIn(around: HTMLElement, place: string, shown: Shown): Promise<HTMLElement> {
  const { tag, content = '', fill, selector } = shown;
  const element = document.createElement(tag);
  element.innerHTML = content;
  move(element, around, place);
  fill?.(element);
  await waitUntil(() => element.shadowRoot?.querySelector(selector), `<${tag}> is drawn`);
  for (const one of [element, ...element.querySelectorAll('yahtzee-game')])
    await (one as YahtzeeGame).updateComplete;
  return element;
}
