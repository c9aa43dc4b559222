/** Says so if a board wears a theme that no style sheet of the page knows: a sheet is missing, or the name is misspelt. */
import type { Board } from '../../game/board.js';
import { warnOnce } from '../../game/settings.js';
import { hasPage } from '../../platform.js';
import type { BoardElement } from '../feature.js';

/** Looks whenever the board wears another theme. */
export function checkThemes(board: Board, host: BoardElement): void {
  if (!hasPage) return;
  let worn = '';
  const look = (): void => {
    const theme = host.theme ?? '';
    if (theme === worn || !host.isConnected) return;
    worn = theme;
    whenLoaded(() =>
      theme
        .split(/\s+/)
        .filter(Boolean)
        .forEach((name) => checkTheme(host, name)),
    );
  };
  board.subscribe(look);
  look();
}

/** Style sheets of the markup are there once the page has loaded. */
function whenLoaded(go: () => void): void {
  if (document.readyState === 'complete') go();
  else addEventListener('load', go, { once: true });
}

function checkTheme(host: BoardElement, name: string): void {
  const isPreset = getComputedStyle(host).getPropertyValue(`--yahtzee-${name}-tray`) !== '';
  if (isPreset || sheetsFor(host).some((sheet) => knows(sheet, name))) return;
  warnOnce(`theme="${name.slice(0, 80)}" is not allowed; allowed: a theme whose style sheet the page has`);
}

const sheetsFor = (host: Element): readonly CSSStyleSheet[] => {
  const root = host.getRootNode();
  const trees = root instanceof ShadowRoot ? [document, root] : [document];
  return trees.flatMap((tree) => [...tree.styleSheets, ...tree.adoptedStyleSheets]);
};

/** Whether a selector of these rules, or of rules in them, names a theme; a sheet that cannot be read may. */
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
