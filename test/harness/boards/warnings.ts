/** Returns the warnings that elements give to the page's author while `play` runs, which may look at them meanwhile. */
export async function warningsOf(
  play: (warnings: readonly string[]) => Promise<unknown>,
): Promise<readonly string[]> {
  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (text: string) => void warnings.push(text);
  try {
    await play(warnings);
  } finally {
    console.warn = warn;
  }
  return warnings;
}
