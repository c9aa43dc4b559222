/** The QR code of a link. The code that draws it is loaded when the first link is shown. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class LinkPicture implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #link: string | undefined;
  #drawn: SVGElement | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Returns the picture of a link, with this accessible name; undefined until it is drawn. */
  of(link: string, label: string): SVGElement | undefined {
    if (link !== this.#link) void this.#draw(link);
    this.#drawn?.setAttribute('aria-label', label);
    return this.#drawn;
  }

  hostConnected(): void {
    // If loading has failed before, it is tried again.
    if (!this.#drawn) this.#link = undefined;
  }

  async #draw(link: string): Promise<void> {
    this.#link = link;
    this.#drawn = undefined;
    try {
      const { qrOf } = await import('./qr.js');
      if (link !== this.#link) return;
      this.#drawn = qrOf(link);
      this.#host.requestUpdate();
    } catch {
      // The link is too long, or loading failed: there is no picture, but the link is shown as text, too.
    }
  }
}
