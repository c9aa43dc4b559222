/** When the dice of a throw lie still. */
import type { Settings } from '../../game/settings.js';
import type { DieView } from '../../view/view.js';

/** Milliseconds in which a throw comes to rest. */
const REST: Readonly<Record<Settings['motion'], number>> = { none: 0, fast: 200, normal: 450, '3d': 860 };
/** A die that decides about a hand takes this many milliseconds more: it stands on its edge before it tips over. */
export const DECIDING = 500;

/** Returns the milliseconds from the start of a throw until all of these dice are at rest. */
export const restTime = (motion: Settings['motion'], dice: readonly DieView[]): number =>
  REST[motion] + (dice.some(({ decides }) => decides) ? DECIDING : 0);
