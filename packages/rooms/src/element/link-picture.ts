/** The picture of a link, which a camera reads. What draws it is fetched when the first link is shown. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class LinkPicture implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #link: string | undefined;
  #drawn: SVGElement | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The picture of a link under this label; undefined until it is drawn. */
  of(link: string, label: string): SVGElement | undefined {
    if (link !== this.#link) void this.#draw(link);
    this.#drawn?.setAttribute('aria-label', label);
    return this.#drawn;
  }

  hostConnected(): void {
    // What could not be fetched may be there now.
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
      // A link that is too long has no picture, and a page that is cut off has none to show: the link says the same.
    }
  }
}
