/** The challenge in the address of the page, which begins on the board that it names. */
import type { GameState } from '@yahtzee-game/rules';
import { tryOrWarn, warnOnce } from '../../basics/warnings.js';
import type { Board } from '../../board/board.js';
import type { BoardElement } from '../../board/feature.js';
import { savedGame } from '../../game/saved-game.js';
import { diceFrom } from '../../game/seeded-dealer.js';
import { sayTurn } from '../../speech/say-turn.js';
import { isolated } from '../../words/isolated.js';
import type { Notices } from '../keep/notices.js';
import { challengeOf, isPlayedIn, type Challenge } from './challenge.js';
import { gameOf } from './code.js';
import { sharedIn } from './link.js';

export class Challenges {
  readonly #board: Board;
  readonly #host: BoardElement;
  readonly #notices: Notices;
  #challenge: Challenge | undefined;
  /** The state of the game at which the visitor was asked; undefined while there is no question. */
  #asked: GameState | undefined;
  /** The hash that has been read last. */
  #read = '';

  constructor(board: Board, host: BoardElement, notices: Notices) {
    this.#board = board;
    this.#host = host;
    this.#notices = notices;
  }

  /** The challenge that is being played; undefined if there is none. */
  get current(): Challenge | undefined {
    const { state, dealt } = this.#board;
    const challenge = this.#challenge;
    return state && challenge && isPlayedIn(challenge, state, dealt.seed) ? challenge : undefined;
  }

  /** Called after every change of the board. */
  update(): void {
    const { connected, state } = this.#board;
    (connected ? addEventListener : removeEventListener)('hashchange', this.#hear);
    if (connected) this.#hear();
    if (this.#asked && this.#asked !== state) this.#close();
  }

  readonly #hear = (): void => {
    const { hash } = location;
    if (hash === this.#read) return;
    this.#read = hash;
    void tryOrWarn('link: the shared game cannot be opened', () => this.#open(hash));
  };

  async #open(hash: string): Promise<void> {
    const shared = sharedIn(hash);
    if (!shared || !isFor(shared.board, this.#host)) return;
    await this.#host.updateComplete;
    const { state, table, readOnly } = this.#board;
    if (!state || table || readOnly || hash !== this.#read) return;
    const game = await gameOf(
      shared.code,
      (text) => savedGame(text, [this.#board.ruleset]),
      (seed) => diceFrom(seed).dice,
    );
    const challenge = typeof game === 'string' ? game : challengeOf(game.state, game.seed, shared.helped);
    if (typeof challenge === 'string')
      return warnOnce(`link: the shared game cannot be played: ${challenge}`);
    // Two cards are shown, of a game that the page may not have loaded yet.
    await Promise.all([this.#board.activate('players'), this.#board.activate('other-games')]);
    if (hash === this.#read) this.#offer(challenge);
  }

  /** Begins at once unless that would end a running game. */
  #offer(challenge: Challenge): void {
    const { state, dealt } = this.#board;
    if (!state) return;
    this.#challenge = challenge;
    if (isPlayedIn(challenge, state, dealt.seed)) return this.#join();
    if (!state.log || state.turn.phase === 'over') return this.#begin(challenge);
    this.#asked = state;
    const [total = 0] = challenge.figures;
    this.#notices.ask(
      challenge.player ? 'share.ask' : 'share.ask.friend',
      ({ t }) => ({ player: isolated(challenge.player, t), total }),
      [
        { key: 'share.play', choose: () => this.#begin(challenge) },
        { key: 'share.keep', choose: () => this.#decline() },
      ],
    );
  }

  /** Goes on with the game on the board, which has these dice, and shows the challenger's card beside it. */
  #join(): void {
    this.#board.refresh();
    this.#board.say(this.#board.voice.turn);
  }

  #begin({ ruleset, seed }: Challenge): void {
    this.#close();
    const person = this.#board.seats.find(({ level }) => !level);
    const seats = [{ name: person?.name ?? '', level: undefined }];
    this.#board.restart(seats, { ruleset, deal: () => diceFrom(seed) });
  }

  #decline(): void {
    this.#close();
    sayTurn(this.#board);
  }

  #close(): void {
    this.#asked = undefined;
    this.#notices.dismiss();
  }
}

/** Whether a challenge from the board with this id is for this board. Without such a board it is for the first. */
function isFor(id: string, host: BoardElement): boolean {
  const named = id ? document.getElementById(id) : null;
  const board = named?.localName === host.localName ? named : document.querySelector(host.localName);
  return (board ?? host) === host;
}
