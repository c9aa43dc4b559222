/**
 * The connection between a page and a server, or a server and its store, which a test can cut, or silence in the
 * direction of the page.
 */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class Wire {
  readonly #server: Server;
  #target: number;
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  /** Whether messages of the server are lost. */
  isMute = false;

  private constructor(target: number) {
    this.#target = target;
    this.#server = createServer((page) => {
      if (this.#isCut) return void page.destroy();
      const server = connect(this.#target, '127.0.0.1');
      page.pipe(server);
      server.on('data', (data) => this.isMute || page.write(data));
      for (const [one, other] of [
        [page, server],
        [server, page],
      ] as const) {
        this.#sockets.add(one);
        one.on('error', () => undefined);
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
      }
    });
  }

  /** Connects to the server at an address. */
  static async to(url: string): Promise<Wire> {
    const wire = new Wire(Number(new URL(url).port));
    await new Promise<void>((resolve) => wire.#server.listen(0, '127.0.0.1', resolve));
    return wire;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Leads to another server from the next connection on. */
  lead(target: number): void {
    this.#target = target;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
    this.isMute = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
