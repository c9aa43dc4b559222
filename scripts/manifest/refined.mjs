// Corrects the manifest that the analyzer makes of the doc blocks.

/**
 * @typedef {{ text: string }} Type
 * @typedef {{ name: string, description?: string, default?: string, type?: Type, fieldName?: string }} Item
 * @typedef {Item & { default: string, syntax: string }} Token
 * @typedef {Item & { kind: string, privacy?: string, static?: boolean, attribute?: string }} Member
 * @typedef {{
 *   kind: string,
 *   name: string,
 *   tagName?: string,
 *   attributes: Item[],
 *   members: Member[],
 *   events: Item[],
 *   slots: Item[],
 *   cssParts: Item[],
 *   cssStates: Item[],
 *   cssProperties: Item[],
 *   superclass?: { name?: string, package?: string, module?: string },
 * }} Declaration
 * @typedef {{ kind: string, name: string, declaration: { name: string, module: string } }} Export
 * @typedef {{ path: string, declarations: Declaration[], exports: Export[] }} Module
 * @typedef {{ schemaVersion: string, readme: string, modules: Module[] }} Manifest
 */

const GAME = 'yahtzee-game';
/** The elements whose parts are also parts of the board. */
const PARTS = ['yahtzee-dice', 'yahtzee-controls', 'yahtzee-scorecard'];
/** Members of a base class that the analyzer does not see: every element with themes has them. */
const THEME = {
  kind: 'field',
  name: 'theme',
  type: { text: 'string | null | undefined' },
};
/** Members for the browser and for lit, not for a page. */
const NOT_FOR_PAGES = /^(styles|properties|formAssociated|\w+Callback)$/;
/** Attributes whose property has another name, as in HTML. */
const FIELDS = new Map([
  ['for', 'htmlFor'],
  ['readonly', 'readOnly'],
]);

/**
 * @param {Manifest} manifest as the analyzer made it
 * @param {readonly Token[]} tokens
 * @param {readonly string[]} rulesets the ids that the type `RulesetId` stands for
 * @returns {Manifest}
 */
export function refined(manifest, tokens, rulesets) {
  const homes = homesOf(manifest);
  const modules = manifest.modules.map((module) => ({
    ...module,
    path: published(module.path),
    declarations: module.declarations
      .filter(({ tagName }) => tagName)
      .map((one) => element(one, tokens, rulesets)),
    exports: module.exports.flatMap((one) => exported(one, homes)),
  }));
  const elements = modules.flatMap(({ declarations }) => declarations);
  const game = elements.find(({ tagName }) => tagName === GAME);
  const parts = elements.filter(({ tagName = '' }) => PARTS.includes(tagName));
  if (game) game.cssParts = joined([...game.cssParts, ...parts.flatMap(({ cssParts }) => cssParts)]);
  return { ...manifest, readme: 'README.md', modules };
}

/**
 * @param {Declaration} declaration
 * @param {readonly Token[]} tokens
 * @param {readonly string[]} rulesets
 * @returns {Declaration}
 */
function element(declaration, tokens, rulesets) {
  const attributes = (declaration.attributes ?? []).map((one) => attribute(one, rulesets));
  const inherited = attributes.some(({ name }) => name === THEME.name) ? [THEME] : [];
  const own = [...(declaration.members ?? []), ...inherited].filter(isForPages);
  const { superclass: _, ...shown } = declaration;
  return {
    ...shown,
    attributes,
    members: oneOfEach(own).map((one) => member(one, attributes)),
    events: (declaration.events ?? []).filter(isNamed).map(event),
    slots: (declaration.slots ?? []).flatMap(listed),
    cssParts: (declaration.cssParts ?? []).flatMap(listed),
    cssStates: (declaration.cssStates ?? []).flatMap(listed),
    cssProperties: (declaration.cssProperties ?? [])
      .flatMap(listed)
      .flatMap(({ name }) => tokensFor(name, tokens)),
  };
}

/**
 * `{hold|reroll}` in a doc block is short for the two words in quotes.
 * @param {Item} item
 * @param {readonly string[]} rulesets
 * @returns {Item}
 */
