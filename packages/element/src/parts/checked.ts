/**
 * Properties that check the values set on them. A value that is not allowed is dropped: the property keeps its previous
 * value or its default, and the console shows one warning.
 */
import { LitElement, type PropertyDeclaration } from 'lit';
import { aFlag, faultOf, optional, type Check } from '../basics/checks.js';
import { warnOnce } from '../basics/warnings.js';

/** The options of a property: those of Lit, a check and a default. */
export interface CheckedDeclaration extends PropertyDeclaration {
  /** Null and undefined are always allowed: they mean the default. */
  readonly check?: Check;
  /** The default value; undefined if absent. */
  readonly absent?: unknown;
}
export type CheckedDeclarations = Readonly<Record<string, CheckedDeclaration>>;

/** A property that is true or false, by default false. */
export const FLAG: CheckedDeclaration = { type: Boolean, check: aFlag, absent: false };

/** Converts an attribute to a number. Text that is not a number stays text, so that the warning can show it. */
export const numberOrText = {
  fromAttribute: (text: string | null): number | string | null =>
    text?.trim() ? (Number.isFinite(Number(text)) ? Number(text) : text) : null,
};

export abstract class Checked extends LitElement {
  /** Values that a page set before the element was defined; as own properties they would hide the accessors. */
  #early: readonly (readonly [name: string, value: unknown])[];

  constructor() {
    super();
    const names = Object.getOwnPropertyNames(this).filter((name) => isAccessor(this, name));
    this.#early = names.map((name) => [name, Reflect.get(this, name)] as const);
    for (const [name] of this.#early) Reflect.deleteProperty(this, name);
  }

  protected override performUpdate(): void {
    const early = this.#early;
    this.#early = [];
    for (const [name, value] of early) Reflect.set(this, name, value);
    super.performUpdate();
  }

  /** Adds the checks to the properties of a class. Setting a property without a setter warns. */
  protected static override finalize(): void {
    if (Object.hasOwn(this, 'finalized')) return;
    super.finalize();
    const { prototype } = this;
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
      if (property.get)
        Object.defineProperty(prototype, name, {
          ...property,
          set: setterOf(name, property, this.elementProperties.get(name)),
        });
  }
}

function setterOf(
  name: string,
  property: PropertyDescriptor,
  { check, absent, attribute }: CheckedDeclaration = {},
): (this: Checked, value: unknown) => void {
  const place = typeof attribute === 'string' ? attribute : name;
  return function (value) {
    const given = value ?? absent ?? value;
    if (property.set === undefined) warnOnce(`${name} can only be read`, this.localName);
    else if (!check || given === absent || isAllowed(this.localName, place, given, check))
      property.set.call(this, given);
  };
}

/** Whether a property of the element with this tag may have a value; warns if not. */
export function isAllowed(tag: string, name: string, value: unknown, check: Check): boolean {
  const fault = faultOf(optional(check), value, name);
  if (fault) warnOnce(fault, tag);
  return !fault;
}

function isAccessor(element: object, name: string): boolean {
  for (let one: unknown = Object.getPrototypeOf(element); one; one = Object.getPrototypeOf(one)) {
    const found = Object.getOwnPropertyDescriptor(one, name);
    if (found) return found.get !== undefined;
  }
  return false;
}
