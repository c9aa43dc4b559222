import type { Ruleset } from '@yahtzee-game/rules';
import { html, nothing, type TemplateResult } from 'lit';
import type { Translate } from '../../words/messages.js';
import type { Board } from '../../game/board.js';
import { helpView } from './help/help-view.js';
import type { HelpDie, HelpExample, HelpNote, HelpRow, HelpSection, HelpView } from './help/view.js';
import { rowIcon } from '../../parts/row-icon.js';
import { smallDie } from '../../parts/small-die.js';
import { closeByEnter, panelTitle } from './panel-title.js';

/** Returns how the game scores, cached by game and language because every possible throw is scored. */
export class HelpPanel {
  #view: HelpView | undefined;
  #ruleset: Ruleset | undefined;
  #t: Translate | undefined;

  draw(board: Board): TemplateResult | undefined {
    const { ruleset, t } = board;
    if (!ruleset) return undefined;
    if (ruleset !== this.#ruleset || t !== this.#t) this.#view = undefined;
    [this.#ruleset, this.#t] = [ruleset, t];
    const { title, sections, notes } = (this.#view ??= helpView(ruleset, t));
    const tiles = tilesOf(board);
    return html`<section class="panel help" part="panel help" aria-label=${title} @keydown=${(event: KeyboardEvent) => keepKeys(event, board)}>
      ${panelTitle(title, board)}
      <div class="rules" tabindex="0" role="group" aria-label=${title}>
        <div class="flow">
          ${sections.map((section) => this.#section(section, (id) => rowIcon(tiles.get(id) ?? '', (name) => board.features.slot('rowIcon', name))))}
        </div>
        <div class="flow">${notes.map((note) => noteOf(note))}</div>
      </div>
    </section>`;
  }

  #section({ name, rows, bonuses }: HelpSection, icon: (id: string) => TemplateResult): TemplateResult {
    return html`<h3>${name}</h3>
      <ul class="boxes">${rows.map((row) => rowOf(row, icon(row.id)))}</ul>
      ${bonuses.map((bonus) => noteOf(bonus))}`;
  }
}

/** Draws the tiles of the card, so that rows look the same here. */
const tilesOf = ({ view }: Board): ReadonlyMap<string, string> =>
  new Map(view?.card.sections.flatMap(({ rows }) => rows.map(({ id, tile }) => [id, tile] as const)));

/** While the rules are open, keys scroll them and do not play the game. */
function keepKeys(event: KeyboardEvent, board: Board): void {
  closeByEnter(event, board);
  if (event.key !== 'Escape') event.stopPropagation();
}

const rowOf = ({ name, text, example }: HelpRow, icon: TemplateResult): TemplateResult =>
  html`<li>
    ${icon}
    <div class="how"><b>${name}</b> <small>${text}</small></div>
    ${example ? exampleOf(example) : nothing}
  </li>`;

const exampleOf = ({ worth, label, dice }: HelpExample): TemplateResult =>
  html`<div class="example" role="img" aria-label=${label}>
    <span class="example-points">${worth}</span><span class="mini">${dice.map((die) => dieOf(die))}</span>
  </div>`;

const dieOf = ({ face, colour = '', symbol, counts }: HelpDie): TemplateResult =>
  smallDie(face, `${counts ? 'counts' : ''} ${colour}`, symbol);

const noteOf = ({ title, lines, facts }: HelpNote): TemplateResult =>
  html`<div class="note">
    <h3>${title}</h3>
    ${lines.length > 1 ? html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>` : nothing}
    ${lines.length === 1 ? html`<p>${lines[0]}</p>` : nothing}
    ${facts ? html`<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>` : nothing}
  </div>`;
