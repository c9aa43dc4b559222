/** All English messages. */
import type { Messages } from '../../words/messages.js';
import { coach } from './coach.js';
import { core } from './core.js';
import { explain } from './explain.js';
import { advice, picker, voice } from './extra.js';
import { games } from './games.js';
import { how } from './how.js';
import { moments } from './moments.js';
import { opponents } from './opponents.js';
import { puzzle } from './puzzle.js';
import { real } from './real.js';
import { records } from './records.js';
import { review } from './review.js';
import { rules } from './rules.js';
import { share } from './share.js';
import { setup } from './setup.js';
import { teasers } from './teasers.js';

export const messages: Messages = {
  ...core,
  ...games,
  ...rules,
  ...advice,
  ...voice,
  ...picker,
  ...moments,
  ...coach,
  ...explain,
  ...opponents,
  ...puzzle,
  ...real,
  ...records,
  ...review,
  ...share,
  ...setup,
  ...how,
  ...teasers,
};
