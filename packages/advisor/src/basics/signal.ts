/**
 * The part of an `AbortSignal` that is used here. It is declared here because the types of this package need neither
 * those of a page nor those of Node.
 */
export interface Signal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
