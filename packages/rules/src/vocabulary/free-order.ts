/** The order of games that ask for none. */
import type { Order } from '../model/spec.js';

/** Any open cell. */
export const free: Order = { name: 'free' };
