/** A small flat die for the rules and the list of advice. Styles decide which details are visible. */
import { html, svg, type TemplateResult } from 'lit';
import { pipsOf } from './die.js';

/** Returns the die. A face without pips is drawn as a number, or as its symbol. */
export function smallDie(face: number, classes: string, symbol?: string): TemplateResult {
  const pips = symbol ? [] : pipsOf(face);
  return html`<svg class=${classes} viewBox="0 0 100 100">
    <rect x="5" y="5" width="90" height="90" rx="24" />
    ${
      pips.length
        ? pips.map(([x, y]) => svg`<circle cx=${x} cy=${y} r="9" />`)
        : svg`<text x="50" y="70">${symbol ?? face}</text>`
    }
  </svg>`;
}
