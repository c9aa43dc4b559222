/** A board uses the language of the page around it, which may change. */
import { hasPage } from '../../basics/platform.js';
import type { Board } from '../../board/board.js';
import type { BoardElement } from '../../board/feature.js';
import { watch } from '../../board/watch.js';
import { observeLanguage } from '../../words/observe-language.js';

/** Updates the board when its language or direction may have changed, while the board is in a page. */
export function followLanguage(board: Board, host: BoardElement): void {
  if (!hasPage) return;
  let stop: (() => void) | undefined;
  const connected = () => [board.connected] as const;
  watch(board, connected, ([isConnected]) => {
    stop?.();
    stop = isConnected ? observeLanguage(host, () => host.requestUpdate()) : undefined;
  });
  host.requestUpdate();
}
