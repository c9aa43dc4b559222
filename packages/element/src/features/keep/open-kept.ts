import type { ParseError, Ruleset } from '@yahtzee-game/rules';
import { sentenceIn, warnOnce } from '../../basics/warnings.js';
import type * as openGame from '../../board/open-game.js';
import type { Wanted } from '../../board/open-game.js';
import type { Dealer } from '../../game/dealer.js';
import type { KeptGame, Reopened } from '../../game/kept-game.js';

export type Opener = () => Promise<typeof openGame>;

/** A kept game, and the game that its text contains. */
export interface Found {
  readonly game: KeptGame;
  readonly reopened: Reopened;
}

/** The reason why a kept game cannot be opened now. */
export type Failure = 'bad' | 'newer' | 'unreachable';

/** Resolves to a kept game with its dice, or to a failure; `played` is the ruleset on the board. */
export async function openKept(
  game: KeptGame,
  wanted: Wanted,
  played: Ruleset | undefined,
  opener: Opener,
): Promise<Found | Failure> {
  try {
    const { savedGame, gameIdOf, lastCellsOf, dealerFor, loadRuleset } = await opener();
    const { ruleset } = wanted;
    const state = await savedGame(game.text, [ruleset, played]);
    if (!state.ok) {
      const present = typeof ruleset === 'string' ? await loadRuleset(ruleset) : ruleset;
      return isNewer(state, present) ? 'newer' : 'bad';
    }
    const reopened = {
      state,
      levels: game.levels,
      game: gameIdOf(game.text),
      deal: resumed(game, wanted, dealerFor),
      lastCells: lastCellsOf(state),
      helped: game.helped,
      takenBack: game.takenBack,
    };
    return { game, reopened };
  } catch (error) {
    warnOnce(`keep: ${sentenceIn(error)}`);
    return 'unreachable';
  }
}

/** Whether a newer version of the board, or of a ruleset, has written the game. */
const isNewer = ({ code, revision = 1 }: ParseError, present: Ruleset): boolean =>
  code === 'bad-version' || (code === 'other-revision' && revision > present.revision);

/** Returns a dealer that goes on with the dice of a kept game; later games get the dice of the attributes. */
function resumed({ from, asked }: KeptGame, wanted: Wanted, dealerFor: typeof openGame.dealerFor): Dealer {
  const kept = dealerFor({ seed: from || asked.seed, options: asked.options })();
  const later = dealerFor(wanted);
  // Without a seed in the game, not all of its throws came from one seed, so none may be named for it.
  const dealt = [from ? kept : { dice: kept.dice }];
  return () => dealt.pop() ?? later();
}
