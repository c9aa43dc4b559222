/** How Node runs TypeScript, and the packages from their sources. */
export const FROM_SOURCE = ['--import', 'tsx', '--conditions=@yahtzee-game/source'];

/**
 * How Node reports tests: by each place, `stdout`, `stderr` or a file, the reporter that writes there.
 * @param {Record<string, string>} reporters
 */
export const reportedTo = (reporters) =>
  Object.entries(reporters).flatMap(([place, reporter]) => [
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${place}`,
  ]);
