/** The memory of a board, if the page asks for it: its running game, and the results of finished ones. */
import { hasPage } from '../../basics/platform.js';
import type { Board } from '../../board/board.js';
import type { BoardElement, Feature } from '../../board/feature.js';
import { records } from '../../locales/en/more.js';
import type { Words } from '../../words/messages.js';
import { GameKeeper } from './game-keeper.js';
import { memoriesOf } from './memories.js';
import { Notices } from './notices.js';
import { ResultKeeper } from './result-keeper.js';
import { StoredRecords } from './stored-records.js';
import { noticeTrees } from './styles.js';

export const words: Words = { more: records };

export function createFeature(board: Board, host: BoardElement): Feature {
  if (!hasPage) return {};
  const notices = new Notices(board, host);
  const games = new GameKeeper(board, host, notices);
  const records = new StoredRecords(notices);
  const results = new ResultKeeper(board, host, records);
  const keepsGame = (): boolean => memoriesOf(host.keep).has('game');
  const update = (): void => {
    const memories = memoriesOf(host.keep);
    board.records = memories.has('records') ? records : undefined;
    results.update(memories.has('records'));
    games.update(keepsGame());
  };
  board.subscribe(update);
  update();
  host.addEventListener('yahtzee-advice', () => {
    if (keepsGame()) games.noteHelp();
  });
  return {
    styles: noticeTrees,
    slots: { notice: () => notices.render() },
    reopen: (wanted, opener, resumes) => (keepsGame() ? games.reopen(wanted, opener, resumes) : undefined),
  };
}
