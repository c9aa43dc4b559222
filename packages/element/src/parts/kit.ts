/** What modules that are loaded late draw with: they are handed it, so that a page without a bundler has one lit. */
import { css, html, nothing, svg } from 'lit';
import { pipsOf } from './die.js';
import { tile } from './tile.js';

export const kit = { css, html, nothing, svg, pipsOf, tile };
export type Kit = typeof kit;
/** As much of it as templates need, or styles. */
export type Lit = Pick<Kit, 'css' | 'html' | 'nothing' | 'svg'>;
export type Css = Pick<Kit, 'css'>;
