/** Preferences of a visitor's system that Chromium can simulate: a colour scheme, forced colours. */

import type { CDPSession, Page } from 'puppeteer-core';

/** `forced` is a scheme with the system's own colours, as in Windows. */
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

  /** Shows pages in these colours, with reduced motion, so that everything is at rest at once. */
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
