/** Returns what elements say to the author of the page while this is played, which may look at it meanwhile. */
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
