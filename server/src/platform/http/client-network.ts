// Whom limits count: one address of the old kind, or the network of the new kind that one household or practice is given.
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Owning one address of a /64 network means owning all 2^64 of them. */
const groupsOfNetwork = 4;

export const toClientNetwork = (request: FastifyRequest): string => clientNetwork(request.ip);

export function clientNetwork(address = ''): string {
  // The usual ones first: every request comes from somewhere.
  const old = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (isIP(old) === 4) return old;
  const bare = bareAddress(address);
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) === 0) return 'unknown';
  const groups = groupsOf(bare);
  return isOldInNew(groups) ? dotted(groups) : `${groups.slice(0, groupsOfNetwork).join(':')}::/64`;
}

/** Some proxies add the port; a link-local address names its interface. */
const bareAddress = (address: string): string =>
  address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');

/** All eight groups of an IPv6 address, each in its shortest form. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail.split(':').filter((group) => group !== '');
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/** `::ffff:192.0.2.1`, as a socket that listens for both kinds tells an old address. */
const isOldInNew = (groups: readonly string[]): boolean => groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';

const dotted = (groups: readonly string[]): string =>
  groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
