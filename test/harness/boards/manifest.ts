/** The manifest of the elements, with the fields that tests read. */

export interface Item {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
  readonly fieldName?: string;
}
export interface Member extends Item {
  readonly kind: 'field' | 'method';
  readonly static?: boolean;
  readonly attribute?: string;
}
export interface Described {
  readonly name: string;
  readonly tagName: string;
  readonly description: string;
  readonly attributes: readonly Item[];
  readonly members: readonly Member[];
  readonly events: readonly Item[];
  readonly cssParts: readonly Item[];
  readonly cssStates: readonly Item[];
  readonly cssProperties: readonly (Item & { readonly default: string })[];
}
export interface Manifest {
  readonly modules: readonly { readonly path: string; readonly declarations: readonly Described[] }[];
}

/** The file that the build writes. */
export const MANIFEST = 'packages/element/dist/custom-elements.json';

export const elementsOf = ({ modules }: Manifest): readonly Described[] =>
  modules.flatMap(({ declarations }) => declarations);

export const namesOf = (items: readonly Item[]): readonly string[] =>
  items.map(({ name }) => name).toSorted();