function attribute({ type, ...item }, rulesets) {
  const words =
    type?.text === 'RulesetId' ? rulesets : (type?.text.split('|').map((word) => word.trim()) ?? []);
  const text = words.length > 1 ? words.map((word) => `'${word}'`).join(' | ') : (words[0] ?? 'string');
  // Editors show descriptions alone.
  const described = item.default && { description: `${item.description} (default: ${item.default})` };
  return { ...item, ...described, type: { text }, fieldName: FIELDS.get(item.name) ?? camelCase(item.name) };
}

/**
 * @param {Member} own
 * @param {readonly Item[]} attributes
 * @returns {Member}
 */
function member(own, attributes) {
  const twin = own.static ? undefined : attributes.find(({ fieldName }) => fieldName === own.name);
  return twin
    ? { ...own, attribute: twin.name, ...(twin.description && { description: twin.description }) }
    : own;
}

/**
 * The analyzer lists getters and setters apart, of which one is described.
 * @param {readonly Member[]} members
 * @returns {Member[]}
 */
function oneOfEach(members) {
  /** @type {Map<string, Member>} */
  const byName = new Map();
  for (const own of members) {
    const key = `${own.static} ${own.name}`;
    byName.set(key, { ...own, ...byName.get(key) });
  }
  return [...byName.values()];
}

/** @param {Member} member */
function isForPages({ name, privacy = 'public' }) {
  return privacy === 'public' && !NOT_FOR_PAGES.test(name);
}

/**
 * The analyzer also notes what it sees dispatched, under names that it guesses, or without a name.
 * @param {Partial<Item>} item
 */
function isNamed({ name = '' }) {
  return name.startsWith('yahtzee-');
}

/**
 * @param {Item} item
 * @returns {Item}
 */
function event(item) {
  return { ...item, type: item.type ?? { text: `YahtzeeEvent<'${item.name}'>` } };
}

/**
 * `a, b - of x` are two items, `a-1 … a-3 - of x` three.
 * @param {Item} item
 * @returns {Item[]}
 */
function listed({ name, description = '' }) {
  const [names = '', ...said] = `${name} ${description}`.split(/(?:^|\s)- /);
  if (!said.length) return [{ name, description }];
  return names
    .split(',')
    .flatMap((one) => range(one.trim()).map((each) => ({ name: each, description: said.join(' - ') })));
}

/**
 * All tokens, or the one of this name.
 * @param {string} wanted
 * @param {readonly Token[]} tokens
 */
function tokensFor(wanted, tokens) {
  return tokens.filter(({ name }) => wanted === '--yahtzee-*' || wanted === name);
}

/** @param {string} names */
function range(names) {
  const [, stem = '', first, last] = /^(.*?)(\d+) … .*?(\d+)$/.exec(names) ?? [];
  if (!first) return [names];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, i) => `${stem}${Number(first) + i}`);
}

/**
 * By the name of its class, the module that declares an element.
 * @param {Manifest} manifest
 */
function homesOf({ modules }) {
  const elements = modules.flatMap(({ path, declarations }) =>
    declarations
      .filter(({ tagName }) => tagName)
      .map(({ name }) => /** @type {const} */ ([name, published(path)])),
  );
  return new Map(elements);
}

/**
 * An export that leads to an element.
 * @param {Export} one
 * @param {ReadonlyMap<string, string>} homes
 * @returns {Export[]}
 */
function exported({ declaration: { name }, ...one }, homes) {
  const module = homes.get(name);
  return module ? [{ ...one, declaration: { name, module } }] : [];
}

/**
 * Where a source is in the package.
 * @param {string} file
 */
function published(file) {
  return file.replace(/^src\/(.*)\.ts$/, 'dist/$1.js');
}

/**
 * A name that means one thing in one part and another in another.
 * @param {readonly Item[]} items
 */
function joined(items) {
  const names = new Set(items.map(({ name }) => name));
  return [...names].map((name) => {
    const said = items.filter((one) => one.name === name).map(({ description }) => description);
    return { name, description: said.join('; ') };
  });
}

/** @param {string} name */
function camelCase(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
