/**
 * Milliseconds to wait for what has to come. It comes at once on an idle machine; on a busy one it may take as long as
 * this, which is no failure.
 */
export const PATIENCE = 100_000;
