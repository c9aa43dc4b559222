/** Returns a function that calls `ask` once and keeps its answer; after a failure, the next call asks again. */
export function keptUnlessFailed<T>(ask: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    if (kept) return kept;
    const asked = ask();
    asked.catch(() => (kept = undefined));
    return (kept = asked);
  };
}
