import { html, nothing, type TemplateResult } from 'lit';
import type { PlayerView } from '../../view/view.js';

/** Renders the figure that decides places, beside the total, if it is not the total. */
export const renderStanding = ({ standing }: PlayerView): TemplateResult | typeof nothing =>
  standing ? html`<small>${standing}</small>` : nothing;
