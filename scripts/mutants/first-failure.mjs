// A reporter that ends the run at the first failure: one test that notices a mutant is enough.

/** @param {AsyncIterable<{ type: string }>} events */
// oxlint-disable-next-line import/no-default-export -- what Node looks for in a reporter
export default async function* endAtFirstFailure(events) {
  for await (const { type } of events) if (type === 'test:fail') process.exit(1);
  yield '';
}
