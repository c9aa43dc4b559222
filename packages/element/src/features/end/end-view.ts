import type { Snapshot } from '../../game/board-state.js';
import type { EndFacts } from './end-facts.js';
import { playersView, type PlayersView } from './players-view.js';
import { soloView, type SoloView } from './solo-view.js';

export type EndView = SoloView | PlayersView;

/** Returns the view of the end of a game; undefined before the end. */
export const endView = (snapshot: Snapshot, facts: EndFacts): EndView | undefined =>
  snapshot.state.players.length > 1 ? playersView(snapshot, facts) : soloView(snapshot, facts);
