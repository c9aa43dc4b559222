/** A page with only a room, and a stage for tests behind it: see `room-stage.ts`. */
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { NAMES } from '../../harness/boards/browser.js';

const bundled = build({
  entryPoints: [fileURLToPath(new URL('room-stage.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'esm',
  target: 'es2022',
});

/** Opens a page of the site and replaces its content with a room with a board, and a style sheet with this text. */
export async function openRoomPage(
  page: Page,
  url: string,
  { css = '', ...root }: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.goto(`${url}examples/games/`);
  await page.evaluate(NAMES);
  await page.addScriptTag({ url: `${url}packages/rooms/dist/cdn/room.js`, type: 'module' });
  await page.addScriptTag({ content: (await bundled).outputFiles[0]?.text ?? '', type: 'module' });
  await page.waitForFunction(() => 'stage' in globalThis && customElements.get('yahtzee-room'));
  await page.evaluate(
    async (at, style) => {
      sessionStorage.clear();
      Object.assign(document.documentElement, at);
      for (const sheet of document.querySelectorAll('link[rel=stylesheet]')) sheet.remove();
      document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
      const room = document.createElement('yahtzee-room');
      const board = document.createElement('yahtzee-game');
      room.link = 'https://dice.example/{code}';
      for (const [name, value] of Object.entries({ speech: 'terse', motion: 'none' }))
        board.setAttribute(name, value);
      room.append(board);
      document.body.replaceChildren(room);
      await room.updateComplete;
      await board.updateComplete;
    },
    root,
    css,
  );
}
