// The computers to play against, as a board shows them.

import { LEVELS } from '../../packages/element/dist/game/seats.js';
import { messages } from '../../packages/element/dist/locales/en/index.js';
import { computerFace } from '../../packages/element/dist/parts/icons/computer-face.js';
import { english, translator } from '../../packages/element/dist/words/messages.js';
import { markupOf } from './html.mjs';

const t = translator({}, 'en', messages, english);

/** Resolves to them, the weakest first: level, name, what they say of themselves, and face. */
export const opponents = () =>
  Promise.all(
    LEVELS.map(async (level) => ({
      level,
      name: t(`bot.who.${level}`),
      line: t(`bot.line.${level}`),
      face: await markupOf(computerFace(level)),
    })),
  );
