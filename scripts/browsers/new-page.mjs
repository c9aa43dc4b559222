// Opens pages whose answers are not lost.
//
// Chromium 143 to 151 rejects an awaited evaluation with "Promise was collected" if garbage is collected after its
// promise has settled and before the debugger has read it, which drawing a board is enough for. A promise that the page
// itself refers to is not collected.

/** @import { Browser, BrowserContext, Page } from 'puppeteer-core' */

/** @typedef {(...args: unknown[]) => unknown} PageFunction */

/**
 * A new page, which keeps every promise that a function given to `evaluate`, `$eval` or `$$eval` returns. Handles have
 * a separate `evaluate` that does not: pass them to the page's `evaluate` as an argument.
 * @param {Browser | BrowserContext} context
 * @returns {Promise<Page>}
 */
export async function newPage(context) {
  const page = await context.newPage();
  const evaluate = page.evaluate.bind(page);
  const first = page.$eval.bind(page);
  const all = page.$$eval.bind(page);
  return Object.assign(page, {
    evaluate: (/** @type {PageFunction | string} */ asked, /** @type {unknown[]} */ ...args) =>
      evaluate(keeping(asked), ...args),
    $eval: (
      /** @type {string} */ selector,
      /** @type {PageFunction | string} */ asked,
      /** @type {unknown[]} */ ...args
    ) => first(selector, keeping(asked), ...args),
    $$eval: (
      /** @type {string} */ selector,
      /** @type {PageFunction | string} */ asked,
      /** @type {unknown[]} */ ...args
    ) => all(selector, keeping(asked), ...args),
  });
}

/**
 * The same function, except that its page refers to the promise that it returns. Puppeteer sends a function as its
 * text.
 * @param {PageFunction | string} asked an expression as text is sent as it is: it must not be a promise
 * @returns {any}
 */
function keeping(asked) {
  if (typeof asked === 'string') return asked;
  const text = `function (...args) {
    const answer = (${String(asked)}).apply(this, args);
    if (answer instanceof Promise) (globalThis.awaitedAnswers ??= []).push(answer);
    return answer;
  }`;
  return Object.assign(() => undefined, { toString: () => text });
}
