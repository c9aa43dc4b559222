/** A board on a screen of a given size, in a frame, since a page cannot change its own size. */

import { fixture } from '@open-wc/testing';
import { Board } from '../harness/boards/board.js';

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly attributes?: string;
  readonly content?: string;
  /** Styles for the page's body. */
  readonly style?: string;
}

/** The height of the text before a board, and of that after it, in pixels. */
export const TEXT = 1000;

/** A board in the middle of a text, on a page of this size, in a frame. */
export async function boardOn({
  attributes = '',
  content = '',
  style = '',
  ...size
}: Screen): Promise<Board> {
  const frame = await fixture<HTMLIFrameElement>('<iframe></iframe>');
  Object.assign(frame.style, { inlineSize: `${size.width}px`, blockSize: `${size.height}px`, border: '0' });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = `<!doctype html><style>body { margin: 0; ${style} } p { margin: 0; block-size: ${TEXT}px }</style><p></p><p></p>`;
  await loaded;
  const box = document.createElement('div');
  box.innerHTML = `<yahtzee-game ${attributes}>${content}</yahtzee-game>`;
  frame.contentDocument?.querySelector('p')?.after(...box.childNodes);
  return Board.at(frame.contentDocument?.querySelector('yahtzee-game') ?? null);
}

export const rectOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** Names of the elements that are not completely on the screen. */
export function hidden(things: readonly Element[], { width, height }: Screen): readonly string[] {
  const isSeen = (rect: DOMRect): boolean =>
    rect.top >= 0 && rect.bottom <= height && rect.left >= 0 && rect.right <= width;
  return things.filter((thing) => !isSeen(rectOf(thing))).map((thing) => thing.outerHTML);
}

/** Scrolls until the upper edge of the board is this many pixels below that of the screen. */
export const scrollTo = ({ element }: Board, top: number): void =>
  element.ownerDocument.defaultView?.scrollTo({ top: TEXT - top, behavior: 'instant' });

/** The elements that stay in view on a tall board: the dice, the Roll key and the message. */
export const dock = (board: Board): readonly HTMLElement[] => [
  ...board.dice,
  board.rollKey,
  board.find('controls', '.say'),
];
