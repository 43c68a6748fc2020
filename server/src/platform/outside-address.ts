// A vendor's address must not lead into the operator's own network, whatever its name resolves to.
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

export class AddressNotAllowed extends Error {
  override readonly name = 'AddressNotAllowed';
}

const closed = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  closed.addSubnet(net, prefix, 'ipv4');
  // The same IPv4 address embedded in an IPv6 address.
  closed.addSubnet(`::ffff:${net}`, 96 + prefix, 'ipv6');
  closed.addSubnet(`64:ff9b::${net}`, 96 + prefix, 'ipv6');
}
for (const [net, prefix] of [
  ['::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
  ['2002::', 16],
] as const)
  closed.addSubnet(net, prefix, 'ipv6');

const isPrivate = (address: string): boolean => closed.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Check of the address alone: a host name is checked again when it is resolved. */
export function isAllowedAddress(url: URL, allowPrivate: boolean): boolean {
  if (allowPrivate) return url.protocol === 'https:' || url.protocol === 'http:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && !(isIP(host) !== 0 && isPrivate(host));
}

/** Also what its name means just now. A name that nobody can resolve may be resolved when an order is sent. */
export async function leadsOutside(url: URL, allowPrivate: boolean): Promise<boolean> {
  if (!isAllowedAddress(url, allowPrivate)) return false;
  const resolve = lookupAllowed(allowPrivate);
  const error = await new Promise<Error | null>((done) => {
    resolve(url.hostname.replace(/^\[|\]$/g, ''), { all: true }, (problem) => done(problem));
  });
  return !(error instanceof AddressNotAllowed);
}

/** The connection is made to the very address that was looked at: a name cannot change its mind in between. */
export function lookupAllowed(allowPrivate: boolean): LookupFunction {
  return (name, options: LookupOptions, found) => {
    lookup(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return found(error, '', 0);
      const refused = allowPrivate ? undefined : addresses.find(({ address }) => isPrivate(address));
      const [first] = addresses;
      if (refused !== undefined || first === undefined)
        return found(new AddressNotAllowed(`${name} is ${refused?.address ?? 'nowhere'}`), '', 0);
      return options.all ? found(null, addresses) : found(null, first.address, first.family);
    });
  };
}
