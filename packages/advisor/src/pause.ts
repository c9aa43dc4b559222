/** Lets the page do something else. */
export const pause = (): Promise<void> => new Promise((done) => void setTimeout(done));
