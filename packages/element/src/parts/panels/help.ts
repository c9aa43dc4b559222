import type { Ruleset } from '@yahtzee-game/rules';
import type { TemplateResult } from 'lit';
import type { Translate } from '../../messages.js';
import type { GameStore } from '../../store.js';
import { helpView } from '../../view/help-view.js';
import type { HelpDie, HelpExample, HelpNote, HelpRow, HelpSection, HelpView } from '../../view/help/view.js';
import type { Kit } from '../kit.js';
import { smallDie } from '../small-die.js';
import { closeByEnter, panelTitle } from './title.js';

/** How the game scores. Every throw is asked for it, so that is done once for each game and its words. */
export class HelpPanel {
  readonly #kit: Kit;
  #view: HelpView | undefined;
  #ruleset: Ruleset | undefined;
  #t: Translate | undefined;

  constructor(kit: Kit) {
    this.#kit = kit;
  }

  draw(store: GameStore): TemplateResult | undefined {
    const { ruleset, t } = store;
    if (!ruleset) return undefined;
    if (ruleset !== this.#ruleset || t !== this.#t) this.#view = undefined;
    [this.#ruleset, this.#t] = [ruleset, t];
    const { title, sections, notes } = (this.#view ??= helpView(ruleset, t));
    const kit = this.#kit;
    const tiles = tilesOf(store);
    return kit.html`<section class="panel help" part="panel help" aria-label=${title} @keydown=${(event: KeyboardEvent) => keepKeys(event, store)}>
      ${panelTitle(kit, title, store)}
      <div class="rules" tabindex="0" role="group" aria-label=${title}>
        <div class="flow">
          ${sections.map((section) => this.#section(section, (id) => kit.tile(tiles.get(id) ?? '', (name) => store.more?.tile(name))))}
        </div>
        <div class="flow">${notes.map((note) => noteOf(kit, note))}</div>
      </div>
    </section>`;
  }

  #section({ name, rows, bonuses }: HelpSection, tile: (id: string) => TemplateResult): TemplateResult {
    const kit = this.#kit;
    return kit.html`<h3>${name}</h3>
      <ul class="boxes">${rows.map((row) => rowOf(kit, row, tile(row.id)))}</ul>
      ${bonuses.map((bonus) => noteOf(kit, bonus))}`;
  }
}

/** The tiles of the card, so that a row looks the same here. */
const tilesOf = ({ view }: GameStore): ReadonlyMap<string, string> =>
  new Map(view?.card.sections.flatMap(({ rows }) => rows.map(({ id, tile }) => [id, tile] as const)));

/** Whoever reads the rules scrolls with the keys that play the game elsewhere. */
function keepKeys(event: KeyboardEvent, store: GameStore): void {
  closeByEnter(event, store);
  if (event.key !== 'Escape') event.stopPropagation();
}

const rowOf = (kit: Kit, { name, text, example }: HelpRow, tile: TemplateResult): TemplateResult =>
  kit.html`<li>
    ${tile}
    <div class="how"><b>${name}</b> <small>${text}</small></div>
    ${example ? exampleOf(kit, example) : kit.nothing}
  </li>`;

const exampleOf = (kit: Kit, { worth, label, dice }: HelpExample): TemplateResult =>
  kit.html`<div class="eg" role="img" aria-label=${label}>
    <span class="pts">${worth}</span><span class="mini">${dice.map((die) => dieOf(kit, die))}</span>
  </div>`;

const dieOf = (kit: Kit, { face, colour = '', counts }: HelpDie): TemplateResult =>
  smallDie(kit, face, `${counts ? 'counts' : ''} ${colour}`);

function noteOf({ html, nothing }: Kit, { title, lines, facts }: HelpNote): TemplateResult {
  return html`<div class="note">
    <h3>${title}</h3>
    ${lines.length > 1 ? html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>` : nothing}
    ${lines.length === 1 ? html`<p>${lines[0]}</p>` : nothing}
    ${facts ? html`<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>` : nothing}
  </div>`;
}
