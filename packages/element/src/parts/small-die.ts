/** A small flat die, as the rules and the list of advice show it. Styles tell how much of it is seen. */
import type { TemplateResult } from 'lit';
import type { Kit } from './kit.js';

/** A face that has no pips is a number. */
export function smallDie({ html, svg, pipsOf }: Kit, face: number, classes: string): TemplateResult {
  const pips = pipsOf(face);
  return html`<svg class=${classes} viewBox="0 0 100 100">
    <rect x="5" y="5" width="90" height="90" rx="24" />
    ${pips.length ? pips.map(([x, y]) => svg`<circle cx=${x} cy=${y} r="9" />`) : svg`<text x="50" y="70">${face}</text>`}
  </svg>`;
}
