/** The place of one game in the storage of the browser. All methods throw if the browser refuses. */
export class Slot {
  readonly key: string;
  #seen: string | null = null;

  constructor(key: string) {
    this.key = key;
  }

  /** The text that this tab has read or written last; if the storage has another text, another tab has written it. */
  get seen(): string | null {
    return this.#seen;
  }

  read(): void {
    this.#seen = localStorage.getItem(this.key);
  }

  /** Replaces the running game. Returns false, and changes nothing, if another tab has replaced it meanwhile. */
  write(text: string | undefined): boolean {
    const present = localStorage.getItem(this.key);
    if (present !== null && present !== this.#seen) return false;
    if (text === undefined) localStorage.removeItem(this.key);
    else localStorage.setItem(this.key, text);
    this.#seen = text ?? null;
    return true;
  }

  /** Returns the last game that ended in this tab, if none has begun since. */
  readFinished(): string | null {
    return sessionStorage.getItem(this.key);
  }

  writeFinished(text: string | undefined): void {
    if (text === undefined) sessionStorage.removeItem(this.key);
    else sessionStorage.setItem(this.key, text);
  }

  /** Whether another page has written to the storage since, or cleared it. */
  hasChanged(): boolean {
    return localStorage.getItem(this.key) !== this.#seen;
  }

  /** Whether another tab has taken this place. */
  isTaken({ key, newValue }: StorageEvent): boolean {
    return key === this.key && newValue !== null && newValue !== this.#seen;
  }
}

/** The reason why the browser has refused: no room, or no storage at all. */
export const faultOf = (error: unknown): 'full' | 'none' =>
  error instanceof DOMException && /quota/i.test(error.name) ? 'full' : 'none';
