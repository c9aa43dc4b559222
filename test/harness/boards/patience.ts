/**
 * Milliseconds to wait for something that has to happen. On an idle machine it happens at once; on a busy one it may
 * take this long without being a failure.
 */
export const PATIENCE = 100_000;
