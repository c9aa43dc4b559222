/** Returns a short hash of a template result, equal if two results of one template render the same. */
export function digestOf(drawing: unknown): string {
  let hash = 5381;
  const add = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(add);
    else if (isTemplate(value)) value.values.forEach(add);
    else for (const letter of textOf(value)) hash = Math.imul(hash, 33) ^ letter.charCodeAt(0);
  };
  add(drawing);
  return (hash >>> 0).toString(36);
}

const isTemplate = (value: unknown): value is { readonly values: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'values' in value && Array.isArray(value.values);

/** Values other than text, numbers and booleans are not rendered, but still count as a position. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value};` : ';';
