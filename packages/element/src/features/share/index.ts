/** Games with dice that others play too: the dice of the day, and those of a shared game. */
import { hasPage } from '../../basics/platform.js';
import type { Board } from '../../board/board.js';
import type { BoardElement, Feature } from '../../board/feature.js';
import type { Snapshot } from '../../game/board-state.js';
import { dayOf } from '../../game/day.js';
import { share } from '../../locales/en/more.js';
import type { Words } from '../../words/messages.js';
import { Notices } from '../keep/notices.js';
import { noticeTrees } from '../keep/styles.js';
import { challengeOf } from './challenge.js';
import { Challenges } from './challenges.js';
import { codeOf } from './code.js';
import { namingDay, withDay } from './day-view.js';
import { comparison, ghostEntry, rivalWords, withGhost } from './ghost-view.js';
import { linkTo, pageAddress } from './link.js';
import { ShareButton } from './share-button.js';
import { shareText } from './share-text.js';
import { shareStyles } from './styles.js';

export const words: Words = { more: share };

export function createFeature(board: Board, host: BoardElement): Feature {
  if (!hasPage) return {};
  const notices = new Notices(board, host);
  const challenges = new Challenges(board, host, notices);
  const button = new ShareButton({
    words: () => board.t,
    game: () => board.state,
    say: (words) => board.say(words),
    refresh: () => board.refresh(),
  });
  const day = (): Date | undefined => dayOf(board.dealt.seed);
  const completes = (): readonly Feature[] =>
    ['every-board', 'other-games'].flatMap((id) => board.features.get(id) ?? []);
  board.subscribe(() => challenges.update());
  challenges.update();
  return {
    styles: { scorecard: [shareStyles], ...noticeTrees },
    facts(snapshot) {
      const challenge = challenges.current;
      const ending = challenge && comparison(snapshot, challenge);
      return ending ? { ending } : {};
    },
    view(view, snapshot) {
      const [date, challenge] = [day(), challenges.current];
      const dated = date ? withDay(view, snapshot, date) : view;
      const seen = challenge ? withGhost(dated, snapshot, challenge, completes()) : dated;
      const text = button.hasCopied(snapshot.state)
        ? snapshot.t('share.copied')
        : challenge && challengeSentence(snapshot, challenges);
      return text ? { ...seen, message: { ...seen.message, text } } : seen;
    },
    voice: (voice) => {
      const dated = namingDay(voice, day);
      return {
        ...dated,
        entry: (snapshot) =>
          [dated.entry(snapshot), theirEntry(snapshot, challenges)].filter(Boolean).join(' '),
        turn: (snapshot) => [dated.turn(snapshot), toBeat(snapshot, challenges)].filter(Boolean).join(' '),
      };
    },
    slots: {
      notice: () => notices.render(),
      share: (perfect) =>
        button.draw(() => {
          const { snapshot, helped } = board;
          if (!snapshot) return '';
          return shareText(snapshot, { day: day(), perfect, helped, link: linkOf(board, host) });
        }),
    },
    drawn: (part) => button.drawn(part),
  };
}

/** The sentence about a challenge: before the first roll the score to beat, at the end who has won. */
const challengeSentence = (snapshot: Snapshot, { current }: Challenges): string =>
  (current && comparison(snapshot, current)) || toBeat(snapshot, { current });

function toBeat({ state, t }: Snapshot, { current }: Pick<Challenges, 'current'>): string {
  if (!current || state.log) return '';
  const { helped, figures } = current;
  return rivalWords(helped ? 'share.beat.helped' : 'share.beat', current, t, { total: figures[0] ?? 0 });
}

function theirEntry(snapshot: Snapshot, { current }: Challenges): string {
  const isOver = snapshot.state.turn.phase === 'over';
  return current && !isOver && snapshot.notice?.kind === 'entry' ? ghostEntry(snapshot, current) : '';
}

/** Returns the address of the page, with the game if others can play with its dice. */
function linkOf({ state, helped, dealt: { seed } }: Board, { id }: BoardElement): string {
  const isShared = state && typeof challengeOf(state, seed) !== 'string' && seed !== undefined;
  return linkTo(pageAddress(), { board: id, code: isShared ? codeOf(state, seed) : '', helped });
}
