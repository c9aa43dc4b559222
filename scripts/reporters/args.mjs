/**
 * Returns the arguments with which Node's test runner reports to several places.
 * @param {Readonly<Record<string, string>>} destinations by reporter: a file, stdout or stderr
 */
export const reporterArgs = (destinations) =>
  Object.entries(destinations).flatMap(([reporter, destination]) => [
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${destination}`,
  ]);
