/** The origin and the address of a request. */
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

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

/** The address of IPv4, or the network of IPv6, in one spelling; what is no address is returned unchanged. */
function networkOfAddress(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : groups.slice(0, 4).join(':');
}

/** The eight groups of an address of IPv6, without leading zeros, in lower case. */
function groupsOf(address: string): readonly string[] {
  // The URL standard has one spelling for each address.
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = shortest.split('::').map((part) => (part ? part.split(':') : []));
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/**
 * Does the same behind one proxy: the last address in `X-Forwarded-For` is the one that the proxy has seen, with or
 * without a port. If it is none, the request counts for the proxy.
 */
export function forwardedFor(request: IncomingMessage): string {
  const last = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  const [, bracketed, v4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(last ?? '') ?? [];
  const address = bracketed ?? v4 ?? last ?? '';
  return isIP(address) ? networkOfAddress(address) : networkOf(request);
}
