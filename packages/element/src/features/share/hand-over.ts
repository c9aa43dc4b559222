/** Hands text over to whatever the browser offers. */

/** Returns what has become of the text: `shown` has to be done by the board, since the browser does neither. */
export async function handOver(text: string): Promise<'shared' | 'copied' | 'shown'> {
  if (prefersSheet()) {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      // Nobody has to share in the end.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'shown';
  }
}

/** The sheet of a phone lists its messengers; that of a desktop is a detour to the clipboard. */
const prefersSheet = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;
