/** Warns if no style sheet of the page has the theme of an element: a sheet is missing, or the name is misspelt. */
import type { LitElement, ReactiveController } from 'lit';
import { notAllowed } from '../basics/checks.js';
import { hasPage } from '../basics/platform.js';
import { warnOnce } from '../basics/warnings.js';

interface Wearer extends LitElement {
  readonly theme?: string | null | undefined;
}

export class ThemeCheck implements ReactiveController {
  readonly #host: Wearer;
  /** The value of `theme` that was checked last. */
  #theme = '';

  constructor(host: Wearer) {
    this.#host = host;
  }

  hostConnected(): void {
    this.hostUpdated();
  }

  hostUpdated(): void {
    const host = this.#host;
    const theme = host.theme ?? '';
    if (!hasPage || theme === this.#theme || !host.isConnected) return;
    this.#theme = theme;
    const names = theme.split(/\s+/).filter(Boolean);
    whenLoaded(() => names.forEach((name) => checkTheme(host, name)));
  }
}

/** Calls a function once the page, and so each style sheet in its markup, has loaded. */
function whenLoaded(go: () => void): void {
  if (document.readyState === 'complete') go();
  else addEventListener('load', go, { once: true });
}

function checkTheme(host: Element, name: string): void {
  const isPreset = getComputedStyle(host).getPropertyValue(`--yahtzee-${name}-tray`) !== '';
  if (isPreset || sheetsFor(host).some((sheet) => knows(sheet, name))) return;
  warnOnce(notAllowed('theme', name, 'a theme whose style sheet the page has'), host.localName);
}

const sheetsFor = (host: Element): readonly CSSStyleSheet[] => {
  const root = host.getRootNode();
  const trees = root instanceof ShadowRoot ? [document, root] : [document];
  return trees.flatMap((tree) => [...tree.styleSheets, ...adoptedBy(tree)]);
};

/** The adopted style sheets; none where they are not supported, as in a DOM without a browser. */
const adoptedBy = ({ adoptedStyleSheets = [] }: Partial<DocumentOrShadowRoot>): readonly CSSStyleSheet[] =>
  adoptedStyleSheets;

/** Whether a selector of these rules, or of rules in them, names a theme; true for a sheet that cannot be read. */
function knows(rules: CSSStyleSheet | CSSRule, name: string): boolean {
  try {
    if (rules instanceof CSSStyleRule && rules.selectorText.includes(name)) return true;
    if (rules instanceof CSSImportRule) return !rules.styleSheet || knows(rules.styleSheet, name);
    return (
      'cssRules' in rules &&
      [...(rules as Pick<CSSGroupingRule, 'cssRules'>).cssRules].some((rule) => knows(rule, name))
    );
  } catch {
    return true;
  }
}
