/** What a visitor's system asks of a page, as Chromium can pretend it: a scheme, forced colours. */

import type { CDPSession, Page } from 'puppeteer-core';

/** `forced` is a scheme of the system's own colours, as Windows has them. */
export const SCHEMES = ['light', 'dark', 'forced light', 'forced dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export class Visitor {
  readonly #session: CDPSession;

  constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Visitor> {
    return new Visitor(await page.createCDPSession());
  }

  /** Sees pages in these colours, and nothing on its way: what moves is at its end at once. */
  async sees(scheme: Scheme): Promise<void> {
    const forced = scheme.startsWith('forced');
    await this.#session.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-color-scheme', value: scheme.replace('forced ', '') },
        { name: 'forced-colors', value: forced ? 'active' : 'none' },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    });
  }
}
