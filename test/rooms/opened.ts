/** The room that tests open: Yahtzee for four players, unless they ask for something else. */
import {
  chained,
  commitmentTo,
  NO_LINK,
  openingText,
  openRoom,
  rulesetFor,
  type Room,
  type Terms,
} from '@yahtzee-game/rooms/core';

export const CODE = 'K7QMX2PA';

/** Opens a room with a secret; resolves to the room and the first line of its log. */
export async function opened(
  secret: string,
  wanted: Partial<Terms> = {},
  code = CODE,
): Promise<{ readonly room: Room; readonly line: string }> {
  const terms: Terms = {
    version: 1,
    ruleset: 'yahtzee',
    options: {},
    most: 4,
    dice: 'own',
    away: 60,
    commit: commitmentTo(secret),
    ...wanted,
  };
  const ruleset = await rulesetFor(terms);
  const line = chained(NO_LINK, openingText('open', code, terms));
  return { room: openRoom(code, line, ruleset), line };
}
