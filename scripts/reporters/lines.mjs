// How the reporters of both test runners write.

/**
 * The line of a test file: `✔ test/rules/bank.node.test.ts   12 tests, 0.4 s`.
 * @param {string} name
 * @param {{ tests: number, failed: number, ms: number }} result
 */
export function fileLine(name, { tests, failed, ms }) {
  const count = failed > 0 ? `${failed} of ${tests} failed` : `${tests} tests`;
  return `${failed > 0 ? '✖' : '✔'} ${name.padEnd(48)} ${count}, ${(ms / 1000).toFixed(1)} s`;
}

/** @param {string} text */
export function indented(text) {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

/**
 * The files of a run that failed, each with what stands below its line, so that they can be shown once more at the end.
 * @param {string} text what a run printed
 */
export function failuresIn(text) {
  return text.split(/^(?=[✔✖] )/m).filter((part) => part.startsWith('✖'));
}
