/** Shares or copies text, as far as the browser can. */

/**
 * Resolves to how the text was handed over. `shown`: the browser can neither share nor copy, so the board must show it.
 */
export async function handOver(text: string): Promise<'shared' | 'copied' | 'shown'> {
  if (prefersSheet()) {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      // The visitor has closed the share sheet, which is not an error.
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

/** Whether to use the share sheet: on phones it lists messengers; on desktops copying is more direct. */
const prefersSheet = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;
