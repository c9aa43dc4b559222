/** The choice among the presets whose style sheets the page has. */
import { css, html, nothing, unsafeCSS, type CSSResult, type TemplateResult } from 'lit';
import type { Board } from '../../board/board.js';
import { smallDie } from '../../parts/dice/small-die.js';
import { chosenLook, wear } from './wear.js';

/** The presets, by the names of their files. */
export const THEMES = ['classic', 'felt', 'paper', 'neon', 'contrast', 'event', 'lcd', 'winter'] as const;

/** The custom state of a board with any chosen theme; its attribute `theme` has no effect then. */
const ANY = 'theme';
const stateOf = (theme: string): string => `${ANY}-${theme}`;
const STATES = [ANY, ...THEMES.map(stateOf)];

/** The presets of the page: each sets the colours of its picture on every board, even on those without the theme. */
const themesOf = (host: Element): readonly string[] => {
  const style = getComputedStyle(host);
  return THEMES.filter((theme) => style.getPropertyValue(`--yahtzee-${theme}-tray`));
};

/** The row of pictures of the themes; nothing if the page has no presets. */
export function themeRow(board: Board, host: Element): TemplateResult | typeof nothing {
  const themes = themesOf(host);
  if (!themes.length) return nothing;
  const { t } = board;
  const chosen = chosenLook(board, STATES.slice(1)) ?? '';
  const option = (theme: string, words: string): TemplateResult => {
    const state = theme && stateOf(theme);
    return html`<label
      ><input
        type="radio"
        name="theme"
        .checked=${state === chosen}
        @change=${() => wear(board, STATES, state ? [ANY, state] : [])}
      /><span class="swatch ${theme || 'page'}">${theme ? smallDie(5, '') : nothing}</span
      ><span>${words}</span></label
    >`;
  };
  return html`<div class="setup-row themes" role="radiogroup" aria-label=${t('setup.theme')}>
    <span class="row-name" aria-hidden="true">${t('setup.theme')}</span>
    <span class="swatches"
      >${option('', t('setup.scheme.page'))}${themes.map((theme) => option(theme, t(`setup.theme.${theme}`)))}</span
    >
  </div>`;
}

const colours = THEMES.map(
  (theme) => `.swatch.${theme} {
    --tray: var(--yahtzee-${theme}-tray);
    --die: var(--yahtzee-${theme}-die);
    --pip: var(--yahtzee-${theme}-pip);
    --line: var(--yahtzee-${theme}-line);
  }`,
);

export const themeStyles: CSSResult = css`
  .themes {
    display: grid;
    padding-block: 0.5em;
  }
  .swatches {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4em, 1fr));
    gap: 0.625em 0.5em;
  }
  .swatches label {
    position: relative;
    display: grid;
    gap: 0.25em;
    justify-items: center;
    cursor: pointer;
  }
  .swatches label > :last-child {
    font-size: 0.8125em;
    color: var(--yahtzee-ink-2);
  }
  .swatches input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .swatch {
    inline-size: 100%;
    block-size: 2.75em;
    display: grid;
    place-items: center;
    border-radius: 0.5em;
    border: 1px solid var(--yahtzee-line-strong);
    background: var(--tray);
    forced-color-adjust: none;
  }
  .swatch.page {
    border-style: dashed;
  }
  .swatch svg {
    inline-size: 1.75em;
    block-size: 1.75em;
    overflow: visible;
    fill: var(--pip);
  }
  .swatch rect {
    fill: var(--die);
    stroke: var(--line);
    stroke-width: 5;
  }
  .swatches :checked + .swatch {
    outline: 0.125em solid var(--yahtzee-pencil);
    outline-offset: 0.125em;
  }
  .swatches :focus-visible + .swatch {
    outline: 0.1875em solid var(--yahtzee-focus);
    outline-offset: 0.125em;
  }
  .swatches :checked ~ :last-child {
    font-weight: 700;
    color: var(--yahtzee-ink);
  }
  ${unsafeCSS(colours.join(''))}
`;
