/** The origin and the address of a request. */
import type { IncomingMessage } from 'node:http';

export type Origins = readonly string[] | '*' | undefined;

/**
 * Whether the sender may connect. Requests without an `Origin` header may, because they do not come from a foreign
 * page.
 */
export function isWelcome({ headers }: IncomingMessage, origins: Origins): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins === '*') return true;
  return origins ? origins.includes(origin) : hostOf(origin) === host;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** Returns the address for which a request counts: of IPv6 only the /64 network, since that is one household. */
export const networkOf = ({ socket }: IncomingMessage): string =>
  networkOfAddress(socket.remoteAddress ?? '');

function networkOfAddress(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/.exec(address);
  return mapped?.[1] ?? (address.includes(':') ? firstGroups(address, 4) : address);
}

function firstGroups(address: string, count: number): string {
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string): string[] => (text ? text.split(':') : []);
  const before = groups(head);
  const after = groups(tail);
  const missing = address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const zeros = Array<string>(missing).fill('0');
  return [...before, ...zeros, ...after].slice(0, count).join(':');
}

/** Does the same behind one proxy: the last address in `X-Forwarded-For` is the one that the proxy has seen. */
export function forwardedFor(request: IncomingMessage): string {
  const [last = ''] = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .slice(-1);
  return last ? networkOfAddress(last.trim().slice(0, 45)) : networkOf(request);
}
