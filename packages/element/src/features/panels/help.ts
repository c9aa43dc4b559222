import type { Ruleset } from '@yahtzee-game/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { onKeys, type Done } from '../../basics/keys.js';
import type { Board } from '../../board/board.js';
import { miniDice } from '../../parts/dice/mini-dice.js';
import { rowIcon } from '../../parts/icons/row-icon.js';
import type { Translate } from '../../words/messages.js';
import { tableOf } from './help-table.js';
import { helpView } from './help/help-view.js';
import type { Selection } from './help/steps.js';
import type { HelpExample, HelpNote, HelpRow, HelpSection, HelpStep, HelpView } from './help/view.js';
import { closeByEnter, panelTitle } from './panel-title.js';

/** Draws the tile of a row, by the id of the row. */
type Tile = (id: string) => TemplateResult;

/** Returns how the game is played, cached by game and language because every possible throw is scored. */
export class HelpPanel {
  #view: HelpView | undefined;
  #ruleset: Ruleset | undefined;
  #t: Translate | undefined;
  #selection: Selection | undefined;

  draw(board: Board): TemplateResult | undefined {
    const { ruleset } = board;
    if (!ruleset) return undefined;
    const { title, steps, story, boxes, sections, tables, notes } = this.#viewOf(ruleset, board);
    const tiles = tilesOf(board);
    const tile: Tile = (id) => {
      const name = tiles.get(id);
      // A row that is computed from others has no tile.
      return name ? rowIcon(name, (one) => board.features.slot('rowIcon', one)) : html`<span></span>`;
    };
    return html`<section
      class="panel help"
      part="panel help"
      data-own-keys
      aria-label=${title}
      @keydown=${onKeys((event) => keyOf(event, board))}
    >
      ${panelTitle(title, board)}
      <div class="rules" tabindex="0" role="group" aria-label=${title}>
        <ol class="turn-steps">
          ${steps.map((step) => stepOf(step, tile))}
        </ol>
        ${
          story.length
            ? html`<ul class="story">
                ${story.map((line) => html`<li>${line}</li>`)}
              </ul>`
            : nothing
        }
        <h3>${boxes}</h3>
        <div class="flow">${sections.map((section) => sectionOf(section, tile))}</div>
        <div class="flow">${tables.map((table) => tableOf(table))} ${notes.map((note) => noteOf(note))}</div>
      </div>
    </section>`;
  }

  #viewOf(ruleset: Ruleset, { t, settings: { selection } }: Board): HelpView {
    const isSame = ruleset === this.#ruleset && t === this.#t && selection === this.#selection;
    if (!isSame) this.#view = undefined;
    [this.#ruleset, this.#t, this.#selection] = [ruleset, t, selection];
    return (this.#view ??= helpView(ruleset, t, selection));
  }
}

/** The tiles of the card by id of the row, so that rows look the same here. */
const tilesOf = ({ view }: Board): ReadonlyMap<string, string> =>
  new Map(view?.card.sections.flatMap(({ rows }) => rows.map(({ id, tile }) => [id, tile] as const)));

/** Handles keys on the rules: Enter closes them, others scroll. */
const keyOf = (event: KeyboardEvent, board: Board): Done =>
  closeByEnter(event, board) || (/^(?: |Arrow\w+|Page\w+|Home|End)$/.test(event.key) && 'natively');

const stepOf = ({ number, title, text, dice, row }: HelpStep, tile: Tile): TemplateResult =>
  html`<li>
    <span class="step-number" aria-hidden="true">${number}</span>
    <b>${title}</b> <small>${text}</small>
    <div class="step-picture" aria-hidden="true">${row === undefined ? miniDice(dice) : tile(row)}</div>
  </li>`;

const sectionOf = ({ name, rows, bonuses }: HelpSection, tile: Tile): TemplateResult =>
  html`<h4>${name}</h4>
    <ul class="boxes">
      ${rows.map((row) => rowOf(row, tile(row.id)))}
    </ul>
    ${bonuses.map((bonus) => noteOf(bonus))}`;

const rowOf = ({ name, text, example }: HelpRow, icon: TemplateResult): TemplateResult =>
  html`<li>
    ${icon}
    <div class="how"><b>${name}</b> <small>${text}</small></div>
    ${example ? exampleOf(example) : nothing}
  </li>`;

const exampleOf = ({ worth, label, dice }: HelpExample): TemplateResult =>
  html`<div class="example" role="img" aria-label=${label}>
    <span class="example-points">${worth}</span>${miniDice(dice)}
  </div>`;

const noteOf = ({ title, lines, facts }: HelpNote): TemplateResult =>
  html`<div class="note">
    <h4>${title}</h4>
    ${
      lines.length > 1
        ? html`<ul>
            ${lines.map((line) => html`<li>${line}</li>`)}
          </ul>`
        : nothing
    }
    ${lines.length === 1 ? html`<p>${lines[0]}</p>` : nothing}
    ${
      facts
        ? html`<dl>
            ${facts.map(
              ([name, value]) =>
                html`<div>
                  <dt>${name}</dt>
                  <dd>${value}</dd>
                </div>`,
            )}
          </dl>`
        : nothing
    }
  </div>`;
