/** A board that is asked for its words. */
import type { Snapshot } from '../game/board-state.js';
import type { Translate } from '../words/messages.js';
import type { Voice } from './spoken.js';

export interface Speaker {
  readonly snapshot: Snapshot | undefined;
  readonly t: Translate;
  readonly voice: Voice;
  /** Announces something again or on request. */
  say(words: (snapshot: Snapshot) => string): void;
}
