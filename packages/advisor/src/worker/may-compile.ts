/** Whether WebAssembly is allowed here: a content security policy may refuse it. */

let allowed: boolean | undefined;

/** Tries once, with an empty module, since a policy reports every violation. */
export const mayCompile = (): boolean => (allowed ??= compiles());

function compiles(): boolean {
  try {
    return Boolean(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
  } catch {
    return false;
  }
}
