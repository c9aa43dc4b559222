// The reference of the elements, from the manifest that the build writes.

import { readFileSync } from 'node:fs';

/**
 * @typedef {{
 *   name: string, description?: string, type?: { text: string }, default?: string, syntax?: string, optional?: boolean,
 * }} Named
 * @typedef {Named & {
 *   kind: string, static?: boolean, readonly?: boolean, attribute?: string, privacy?: string,
 *   parameters?: Named[], return?: { type?: { text: string } },
 * }} Member
 * @typedef {{
 *   tagName?: string, description?: string, members?: Member[], attributes?: Named[], events?: Named[],
 *   slots?: Named[], cssParts?: Named[], cssStates?: Named[], cssProperties?: Named[],
 * }} Declaration
 */

/** The packages that have elements. */
const PACKAGES = ['element', 'rooms'];

/** Every element, by its tag without `yahtzee-`. */
export function elements() {
  const declared = PACKAGES.flatMap(modulesOf)
    .flatMap(({ declarations = [] }) => declarations)
    .filter(({ tagName }) => tagName);
  return Object.fromEntries(
    declared.map((one) => [(one.tagName ?? '').replace('yahtzee-', ''), elementOf(one)]),
  );
}

/**
 * @param {string} name
 * @returns {{ declarations?: Declaration[] }[]}
 */
function modulesOf(name) {
  const manifest = new URL(`../../packages/${name}/dist/custom-elements.json`, import.meta.url);
  return JSON.parse(readFileSync(manifest, 'utf8')).modules;
}

/** @param {Declaration} declaration */
function elementOf({ tagName = '', description = '', members = [], ...lists }) {
  const shown = members.filter(({ privacy = 'public' }) => privacy === 'public');
  return {
    tagName,
    description,
    attributes: (lists.attributes ?? []).map(attributeOf),
    properties: once(shown.filter(({ kind }) => kind === 'field')).map(propertyOf),
    methods: shown.filter(({ kind }) => kind === 'method').map(methodOf),
    events: lists.events ?? [],
    slots: numbered(lists.slots ?? []),
    parts: lists.cssParts ?? [],
    states: numbered(lists.cssStates ?? []),
    cssProperties: (lists.cssProperties ?? []).map(tokenOf),
  };
}

/**
 * Getter and setter are one property.
 * @param {Member[]} fields
 */
function once(fields) {
  return [...new Map(fields.map((one) => [`${one.static ?? false} ${one.name}`, one])).values()];
}

/**
 * `values` are those that it takes, if they can be counted.
 * @param {Named} attribute
 */
function attributeOf({ name, description = '', type }) {
  const text = type?.text ?? 'string';
  const values = [...text.matchAll(/'([^']+)'/g)].map(([, value]) => value ?? '');
  return { name, description, values, isSwitch: text === 'boolean' };
}

/** @param {Member} field */
function propertyOf({ name, description = '', type, attribute, static: isStatic = false, readonly = false }) {
  return { name, description, type: type?.text ?? '', attribute, isStatic, readonly };
}

/** @param {Member} method */
function methodOf({ name, description = '', parameters = [], return: returned, static: isStatic = false }) {
  const list = parameters.map(parameterOf).join(', ');
  const result = returned?.type?.text;
  return { name, description, isStatic, signature: `${name}(${list})${result ? `: ${result}` : ''}` };
}

/**
 * A destructured parameter has no name.
 * @param {Named} parameter
 */
function parameterOf({ name, type, optional = false, default: value }) {
  const called = name.startsWith('{') ? 'options' : name;
  const shown = optional || value !== undefined ? `${called}?` : called;
  return type ? `${shown}: ${type.text}` : shown;
}

/** @param {Named} property */
function tokenOf({ name, default: value = '', description = '', syntax = '' }) {
  const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  return { name, light, dark, description, isColour: syntax === '<color>' && light.startsWith('#') };
}

/**
 * `face-1`, `face-2` and so on as one line.
 * @param {Named[]} all
 */
function numbered(all) {
  /** @type {Named[]} */
  const lines = [];
  for (const one of all) {
    const [, stem] = /^(.+-)\d+$/.exec(one.name) ?? [];
    const first = stem ? lines.findIndex(({ name }) => name.startsWith(stem)) : -1;
    const line = lines[first];
    if (line) lines[first] = { ...line, name: `${line.name.replace(/ to .*/, '')} to ${one.name}` };
    else lines.push(one);
  }
  return lines;
}
