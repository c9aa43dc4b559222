/** Prerenders a board in Node: as HTML that shows it at once and that `<yahtzee-game>` takes over. */
import { html, LitElementRenderer, render, renderThunked, type RenderInfo } from '@lit-labs/ssr';
import { collectResult, type ThunkedRenderResult } from '@lit-labs/ssr/lib/render-result.js';
import { escapeHtml } from '@lit-labs/ssr/lib/util/escape-html.js';
import { loadRuleset } from '@yahtzee-game/rules';
import './define.js';
import { digestOf } from './server/digest.js';
import { BoardPart } from './parts/part.js';
import { serverGame, type Attributes, type ServerGame } from './server/server-game.js';
import { newElement, sheetOf, type Tag } from './server/sheets.js';

export interface RenderGameOptions {
  /** URL of a folder with the files of `dist/css`; without it the styles are in the HTML. */
  readonly stylesheets?: string | undefined;
  /** The nonce of the styles in the HTML, for a page whose policy requires one. */
  readonly nonce?: string | undefined;
  /** Unchanged HTML inside the element, such as a logo; defaults to the name of the game. */
  readonly content?: string | undefined;
  /** Shows the advice button (a light bulb), for a page whose boards have an advisor. */
  readonly advised?: boolean | undefined;
  /** `false` leaves out the marks that `@yahtzee-game/element/hydrate` needs to keep the nodes. */
  readonly hydratable?: boolean | undefined;
  /** All other keys are attributes of the element; `true` is an attribute without a value. */
  readonly [attribute: string]: string | boolean | undefined;
}

// Parts request their `Board` when they are connected, so the server calls their `connectedCallback` too.
LitElementRenderer.renderOptions.push((element) =>
  element instanceof BoardPart ? { connectedCallback: true } : undefined,
);

/**
 * Resolves to the HTML of a board at the start of its game. Rejects with one sentence if there is no such ruleset, or
 * if a key cannot be an attribute. Other faults warn once on the console, and the default is played.
 */
export async function renderGame(options: RenderGameOptions = {}): Promise<string> {
  const { stylesheets, nonce, content, advised, hydratable = true, ...others } = options;
  const attributes = attributesOf(others);
  await loadRuleset(attributes.get('ruleset') || 'yahtzee');
  const game = await serverGame(attributes, Boolean(advised));
  const { view, features } = game.board;
  const stylesOf: StylesOf = (tree, drawing) => {
    const mark = { 'data-drawing': hydratable ? drawing : undefined };
    return stylesheets === undefined
      ? `${tag('style', { nonce, ...mark })}${sheetOf(tree, { stylesOf: (one) => features.stylesOf(one) })}</style>`
      : tag('link', { rel: 'stylesheet', href: `${stylesheets.replace(/\/?$/, '/')}${tree}.css`, ...mark });
  };
  const drawn = render(html`<yahtzee-game></yahtzee-game>`, {
    elementRenderers: [rendererOf(game, stylesOf)],
  });
  const board = plain(await collectResult(drawn));
  const light = content ?? escapeHtml(view?.name ?? '');
  return (hydratable ? board : unmarked(board)).replace(/(?=<\/yahtzee-game>$)/, () => light);
}

/** Returns the styles of a shadow tree, with the digest of its template result. */
type StylesOf = (tree: Tag, drawing: string) => string;

/** Renders a loaded board and the parts in it. */
const rendererOf = (game: ServerGame, stylesOf: StylesOf): typeof LitElementRenderer =>
  class extends LitElementRenderer {
    constructor(tagName: string) {
      super(tagName);
      // The registry may hold the classes of another copy of this code, which cannot use this board.
      this.element = tagName === 'yahtzee-game' ? game : newElement(tagName as Tag);
    }

    override renderShadow(info: RenderInfo): ThunkedRenderResult {
      const drawing = this.element['render']();
      // A board renders no custom elements other than its parts.
      return [stylesOf(this.tagName as Tag, digestOf(drawing)), () => renderThunked(drawing, info)];
    }
  };

/** Removes obsolete attributes and Lit's `defer-hydration`: parts wait for their game by themselves. */
const plain = (board: string): string =>
  board.replaceAll(' shadowroot="open"', '').replaceAll(' defer-hydration>', '>');

/** Removes comments; all of them are Lit's, since text is escaped. */
const unmarked = (board: string): string => board.replaceAll(/<!--.*?-->/gs, '');

function tag(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

/** Rejects invalid attribute names, and those that would run a script. */
function attributesOf(options: Readonly<Record<string, string | boolean | undefined>>): Attributes {
  const given = Object.entries(options).filter(([, value]) => value !== undefined && value !== false);
  const wrong = given.find(([name]) => !/^(?!on)[a-z][\w-]*$/.test(name));
  if (wrong) throw new TypeError(`"${wrong[0]}" cannot be an attribute of <yahtzee-game>`);
  return new Map(given.map(([name, value]) => [name, value === true ? '' : String(value)]));
}
