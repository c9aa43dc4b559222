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
